import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

const charted = ['/statistics/saBaseCount', '/statistics/saView?compare=previous', '/statistics/saConsultUser'];

/** Spanish has the longest words. */
for (const language of isDeep ? ['zh', 'en', 'es', 'ja'] : ['es']) {
  test(`A7: the tooltip of a chart fits a phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'admin');
    await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
    for (const path of charted) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      const charts = shownPage(page).locator('section .recharts-wrapper > svg');
      await expect(charts.first()).toBeVisible();
      for (const chart of await charts.all()) {
        await chart.scrollIntoViewIfNeeded();
        const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
        for (const share of [0.5, 0.9]) {
          await chart.hover({ position: { x: width * share, y: height * 0.5 } });
          const tooltip = chart.locator('xpath=..').locator('.recharts-tooltip-wrapper');
          await expect(tooltip).toBeVisible();
          const outside = await tooltip.evaluate((box) => {
            const parts = [box, ...box.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
            return parts.filter(({ left, right }) => left < -1 || right > innerWidth + 1).length;
          });
          expect({ path, share, outside }).toEqual({ path, share, outside: 0 });
        }
      }
    }
  });
}
