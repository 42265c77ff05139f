import type { Figures } from '#src/domain/figures/figures.ts';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('fault D4: labels, tooltips and legends of charts are text, whatever the names of records', async ({ page }) => {
  await page.route('**/backApi/statistics/saBaseCount/query', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { resultData: Figures };
    const tables = body.resultData.tables.map(({ by, columns, rows }) => ({
      by,
      columns: columns.map((column, index) => hostileHtml[index] ?? column),
      rows: rows.map((row, index) => (by === 'time' ? row : { ...row, key: hostileHtml[index + 20] ?? row.key })),
    }));
    await route.fulfill({ response, json: { ...body, resultData: { ...body.resultData, tables } } });
  });
  await openAs(page, 'admin', '/statistics/saBaseCount');
  const bars = shownPage(page).locator('.recharts-bar-rectangle rect');
  await expect(bars.first()).toBeVisible();
  const legend = shownPage(page).locator('section').first().getByRole('listitem');
  await expect(legend.first()).toHaveText(hostileHtml[0]?.trim() ?? '');
  for (const bar of (await bars.all()).slice(0, 12)) {
    await bar.hover({ force: true });
    await expect(shownPage(page).locator('.recharts-tooltip-wrapper').first()).toBeAttached();
  }
  const found = await page.evaluate(() => ({
    ran: '__xss' in globalThis,
    inside: document.querySelectorAll('section :is(script, iframe, object, embed, img, [onerror], [onload])').length,
  }));
  expect(found).toEqual({ ran: false, inside: 0 });
});
