import { expectList, listPath, openAs, userMenu } from '#tests/browser/support/app.ts';
import { headerBox, keepPreferences } from '#tests/browser/support/settings.ts';
import { expect, test } from '#tests/browser/support/test.ts';

// Scrollbars that take up space, as on most desktops.
test.use({
  viewport: { width: 1280, height: 600 },
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

for (const fixedHeader of [true, false]) {
  test(`a dialog over a scrolling page does not move the header, fixed: ${fixedHeader} (X07)`, async ({ page }) => {
    await keepPreferences(page, { fixedHeader });
    await openAs(page, 'editor', listPath);
    await expectList(page);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const before = await headerBox(page);
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
    const moved = async () => {
      const after = await headerBox(page);
      return Math.max(Math.abs(after.left - before.left), Math.abs(after.right - before.right));
    };
    await expect.poll(moved).toBeLessThanOrEqual(1);
  });
}
