import type { Page } from '@playwright/test';
import {
  addressOf,
  cookieOf,
  expectList,
  expectLogin,
  expectNothingProtected,
  expectSaved,
  listPath,
  logIn,
  logOut,
  redirectOf,
  rowOf,
  saveButton,
  shownPage,
  tab,
  tabTitles,
  toasts,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const deepLink = `${listPath}?status=draft#latest`;
const title = '红树林里的招潮蟹';

test('the whole story: deep link, login, add, publish, pin, reload, log out, Back (N09, G20)', async ({ page }) => {
  await test.step('a deep link without a token leads to login, which keeps it', async () => {
    await page.goto(deepLink);
    await expectLogin(page);
    expect(redirectOf(page)).toBe(deepLink);
    await expect(page).toHaveTitle('登录 - 林业科普资源共享平台管理后台');
  });

  await test.step('the editor logs in and arrives at the linked page', async () => {
    await logIn(page, 'editor');
    await expectList(page);
    expect(addressOf(page)).toBe(deepLink);
    await expect(page).toHaveTitle('科普知识 - 林业科普资源共享平台管理后台');
    await expect(tabTitles(page)).toHaveText(['首页', '科普知识']);
  });

  await test.step('an article is added after its phone is corrected', () => addArticle(page));

  await test.step('the draft appears in the list, is published and pinned', async () => {
    await tab(page, '科普知识').click();
    await expect(rowOf(page, title)).toContainText('草稿');
    await page.getByRole('button', { name: `上架：${title}` }).click();
    // The article has neither picture nor text.
    await page.getByRole('button', { name: '仍要上架' }).click();
    await expect(toasts(page).filter({ hasText: `已上架：${title}` })).toBeVisible();
    // The filter of the link still selects drafts.
    await expect(rowOf(page, title)).toHaveCount(0);
    await shownPage(page).getByRole('button', { name: '重置' }).first().click();
    await expect(rowOf(page, title)).toContainText('已上架');
    await page.getByRole('button', { name: `更多操作：${title}` }).click();
    await page.getByRole('menuitem', { name: '置顶', exact: true }).click();
    await expect(toasts(page).filter({ hasText: `已置顶：${title}` })).toBeVisible();
  });

  await test.step('after a reload the article is still published and pinned', async () => {
    await page.reload();
    await shownPage(page).getByRole('searchbox').fill(title);
    await expect(shownPage(page).getByText('共1条')).toBeVisible();
    await expect(rowOf(page, title)).toContainText('已上架');
    await expect(rowOf(page, title).getByText('置顶中')).toBeVisible();
  });

  await test.step('after a logout, Back shows nothing protected and does not open the app', async () => {
    await logOut(page);
    expect(await cookieOf(page, 'Admin-Token')).toBeUndefined();
    await expectNothingProtected(page);
    await page.goBack();
    await expectLogin(page);
    await expectNothingProtected(page);
  });
});

async function addArticle(page: Page) {
  await page.getByRole('link', { name: '新增' }).click();
  const form = page.getByRole('form', { name: '新增科普知识' });
  await form.getByLabel('主标题').fill(title);
  await form.getByLabel('轮播标题').fill('滩涂上的一只大钳子');
  await form.getByRole('combobox', { name: '所属基地' }).fill('林场');
  await page.getByRole('option', { name: /林场/ }).first().click();
  await form.getByRole('combobox', { name: '类型' }).click();
  await page.getByRole('listbox', { name: '类型' }).getByRole('option', { name: '湿地与海岸' }).click();
  await form.getByRole('combobox', { name: '关键词' }).fill('红树林');
  await form.getByLabel('简介').fill('退潮之后，招潮蟹在滩涂上挥舞大钳子。');
  await form.getByRole('textbox', { name: '发布时间' }).fill('2026-06-15 09:30');
  await form.getByLabel('发布人').fill('科普宣传科');

  // It begins with the phone of the last article.
  const phone = form.getByLabel('手机号');
  await expect(phone).toHaveValue(/^1\d{10}$/);
  await phone.clear();
  await form.getByRole('button', { name: saveButton }).click();
  await expect(form.getByText('手机号不能为空')).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.fill('2381234567');
  await form.getByRole('button', { name: saveButton }).click();
  await expect(form.getByText('请输入正确格式的手机号！')).toBeVisible();
  await expect(form.getByText('手机号不能为空')).toHaveCount(0);
  expect(addressOf(page)).toBe(`${listPath}/new`);
  await phone.fill('13812345678');
  await form.getByRole('button', { name: saveButton }).click();
  await expectSaved(page);
  await expect(page).toHaveURL(new RegExp(`${listPath}/\\d+$`));
  await expect(tab(page, title)).toBeVisible();
}
