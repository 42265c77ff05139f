import { expect, test } from '#tests/browser/support/test.ts';
import { openAs, shownPage, tabTitles } from '#tests/browser/support/app.ts';
import { expectCharts, part, tableOf } from '#tests/browser/support/figures.ts';

const counts = '/statistics/saBaseCount';

test('W4.1: a bar and a figure of its table open the list with exactly their number, in a separate tab', async ({
  page,
}) => {
  await openAs(page, 'admin', counts);
  await expectCharts(page, 3);
  const row = tableOf(page, '各市').getByRole('row').nth(1);
  const way = row.getByRole('link').first();
  const value = (await way.textContent()) ?? '';
  expect(Number(value)).toBeGreaterThan(0);
  await way.click();
  await expect(shownPage(page).getByText(`共${value}条`)).toBeVisible();
  await expect(tabTitles(page)).toHaveText(['首页', '基地数量统计', '基地资源']);

  await page.goBack();
  const time = part(page, '随时间变化');
  const bar = time.locator('.recharts-bar-rectangle rect').nth(1);
  const month = await tableOf(page, '随时间变化').getByRole('row').nth(2).getByRole('link').first().textContent();
  await bar.click();
  await expect(shownPage(page).getByText(`共${month}条`)).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.has('createdFrom'));
});

test('W4.14, W7.6, W7.7: Tab reaches each figure of a table but nothing in a chart, and a click into a chart focuses nothing in it', async ({
  page,
}) => {
  await openAs(page, 'admin', counts);
  await expectCharts(page, 3);
  const chart = part(page, '各市').locator('[role=img]');
  await expect(chart).toHaveAccessibleName(/^各市：共\d+个基地，14项中最多的是.+（\d+）。$/);
  expect(await chart.locator('[tabindex]:not([tabindex="-1"]), a, button').count()).toBe(0);
  await chart.click({ position: { x: 5, y: 5 } });
  expect(await chart.evaluate((box) => box.contains(document.activeElement))).toBe(false);

  await part(page, '各市').getByRole('button').focus();
  const names: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
  }
  expect(names[0]).toBe('各市：数据表');
  expect(names.slice(1).every((name) => /^南宁市.*个基地，打开列表$/.test(name))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/home/baseResources');
});

test('the list of browsing behind a figure adds up to that figure', async ({ page }) => {
  await openAs(page, 'admin', '/statistics/saView');
  await expectCharts(page, 4);
  const way = tableOf(page, '各类内容').getByRole('row').nth(1).getByRole('link').first();
  const value = await way.textContent();
  await way.click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/statistics/saView/records');
  await expect(
    shownPage(page)
      .getByRole('status')
      .filter({ hasText: `合计${value}次浏览` }),
  ).toBeVisible();
});
