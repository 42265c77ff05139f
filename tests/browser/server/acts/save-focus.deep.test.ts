import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('the save button keeps the focus after a save with the keyboard', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/45`);
  await shownPage(page).getByLabel('发布人').fill('银杉');
  const save = shownPage(page).getByRole('button', { name: '保存', exact: true });
  await save.focus();
  const saved = page.waitForResponse((response) => response.url().endsWith('/update'));
  await page.keyboard.press('Enter');
  await saved;
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toBeFocused();
});
