import type { Page } from '@playwright/test';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
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

/** The controls that the badge covers, at the top of the page and at its end. */
const covered = (page: Page) =>
  badge(page).evaluate(async (sign) => {
    const found: string[] = [];
    for (const top of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      const box = sign.getBoundingClientRect();
      const controls = [...document.querySelectorAll('#root :is(a, button, input, select, textarea, [tabindex="0"])')];
      for (const control of controls) {
        const { left, right, top: above, bottom } = control.getBoundingClientRect();
        const isThere = right - left > 0 && left < innerWidth && control.checkVisibility({ visibilityProperty: true });
        if (isThere && right > box.left + 1 && left < box.right && bottom > box.top + 1 && above < box.bottom - 1)
          found.push(control.outerHTML.slice(0, 120));
      }
    }
    return found;
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
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
      expect([path, await covered(page)]).toEqual([path, []]);
    }
  });
}
