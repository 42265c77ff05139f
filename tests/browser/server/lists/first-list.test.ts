import type { Page } from '@playwright/test';
import { fillLogin, listPath, openAs, submitLogin } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** Records in the page itself what comes first: the call of the list, the shell, or a row. */
const watchOrder = (page: Page) =>
  page.addInitScript((call) => {
    const order: string[] = Object.assign(globalThis, { seenOrder: [] as string[] }).seenOrder;
    const note = (what: string) => order.includes(what) || order.push(what);
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith(call)) order.push('call');
      return send(input, init);
    };
    const look = () => {
      if (document.querySelector('aside nav')) note('shell');
      if (document.querySelector('#main tbody a')) note('row');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, `${listPath}/query`);

const seenOrder = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seenOrder: readonly string[] }).seenOrder);

const firstRow = (page: Page) => page.locator('tbody a').first();

test('after the login the list is requested once, before the shell is drawn', async ({ page }) => {
  await watchOrder(page);
  await page.goto(`/login?redirect=${encodeURIComponent(listPath)}`);
  await fillLogin(page, 'admin');
  await submitLogin(page);
  await expect(firstRow(page)).toBeVisible();
  expect(await seenOrder(page)).toEqual(['call', 'shell', 'row']);
});

test('a slow list does not delay the shell', async ({ page }) => {
  let deliver = () => {};
  const asked = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(`**${listPath}/query`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/login?redirect=${encodeURIComponent(listPath)}`);
  await fillLogin(page, 'admin');
  await submitLogin(page);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  deliver();
  await expect(firstRow(page)).toBeVisible();
});

test('after a reload the list is requested while its code is still loading', async ({ page }) => {
  await openAs(page, 'admin', listPath);
  await expect(firstRow(page)).toBeVisible();
  let deliver = () => {};
  const asked = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/assets\/lists-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  const query = page.waitForRequest((request) => request.url().endsWith(`${listPath}/query`));
  await page.reload({ waitUntil: 'commit' });
  await query;
  deliver();
  await expect(firstRow(page)).toBeVisible();
});
