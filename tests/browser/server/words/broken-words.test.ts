import type { Page } from '@playwright/test';
import { wallPath } from '#src/domain/routes/location.ts';
import { openAs } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** The words of menu, headings and tiles that take two lines, and those that are cut. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('aside nav span, h1, h2, h3, [data-tile=map] li > span, dt, th')) {
      if (!element.checkVisibility()) continue;
      if (element.matches('[data-tile=map] span') && element.scrollWidth > element.clientWidth)
        broken.push(`cut: ${element.textContent}`);
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{Script=Latin}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const language of ['en', 'es', 'ja']) {
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
