import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { continueAs, desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { cutInTable } from '#tests/browser/support/words/broken-words.ts';

const width = 390;

test.use({ viewport: { width, height: 844 } });

for (const [language, left] of [
  ['zh', /^未评项共/],
  ['es', /^Quedan/],
] as const)
  test(`on a phone, the states of a panel and the points left in a sheet are whole in ${language}`, async ({
    page,
  }) => {
    await openAs(page, 'auditor');
    await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
    await page.goto(`${desk}/9`);
    await expect(shownPage(page).locator('tbody tr').first()).toBeVisible();
    expect((await cutInTable(page)).filter((cut) => cut.startsWith('the badge'))).toEqual([]);
    // The edge beyond which the table goes on has a shadow. The strip lies above the text of the heads.
    const head = await shownPage(page).locator('thead').first().boundingBox();
    const edge = () => page.screenshot({ clip: { x: width - 20, y: (head?.y ?? 0) + 1, width: 6, height: 4 } });
    const before = await edge();
    await page
      .locator('table')
      .first()
      .evaluate((table) => table.parentElement?.scrollTo({ left: table.scrollWidth }));
    await expect.poll(async () => before.equals(await edge())).toBe(false);

    await continueAs(page, 'expert', `${desk}Experience?review=9`);
    await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
    await page.reload();
    const points = await shownPage(page).getByText(left).boundingBox();
    expect((points?.x ?? 0) + (points?.width ?? width)).toBeLessThan(width);
  });

test('on a phone, the page of a new panel is not wider than the phone in the longest language', async ({ page }) => {
  await openAs(page, 'auditor');
  await page.context().addCookies([{ name: 'language', value: 'es', url: new URL('/', page.url()).href }]);
  await page.goto(`${desk}/new?path=%2Fhome%2FbaseResourcesApplication&id=SQ006`);
  await expect(shownPage(page).getByRole('button', { name: /^Quienes dirigen paneles/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toEqual(width);
});
