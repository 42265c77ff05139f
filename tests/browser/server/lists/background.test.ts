import { listPath, openAs } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('what is loaded after the first list brings no styles, which would lay the list out again', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'admin', listPath);
  await expect(page.locator(`tbody a[href^="${listPath}/"]`).first()).toBeVisible();
  const styles = () => page.locator('link[rel=stylesheet], style').count();
  const before = await styles();
  const toaster = page.waitForResponse(/\/toaster-[^/]*\.js/);
  await page.clock.fastForward(5000);
  await toaster;
  expect(await styles()).toBe(before);
});
