import type { Page } from '@playwright/test';
import { chooseInMenu, expectList, openAs, rowOf, shownPage, toasts } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const button = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true });

/** Types of three kinds: an article, a base with its place, and one of the second menu group with dates. */
for (const [menu, titleLabel] of [
  ['科普知识', '主标题'],
  ['基地资源', '名称'],
  ['活动管理', '活动名称'],
] as const) {
  test(`${menu}: a copy is added, published, edited and restored`, async ({ page }) => {
    await openAs(page, 'admin');
    await chooseInMenu(page, menu);
    await expectList(page);
    await shownPage(page).locator('tbody a').first().click();
    const title = shownPage(page).getByRole('textbox', { name: titleLabel, exact: true });

    // A new record starts with the values of another.
    await button(page, '更多操作').click();
    await page.getByRole('menuitem', { name: '复制为新内容' }).click();
    await expect(page).toHaveURL(/\/new$/);
    await title.fill('浏览器里新增的');
    await button(page, '保存').click();
    await expect(shownPage(page).getByText(/^由平台管理员更新于/)).toBeVisible();

    await shownPage(page)
      .getByRole('button', { name: /^(?:上线|上架)$/ })
      .click();
    const anyway = page.getByRole('button', { name: /^仍要/ });
    const published = shownPage(page).getByText('已上架', { exact: true }).filter({ visible: true });
    await expect(anyway.or(published).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(published).toBeVisible();

    await title.fill('改过的标题');
    await title.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: '改过的标题' })).toBeVisible();
    await button(page, '更多操作').click();
    await page.getByRole('menuitem', { name: '修改记录' }).click();
    await page.getByRole('button', { name: /^版本1/ }).click();
    await page.getByRole('button', { name: '恢复此版本' }).click();
    await page
      .getByRole('dialog', { name: /^恢复版本1/ })
      .getByRole('button', { name: '恢复并更新前台' })
      .click();
    await expect(title).toHaveValue('浏览器里新增的');
    await expect(page.getByRole('heading', { level: 1, name: '浏览器里新增的' })).toBeVisible();

    await shownPage(page).getByRole('link', { name: '返回列表' }).click();
    await expect(rowOf(page, '浏览器里新增的')).toContainText('已上架');
    await expect(toasts(page).filter({ hasText: '失败' })).toHaveCount(0);
  });
}
