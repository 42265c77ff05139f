import type { Page } from '@playwright/test';
import {
  addressOf,
  cookieOf,
  expectList,
  expectLogin,
  expectNothingProtected,
  fillLogin,
  listPath,
  logIn,
  redirectOf,
  submitLogin,
  toasts,
} from '#tests/browser/support/app.ts';
import { recordMessages } from '#tests/browser/support/messages.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const path = '/sys/auth/permissions';
const refusal = { success: false, rCode: 500, rMsg: '权限服务维护中，请稍后登录', resultData: null };
const html = '<html><body>502 Bad Gateway</body></html>';
const address = `${listPath}?status=online`;

test('refused: the message of the server appears once, at login, and the app stays closed (decision 002, G12)', async ({
  page,
  addFault,
}) => {
  const shown = await recordMessages(page);
  await page.goto(address);
  await fillLogin(page, 'editor');
  await addFault(page, { kind: 'body', path, body: refusal });
  await submitLogin(page);
  await expect(toasts(page)).toHaveText([refusal.rMsg]);
  await expectLogin(page);
  await expectNothingProtected(page);
  expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
  expect(redirectOf(page)).toBe(address);
  await logIn(page, 'editor');
  await expectList(page);
  expect(addressOf(page)).toBe(address);
  expect(await shown()).toEqual({ dialogs: [], toasts: [refusal.rMsg], loads: 1 });
});

test('expired: one message and no dialog (R06)', async ({ page, addFault }) => {
  const shown = await recordMessages(page);
  await page.goto('/login');
  await fillLogin(page, 'editor');
  await addFault(page, { kind: 'expire', path });
  await submitLogin(page);
  await expect(toasts(page)).toHaveText(['账号已过期，请重新登录']);
  await expectLogin(page);
  expect(await shown()).toMatchObject({ dialogs: [], toasts: ['账号已过期，请重新登录'] });
});

const silences = [
  {
    what: 'a 500 with HTML',
    fault: { kind: 'status', path, status: 500, body: html },
    words: '无法读取服务器的响应（500），请稍后重试',
    noise: /status of 500/,
  },
  {
    what: 'HTML in place of an answer',
    fault: { kind: 'body', path, body: html },
    words: '无法读取服务器的响应，请稍后重试',
    noise: null,
  },
  {
    what: 'no list',
    fault: { kind: 'body', path, body: { success: true, rCode: 200, rMsg: '', resultData: {} } },
    words: '无法读取服务器的响应，请稍后重试',
    noise: null,
  },
] as const;

for (const { what, fault, words, noise } of silences) {
  test(`${what}: /error shows the reason, and a retry continues (decision 002)`, async ({
    page,
    addFault,
    expectConsole,
  }) => {
    if (noise) expectConsole('error', noise);
    await page.goto(address);
    await fillLogin(page, 'editor');
    await addFault(page, fault);
    await submitLogin(page);
    await expectErrorPage(page, words);
    expect(redirectOf(page)).toBe(address);
    await page.getByRole('button', { name: '重试' }).click();
    await expectList(page);
    expect(addressOf(page)).toBe(address);
  });
}

test('no answer: /error shows the reason, and a retry continues (decision 002)', async ({
  page,
  server,
  addFault,
  expectConsole,
  wire,
}) => {
  expectConsole('error', /ERR_/);
  expectConsole('request', new RegExp(wire.pathOf(path)));
  await page.goto(address);
  await fillLogin(page, 'editor');
  // The browser itself retries failed connections any number of times; the app retries a read twice.
  if (server)
    await page.route(`**/backApi${wire.pathOf(path)}`, (route) => route.abort('connectionfailed'), { times: 3 });
  else await addFault(page, { kind: 'network', path, times: 3 });
  await submitLogin(page);
  await expectErrorPage(page, '无法连接服务器');
  await page.getByRole('button', { name: '重试' }).click();
  await expectList(page);
  expect(addressOf(page)).toBe(address);
});

test('unanswered: every address ends on /error without a loop, and the user can log out (G13)', async ({
  page,
  addFault,
  expectConsole,
}) => {
  expectConsole('error', /status of 500/);
  await page.goto('/login');
  await fillLogin(page, 'editor');
  await addFault(page, { kind: 'status', path, status: 500, body: html, times: 20 });
  await submitLogin(page);
  await expectErrorPage(page, '无法读取服务器的响应（500），请稍后重试');
  for (const opened of ['/blank', address, '/error']) {
    const changes = countLocations(page);
    await page.goto(opened);
    await expectErrorPage(page, '无法读取服务器的响应（500），请稍后重试');
    expect(changes()).toBeLessThan(3);
  }
  await page.getByRole('button', { name: '退出登录' }).click();
  await expectLogin(page);
  expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
});

async function expectErrorPage(page: Page, words: string) {
  await expect(page.getByRole('heading', { name: '获取失败' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(words);
  expect(new URL(page.url()).pathname).toBe('/error');
  expect(await cookieOf(page, 'Admin-Token')).toBeDefined();
  await expectNothingProtected(page);
}

/** Counts the addresses of the page from now on. */
function countLocations(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return () => count;
}
