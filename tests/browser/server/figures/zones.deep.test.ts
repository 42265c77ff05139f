import { statisticNames, statisticPath } from '#src/domain/figures/paths.ts';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const zones = ['Etc/GMT+8', 'UTC', 'Asia/Shanghai'];

test('W4.2: the same figures in browsers set to UTC-8, UTC and UTC+8', async ({ browser, baseURL }) => {
  const found: Record<string, readonly string[]> = {};
  for (const timezoneId of zones) {
    const context = await browser.newContext({ timezoneId, locale: 'zh-CN', ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await openAs(page, 'admin');
    const tables: string[] = [];
    for (const name of statisticNames) {
      // A long period in the past, because the figures of today grow during the test.
      await page.evaluate(
        (to) => history.pushState(null, '', to),
        `${statisticPath(name)}?period=days&from=2026-01-01&to=2026-05-31&compare=year`,
      );
      await expect(shownPage(page).locator('section table').first()).toBeVisible();
      tables.push(...(await shownPage(page).locator('section table').allInnerTexts()));
    }
    found[timezoneId] = tables;
    await context.close();
  }
  const [west, utc, china] = zones.map((zone) => found[zone]);
  expect(china?.length).toBeGreaterThan(20);
  expect([west, utc]).toEqual([china, china]);
});
