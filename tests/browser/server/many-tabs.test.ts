import { expectList, listPath, openAs, shownPage, tab } from '../support/app.ts';
import { watchHeap } from '../support/heap.ts';
import { closeAllUnsaved, editRecords, moveOn, nodesOfTabs } from '../support/many-records.ts';
import { scrollOf, scrollTo } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

/** As many pages as stay drawn. */
const drawn = 12;
const records = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${listPath}/${from + index + 1}`);

test('twice as many records as stay drawn hold no more nodes than those, and none when they are closed', async ({ page }) => {
  test.setTimeout(300_000);
  await openAs(page, 'editor');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  const held = await watchHeap(page);
  const nodes = async () => (await held()).nodes - (await nodesOfTabs(page));
  await editRecords(page, records(0, drawn + 2));
  await closeAllUnsaved(page);
  await moveOn(page);
  const before = await nodes();
  await editRecords(page, records(0, drawn + 1));
  const few = await nodes();
  await editRecords(page, records(drawn + 1, 2 * drawn));
  const many = await nodes();
  await closeAllUnsaved(page);
  // A record has some hundred; what was drawn last keeps a node more or less.
  expect(many - few).toBeLessThan(50);
  // What React still holds of it goes as it draws; a leak stays, however often.
  await expect
    .poll(async () => {
      await moveOn(page);
      return (await nodes()) - before;
    })
    .toBeLessThan(50);
});

test.describe('a list', () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test('that is drawn anew is where it was scrolled to, sideways too', async ({ page }) => {
    await openAs(page, 'editor', listPath);
    await expectList(page);
    await scrollTo(page, 300);
    const table = page.locator('#main').locator('[data-kept]');
    await page.evaluate(() => {
      const [sideways] = [...document.querySelectorAll('#main *')].filter((one) => one.querySelector('table') && one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto');
      sideways?.setAttribute('data-kept', '');
    });
    await table.evaluate((element) => (element.scrollLeft = 120));
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBe(120);
    await editRecords(page, records(0, drawn + 1));
    // Its element is gone.
    await expect(table).toHaveCount(0);
    await tab(page, '科普知识').evaluate((link: HTMLElement) => link.click());
    await expectList(page);
    const places = await page.evaluate(() => [...document.querySelectorAll('#main *')].flatMap((one) => (one.querySelector('table') && one.scrollLeft > 0 ? [one.scrollLeft] : [])));
    expect([await scrollOf(page), places]).toEqual([300, [120]]);
  });
});
