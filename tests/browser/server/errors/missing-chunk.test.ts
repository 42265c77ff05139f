import {
  chooseInMenu,
  countLoads,
  expectCaptcha,
  expectList,
  listPath,
  openAs,
  saveButton,
  shownPage,
  tabTitles,
  toasts,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

for (const { what, answer, noise } of [
  {
    what: 'missing',
    answer: { status: 404, contentType: 'text/plain', body: 'Not found' },
    noise: /status of 404|dynamically imported module/,
  },
  {
    what: 'HTML of a captive portal',
    answer: { status: 200, contentType: 'text/html', body: '<html></html>' },
    noise: /MIME type|dynamically imported module/,
  },
]) {
  test(`a page whose code is ${what} reports it, offers a retry, and keeps the shell usable (fault I1, E21)`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('error', noise);
    await openAs(page, 'editor');
    const loads = countLoads(page);
    await page.route(/\/assets\/science-knowledge-.*\.js/, (route) => route.fulfill(answer));
    await chooseInMenu(page, '科普知识');
    // The page reloads once by itself.
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('alert')).toContainText('页面未能加载');
    await expect(tabTitles(page)).toHaveText(['首页', '科普知识']);
    await chooseInMenu(page, '首页');
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toContainText('您好');

    await page.unroute(/\/assets\/science-knowledge-.*\.js/);
    await chooseInMenu(page, '科普知识');
    await page.getByRole('button', { name: '重试' }).click();
    await expectList(page);
    await expect(page).toHaveURL(listPath);
  });
}

test('a page with its machine but without its view reports it, and shows the view after a retry (fault I1)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /status of 404|dynamically imported module/);
  await openAs(page, 'admin');
  const loads = countLoads(page);
  await page.route(/\/assets\/log-screen-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await chooseInMenu(page, '日志管理');
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('alert')).toContainText('页面未能加载');
  await page.unroute(/\/assets\/log-screen-.*\.js/);
  await page.getByRole('button', { name: '重试' }).click();
  await expectList(page);
});

test('a shell whose code is missing reports it and offers a reload (fault I1)', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 404|dynamically imported module/);
  const loads = countLoads(page);
  await page.route(/\/assets\/shell-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/blank');
  await page.getByRole('textbox', { name: '登录名' }).fill('editor');
  await page.getByLabel('密码', { exact: true }).fill('Forest@2026');
  await page.getByRole('textbox', { name: '验证码' }).fill('0000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  // The page has reloaded once by itself.
  await expect.poll(loads).toBe(2);
  await expect(page.getByText('应用无法继续运行，请重新加载。')).toBeVisible();
  await page.unroute(/\/assets\/shell-.*\.js/);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toContainText('您好');
});

test('a content type that fails to load at first is requested again (fault I1)', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 404/);
  const loads = countLoads(page);
  await page.route(/\/assets\/science-knowledge-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await openAs(page, 'editor', listPath);
  await expectList(page);
  expect(loads()).toBe(1);
});

test('menus whose code is missing are reported in a dialog, and pages and side menu stay (fault I1)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /status of 404|dynamically imported module/);
  const openedMenu = /\/assets\/opened-menu-.*\.js/;
  for (const chunk of [openedMenu, /\/assets\/(opened-popover|narrow-menu)-.*\.js/])
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const loads = countLoads(page);
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  // The page reloads once by itself.
  await expect.poll(loads).toBe(1);
  await expectList(page);
  for (const name of [/^账号菜单/, '列和行高', '导出']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toContainText('未能加载');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // The next opening tries again.
  await page.unroute(openedMenu);
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await expect(page.getByRole('menu')).toContainText('退出登录');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '折叠菜单' }).click();
  await page.locator('aside a[href="/home/informationCenter"]').click();
  await expectList(page);
  await expect(tabTitles(page)).toHaveText(['首页', '科普知识', '资讯中心']);
});

test('without a network a message appears, and the typed text stays (R07)', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('error', /ERR_INTERNET_DISCONNECTED/);
  expectConsole('request', /ERR_INTERNET_DISCONNECTED/);
  // The component of the messages loads by itself, after the page.
  const messages = page.waitForResponse(/\/assets\/toaster-.*\.js/);
  await openAs(page, 'editor', `${listPath}/1`);
  await (await messages).finished();
  const title = shownPage(page).getByRole('textbox').first();
  await title.fill('probe');
  // With the parts that load later: the message is about the save.
  await expect(shownPage(page).getByRole('textbox', { name: '正文' })).toBeVisible();
  await context.setOffline(true);
  await shownPage(page).getByRole('button', { name: saveButton }).click();
  await expect(page.getByRole('alert')).toHaveText('无法连接服务器');
  await expect(toasts(page)).toHaveText(['无法连接服务器']);
  await expect(title).toHaveValue('probe');
});

test('a message whose component cannot be loaded appears as plain text (fault I1)', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 404|preload CSS|dynamically imported module|status of 500/);
  const loads = countLoads(page);
  await page.route(/\/assets\/toaster-.*/, (route) => route.fulfill({ status: 404 }));
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await page.route('**/backApi/home/scienceKnowledge/query*', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await shownPage(page).getByRole('button', { name: '刷新' }).click();
  const message = page.getByRole('alert').filter({ hasText: '无法读取服务器的响应（500），请稍后重试' });
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(message).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('a login page without its texts reports it and offers a retry', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 404|dynamically imported module/);
  const chunk = /\/assets\/zh-.*\.js/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText('页面未能加载，请检查网络后重试。重试');
  await page.unroute(chunk);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('a language whose texts are missing is not switched to, and can be chosen again', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('error', /status of 404/);
  await page.goto('/login');
  const languages = page.getByRole('combobox', { name: '语言' });
  // The app is loaded.
  await expectCaptcha(page);
  await page.route(/\/assets\/ja-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await languages.selectOption('ja');
  await expect(toasts(page)).toHaveText(['语言未能切换，请检查网络后重试']);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(languages).toHaveValue('zh');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('language');
  await page.unroute(/\/assets\/ja-.*\.js/);
  await languages.selectOption('ja');
  await expect(page.locator('button[type=submit]')).toHaveText('ログイン');
});
