import { expect, type Page } from '@playwright/test';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import type { States } from './states.ts';

const path = '/comment/comment';

const openInbox = async (page: Page, search = '') => {
  await openAs(page, 'admin', path + search);
  await expect(shownPage(page).getByRole('group', { name: '处理评论' })).toBeVisible();
  await expect(shownPage(page).getByRole('status', { name: '评论加载中' })).toHaveCount(0);
};

const firstComment = (page: Page) =>
  shownPage(page).getByRole('region', { name: '评论列表' }).getByRole('listitem').first();

/** The states of the pages of comments, with the steps that lead there. */
export const commentStates: States = {
  'the comments inbox, with marks and the line about the last step': async (page) => {
    await openInbox(page, '?marked=1&status=all');
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeVisible();
  },
  'an open comment, which covers the list on a phone': async (page) => {
    await openInbox(page, '?marked=1');
    await firstComment(page).getByRole('button').click();
    await page.getByRole('button', { name: '查看联系方式（记入日志）' }).click();
    await expect(shownPage(page).getByText('离开这条评论后重新隐藏')).toBeVisible();
  },
  'a step refused because the author changed the comment meanwhile': async (page) => {
    await openInbox(page);
    const row = firstComment(page);
    await row.getByRole('button').click();
    await page.request.post('/__mock/comment', { data: { id: await row.getAttribute('data-id'), text: '改过的评论' } });
    await page.keyboard.press('s');
    await expect(page.getByRole('alert')).toContainText('作者修改了评论');
  },
  'the confirmation before a comment with replies is deleted': async (page) => {
    await openInbox(page);
    const row = firstComment(page);
    await page.request.post('/__mock/comment', { data: { parent: await row.getAttribute('data-id'), text: '同问' } });
    await page.reload();
    await expect(row).toContainText('1条回复');
    await page.keyboard.press('Shift+D');
    await expect(page.getByRole('dialog', { name: '删除评论' })).toBeVisible();
  },
  'a comment being answered, and selected ones': async (page) => {
    await openInbox(page);
    await firstComment(page).getByRole('button').click();
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: '回复内容（公开显示）' }).fill('谢谢');
    await expect(page.getByRole('region', { name: '批量操作' })).toBeVisible();
  },
  'a comment being hidden': async (page) => {
    await openInbox(page);
    await page.keyboard.press('h');
    await page.keyboard.press('Enter');
    await expect(page.getByText('请填写内容')).toBeVisible();
  },
  'an inbox without a match': async (page) => {
    await openAs(page, 'admin', `${path}?keyword=nothing-has-this-name`);
    await expect(page.getByText('没有符合条件的评论')).toBeVisible();
  },
  'the last actions': async (page) => {
    await openInbox(page);
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '我的操作' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  },
  'a bulk step on comments': async (page) => {
    await openInbox(page);
    await page.getByRole('checkbox', { name: '选择本页全部评论' }).click();
    await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '隐藏' }).click();
    await expect(page.getByRole('dialog', { name: '批量隐藏评论' })).toBeVisible();
  },
  'the watch words and one of them': {
    'the watch words': async (page) => {
      await openAs(page, 'admin', `${path}/words`);
      await expect(shownPage(page).getByRole('row').nth(3)).toBeVisible();
    },
    'a word with its trial': async (page) => {
      await page.getByRole('button', { name: '新增关注词' }).click();
      await page.getByRole('textbox', { name: '关注词' }).fill('孩子');
      await expect(page.getByText(/^最近90天有\d+条评论会被标记。$/)).toBeVisible();
    },
  },
};
