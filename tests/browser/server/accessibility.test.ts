import type { Page } from '@playwright/test';
import type { States } from '#tests/browser/support/states/states.ts';
import { keepPreferences, openSettings } from '#tests/browser/support/settings.ts';
import {
  expectCaptcha,
  expectList,
  fillLogin,
  listPath,
  openAs,
  rowOf,
  saveButton,
  shownPage,
  submitLogin,
  tab,
  userMenu,
} from '#tests/browser/support/app.ts';
import { commentStates } from '#tests/browser/support/states/comments.ts';
import { consultationStates } from '#tests/browser/support/states/consultations.ts';
import { scoringStates } from '#tests/browser/support/states/scoring.ts';
import { systemStates } from '#tests/browser/support/states/system.ts';
import { stepsOf, testAccessibility } from '#tests/browser/support/states/test-accessibility.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** The states that are checked, with the steps that lead to them. */
const states: States = {
  'the login page': {
    login: async (page) => {
      await page.goto('/login');
      await expectCaptcha(page);
    },
    'login refused': async (page) => {
      await fillLogin(page, 'editor', { code: 'none' });
      await submitLogin(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('textbox', { name: '登录名' }).fill('');
      await submitLogin(page);
      await expect(page.getByText('请输入登录名')).toBeVisible();
    },
    'the failed start': async (page, addFault) => {
      await fillLogin(page, 'editor');
      await addFault(page, { kind: 'body', path: '/sys/auth/permissions', body: '<html></html>' });
      await submitLogin(page);
      await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  'the home page and its overlays': {
    home: async (page) => {
      await openAs(page, 'editor');
      await expect(shownPage(page).getByRole('list').first()).toBeVisible();
    },
    'the inspection': async (page) => {
      await shownPage(page).getByRole('tab', { name: '巡检' }).click();
      await expect(shownPage(page).getByRole('table', { name: '栏目更新' })).toBeVisible();
    },
    'the shortcuts': async (page) => {
      await userMenu(page).click();
      await page.getByRole('menuitem', { name: '快捷键' }).click();
      await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
    },
    'the password dialog with its errors': async (page) => {
      await closeDialog(page);
      await userMenu(page).click();
      await page.getByRole('menuitem', { name: '修改密码' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: '旧密码' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
    'the error log': async (page) => {
      await closeDialog(page);
      await page.evaluate(() =>
        dispatchEvent(
          new ErrorEvent('error', { error: new TypeError('Cannot read properties of undefined (reading "map")') }),
        ),
      );
      await page.getByRole('button', { name: /^错误日志/ }).click();
      await expect(page.getByRole('dialog', { name: '错误日志' })).toBeVisible();
      await page.getByText('调用栈').click();
    },
  },
  'a list and its overlays': {
    'a list': async (page) => {
      await openAs(page, 'editor', listPath);
      await expectList(page);
    },
    'the menu of a tab': async (page) => {
      await tab(page, '科普知识').click({ button: 'right' });
      await expect(page.getByRole('menuitem', { name: '关闭其他' })).toBeVisible();
    },
    'the menu search without a query': async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.getByRole('button', { name: '搜索', exact: true }).click();
      await expect(page.getByRole('option', { name: '退出登录' })).toBeVisible();
    },
    'the menu search with results': async (page) => {
      await page.getByRole('combobox', { name: '搜索标题、编号、页面和操作' }).fill('zixun');
      await expect(page.getByRole('option', { name: '资讯中心' }).first()).toBeVisible();
    },
    'the menu search without results': async (page) => {
      await page.getByRole('combobox', { name: '搜索标题、编号、页面和操作' }).fill('没有这个页面'.repeat(20));
      await expect(page.getByText(/^没有找到“没有这个页面/)).toBeVisible();
    },
    'the settings panel': async (page) => {
      await closeDialog(page);
      await openSettings(page);
    },
    'the confirmation before a record goes offline': async (page) => {
      await closeDialog(page);
      await rowOf(page, '已上架').first().getByRole('button', { name: /^下架/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'a list that failed to load': async (page, addFault) => {
      await closeDialog(page);
      await addFault(page, { kind: 'body', path: `${listPath}/query`, body: '<html></html>' });
      await shownPage(page).getByRole('button', { name: '刷新' }).click();
      await expect(page.getByText('列表未能加载')).toBeVisible();
    },
    'an expired session': async (page, addFault) => {
      await addFault(page, { kind: 'expire', path: `${listPath}/query` });
      await shownPage(page).getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('button', { name: '重新登录' })).toBeVisible();
    },
  },
  'a list without a match': async (page) => {
    await openAs(page, 'editor', `${listPath}?keyword=nothing-has-this-name`);
    await expect(page.getByText('没有符合条件的结果')).toBeVisible();
  },
  'an editor with its errors': async (page) => {
    await openAs(page, 'editor', `${listPath}/new`);
    await shownPage(page).getByRole('textbox', { name: '手机号' }).fill('12345');
    await shownPage(page).getByRole('button', { name: saveButton }).click();
    await expect(page.getByText(/^有\d+项需要修改$/)).toBeVisible();
  },
  'the confirmation about unsaved work, and its mark': async (page) => {
    await openAs(page, 'editor', `${listPath}/45`);
    await shownPage(page).getByLabel('发布人').fill('宣传科');
    await page.getByRole('button', { name: /^关闭/ }).click();
    await expect(page.getByRole('dialog', { name: '有未保存的修改' })).toBeVisible();
  },
  'a draft offered for recovery': async (page) => {
    await openAs(page, 'editor', `${listPath}/45`);
    await shownPage(page).getByLabel('发布人').fill('宣传科');
    await page.getByRole('button', { name: /^关闭/ }).click();
    await page.getByRole('button', { name: '存为草稿' }).click();
    await page.goto(`${listPath}/45`);
    await expect(page.getByRole('button', { name: '恢复草稿' })).toBeVisible();
  },
  'a read-only record': async (page) => {
    await openAs(page, 'viewer', `${listPath}/45`);
    await expect(page.getByText('缺少“科普知识-编辑”权限，内容仅供查看。')).toBeVisible();
  },
  'another colour, small controls, a fixed header': async (page) => {
    await keepPreferences(page, { colour: '#f5e21d', fixedHeader: true });
    await openAs(page, 'editor', listPath);
    await expectList(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索标题、编号、页面和操作' }).fill('迷你');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-control-size', 'mini');
  },
  'a colour too dark for a dark page': async (page) => {
    await keepPreferences(page, { colour: '#000000' });
    await openAs(page, 'editor', `${listPath}/new`);
    await expect(shownPage(page).getByRole('button', { name: saveButton })).toBeVisible();
  },
  'a page that is not allowed': async (page) => {
    await openAs(page, 'viewer');
    await page.goto('/401');
    await expect(page.getByRole('heading', { name: '无访问权限' })).toBeVisible();
  },
  'the personal centre': async (page) => {
    await openAs(page, 'editor', '/profile');
    await expect(shownPage(page).getByRole('cell').first()).toBeVisible();
    await expect(shownPage(page).getByRole('listitem').first()).toBeVisible();
  },
  'an empty personal centre, and a part that failed to load': async (page, addFault) => {
    await openAs(page, 'viewer');
    await addFault(page, { kind: 'body', path: '/profile/logins', body: '<html></html>' });
    await page.goto('/profile');
    await expect(page.getByText('登录记录未能加载')).toBeVisible();
    await expect(page.getByText('您还没有处理过内容')).toBeVisible();
  },
  'the countdown of an idle session': async (page) => {
    await page.clock.install();
    await openAs(page, 'editor');
    await page.clock.fastForward('00:11');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastInput'))).not.toBeNull();
    await page.clock.fastForward('30:05');
    await expect(page.getByRole('dialog', { name: '仍在使用吗？' })).toBeVisible();
  },
  ...systemStates,
  ...commentStates,
  ...consultationStates,
  ...scoringStates,
};

/** Each run checks these in all looks, because most other states contain what they show. */
const throughout = ['login', 'home', 'a list', 'the settings panel', 'an editor with its errors'];

test('the states that are checked in all looks exist', () => {
  const names = Object.entries(states).flatMap(([name, state]) => Object.keys(stepsOf(name, state)));
  expect(throughout.filter((name) => !names.includes(name))).toEqual([]);
});

testAccessibility(states, throughout);

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
