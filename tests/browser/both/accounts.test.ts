import {
  addressOf,
  cookieOf,
  expectList,
  expectLogin,
  expectNothingProtected,
  fillLogin,
  listPath,
  logIn,
  openAs,
  shownPage,
  submitLogin,
  toasts,
} from '#tests/browser/support/app.ts';
import { recordMessages } from '#tests/browser/support/messages.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** The names of all operations on records. */
const changes = /新增|编辑|保存|上架|下架|置顶$|轮播$/;
const actions = /新增|编辑|保存|上架|下架|置顶$|轮播$|更多操作/;

test('viewer sees one page and none of its buttons (P01, P10, fault C2)', async ({ page }) => {
  await openAs(page, 'viewer', listPath);
  await expectList(page);
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveText([
    '首页',
    '科普知识',
    '个人中心',
  ]);
  const buttons = page.getByRole('button', { name: actions, includeHidden: true });
  const links = page.getByRole('link', { name: actions, includeHidden: true });
  await expect(buttons.or(links)).toHaveCount(0);
  await expect(page.locator(`a[href$="${listPath}/new"]`)).toHaveCount(0);

  await shownPage(page).locator('tbody').getByRole('link').first().click();
  await expect(page.getByText('缺少“科普知识-编辑”权限，内容仅供查看。')).toBeVisible();
  // Its menu has the operations that change nothing: earlier versions.
  await expect(
    page
      .getByRole('button', { name: changes, includeHidden: true })
      .or(page.getByRole('link', { name: changes, includeHidden: true })),
  ).toHaveCount(0);
  await expect(page.locator('#main form dt', { hasText: '主标题' })).toBeVisible();
  await expect(page.locator('#main form :is(input, textarea, [contenteditable])')).toHaveCount(0);

  await page.goto('/blank');
  await expect(shownPage(page).getByRole('link')).toHaveText(['科普知识', '个人中心']);
  await expect(buttons.or(links)).toHaveCount(0);
});

test('viewer cannot open pages that are not granted (fault B5, C1)', async ({ page }) => {
  const shown = await recordMessages(page);
  await openAs(page, 'viewer', '/home/informationCenter');
  await expect(page).toHaveURL('/blank');
  // Recorded, because the message may disappear before the shell is drawn.
  await expect
    .poll(async () => (await shown()).toasts)
    .toEqual(['页面不存在或未授权：/home/informationCenter（缺少“资讯中心”权限）']);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${listPath}/new`);
  await expect(shownPage(page).getByText('缺少“科普知识-新增”权限')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
});

test('nobody gets one message and is not let in (G09)', async ({ page }) => {
  const shown = await recordMessages(page);
  await page.goto('/login');
  await fillLogin(page, 'nobody');
  await submitLogin(page);
  await expect(toasts(page)).toHaveText(['没有页面访问权限']);
  await expectLogin(page);
  await expectNothingProtected(page);
  expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
  // The form is usable again at once, for an account that may enter.
  await logIn(page, 'viewer');
  await expect(page).toHaveURL('/blank');
  expect(await shown()).toEqual({ dialogs: [], toasts: ['没有页面访问权限'], loads: 1 });
});

const refusals = [
  { who: 'a wrong password', account: 'editor', typed: { password: 'wrong' }, words: '用户名或密码错误' },
  { who: 'an unknown account', account: 'stranger', typed: {}, words: '用户名或密码错误' },
  { who: 'a wrong code', account: 'editor', typed: { code: 'XXXX' }, words: '验证码错误' },
  { who: 'a disabled account', account: 'locked', typed: {}, words: '账号已停用，请联系管理员' },
];

for (const { who, account, typed, words } of refusals) {
  test(`${who} is refused with the message of the server, and the form is kept (fault A6)`, async ({
    page,
    expectConsole,
    server,
    wire,
  }) => {
    const { status } = await attempt();
    if (status >= 400) expectConsole('error', new RegExp(`status of ${status}`));
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page.getByRole('textbox', { name: '登录名' })).toHaveValue(account);
    await expect(page.getByLabel('密码', { exact: true })).not.toHaveValue('');
    await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
    expect(addressOf(page)).toBe('/login');
    expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
    await logIn(page, 'editor');
    await expect(page.getByRole('alert')).toHaveCount(0);

    async function attempt() {
      await page.goto('/login');
      await fillLogin(page, account, typed);
      const picture = await page.getByRole('img', { name: '验证码图片' }).getAttribute('src');
      const answer = page.waitForResponse(`**/backApi${wire.pathOf('/sys/auth/login')}`);
      await submitLogin(page);
      const response = await answer;
      await expect(page.getByRole('img', { name: '验证码图片' })).not.toHaveAttribute('src', picture ?? '');
      expect(server === null).toBe(response.fromServiceWorker());
      return { status: response.status() };
    }
  });
}
