import type { Page } from '@playwright/test';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const button = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true });

test('a reviewer decides by keyboard alone: no closed question and no failed decision loses the focus', async ({
  page,
  addFault,
}) => {
  await page.request.post('/__mock/approvals', { data: JSON.stringify({ [listPath]: ['内容编辑', 'admin'] }) });
  await openAs(page, 'publicity', `${listPath}/45`);
  const title = shownPage(page).getByRole('heading', { name: '发布审核' });

  await button(page, '退回').press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('文字需要修改');
  await page.keyboard.press('Escape');
  await expect(button(page, '退回')).toBeFocused();

  await addFault(page, { kind: 'body', path: `${listPath}/approve`, body: '<html></html>' });
  await page.keyboard.press('Tab');
  await expect(button(page, '通过审核')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, '通过审核')).toBeEnabled();
  await expect(button(page, '通过审核')).toBeFocused();

  await button(page, '通过审核').press('Enter');
  await expect(shownPage(page).getByText('草稿 · 待审核2/2')).toBeVisible();
  await expect(title).toBeFocused();
});
