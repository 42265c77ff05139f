import type { Page } from '@playwright/test';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** The number of pages of what is printed now. */
const pages = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox /g)?.length ?? 0;

const printed = async (page: Page): Promise<number> => {
  await expect(page.locator('body > .paper')).toHaveCount(1);
  return pages(page);
};

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  }),
);

for (const path of ['/home/scienceKnowledge/45', '/home/informationCenter/10', '/home/baseResources/GXP002'])
  test(`a version of ${path} fits on one page, which ends with its last group`, async ({ page }) => {
    await openAs(page, 'admin', path);
    await shownPage(page).getByRole('button', { name: '全部记录' }).click();
    const history = page.getByRole('dialog', { name: '修改记录' });
    await history.getByRole('radiogroup', { name: '查看方式' }).getByText('内容').click();
    await history.getByRole('button', { name: '打印' }).click();
    expect(await printed(page)).toEqual(1);
  });

test('a scoring template is printed on two pages, with codes and points on one line', async ({ page }) => {
  await openAs(page, 'auditor', '/set/masterplate/102');
  await shownPage(page).getByRole('button', { name: '打印' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > .paper table')).toBeVisible();
  const lines = await page
    .locator('body > .paper tr > :is(:nth-child(1), :nth-child(3)):not(:empty)')
    .evaluateAll((cells) => [
      ...new Set(
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        }),
      ),
    ]);
  expect({ lines, pages: await printed(page) }).toEqual({ lines: [1], pages: 2 });
});
