import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { expectSaved, openAs, rowOf, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const words = await focused(page).evaluateAll(([element]) => {
      const label = (element as HTMLInputElement | undefined)?.labels?.[0]?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? words === name : name.test(words)) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

test('a role is created by keyboard alone: named, granted, its changes reviewed, saved', async ({ page }) => {
  await openAs(page, 'admin', '/system/roleManager');
  await expect(rowOf(page, '内容编辑')).toBeVisible();
  await page.getByRole('main').focus();
  await tabTo(page, '新增角色');
  await page.keyboard.press('Enter');
  await expect(shownPage(page).getByRole('textbox', { name: '角色名称' })).toBeVisible();
  await page.getByRole('main').focus();
  await tabTo(page, /^角色名称/);
  await page.keyboard.type('内容审核');
  await tabTo(page, '按名称或拼音筛选页面');
  await expect(shownPage(page).getByText('名称可用')).toBeVisible();
  await page.keyboard.type('zixun');
  await expect(shownPage(page).getByRole('group', { name: '科普知识' })).toBeHidden();
  // Found by its sound; the dictionary is loaded with the first letters.
  await expect(shownPage(page).getByRole('checkbox', { name: '资讯中心：页面' })).toBeVisible();
  await tabTo(page, '资讯中心：页面');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(shownPage(page).getByRole('checkbox', { name: '资讯中心：编辑' })).toBeFocused();
  await expect(shownPage(page).getByRole('checkbox', { name: '资讯中心：编辑' })).toBeChecked();
  await expect(shownPage(page).getByRole('checkbox', { name: '资讯中心：页面' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await tabTo(page, '保存');
  await page.keyboard.press('Enter');

  const review = page.getByRole('dialog', { name: '确认权限变更' });
  await expect(review.getByRole('listitem')).toHaveText(['资讯中心：页面 · 编辑 · 上架/下架']);
  expect(await violationsOn(page)).toEqual([]);
  // The focus returns to where it was, and a key that is held down confirms nothing.
  await page.keyboard.press('Escape');
  await expect(shownPage(page).getByRole('button', { name: '保存' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review.locator(':focus')).toHaveText('新角色“内容审核”，保存后可分配给用户。');
  await tabTo(page, '确认保存');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await expect(page).toHaveURL(/\/system\/roleManager\/8$/);
  await expect(shownPage(page).getByRole('button', { name: '保存' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await violationsOn(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toEqual(0);
});
