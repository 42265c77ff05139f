import { chooseInMenu, expectList, listPath, openAs, shownPage, tab } from '../support/app.ts';
import { scrollOf, scrollTo } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 800, height: 600 } });

const articles = /^科普知识$/;

test('each page keeps its scroll, a new one starts at the top (1.4)', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await scrollTo(page, 300);
  await page.getByRole('button', { name: '展开菜单' }).evaluate((button: HTMLElement) => button.click());
  await chooseInMenu(page, '资讯中心');
  await expectList(page);
  expect(await scrollOf(page)).toBe(0);
  await scrollTo(page, 120);
  await tab(page, '科普知识').evaluate((link: HTMLElement) => link.click());
  await expect(shownPage(page).getByRole('heading', { level: 1, name: articles })).toBeVisible();
  expect(await scrollOf(page)).toBe(300);
  await page.goBack();
  await expect(shownPage(page).getByRole('heading', { level: 1, name: '资讯中心' })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(120);
  await page.goForward();
  await expect(shownPage(page).getByRole('heading', { level: 1, name: articles })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(300);
});

test('a page that is refreshed, or closed and opened again, starts at the top', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await scrollTo(page, 300);
  await tab(page, '科普知识').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expectList(page);
  expect(await scrollOf(page)).toBe(0);
  await scrollTo(page, 300);
  await page.getByRole('button', { name: '关闭“科普知识”' }).evaluate((button: HTMLElement) => button.click());
  await page.goBack();
  await expectList(page);
  expect(await scrollOf(page)).toBe(0);
});
