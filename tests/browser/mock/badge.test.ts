import type { Page } from '@playwright/test';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { controlsUnder, windows } from '#tests/browser/support/covering.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';
import { tools } from '#tests/browser/support/tools.ts';

const badge = (page: Page) => tools(page).getByRole('button', { name: /^测试与开发工具/ });

/** A page of each kind: lists, forms with a save bar, records, inboxes, statistics, matrices, the data display. */
const pages = [
  '/blank',
  '/home/scienceKnowledge',
  '/home/scienceKnowledge/45',
  '/home/index',
  '/home/baseResourcesApplication',
  '/home/baseResourcesScore',
  '/comment/comment',
  '/book/book',
  '/statistics/saBaseCount',
  '/set/masterplate',
  '/set/masterplate/new',
  '/system/roleManager/2',
  '/system/userManager',
  '/system/logManager',
  '/profile',
  '/board/dashboard',
];

/** A phone, where the badge has least room; the deep suite opens a desk, too. */
for (const { width, height } of isDeep ? windows : windows.slice(-1)) {
  test(`A4: at ${width} px the badge covers no control of any kind of page, even while it is red`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'admin', '/blank');
    await page.evaluate(() => window.__mock?.storage(true));
    await expect(badge(page)).toHaveAccessibleName(/故障已开启：1/);
    for (const path of pages) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(
        shownPage(page).getByRole('heading', { level: 1 }).or(shownPage(page).getByRole('region')).first(),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([path, await controlsUnder(badge(page))]).toEqual([path, []]);
    }
  });
}
