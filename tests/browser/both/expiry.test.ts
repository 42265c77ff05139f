import type { Page } from '@playwright/test';
import {
  addressOf,
  cookieOf,
  expectList,
  expectLogin,
  listPath,
  logIn,
  openAs,
  redirectOf,
  saveButton,
  shownPage,
  tab,
} from '#tests/browser/support/app.ts';
import { recordMessages } from '#tests/browser/support/messages.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import type { Wire } from '#tests/browser/support/wire.ts';

const address = `${listPath}?keyword=%E6%9E%97#here`;

test('an expiry during work: one dialog however many calls fail, then back to the same page (R04, fault A1)', async ({
  page,
  wire,
}) => {
  const shown = await recordMessages(page);
  await openAs(page, 'editor', listPath);
  await openRecord(page);
  await endSession(page, wire);
  const expired = countExpired(page, wire);
  await openAllRecords(page);
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog).toContainText('账号已过期，请重新登录');
  // How many of the twenty calls get their answer before the app withdraws the others depends on the machine.
  await expect.poll(expired).toBeGreaterThan(1);

  await test.step('it cannot be dismissed', async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText(['重新登录']);
  });

  await test.step('a login leads to one reload and the same page', async () => {
    const left = addressOf(page);
    expect(left).toMatch(/\/\d+$/);
    await dialog.getByRole('button', { name: '重新登录' }).click();
    await expectLogin(page);
    expect(redirectOf(page)).toBe(left);
    expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
    await logIn(page, 'editor');
    await expect(page.getByRole('button', { name: saveButton })).toBeVisible();
    expect(addressOf(page)).toBe(left);
    expect(await shown()).toEqual({ dialogs: ['提示'], toasts: [], loads: 2 });
  });
});

for (const { account, arrives } of [
  { account: 'editor', arrives: address },
  { account: 'viewer', arrives: '/blank' },
]) {
  test(`after the editor's session expired, ${account} arrives at ${arrives} (decision 003)`, async ({
    page,
    wire,
  }) => {
    await openAs(page, 'editor', address);
    await expectList(page);
    await endSession(page, wire);
    await shownPage(page).getByRole('button', { name: '刷新' }).click();
    await page.getByRole('button', { name: '重新登录' }).click();
    await expectLogin(page);
    expect(redirectOf(page)).toBe(address);
    await logIn(page, account);
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(addressOf(page)).toBe(arrives);
  });
}

/** Opens a record and returns to the list, so that the code of the record page is loaded. */
async function openRecord(page: Page) {
  await expectList(page);
  await shownPage(page).locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: saveButton })).toBeVisible();
  await tab(page, '科普知识').click();
  await expectList(page);
}

/** Follows every title of the list at once: as many pages, each of which requests its record. */
const openAllRecords = (page: Page) =>
  page.evaluate(() => {
    for (const title of document.querySelectorAll<HTMLElement>('#main td:nth-child(2) a')) title.click();
  });

/** Ends the session on the server, unnoticed by the app. */
async function endSession(page: Page, { callOf, authorizationOf }: Wire) {
  const token = await cookieOf(page, 'Admin-Token');
  const [method = '', path = ''] = callOf('/sys/auth/logout').split(' ');
  const status = await page.evaluate(async ([url, options]) => (await fetch(url, options)).status, [
    `/backApi${path}`,
    { method, headers: { authorization: authorizationOf(token ?? '') } },
  ] as const);
  expect(status).toBe(200);
}

/** Counts the answers that report an expired session from now on. */
function countExpired(page: Page, { isExpired }: Wire): () => Promise<number> {
  const answers: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/backApi/')) return;
    answers.push(response.json().then(isExpired, () => false));
  });
  return async () => (await Promise.all(answers)).filter(Boolean).length;
}
