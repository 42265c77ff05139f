import { fillLogin, listPath, saveButton, shownPage, submitLogin } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('an hour that the browser’s clocks skip can be picked, typed, sent and shown like any other', async ({ page }) => {
  await page.goto(`${listPath}/17`);
  await fillLogin(page, 'editor');
  await submitLogin(page);
  const field = shownPage(page).locator('[data-path=releaseTime]');
  await expect(field).toHaveValue('2025-06-11 10:00');
  const updates = page.waitForRequest((request) => request.url().endsWith('/update'));
  await field.press('ArrowDown');
  for (let month = 7; month <= 15; month += 1) await page.getByRole('button', { name: '下个月' }).click();
  await page.getByRole('button', { name: '2026年3月29日星期日' }).click();
  await page.getByRole('spinbutton', { name: '小时' }).fill('02');
  await page.getByRole('spinbutton', { name: '分钟' }).fill('30');
  await page.getByRole('button', { name: '完成' }).click();
  await expect(field).toHaveValue('2026-03-29 02:30');
  await shownPage(page).getByRole('button', { name: saveButton }).click();
  expect((await updates).postDataJSON()).toMatchObject({ releaseTime: '2026-03-29 02:30:00' });
  await page.reload();
  await expect(field).toHaveValue('2026-03-29 02:30');
});
