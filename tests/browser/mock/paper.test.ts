import { openAs, shownPage, toasts, userMenu } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { tools } from '#tests/browser/support/tools.ts';

test('A3: the badge, its open menu, messages, menus and the skip link are not printed', async ({ page }) => {
  await openAs(page, 'admin', '/home/scienceKnowledge?status=online');
  const badge = tools(page).getByRole('button', { name: /^测试与开发工具/ });
  await shownPage(page)
    .getByRole('button', { name: /^更多操作/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^(取消)?置顶/ }).click();
  await expect(toasts(page)).toBeVisible();
  await toasts(page).hover();
  await userMenu(page).click();
  const dropdown = page.getByRole('menu');
  await expect(dropdown).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const overlay of [toasts(page), dropdown, badge, page.locator('[href="#main"]')])
    await expect(overlay).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(badge).toBeVisible();
});

test('A3: a result that is printed below an open message is alone on its pages, and nothing is wider than they are', async ({
  page,
}) => {
  await openAs(page, 'auditor', '/home/baseResourcesScore?show=all&status=scoring');
  await shownPage(page).getByRole('row').nth(1).getByRole('link').first().click();
  const main = shownPage(page);
  await expect(main.getByRole('button', { name: '打印', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await main.getByRole('button', { name: /^催办/ }).first().click();
  await expect(toasts(page)).toBeVisible();
  await toasts(page).hover();
  // The first key of Ctrl+P loads the code of the chart.
  await page.keyboard.press('Control');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('body > .paper .recharts-wrapper')).toHaveCount(1);
  const printed = await page.evaluate(() => {
    const shown = [...document.body.children].filter((element) => element.checkVisibility());
    const paper = document.querySelector('body > .paper');
    // The width of A4 without its margins.
    const width = (180 * 96) / 25.4;
    const left = paper?.getBoundingClientRect().left ?? 0;
    const charts = [...(paper?.querySelectorAll('.recharts-wrapper') ?? [])];
    return {
      shown: shown.map(({ className }) => className),
      charts: charts.map((chart) => chart.getBoundingClientRect().right - left <= width),
    };
  });
  expect(printed).toEqual({ shown: ['paper'], charts: [true] });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...pdf.matchAll(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/g)];
  expect([pages.length, pdf.match(/\/MediaBox /g)?.length]).toEqual([2, 2]);
});
