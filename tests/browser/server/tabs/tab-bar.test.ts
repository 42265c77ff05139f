import type { Locator, Page } from '@playwright/test';
import {
  addressOf,
  chooseInMenu,
  expectList,
  listPath,
  openAs,
  saveButton,
  shownPage,
  tab,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('list');
const tabs = (page: Page) => bar(page).getByRole('listitem');
const menu = (page: Page) => page.getByRole('menu');

/** Home, the two lists and more records than fit. The last one is in view. */
async function openMany(page: Page) {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await chooseInMenu(page, '资讯中心');
  await expectList(page);
  for (const path of [
    '/home/scienceKnowledge/1',
    '/home/scienceKnowledge/2',
    '/home/informationCenter/1',
    '/home/informationCenter/2',
    '/home/scienceKnowledge/3',
    '/home/scienceKnowledge/4',
  ]) {
    const before = await tabs(page).count();
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(tabs(page)).toHaveCount(before + 1);
    await expect(shownPage(page).getByRole('button', { name: saveButton })).toBeVisible();
  }
  expect(await bar(page).evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
}

/** Whether the whole tab lies within the bar, up to a fraction of a pixel. */
const isInBar = (page: Page, item: Locator) => async () => {
  const [outer, inner] = [await bar(page).boundingBox(), await item.boundingBox()];
  return (
    outer !== null && inner !== null && inner.x >= outer.x - 1 && inner.x + inner.width <= outer.x + outer.width + 1
  );
};

const itemOf = (page: Page, title: string) =>
  tabs(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
const scrolled = (page: Page) => bar(page).evaluate((list) => list.scrollLeft);

test('T24: the tab of the shown page lies wholly in the bar, opened from the sidebar, in a narrower window and on a scrolled page', async ({
  page,
}) => {
  await openMany(page);
  await expect.poll(isInBar(page, tabs(page).last())).toBe(true);
  expect(await isInBar(page, itemOf(page, '首页'))()).toBe(false);
  for (const title of ['首页', '资讯中心', '科普知识']) {
    await chooseInMenu(page, title);
    await expect.poll(isInBar(page, itemOf(page, title))).toBe(true);
  }
  await tabs(page).last().getByRole('link').click();
  await expect.poll(isInBar(page, tabs(page).last())).toBe(true);
  await page.setViewportSize({ width: 620, height: 700 });
  await expect.poll(isInBar(page, tabs(page).last())).toBe(true);
});

test('T25: an overflowing bar returns to its beginning when “close others” leaves two tabs', async ({ page }) => {
  await openMany(page);
  expect(await scrolled(page)).toBeGreaterThan(0);
  await tabs(page).last().click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect(tabs(page)).toHaveCount(2);
  await expect.poll(() => scrolled(page)).toBe(0);
  for (const item of await tabs(page).all()) expect(await isInBar(page, item)()).toBe(true);
});

test('T20: the menu of a tab closes on a click into the page and when the wheel scrolls the bar, not the page', async ({
  page,
}) => {
  await openMany(page);
  const open = async () => {
    await tabs(page).last().click({ button: 'right' });
    await expect(menu(page)).toBeVisible();
  };
  await open();
  await shownPage(page).getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).toHaveCount(0);
  await open();
  const before = await scrolled(page);
  await tabs(page).last().hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrolled(page)).toBeLessThan(before);
  await expect(menu(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('unsaved work: its mark is visible beside a long title; after its tab is closed by key, the bar keeps the focus', async ({
  page,
}) => {
  // The dialog fades out and still has the focus.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAs(page, 'editor', `${listPath}/1`);
  await shownPage(page).getByRole('textbox', { name: '主标题' }).fill('一个长得无论如何也放不进标签页的标题'.repeat(2));
  await shownPage(page).getByRole('button', { name: saveButton }).click();
  await shownPage(page).getByRole('textbox', { name: '发布人' }).fill('宣传科');
  const mark = tabs(page).getByRole('img', { name: '未保存' });
  await expect(tabs(page).last()).toContainText('一个长得');
  await mark.scrollIntoViewIfNeeded();
  const isSeen = () =>
    mark.evaluate((dot) => {
      const { x, y, width, height } = dot.getBoundingClientRect();
      return width > 0 && document.elementFromPoint(x + width / 2, y + height / 2) === dot;
    });
  await expect.poll(isSeen).toBe(true);
  await tabs(page).last().getByRole('link').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: '不保存' }).click();
  await expect(tabs(page)).toHaveCount(1);
  await expect(tab(page, '首页')).toBeFocused();
});

test('T07: the middle button closes a tab in place, but never home', async ({ page, context }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await tab(page, '首页').click({ button: 'middle' });
  await expect(tabs(page)).toHaveCount(2);
  await tab(page, '科普知识').click({ button: 'middle' });
  await expect(tabs(page)).toHaveCount(1);
  await expect.poll(() => addressOf(page)).toBe('/blank');
  expect(context.pages()).toHaveLength(1);
});

test('T21: by keyboard: arrows, the menu by Shift+F10, Delete; the focus is visible and stays in the bar', async ({
  page,
}) => {
  await openMany(page);
  await tab(page, '首页').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, '科普知识')).toBeFocused();
  expect(await isInBar(page, itemOf(page, '科普知识'))()).toBe(true);
  await page.keyboard.press('Shift+F10');
  await expect(menu(page)).toHaveCount(1);
  await expect(page.getByRole('menuitem', { name: '刷新' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '关闭', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(tab(page, '科普知识')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(itemOf(page, '科普知识')).toHaveCount(0);
  await expect(tab(page, '资讯中心')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/home/informationCenter');
});
