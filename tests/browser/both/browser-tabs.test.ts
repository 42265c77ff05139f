import type { Page } from '@playwright/test';
import {
  addressOf,
  cookieOf,
  expectList,
  expectLogin,
  expectNothingProtected,
  listPath,
  logIn,
  logOut,
  openAs,
  openThroughLogin,
  saveButton,
  shownPage,
  signIn,
  userMenu,
  watchCalls,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link');

test('logging out in one browser tab ends the session in the other at once (G16, fault A15)', async ({
  page,
  context,
  wire,
}) => {
  await openAs(page, 'editor');
  const other = await context.newPage();
  await other.goto(listPath);
  await expectList(other);
  const calls = watchCalls(other);

  await logOut(page);
  await expectLogin(other);
  await expectNothingProtected(other);
  await other.goBack();
  await expectNothingProtected(other);
  // At most the picture of the login page: no call is sent with the token of the ended session.
  expect(calls.filter((call) => call !== wire.callOf('/sys/auth/captcha'))).toEqual([]);
});

test('logging in in one browser tab also opens the app in the other (decision 007)', async ({ page, context }) => {
  await page.goto(`${listPath}?status=online`);
  await expectLogin(page);
  const other = await context.newPage();
  await openThroughLogin(other, 'editor');
  await expect(userMenu(page)).toBeVisible();
});

test('another account in one browser tab: the other tab follows with its menus (fault A16)', async ({
  page,
  context,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const other = await context.newPage();
  await other.goto('/blank');
  await logOut(other);
  await expectLogin(page);
  await logIn(other, 'viewer');
  await expect(page.getByRole('button', { name: '账号菜单：信息统计科 数据查看员' })).toBeVisible();
  await expect(menuOf(page)).toHaveText(['首页', '科普知识', '个人中心']);
});

test('a token that changes under the page: nothing is written with it, and the menus of the old account disappear (decision 007, fault A16)', async ({
  page,
  wire,
}) => {
  await openAs(page, 'editor', `${listPath}/45`);
  const title = shownPage(page).getByLabel('主标题');
  await title.fill('不该保存的标题');
  const foreign = await signIn(page, 'viewer');
  const mixed = await watchMixture(page, wire.authorizationOf(foreign));
  const calls = watchCalls(page);
  await page.evaluate((token) => {
    document.cookie = `Admin-Token=${token}; path=/; SameSite=Lax`;
  }, foreign);

  await page.getByRole('button', { name: saveButton }).click();
  await expect(page.getByRole('button', { name: '账号菜单：信息统计科 数据查看员' })).toBeVisible();
  await expect(menuOf(page)).toHaveText(['首页', '科普知识', '个人中心']);
  await expect(page.getByText('不该保存的标题')).toHaveCount(0);
  await expect(page.getByRole('button', { name: saveButton })).toHaveCount(0);
  expect(calls.filter((call) => call === wire.callOf(`${listPath}/update`))).toEqual([]);
  expect(await mixed()).toEqual([]);
  expect(await cookieOf(page, 'Admin-Token')).toBe(foreign);
});

test('the focus event alone reveals the change', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await page.context().clearCookies({ name: 'Admin-Token' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectLogin(page);
  await expectNothingProtected(page);
  expect(addressOf(page)).toContain('redirect=');
});

/** Records each call with this authorization after which the next painted frame still shows the editor’s menu. */
async function watchMixture(page: Page, authorization: string): Promise<() => Promise<string[]>> {
  await page.evaluate((foreign) => {
    const mixed: string[] = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.headers.get('authorization') === foreign) {
        requestAnimationFrame(() => {
          if (document.querySelector('aside')?.textContent.includes('资讯中心')) mixed.push(request.url);
        });
      }
      return send(request);
    };
    Object.assign(window, { mixed });
  }, authorization);
  return () => page.evaluate(() => (window as unknown as { mixed: string[] }).mixed);
}
