import type { Page } from '@playwright/test';
import {
  expectCaptcha,
  addressOf,
  fillLogin,
  logIn,
  submitLogin,
  userMenu,
  watchCalls,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { sentFields, type Wire } from '#tests/browser/support/wire.ts';

const account = (page: Page) => page.getByRole('textbox', { name: '登录名' });
const password = (page: Page) => page.getByLabel('密码', { exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: '验证码' });

const loginPath = '/sys/auth/login';
const loginCalls = (calls: readonly string[], { callOf }: Wire) => calls.filter((call) => call === callOf(loginPath));

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await expectCaptcha(page);
});

test('the hint follows the real state of caps lock, not the typed text (1.12)', async ({ page }) => {
  const hint = page.getByText('大写锁定已开启');
  await password(page).focus();
  await page.keyboard.press('Shift+A');
  await expect(hint).toHaveCount(0);
  await key(page, 'a', true);
  await expect(hint).toBeVisible();
  await account(page).focus();
  await expect(hint).toHaveCount(0);
  await password(page).focus();
  await key(page, '1', true);
  await expect(hint).toBeVisible();
  await key(page, '1', false);
  await expect(hint).toHaveCount(0);
});

test('the focus starts at the account and moves through the form in order (K01)', async ({ page }) => {
  await expect(account(page)).toBeFocused();
  const order = [
    password(page),
    code(page),
    page.getByRole('button', { name: '换一张验证码' }),
    page.getByRole('button', { name: '登录', exact: true }),
  ];
  for (const next of order) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('the eye button shows the password; value and focus are kept (K01)', async ({ page }) => {
  await password(page).fill('Forest@2026');
  await expect(password(page)).toHaveAttribute('type', 'password');
  for (const type of ['text', 'password']) {
    await page.getByRole('button', { name: /(显示|隐藏)密码/ }).click();
    await expect(password(page)).toHaveAttribute('type', type);
    await expect(password(page)).toHaveValue('Forest@2026');
    await expect(password(page)).toBeFocused();
  }
});

test('an empty form sends nothing and focuses its first empty field', async ({ page }) => {
  const calls = watchCalls(page);
  await submitLogin(page);
  await expect(account(page)).toBeFocused();
  await expect(page.getByText('请输入登录名')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await account(page).fill('editor');
  await expect(page.getByText('请输入登录名')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  expect(calls).toEqual([]);
});

test('Enter three times and a click send one request; after a failure the button is usable (K03, fault A12)', async ({
  page,
  addFault,
  wire,
}) => {
  const calls = watchCalls(page);
  await fillLogin(page, 'editor', { password: 'wrong' });
  await addFault(page, { kind: 'delay', path: loginPath, milliseconds: 500 });
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '登录', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
  expect(loginCalls(calls, wire)).toHaveLength(1);
  await logIn(page, 'editor');
  expect(loginCalls(calls, wire)).toHaveLength(2);
});

test('blanks around the account are trimmed, the password is sent unchanged (fault A13)', async ({ page, wire }) => {
  await fillLogin(page, ' \u3000editor\u200b ', { password: ' Forest@2026 ' });
  const sent = page.waitForRequest(`**/backApi${wire.pathOf(loginPath)}`);
  await submitLogin(page);
  expect((await sent).postDataJSON()).toMatchObject({
    [wire.nameOf(loginPath, 'userName')]: 'editor',
    password: ' Forest@2026 ',
  });
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
});

test('Enter that ends a composition does not submit the form (fault G7)', async ({ page, wire }) => {
  await fillLogin(page, '', {});
  const calls = watchCalls(page);
  await account(page).focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'bianji', selectionStart: 6, selectionEnd: 6 });
  await expect(account(page)).toHaveValue('bianji');
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await devtools.send('Input.insertText', { text: '编辑' });
  await expect(account(page)).toHaveValue('编辑');
  expect(loginCalls(calls, wire)).toEqual([]);
  // The same key without a composition submits it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
  expect(loginCalls(calls, wire)).toHaveLength(1);
});

test('a new picture can be requested by hand, with a fresh id each time (decision 030)', async ({ page, wire }) => {
  const captcha = '/sys/auth/captcha';
  const ids = new Set<unknown>();
  for (let time = 0; time < 3; time += 1) {
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/backApi${wire.pathOf(captcha)}`,
    );
    await page.getByRole('button', { name: '换一张验证码' }).click();
    ids.add(sentFields(await asked)[wire.nameOf(captcha, 'sessionId')]);
    await expectCaptcha(page);
  }
  expect(ids.size).toBe(3);
  await logIn(page, 'editor');
  await expect(userMenu(page)).toBeVisible();
  expect(addressOf(page)).toBe('/blank');
});

/** A key event as sent with caps lock on or off; a test cannot switch the real state of the keyboard. */
async function key(page: Page, pressed: string, capsLock: boolean) {
  await page.locator(':focus').evaluate(
    (input, [name, modifierCapsLock]) => {
      for (const type of ['keydown', 'keyup']) {
        input.dispatchEvent(new KeyboardEvent(type, { key: name, modifierCapsLock, bubbles: true }));
      }
    },
    [pressed, capsLock] as const,
  );
}
