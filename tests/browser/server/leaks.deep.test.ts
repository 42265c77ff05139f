import type { Page } from '@playwright/test';
import { expectList, expectMenu, listPath, shownPage, tab, tabTitles, userMenu } from '#tests/browser/support/app.ts';
import { openAtRest, watchHeap } from '#tests/browser/support/heap.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

const lists = [listPath, '/home/informationCenter'];

/** Each round opens 20 pages. Three rounds are enough to detect that each page leaves a node behind. */
const rounds = isDeep ? 10 : 3;

/** 20 pages: both lists, and nine records of each. */
const batch = (first: number) =>
  lists.flatMap((list) => [list, ...Array.from({ length: 9 }, (_, index) => `${list}/${((first + index) % 60) + 1}`)]);

test(`${20 * rounds} pages opened and closed leave no node, no listener and no actor behind (fault B11)`, async ({
  page,
}) => {
  // This limit only ends a hanging test. A busy machine needs minutes for so many pages.
  test.setTimeout(600_000);
  await openAtRest(page);
  const held = await watchHeap(page);
  // Everything that is loaded or cached once is there before the measurement.
  await openPages(page, batch(0));
  await closeAll(page);
  await renderTwice(page);
  const before = await held();
  for (let round = 0; round < rounds; round += 1) {
    await openPages(page, batch(9 * round));
    await (round % 2 ? closeAll(page) : closeEach(page));
  }
  await renderTwice(page);
  const after = await held();
  // The last drawing keeps a few nodes or listeners; a leak would be one for each page.
  expect(after.actors).toBeLessThanOrEqual(before.actors);
  expect([after.nodes - before.nodes, after.listeners - before.listeners].filter((more) => more >= 20)).toEqual([]);
});

test('opened and closed menus leave nothing behind', async ({ page }) => {
  await openAtRest(page);
  const held = await watchHeap(page);
  const openAndClose = async () => {
    for (const open of [() => tab(page, '首页').click({ button: 'right' }), () => userMenu(page).click()]) {
      await open();
      await expectMenu(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  };
  for (let time = 0; time < 3; time += 1) await openAndClose();
  const before = await held();
  for (let time = 0; time < 5; time += 1) await openAndClose();
  // A leak remains, however long the test waits.
  await expect.poll(held).toEqual(before);
});

/** Navigates to one address after the other, and waits for each page. */
const openPages = (page: Page, hrefs: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const isThere = () =>
      [...document.querySelectorAll('#main > *')].some(
        (one) =>
          getComputedStyle(one).display !== 'none' && one.querySelector('table tbody a, [data-path=releasePeople]'),
      );
    for (const href of wanted) {
      history.pushState(null, '', href);
      do await new Promise(requestAnimationFrame);
      while (!isThere());
    }
  }, hrefs);

async function closeEach(page: Page) {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('header li > button')) control.click();
  });
  await expectHome(page);
}

async function closeAll(page: Page) {
  await page.getByRole('button', { name: '标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭所有' }).click();
  await expectHome(page);
}

/** React keeps its previous drawings, and with them the pages that were open then: two more drawings release them. */
async function renderTwice(page: Page) {
  for (let time = 0; time < 2; time += 1) {
    await openPages(page, [listPath]);
    await expectList(page);
    await closeAll(page);
  }
}

async function expectHome(page: Page) {
  await expect(tabTitles(page)).toHaveText(['首页']);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
}
