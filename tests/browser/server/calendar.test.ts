import { expectList, listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { showRecords } from '#tests/browser/support/many-records.ts';
import { scrollTo } from '#tests/browser/support/settings.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('an open calendar keeps its focus while its field scrolls out of view, and closes with its page', async ({
  page,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await showRecords(page, [`${listPath}/17`]);
  const field = shownPage(page).locator('[data-path=releaseTime]');
  await expect(field).toHaveValue('2025-06-11 10:00');
  await field.press('ArrowDown');
  const calendar = page.getByRole('dialog');
  await calendar.locator(':focus').waitFor();
  await scrollTo(page, 0);
  await expect(calendar).toBeVisible();
  await expect(field).not.toBeInViewport();
  await expect(calendar.locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expectList(page);
  await expect(calendar).toBeHidden();
  await page.goForward();
  await expect(field).toBeVisible();
  await expect(calendar).toBeVisible();
});
