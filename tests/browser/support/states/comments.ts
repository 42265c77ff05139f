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

/** What is looked at on the pages of comments, and how one gets there. */
export const commentStates: States = {
  'the inbox of comments, with marks and a line about the last step': async (page) => {
    await openInbox(page, '?marked=1&status=all');
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeVisible();
  },
  'a comment that is read; on a phone it lies over the list': async (page) => {
    await openInbox(page, '?marked=1');
    await firstComment(page).getByRole('button').click();
    await page.getByRole('button', { name: '查看联系方式（记入日志）' }).click();
    await expect(shownPage(page).getByText('离开这条评论后重新隐藏')).toBeVisible();
  },
  'a comment that its author changed meanwhile: the step is refused': async (page) => {
    await openInbox(page);
    const row = firstComment(page);
    await row.getByRole('button').click();
    await page.request.post('/__mock/comment', { data: { id: await row.getAttribute('data-id'), text: '改过的评论' } });
    await page.keyboard.press('s');
    await expect(page.getByRole('alert')).toContainText('作者修改了评论');
  },
  'the question before a comment with replies is deleted': async (page) => {
    await openInbox(page);
    const row = firstComment(page);
    await page.request.post('/__mock/comment', { data: { parent: await row.getAttribute('data-id'), text: '同问' } });
    await page.reload();
    await expect(row).toContainText('1条回复');
    await page.keyboard.press('Shift+D');
    await expect(page.getByRole('dialog', { name: '删除评论' })).toBeVisible();
  },
  'a comment that is answered, and chosen ones': async (page) => {
    await openInbox(page);
    await firstComment(page).getByRole('button').click();
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: '回复内容（公开显示）' }).fill('谢谢');
    await expect(page.getByRole('region', { name: '批量操作' })).toBeVisible();
  },
  'a comment that is to be hidden': async (page) => {
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
  'a step on many comments': async (page) => {
    await openInbox(page);
    await page.getByRole('checkbox', { name: '选择本页全部评论' }).click();
    await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '隐藏' }).click();
    await expect(page.getByRole('dialog', { name: '批量隐藏评论' })).toBeVisible();
  },
  'the words to watch, and one of them': {
    'the words to watch': async (page) => {
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
