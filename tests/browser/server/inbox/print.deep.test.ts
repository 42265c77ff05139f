import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('the action bar, which would cover the text, is not on paper', async ({ page }) => {
  await openAs(page, 'service', '/book/book/1');
  const list = shownPage(page).getByRole('link', { name: '返回列表' });
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeHidden();
});
