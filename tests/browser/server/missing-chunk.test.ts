import { chooseInMenu, expectList, listPath, openAs, shownPage, tabTitles } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

for (const { what, answer, noise } of [
  { what: 'missing', answer: { status: 404, contentType: 'text/plain', body: 'Not found' }, noise: /status of 404|dynamically imported module/ },
  { what: 'HTML of a captive portal', answer: { status: 200, contentType: 'text/html', body: '<html></html>' }, noise: /MIME type|dynamically imported module/ },
]) {
  test(`a page whose code is ${what} says so, offers retry, and leaves the shell alive (I1, E21)`, async ({ page, expectConsole }) => {
    expectConsole('error', noise);
    await openAs(page, 'editor');
    await page.route(/\/assets\/content-list-.*\.js/, (route) => route.fulfill(answer));
    await chooseInMenu(page, '科普知识');
    await expect(page.getByRole('alert')).toContainText('页面未能加载');
    await expect(tabTitles(page)).toHaveText(['首页', '科普知识']);
    await chooseInMenu(page, '首页');
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toContainText('您好');

    await page.unroute(/\/assets\/content-list-.*\.js/);
    await chooseInMenu(page, '科普知识');
    await page.getByRole('button', { name: '重试' }).click();
    await expectList(page);
    await expect(page).toHaveURL(listPath);
  });
}

test('a shell whose code is missing says so and offers to reload (I1)', async ({ page, expectConsole }) => {
  expectConsole('error', /status of 404|dynamically imported module/);
  await page.route(/\/assets\/shell-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/blank');
  await page.getByRole('textbox', { name: '登录名' }).fill('editor');
  await page.getByLabel('密码', { exact: true }).fill('Forest@2026');
  await page.getByRole('textbox', { name: '验证码' }).fill('0000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('应用无法继续运行，请重新加载。')).toBeVisible();
  await page.unroute(/\/assets\/shell-.*\.js/);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toContainText('您好');
});
