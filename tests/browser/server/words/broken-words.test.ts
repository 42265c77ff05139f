import { wallPath } from '#src/domain/routes/location.ts';
import { openAs } from '#tests/browser/support/app.ts';
import { brokenWords } from '#tests/browser/support/words/broken-words.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

/** The language with the longest words; the deep suite reads all. */
for (const language of isDeep ? ['en', 'es', 'ja'] : ['es']) {
  test(`A7: no word of menu, headings, tiles and table heads is broken (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, 'admin', '/board/dashboard');
    await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
    for (const path of ['/board/dashboard', '/book/book', '/home/baseResources', '/statistics/saBaseCount']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('#main h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([path, await brokenWords(page)]).toEqual([path, []]);
    }
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${wallPath}?lang=${language}`);
      await expect(page.locator('[data-tile=map] li')).toHaveCount(14);
      expect([width, await brokenWords(page)]).toEqual([width, []]);
    }
  });
}
