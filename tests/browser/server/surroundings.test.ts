import type { Page } from '@playwright/test';
import { chooseInMenu, expectList, listPath, openAs, shownPage, tab, userMenu } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('typed text survives a narrow window and a wide one again (fault G6)', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/1`);
  const field = shownPage(page).getByLabel(/^发布人/);
  await field.fill('probe');
  for (const width of [993, 990, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(field).toHaveValue('probe');
    await expect(field).toBeFocused();
  }
});

test('at 400 % zoom the page fits its window and can be used (fault I14)', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await openAs(page, 'editor', listPath);
  await expectList(page);
  expect(await overhang(page)).toBe(0);
  await page.getByRole('button', { name: /菜单$/ }).first().click();
  await chooseInMenu(page, '资讯中心');
  await expectList(page);
  await shownPage(page).getByRole('searchbox').fill('林');
  await expect(page).toHaveURL(/keyword=/);
  expect(await overhang(page)).toBe(0);
});

test('with forced colours the active tab and the focus are distinguishable (fault I14)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await tab(page, '首页').focus();
  await page.keyboard.press('Tab');
  await userMenu(page).focus();
  const look = (name: string) =>
    tab(page, name).evaluate((link) => {
      const { borderBottom, outline, textDecoration, color, backgroundColor } = getComputedStyle(
        link.closest('li') ?? link,
      );
      return [borderBottom, outline, textDecoration, color, backgroundColor].join();
    });
  expect(await look('科普知识')).not.toBe(await look('首页'));
});

test('with reduced motion, other colours apply at once', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await expect(tab(page, '首页')).toBeVisible();
  const moving = await page.evaluate(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
});

/** How far the document exceeds its window in width. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
