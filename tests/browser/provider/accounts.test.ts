import type { Page } from '@playwright/test';
import {
  expectList,
  expectLogin,
  expectSaved,
  fillLogin,
  logIn,
  logOut,
  openAs,
  rowOf,
  shownPage,
  submitLogin,
  toasts,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const users = '/system/userManager';
const roles = '/system/roleManager';

test('a user is added, renamed, moved to another role, given a new password and disabled; the sign-in follows each change', async ({
  page,
}) => {
  await openAs(page, 'admin', `${users}/new`);
  const form = shownPage(page);
  const save = form.getByRole('button', { name: '保存' });

  await test.step('a name that is taken is refused, a new user is saved', async () => {
    await form.getByLabel('登录名').fill('editor');
    await page.keyboard.press('Tab');
    await expect(form.getByText('账号已存在')).toBeVisible();
    await form.getByLabel('登录名').fill('newcomer');
    await form.getByLabel('姓名').fill('档案科');
    await form.getByLabel('手机号').fill('12000098765');
    await form.getByLabel('邮箱').fill('newcomer@example.com');
    await choose(page, '所属基地', '君武森林公园');
    await choose(page, '角色', '数据查看员');
    await form.getByRole('textbox', { name: '密码', exact: true }).fill('Initial@2026');
    await form.getByLabel('确认密码').fill('Initial@2026');
    await save.click();
    await expect(page).toHaveURL(/\/system\/userManager\/\d+$/);
    await expect(form.getByText('待改密码')).toBeVisible();
  });

  await test.step('name and role of the user are changed', async () => {
    await expect(form.getByLabel('所属基地')).toHaveValue('君武森林公园');
    await form.getByLabel('姓名').fill('档案二科');
    await choose(page, '角色', '内容编辑');
    await save.click();
    await expectSaved(page);
    await form.getByRole('link', { name: '返回列表' }).click();
    await shownPage(page).getByRole('searchbox').fill('newcomer');
    await expect(shownPage(page).getByText('共1条')).toBeVisible();
    await expect(rowOf(page, 'newcomer').getByRole('cell')).toContainText([
      'newcomer',
      '档案二科',
      '内容编辑',
      '待改密码',
      '120****8765',
      'n***@example.com',
    ]);
    await rowOf(page, 'newcomer').getByRole('button', { name: '查看联系方式：newcomer' }).click();
    await expect(rowOf(page, 'newcomer')).toContainText('12000098765');
  });

  const password = await test.step('the password is reset', async () => {
    await operate(page, 'newcomer', '重置密码');
    const shown = page.getByRole('dialog', { name: '新的初始密码' });
    const given = await shown.getByRole('textbox', { name: '新的初始密码' }).inputValue();
    await shown.getByRole('button', { name: '已记下，关闭' }).click();
    return given;
  });

  await test.step('the user signs in with it, and changes it first', async () => {
    await logOut(page);
    await fillLogin(page, 'newcomer', { password });
    await submitLogin(page);
    const change = page.getByRole('dialog', { name: '修改密码' });
    await change.getByLabel('旧密码').fill(password);
    await change.getByLabel('新密码').fill('Forest@2027');
    await change.getByLabel('确认密码').fill('Forest@2027');
    await change.getByRole('button', { name: '确定' }).click();
    await expect(change).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '资讯中心' }),
    ).toBeVisible();
    await logOut(page);
  });

  await test.step('a disabled user cannot sign in', async () => {
    await logIn(page, 'admin');
    await page.goto(`${users}?keyword=newcomer`);
    await operate(page, 'newcomer', '停用');
    await expect(toasts(page).filter({ hasText: '已停用：newcomer' })).toBeVisible();
    await page.goto(`${users}?state=disabled&keyword=newcomer`);
    await expect(rowOf(page, 'newcomer')).toContainText('停用');
    await logOut(page);
    await fillLogin(page, 'newcomer', { password: 'Forest@2027' });
    await submitLogin(page);
    await expect(page.getByRole('alert')).toHaveText('账号已停用，请联系管理员');
    await expectLogin(page);
  });
});

test('a role is added with rights, renamed, and deleted with its users moved to it', async ({ page }) => {
  await openAs(page, 'admin', `${roles}/new`);
  const form = shownPage(page);

  await test.step('a role with a page and a button is added', async () => {
    await form.getByLabel('角色名称').fill('内容编辑');
    await page.keyboard.press('Tab');
    await expect(form.getByText('角色已存在')).toBeVisible();
    await form.getByLabel('角色名称').fill('审核');
    await page.keyboard.press('Tab');
    await expect(form.getByText('名称可用')).toBeVisible();
    await form.getByRole('checkbox', { name: '科普知识：上架/下架' }).click();
    await expect(form.getByText('已选1个页面、1项操作')).toBeVisible();
    await saveRole(page);
    await expect(page).toHaveURL(/\/system\/roleManager\/\d+$/);
  });

  await test.step('it is renamed', async () => {
    await form.getByLabel('角色名称').fill('终审');
    await page.keyboard.press('Tab');
    await expect(form.getByText('名称可用')).toBeVisible();
    await saveRole(page);
    await expectSaved(page);
    await page.reload();
    await expect(form.getByLabel('角色名称')).toHaveValue('终审');
    await expect(form.getByRole('checkbox', { name: '科普知识：页面' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: '科普知识：上架/下架' })).toBeChecked();
    await expect(form.getByText('已选1个页面、1项操作')).toBeVisible();
    await form.getByRole('link', { name: '返回列表' }).click();
  });

  await test.step('another role is deleted, and its users move to the new one', async () => {
    await expect(rowOf(page, '终审').getByRole('cell')).toContainText(['终审', '0', '1', '1']);
    await shownPage(page).getByRole('button', { name: '删除：数据查看员' }).click();
    const asked = page.getByRole('dialog', { name: '删除角色“数据查看员”' });
    await asked.getByRole('combobox', { name: '转入角色' }).click();
    await page.getByRole('option', { name: '终审' }).click();
    await asked.getByRole('button', { name: '转移用户并删除' }).click();
    await expect(toasts(page).filter({ hasText: '已删除：数据查看员' })).toBeVisible();
    await expect(rowOf(page, '数据查看员')).toHaveCount(0);
    await expect(rowOf(page, '终审').getByRole('cell')).toContainText(['终审', '17', '1', '1']);
  });

  await test.step('a moved user has the rights of the new role', async () => {
    await logOut(page);
    await logIn(page, 'viewer');
    await page.goto('/home/scienceKnowledge');
    await expectList(page);
    await expect(
      shownPage(page)
        .getByRole('button', { name: /^下架：/ })
        .first(),
    ).toBeVisible();
    await expect(shownPage(page).getByRole('link', { name: '新增' })).toHaveCount(0);
  });
});

/** Chooses an option of a field. */
async function choose(page: Page, field: string, option: string) {
  await shownPage(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses an operation in the menu of a user, and confirms it. */
async function operate(page: Page, account: string, operation: string) {
  await rowOf(page, account)
    .getByRole('button', { name: `更多操作：${account}` })
    .click();
  await page.getByRole('menuitem', { name: operation }).click();
  await page.getByRole('dialog', { name: operation }).getByRole('button', { name: operation }).click();
}

/** Saves a role, and confirms the changes of its rights. */
async function saveRole(page: Page) {
  await shownPage(page).getByRole('button', { name: '保存' }).click();
  await page.getByRole('dialog', { name: '确认权限变更' }).getByRole('button', { name: '确认保存' }).click();
}
