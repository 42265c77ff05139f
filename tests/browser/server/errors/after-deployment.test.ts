import type { Page } from '@playwright/test';
import { chooseInMenu, countLoads, expectList, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const chunk = /\/assets\/science-knowledge-.*\.js/;
const noise = /status of 404|dynamically imported module|MIME type|ERR_FAILED/;

/** The number of requests for the chunk. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (chunk.test(request.url())) count += 1;
  });
  return () => count;
}

test('fault I1: a chunk that loads at the second attempt needs no reload', async ({ page, expectConsole }) => {
  expectConsole('error', noise);
  const loads = countLoads(page);
  await openAs(page, 'editor');
  await page.route(chunk, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await chooseInMenu(page, '科普知识');
  await expectList(page);
  expect(loads()).toBe(1);
});

test('fault I1: a missing chunk reloads the page exactly once, and leaves a message and the shell', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', noise);
  const loads = countLoads(page);
  await openAs(page, 'editor');
  const requests = countRequests(page);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await chooseInMenu(page, '科普知识');
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('alert')).toContainText('页面未能加载');
  await expect.poll(requests).toBeGreaterThanOrEqual(6);
  expect(loads()).toBe(2);
  await expect(page.getByRole('button', { name: /^错误日志/ })).toBeVisible();
  await chooseInMenu(page, '首页');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toContainText('您好');
});

test('fault I1: a server that does not answer causes no reload', async ({ page, context, expectConsole }) => {
  expectConsole('error', /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/);
  expectConsole('request', /ERR_INTERNET_DISCONNECTED/);
  const loads = countLoads(page);
  await openAs(page, 'editor');
  await context.setOffline(true);
  await chooseInMenu(page, '科普知识');
  await expect(page.getByRole('alert').filter({ hasText: '页面未能加载' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('fault I1: a missing first chunk leaves a message in four languages', async ({ page, expectConsole }) => {
  expectConsole('error', noise);
  await page.route(/\/assets\/(index|first)-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    '重新加载',
    'reload',
    'recargue',
    '再読み込みしてください',
  ]);
  await page.unroute(/\/assets\/(index|first)-.*\.js/);
  await page.getByRole('link', { name: 'reload' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('fault I10: an old browser gets a message in four languages, and nothing else starts', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/backApi/')) calls.push(request.url());
  });
  await page.goto('/login');
  await expect(page.getByRole('alert').locator('p')).toHaveText([
    /版本过低/,
    /too old/,
    /demasiado antiguo/,
    /古すぎます/,
  ]);
  await page.waitForLoadState('networkidle');
  expect([calls, await page.locator('form').count()]).toEqual([[], 0]);
});

test('without JavaScript there is a message in four languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('noscript p')).toHaveText([
    /请启用JavaScript/,
    /enable JavaScript/,
    /Active JavaScript/,
    /有効にしてください/,
  ]);
  await context.close();
});
