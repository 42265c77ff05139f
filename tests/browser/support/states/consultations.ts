import { expect, type Page } from '@playwright/test';
import { expectList, openAs, shownPage } from '#tests/browser/support/app.ts';
import type { States } from './states.ts';

const book = '/book/book';

/** Opens the first consultation, which is the most overdue one. */
export async function openFirst(page: Page, account = 'service', search = '') {
  await openAs(page, account, book + search);
  await expectList(page);
  await shownPage(page).locator('a[data-path^="/book/book/"]').first().click();
  await expect(shownPage(page).getByRole('heading', { name: '往来记录' })).toBeVisible();
}

/** Opens a menu and chooses an item. */
export async function choose(page: Page, button: string, item: string) {
  await shownPage(page).getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Every state of the consultation screens, with the steps that lead there. */
export const consultationStates: States = {
  'the consultations': async (page) => {
    await openAs(page, 'service', `${book}?due=overdue`);
    await expectList(page);
  },
  'a consultation with its due day explained': async (page) => {
    await openFirst(page);
    await shownPage(page).getByText('期限是怎么算的').click();
  },
  'a closed consultation': async (page) => openFirst(page, 'service', '?status=closed'),
  'a reply with unfilled placeholders': async (page) => {
    await openFirst(page);
    await shownPage(page)
      .getByRole('radio', { name: /^答复咨询人/ })
      .check();
    await choose(page, '插入模板', '补充信息');
    await expect(shownPage(page).locator('mark').first()).toBeVisible();
    await shownPage(page).getByRole('button', { name: '发送给咨询人' }).click();
    await expect(shownPage(page).getByText('还有空白处未填写，不能发送')).toBeVisible();
  },
  'a note for staff, and a consultation that is sent back': async (page) => {
    await openFirst(page, 'service', '?status=answered');
    await shownPage(page)
      .getByRole('radio', { name: /^内部备注/ })
      .check();
    await shownPage(page).getByRole('button', { name: '退回处理' }).click();
    await expect(page.getByRole('dialog', { name: '退回处理' })).toBeVisible();
  },
  'a reply refused because the visitor wrote meanwhile': async (page) => {
    await openFirst(page);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await shownPage(page)
      .getByRole('radio', { name: /^答复咨询人/ })
      .check();
    await shownPage(page).getByRole('textbox', { name: '答复内容' }).fill('我的答复');
    await page.request.post('/__mock/ask', { data: { id, text: '还有一个问题。' } });
    await shownPage(page).getByRole('button', { name: '发送给咨询人' }).click();
    await expect(shownPage(page).getByText('没有发送：这条咨询已有变化')).toBeVisible();
    await shownPage(page).getByRole('button', { name: '查看联系方式' }).click();
    await expect(shownPage(page).getByRole('button', { name: '重新打码' })).toBeVisible();
  },
  'the reply templates and one of them': {
    'the reply templates': async (page) => {
      await openAs(page, 'service', book);
      await expectList(page);
      await choose(page, '更多操作', '答复模板');
      await expect(page.getByRole('dialog').getByText('开放时间')).toBeVisible();
    },
    'a reply template being edited': async (page) => {
      await page.getByRole('button', { name: '编辑：开放时间' }).click();
      await expect(page.getByRole('textbox', { name: '模板内容' })).toBeVisible();
    },
  },
  'all consultations of an owner being handed over': async (page) => {
    await openAs(page, 'service', book);
    await expectList(page);
    await choose(page, '更多操作', '移交未结咨询');
    await page.getByRole('combobox', { name: '移交人' }).selectOption('service2');
  },
  'the reason for revealing contact details': async (page) => {
    await openAs(page, 'service', book);
    await expectList(page);
    await choose(page, '导出', '含完整联系方式（需填写理由）');
    await expect(page.getByRole('dialog', { name: '导出完整联系方式' })).toBeVisible();
  },
  'the calendar of working days, with a day of the office and the errors of its form': async (page) => {
    await openAs(page, 'service', `${book}/calendar`);
    await enterDay(page, '台风停工');
    await expect(shownPage(page).getByText(/^已保存。/)).toBeVisible();
    await shownPage(page).getByRole('button', { name: '保存日期' }).click();
    await expect(shownPage(page).getByText('请选择日期')).toBeVisible();
  },
};

/** Enters the last day of the visible month as a day off. */
async function enterDay(page: Page, name: string) {
  await shownPage(page).getByRole('textbox', { name: '日期' }).fill(`${new Date().getFullYear()}1130`);
  await shownPage(page).getByRole('textbox', { name: '名称' }).fill(name);
  await shownPage(page).getByRole('button', { name: '保存日期' }).click();
}
