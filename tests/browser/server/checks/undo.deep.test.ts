import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('Ctrl+Z after a correction takes it back and nothing else, and another field undoes its own typing', async ({
  page,
}) => {
  await openAs(page, 'editor', `${listPath}/45`);
  const field = (name: string) => shownPage(page).locator(`[data-path=${name}]`);
  const correct = () => shownPage(page).getByRole('button', { name: '改为“红豆杉”' }).click();
  await field('content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('馆内有红豆衫。');
  await field('summary').fill('概要');
  await field('summary').press('End');
  await page.keyboard.type('一');
  await correct();
  await expect(field('content')).toContainText('馆内有红豆杉。');
  await page.keyboard.press('Control+z');
  await expect(field('content')).toContainText('馆内有红豆衫。');
  await expect(field('summary')).toHaveValue('概要一');

  await correct();
  await field('summary').press('End');
  await page.keyboard.press('Control+z');
  await expect(field('summary')).toHaveValue('概要');
  await expect(field('content')).toContainText('馆内有红豆杉。');
});
