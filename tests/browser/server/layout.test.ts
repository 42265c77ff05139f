import type { Page } from '@playwright/test';
import {
  addressOf,
  chooseInMenu,
  cookieOf,
  expectList,
  expectLogin,
  listPath,
  openAs,
  shownPage,
  tab,
} from '#tests/browser/support/app.ts';
import { openSettings, settingsPanel } from '#tests/browser/support/settings.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const sidebar = (page: Page) => page.locator('aside');
const widthOf = (page: Page) => sidebar(page).evaluate((aside) => aside.getBoundingClientRect().width);
const platform = '林业科普资源共享平台管理后台';

test('the sidebar is 210 px wide, and the state of its toggle is stored (M01, M02)', async ({ page }) => {
  await openAs(page, 'editor');
  await expect.poll(() => widthOf(page)).toBe(210);
  expect(await cookieOf(page, 'sidebarStatus')).toBeUndefined();
  await page.getByRole('button', { name: '折叠菜单' }).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(100);
  expect(await cookieOf(page, 'sidebarStatus')).toBe('0');
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect.poll(() => widthOf(page)).toBeLessThan(100);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.poll(() => widthOf(page)).toBe(210);
  expect(await cookieOf(page, 'sidebarStatus')).toBe('1');
});

test('every menu entry has its icon, is indented by its depth, and fits into the sidebar', async ({ page }) => {
  await openAs(page, 'admin');
  await openSettings(page);
  await settingsPanel(page).getByRole('combobox', { name: '语言' }).selectOption('es');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Entradas' })).toBeVisible();
  const entries = await menu.locator('a, button').evaluateAll((all) =>
    all.map((entry) => {
      const icon = getComputedStyle(entry, '::before');
      const iconLeft = entry.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(entry).paddingLeft);
      const text = document.createRange();
      text.selectNode(entry.firstChild ?? entry);
      const words = text.getBoundingClientRect();
      let level = -1;
      for (let list = entry.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) level += 1;
      return {
        level,
        icon: [
          icon.width,
          iconLeft,
          icon.maskImage.startsWith('url("data:image/svg+xml'),
          icon.maskPosition !== '0px 18px',
        ],
        gap: words.left - iconLeft - 18,
        fits: words.right <= 202,
      };
    }),
  );
  const lefts = [18, 30, 42];
  expect(entries).toEqual(
    entries.map(({ level }) => ({ level, icon: ['18px', lefts[level], true, true], gap: 10, fits: true })),
  );
  expect(new Set(entries.map(({ level }) => level))).toEqual(new Set([0, 1, 2]));
});

test('the collapsed sidebar leads to every page (M02)', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'sidebarStatus', value: '0', url: baseURL ?? '' }]);
  await openAs(page, 'editor');
  await sidebar(page).getByRole('button', { name: '素材管理' }).click();
  await page.getByRole('menuitem', { name: '资讯中心' }).click();
  await expect(shownPage(page).getByRole('heading', { level: 1, name: '资讯中心' })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('the layout is mobile below 992 px; the stored choice stays unchanged (M03)', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await openAs(page, 'editor');
  await expectDrawer(page, 'closed');
  await page.setViewportSize({ width: 993, height: 800 });
  await expectDrawer(page, 'open');
  await expect.poll(() => widthOf(page)).toBe(210);
  await page.setViewportSize({ width: 991, height: 800 });
  await expectDrawer(page, 'closed');
  expect(await cookieOf(page, 'sidebarStatus')).toBeUndefined();
});

test('the drawer closes on a choice, on Back, Escape and a click outside, but not when the height changes (M05, M07, M08)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openAs(page, 'editor', listPath);
  const open = async () => {
    await page.getByRole('button', { name: '展开菜单' }).click();
    await expectDrawer(page, 'open');
  };
  await open();
  await page.setViewportSize({ width: 800, height: 500 });
  await drawn(page);
  await expectDrawer(page, 'open');
  await chooseInMenu(page, '资讯中心');
  await expect(shownPage(page).getByRole('heading', { level: 1, name: '资讯中心' })).toBeVisible();
  await expectDrawer(page, 'closed');
  await open();
  await page.goBack();
  await expect(shownPage(page).getByRole('heading', { level: 1, name: '科普知识' })).toBeVisible();
  await expectDrawer(page, 'closed');
  await open();
  await chooseInMenu(page, '科普知识');
  await expectDrawer(page, 'closed');
  await open();
  // Like a dialog, it has the focus, and the page below it neither takes the focus nor scrolls.
  await expect(sidebar(page).getByTitle(platform)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(
    await page.evaluate(() => document.querySelector('#main')?.closest('[inert]')?.contains(document.activeElement)),
  ).toBe(false);
  await page.mouse.move(700, 400);
  // The wheel scrolls what is on the screen, not hidden elements of the document.
  await drawn(page);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expectDrawer(page, 'closed');
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await open();
  await page.mouse.click(700, 400);
  await expectDrawer(page, 'closed');
  expect(addressOf(page)).toBe(listPath);
});

test('the logo is visible and leads home (M13)', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await sidebar(page).getByTitle(platform).click();
  await expect(page).toHaveURL('/blank');
});

test('the title follows the page and survives a reload (K05)', async ({ page }) => {
  await openAs(page, 'editor', '/home/informationCenter');
  await expect(page).toHaveTitle(`资讯中心 - ${platform}`);
  await tab(page, '资讯中心').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expectList(page);
  await expect(page).toHaveTitle(`资讯中心 - ${platform}`);
  await chooseInMenu(page, '首页');
  await expect(page).toHaveTitle(`首页 - ${platform}`);
});

test('redirecting addresses leave no loading indicator behind (K07)', async ({ page }) => {
  await page.goto(listPath);
  await expectLogin(page);
  await expectNothingLoads(page);
  await openAs(page, 'editor', '/login?redirect=/blank');
  for (const address of ['/login?redirect=/blank', '/', '/404', '/redirect/home/scienceKnowledge', '/no/such/page']) {
    await page.goto(address);
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingLoads(page);
    expect(addressOf(page)).toBe(address.startsWith('/redirect') ? listPath : '/blank');
  }
});

test('/401 opened directly offers a way back into the app (K09)', async ({ page }) => {
  await openAs(page, 'editor');
  await page.goto('/401');
  await expect(page.getByRole('heading', { name: '无访问权限' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(addressOf(page)).toBe('/blank');
});

/** No visible bar, spinner or grey box. */
const expectNothingLoads = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[role=progressbar], .mantine-Loader-root, .mantine-Skeleton-root')
        .evaluateAll(
          (parts) =>
            parts.filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length,
        ),
    )
    .toBe(0);

/** The change is on the screen. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function expectDrawer(page: Page, state: 'open' | 'closed') {
  const left = () => sidebar(page).evaluate((aside) => aside.getBoundingClientRect().left);
  if (state === 'open') await expect.poll(left).toBe(0);
  else await expect.poll(left).toBeLessThanOrEqual(-200);
  if (state === 'closed') await expect(sidebar(page)).toHaveAttribute('inert');
}
