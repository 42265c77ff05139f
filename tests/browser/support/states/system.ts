import { expect } from '@playwright/test';
import { openAs, rowOf, shownPage, userMenu } from '#tests/browser/support/app.ts';
import type { States } from './states.ts';

const roles = '/system/roleManager';
const users = '/system/userManager';
const logs = '/system/logManager';

/** Every state of the screens under `/system`, with the steps that lead there. */
export const systemStates: States = {
  'the roles, and the deletion of a role with users': async (page) => {
    await openAs(page, 'admin', roles);
    await rowOf(page, '数据查看员').getByRole('button', { name: /^删除/ }).click();
    await expect(page.getByRole('dialog', { name: '删除角色“数据查看员”' })).toBeVisible();
  },
  'a role with its errors': async (page) => {
    await openAs(page, 'admin', `${roles}/new`);
    await shownPage(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(shownPage(page).getByText('请选择权限')).toBeVisible();
  },
  'the users': async (page) => {
    await openAs(page, 'admin', users);
    await expect(rowOf(page, 'wuzhou.edit')).toBeVisible();
  },
  'a new user with its errors': async (page) => {
    await openAs(page, 'admin', `${users}/new`);
    await shownPage(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(shownPage(page).getByText('姓名不能为空')).toBeVisible();
  },
  'a user, phone and mail hidden': async (page) => {
    await openAs(page, 'admin', `${users}/2`);
    await expect(shownPage(page).getByRole('button', { name: '显示手机号和邮箱' })).toBeVisible();
  },
  'the initial password, shown once': async (page) => {
    await openAs(page, 'admin', users);
    await rowOf(page, 'nanning.edit').getByRole('button', { name: /^更多/ }).click();
    await page.getByRole('menuitem', { name: '重置密码' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '重置密码' }).click();
    await expect(page.getByRole('dialog', { name: '新的初始密码' })).toBeVisible();
  },
  'the first login with an initial password': async (page) => {
    await openAs(page, 'wuzhou.edit');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the log': async (page) => {
    await openAs(page, 'admin', logs);
    await expect(rowOf(page, '登录').first()).toBeVisible();
  },
  'an entry of the log with its changes': async (page) => {
    await openAs(page, 'admin', `${logs}?type=operation`);
    await rowOf(page, '修改').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: '日志详情' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '修改内容' })).toBeVisible();
  },
  'a log without a match': async (page) => {
    await openAs(page, 'admin', `${logs}?keyword=nothing-has-this-name`);
    await expect(shownPage(page).getByText('没有符合条件的结果')).toBeVisible();
  },
  'viewing the app as a role': {
    'the choice of a role to view the app as': async (page) => {
      await openAs(page, 'admin');
      await userMenu(page).click();
      await page.getByRole('menuitem', { name: '以角色身份查看' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /内容编辑/ })).toBeVisible();
    },
    'the app viewed as a role': async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /内容编辑/ })
        .click();
      await expect(page.getByRole('button', { name: '返回我的身份' })).toBeVisible();
    },
  },
};
