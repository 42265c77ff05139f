import { expectList, listPath, logIn, openAs } from '#tests/browser/support/app.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const chromium = await findChromium();

// A host name of an office network: plain http, which is no secure context.
const host = 'office.test';
test.use({
  launchOptions: { ...chromium, args: [...chromium.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] },
});

test('fault H9: an older page reports a newer build in another tab once, and keeps the data that it stored', async ({
  page,
  context,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const newer = await context.newPage();
  // Any page of the origin will do: only the data of the newer build matters.
  await newer.goto('/favicon.svg');
  await newer.evaluate(() => {
    localStorage.setItem('preferences', '{"looks":{"scheme":"dark"}}');
    localStorage.setItem('storageVersion', '2');
  });
  const notice = page.getByText('此浏览器用过更新的版本');
  await expect(notice).toHaveCount(1);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expectList(page);
  await expect(notice).toHaveCount(0);
  expect(
    await newer.evaluate(() => [localStorage.getItem('preferences'), localStorage.getItem('storageVersion')]),
  ).toEqual(['{"looks":{"scheme":"dark"}}', '2']);
});

test('fault H10: over plain http one notice reports the insecure connection, and the app works', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  // Chromium reports that one of our headers has no effect here.
  expectConsole('error', /Cross-Origin-Opener-Policy header has been ignored/);
  const notice = page.getByText('当前地址未加密');
  await page.goto(`${(baseURL ?? '').replace('127.0.0.1', host)}${listPath}`);
  await expect(notice).toBeVisible();
  await logIn(page, 'editor');
  await expectList(page);
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token');
  expect(token).toMatchObject({ domain: host, secure: false, sameSite: 'Lax' });
  await page.reload();
  await expectList(page);
  await expect(notice).toHaveCount(0);
});

test('fault H10: localhost is secure and gets no notice', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await expect(page.getByText('当前地址未加密')).toHaveCount(0);
});
