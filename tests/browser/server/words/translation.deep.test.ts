import type { Page } from '@playwright/test';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import {
  expectList,
  expectMenu,
  expectSaved,
  fillLogin,
  listPath,
  openAs,
  rowOf,
  shownPage,
  submitLogin,
  tab,
  toasts,
  userMenu,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { translateAll } from '#tests/browser/support/translation.ts';

// A component that breaks renders again or shows its crash screen; React logs both on the console, which fails a test.

const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name });

test('read-only texts may be translated, controls may not', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/1`);
  await shownPage(page).getByRole('button', { name: '预览' }).click();
  const mayBe = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => (element as HTMLElement).translate);
  await expect(page.locator('[role=dialog] article')).toBeVisible();
  expect([await mayBe('[role=dialog] article h1'), await mayBe('#main form')]).toEqual([true, false]);
});

test('a continuously translated editor loses no typed text', async ({ page }) => {
  await translateAll(page);
  await openAs(page, 'editor', `${listPath}/45`);
  const field = (name: string) => shownPage(page).getByRole('textbox', { name, exact: true });
  await field('主标题').fill('银杉');
  await field('发布人').fill('');
  await field('发布人').pressSequentially('宣传科');
  await field('简介').fill('一种古老的树');

  await field('手机号').fill('12345');
  await button(page, /^保存$/).click();
  await expect(shownPage(page).getByText('有1项需要修改')).toBeVisible();
  await field('手机号').fill('');
  await field('手机号').pressSequentially('13800000000');
  await page.keyboard.press('Tab');
  await expect(shownPage(page).getByText('有1项需要修改')).toHaveCount(0);

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '科普知识', exact: true }).click();
  await expectList(page);
  await page.goBack();
  await button(page, '预览').click();
  await expect(page.getByRole('dialog').getByText('一种古老的树')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const saved = page.waitForRequest((request) => request.url().endsWith('/scienceKnowledge/update'));
  await field('主标题').press('Control+s');
  expect((await saved).postDataJSON()).toMatchObject({ mainTitle: '银杉', summary: '一种古老的树' });
  await expectSaved(page);
  await expect(page.getByRole('heading', { level: 1, name: '银杉' })).toBeVisible();
  expect([await field('发布人').inputValue(), await field('手机号').inputValue()]).toEqual(['宣传科', '13800000000']);
  await tab(page, '科普知识').click();
  await expect(rowOf(page, '银杉')).toBeVisible();
});

test('a continuously translated list can be filtered, sorted and paged, and its texts stay correct', async ({
  page,
}) => {
  await translateAll(page);
  await openAs(page, 'editor', listPath);
  const count = (words: string | RegExp) => expect(shownPage(page).getByText(words)).toBeVisible();
  await count('共60条');
  await shownPage(page).getByRole('searchbox').fill('红树');
  await count(/^共[1-9]条$/);
  await button(page, '重置').first().click();
  await count('共60条');
  await shownPage(page).getByRole('combobox', { name: '状态' }).selectOption('草稿');
  await expect(rowOf(page, '已上架')).toHaveCount(0);
  await button(page, '重置').first().click();
  await count('共60条');

  const sort = button(page, /浏览量|发布时间/).first();
  await sort.click();
  await expect(page).toHaveURL(/orderBy=/);
  await count('显示第1–20条');
  await button(page, '下一页').click();
  await count('显示第21–40条');

  const more = button(page, /^更多操作：/).first();
  const title = ((await more.getAttribute('aria-label')) ?? '').replace('更多操作：', '');
  await more.click();
  await expectMenu(page);
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('menuitem', { name: '置顶', exact: true }).click();
  await expect(toasts(page).filter({ hasText: `已置顶：${title}` })).toBeVisible();
  await button(page, `下架：${title}`).click();
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click();
  await expect(toasts(page).filter({ hasText: `已下架：${title}` })).toBeVisible();
});

test('texts that appear, disappear and change beside others are correct under translation', async ({
  page,
  addFault,
  expectConsole,
}) => {
  expectConsole('error', /502/);
  await translateAll(page);
  await openAs(page, 'admin', '/system/logManager');
  const says = (words: string | RegExp) => expect(shownPage(page).getByText(words)).toBeVisible();
  await says('实时更新中');
  await button(page, '暂停更新').click();
  await says('已暂停更新');
  await button(page, '继续更新').click();
  await says('实时更新中');
  await addFault(page, { kind: 'status', path: '/sys/log/query', status: 502, body: '', times: 2 });
  await button(page, '刷新').click();
  await expect(shownPage(page).getByText(/^共\d+条$/)).toHaveCount(0);
  await button(page, '重试').click();
  await says(/^共\d+条$/);

  await page.goto('/system/userManager/new');
  const name = shownPage(page).getByRole('textbox', { name: '登录名' });
  await name.fill('newcomer');
  await page.keyboard.press('Tab');
  await says('登录名可用');
  await name.fill('newcomer2');
  await expect(shownPage(page).getByText('登录名可用')).toHaveCount(0);
  await expect(name).toHaveValue('newcomer2');
});

test('a continuously translated login form keeps typed text after a refusal', async ({ page }) => {
  await translateAll(page);
  await page.goto('/login');
  await submitLogin(page);
  await expect(page.getByText('请输入登录名')).toBeVisible();
  await fillLogin(page, 'editor', { code: 'none' });
  await submitLogin(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '登录名' })).toHaveValue('editor');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(demoPassword);
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused();
  await page.keyboard.type(masterCode);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();
});

test('a continuously translated password form keeps typed text after a refusal', async ({ page }) => {
  await translateAll(page);
  await openAs(page, 'editor');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const submit = () => dialog.getByRole('button', { name: '确定' }).click();
  await submit();
  await field('旧密码').fill('Forest@2025');
  await field('新密码').pressSequentially('Spruce@2027');
  await field('确认密码').fill('Spruce@2027');
  await submit();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect([await field('新密码').inputValue(), await field('确认密码').inputValue()]).toEqual([
    'Spruce@2027',
    'Spruce@2027',
  ]);
  await field('旧密码').fill(demoPassword);
  await submit();
  await expect(toasts(page).filter({ hasText: '修改密码成功' })).toBeVisible();
});
