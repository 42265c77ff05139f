import { workerFile } from '#mocks/worker.ts';
import {
  expectCaptcha,
  expectList,
  listPath,
  logIn,
  logInAgain,
  openAs,
  rowOf,
  shownPage,
  toasts,
  userMenu,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { tools } from '#tests/browser/support/tools.ts';

const draft = '天坑里的原始森林';

test('the login page lists the demo accounts and fills the form on a click', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('演示账号（点击填写）')).toBeVisible();
  for (const account of ['admin', 'editor', 'viewer', 'nobody', 'locked']) {
    await page.getByRole('button', { name: account, exact: true }).click();
    await expect(page.getByRole('textbox', { name: '登录名' })).toHaveValue(account);
    await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('0000');
  }
  await page.getByRole('button', { name: 'viewer', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toContainText('数据查看员');
});

test('session and records survive a reload and are shared with a second browser tab', async ({ page, context }) => {
  await openAs(page, 'editor', `${listPath}?status=draft`);
  await expect(rowOf(page, draft)).toContainText('草稿');
  const second = await context.newPage();
  await second.goto(`${listPath}?keyword=${draft}`);
  await second.getByRole('button', { name: `上架：${draft}` }).click();
  await second.getByRole('button', { name: '仍要上架' }).click();
  await expect(rowOf(second, draft)).toContainText('已上架');
  // The row changes at once, this message appears only after the answer.
  await expect(toasts(second).filter({ hasText: `已上架：${draft}` })).toBeVisible();

  await shownPage(page).getByRole('button', { name: '刷新' }).click();
  await expect(rowOf(page, draft)).toHaveCount(0);
  await page.reload();
  await expectList(page);
  await expect(rowOf(page, draft)).toHaveCount(0);
});

test('__mock.reset() restores the seed and ends all sessions', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}?keyword=${draft}`);
  await page.getByRole('button', { name: `上架：${draft}` }).click();
  // After publishing, the list is loaded again: the reset would abort a pending call.
  const settled = page.waitForResponse((answer) => answer.url().endsWith(`${listPath}/query`));
  await page.getByRole('button', { name: '仍要上架' }).click();
  await settled;
  await page.evaluate(() => window.__mock?.reset());
  await logInAgain(page);
  await expect(rowOf(page, draft)).toContainText('草稿');
});

test('a mocked Set-Cookie is not stored, and the next start deletes cookies that an older build stored', async ({
  page,
  addFault,
  expectConsole,
}) => {
  expectConsole('error', /status of 503/);
  const kept = () => page.evaluate(() => localStorage.getItem('__msw-cookie-store__'));
  await page.goto('/login');
  await expectCaptcha(page);
  const headers = { 'Set-Cookie': 'Admin-Token=canary' };
  await addFault(page, { kind: 'status', path: '/sys/auth/captcha', status: 503, body: {}, headers });
  const answered = page.waitForResponse(/captcha$/);
  await page.getByRole('img', { name: '验证码图片' }).click();
  expect((await answered).status()).toBe(503);
  expect(await kept()).toBeNull();

  await page.evaluate(() => localStorage.setItem('__msw-cookie-store__', '[{"key":"Admin-Token","value":"canary"}]'));
  await page.reload();
  await expectCaptcha(page);
  expect(await kept()).toBeNull();
});

test('a failed update of the worker, because the page closes meanwhile, is no error of the app', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    Object.assign(window, { updates: 0 });
    ServiceWorkerRegistration.prototype.update = () => {
      Object.assign(window, { updates: 1 });
      return Promise.reject(new TypeError('Failed to update a ServiceWorker: Not found'));
    };
  });
  await openAs(page, 'editor', listPath);
  await expectList(page);
  // The last page takes the worker with it, so only a second page finds one.
  const second = await context.newPage();
  await second.goto(listPath);
  await expectList(second);
  expect(await second.evaluate(() => (window as unknown as { updates: number }).updates)).toBe(1);
});

test('an unhandled call fails loudly, and none reaches the server', async ({ page, context, expectConsole }) => {
  expectConsole('error', /mock: nothing answers POST \/no\/such\/thing/);
  expectConsole('error', /status of 404/);
  const reached: string[] = [];
  // Receives the calls that the service worker passes on to the network.
  await context.route(/backApi|control/, (route) => {
    reached.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 204 });
  });
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const status = (path: string) => page.evaluate(async (to) => (await fetch(to, { method: 'POST' })).status, path);
  expect(await status('/backApi/no/such/thing')).toBe(404);
  expect(await status('/control')).toBe(204);
  expect(reached).toEqual(['/control']);
});

test('files of the app bypass the worker: leaving a page aborts their requests, which is no failure', async ({
  page,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const throughWorker = { calls: new Set<boolean>(), files: new Set<boolean>() };
  page.on('response', (response) => {
    throughWorker[response.url().includes('/backApi/') ? 'calls' : 'files'].add(response.fromServiceWorker());
  });
  await page.reload();
  await expectList(page);
  expect(throughWorker).toEqual({ calls: new Set([true]), files: new Set([false]) });
});

test('the mock still answers after a hard reload, a plain one and a deep link (fault L3)', async ({
  page,
  context,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const answers: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/backApi/')) answers.push(response.fromServiceWorker());
  });
  const devtools = await context.newCDPSession(page);
  const reloads = {
    'hard reload': () => devtools.send('Page.reload', { ignoreCache: true }),
    reload: () => page.reload(),
    'location.assign': () => page.evaluate((to) => location.assign(to), `${listPath}?status=online`),
    'deep link': () => page.goto(`${listPath}?status=draft`),
  };
  for (const [name, reload] of Object.entries(reloads)) {
    await test.step(name, async () => {
      const loaded = page.waitForEvent('load');
      answers.length = 0;
      await reload();
      await loaded;
      await expectList(page);
      await expect.poll(() => answers.length).toBeGreaterThanOrEqual(4);
      expect(answers.every(Boolean)).toBe(true);
    });
  }
});

test('fault L3: the next calls are answered even if the browser stops the worker during work', async ({
  page,
  context,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const answers: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/backApi/')) answers.push(response.fromServiceWorker());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await shownPage(page).getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await expectList(page);
  await shownPage(page).locator('tbody').getByRole('link').first().click();
  await expect(shownPage(page).getByLabel('发布人')).toBeVisible();
  expect(answers.every(Boolean)).toBe(true);
});

for (const { what, answer, complaint, reason } of [
  {
    what: 'missing',
    answer: { status: 404, body: 'Not found' },
    complaint: /bad HTTP response code/,
    reason: 'script does not exist at the given path',
  },
  {
    what: 'a page',
    answer: { status: 200, contentType: 'text/html', body: '<html></html>' },
    complaint: /unsupported MIME type/,
    reason: 'unsupported MIME type',
  },
]) {
  test(`a worker script that is ${what}: the page reports it and makes no calls (fault L1)`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole('exception', /worker/i);
    expectConsole('error', complaint);
    const called: string[] = [];
    await context.route(/backApi/, (route) => {
      called.push(route.request().url());
      return route.abort();
    });
    await context.route(`**/${workerFile}`, (route) => route.fulfill(answer));
    await page.goto(listPath);
    await expect(page.getByRole('alert')).toContainText('模拟后端的Service Worker未能启动，没有发出任何请求');
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(page.locator('#root')).toHaveCount(0);

    await page.getByRole('button', { name: '在此页面内继续' }).click();
    await logIn(page, 'editor');
    await expectList(page);
    await expect(tools(page).getByRole('button', { name: /在此页面内应答/ })).toBeVisible();
    expect(called).toEqual([]);
  });
}
