import type { Page } from '@playwright/test';
import {
  cookieOf,
  expectList,
  fillLogin,
  listPath,
  openAs,
  submitLogin,
  userMenu,
} from '#tests/browser/support/app.ts';
import { openTool } from '#tests/browser/support/tools.ts';
import { expect, test } from '#tests/browser/support/test.ts';

interface Visualiser {
  opened: string[];
  /** The posted messages, as text. */
  posted: string[];
}

test('our switch opens the official inspector, which receives no secrets (fault K3)', async ({ page }) => {
  await stubVisualiser(page);
  await page.goto(`/login?redirect=${listPath}`);
  await openTool(page, '状态机查看器');
  await page.getByRole('button', { name: '官方查看器' }).click();
  await expect.poll(async () => (await visualiserOf(page)).opened).toHaveLength(1);
  const [address] = (await visualiserOf(page)).opened;
  expect(new URL(address ?? '').hostname).toMatch(/(^|\.)stately\.ai$/);
  await page.keyboard.press('Control+F9');

  // A failed login first, so that its events are included.
  await fillLogin(page, 'editor', { password: 'canary-password-1', code: 'cnry1' });
  const picture = await page.getByRole('img', { name: '验证码图片' }).getAttribute('src');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await fillLogin(page, 'editor');
  await submitLogin(page);
  await expect(userMenu(page)).toBeVisible();
  await expectList(page);
  const token = await cookieOf(page, 'Admin-Token');
  await changePassword(page);

  const posted = (await visualiserOf(page)).posted.join('\n');
  // The messages arrive, and they are the app’s.
  expect(posted).toContain('permissions');
  expect(posted).toContain('submitted');
  expect(posted).toContain('editor');
  expect(token).toBeTruthy();
  for (const secret of [token, 'canary-password-1', 'cnry1', 'Forest@2026', 'Canary@2027', picture?.slice(0, 80)]) {
    expect(posted.includes(secret ?? '-'), secret).toBe(false);
  }
});

test('nothing is opened before the switch is used', async ({ page }) => {
  await stubVisualiser(page);
  await openAs(page, 'editor', listPath);
  await expectList(page);
  expect(await visualiserOf(page)).toEqual({ opened: [], posted: [] });
});

/** Replaces the visualiser’s window, so that nothing leaves this machine: it reports ready and records messages. */
const stubVisualiser = (page: Page) =>
  page.addInitScript(() => {
    const visualiser: Visualiser = { opened: [], posted: [] };
    const answer = () => window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    const target = {
      closed: false,
      // Like a window, it refuses messages that cannot be cloned.
      postMessage: (message: unknown) => void visualiser.posted.push(JSON.stringify(structuredClone(message))),
      close: () => undefined,
    };
    window.open = (address) => {
      visualiser.opened.push(String(address));
      setTimeout(answer, 0);
      return target as unknown as Window;
    };
    Object.assign(window, { visualiser });
  });

const visualiserOf = (page: Page): Promise<Visualiser> =>
  page.evaluate(() => (window as unknown as { visualiser: Visualiser }).visualiser);

async function changePassword(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByRole('textbox', { name: '旧密码', exact: true }).fill('Forest@2026');
  await dialog.getByRole('textbox', { name: '新密码', exact: true }).fill('Canary@2027');
  await dialog.getByRole('textbox', { name: '确认密码', exact: true }).fill('Canary@2027');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('修改密码成功')).toBeVisible();
}
