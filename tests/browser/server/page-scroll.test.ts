import type { Locator, Page } from '@playwright/test';
import { chooseInMenu, expectList, listPath, openAs, shownPage, tab } from '#tests/browser/support/app.ts';
import { showRecords } from '#tests/browser/support/many-records.ts';
import { scrollOf, scrollTo } from '#tests/browser/support/settings.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test.use({ viewport: { width: 800, height: 600 } });

const articles = /^科普知识$/;

test('each page keeps its scroll position, a new one starts at the top (1.4)', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await scrollTo(page, 300);
  await page.getByRole('button', { name: '展开菜单' }).evaluate((button: HTMLElement) => button.click());
  await chooseInMenu(page, '资讯中心');
  await expectList(page);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scrollTo(page, 120);
  await tab(page, '科普知识').evaluate((link: HTMLElement) => link.click());
  await expect(shownPage(page).getByRole('heading', { level: 1, name: articles })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.goBack();
  await expect(shownPage(page).getByRole('heading', { level: 1, name: '资讯中心' })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(120);
  await page.goForward();
  await expect(shownPage(page).getByRole('heading', { level: 1, name: articles })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(300);
});

test('a list that measures its columns again keeps its scroll position (1.4)', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await scrollTo(page, 400);
  const answer = page.waitForResponse((response) => response.url().includes('/query'));
  // Not by a click, which scrolls the button into view.
  await shownPage(page).getByRole('button', { name: '刷新' }).dispatchEvent('click');
  await answer;
  await expect(shownPage(page).locator('[aria-busy=false]:has(table)')).toBeVisible();
  expect(await scrollOf(page)).toBe(400);
});

test('a page that is refreshed, or closed and reopened, starts at the top', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await scrollTo(page, 300);
  await tab(page, '科普知识').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expectList(page);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scrollTo(page, 300);
  await page.getByRole('button', { name: '关闭“科普知识”' }).evaluate((button: HTMLElement) => button.click());
  await page.goBack();
  await expectList(page);
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test('a page that was removed from the document returns to its position, sideways too, with its typed text (1.4)', async ({
  page,
}) => {
  const records = Array.from({ length: 13 }, (_, index) => `${listPath}/${index + 1}`);
  await openAs(page, 'editor', listPath);
  await expectList(page);
  // With a title of this width the columns have no room beside each other.
  const title = shownPage(page)
    .getByRole('columnheader', { name: /主标题/ })
    .getByRole('button');
  for (let step = 0; step < 30; step += 1) await title.press('Shift+ArrowRight');
  await scrollTo(page, 300);
  await tableFrame(page).evaluate(async (frame) => {
    frame.scrollTo(120, 0);
    await new Promise(requestAnimationFrame);
  });
  const places = () => Promise.all([scrollOf(page), tableFrame(page).evaluate(({ scrollLeft }) => scrollLeft)]);
  await expect.poll(places).toEqual([300, 120]);
  await showRecords(page, records.slice(0, 1));
  await people(page).fill('银杉');
  // The formatted text loads late, and moves the content below it.
  await expect(shownPage(page).getByRole('textbox', { name: '正文' })).toBeVisible();
  await scrollTo(page, 500);
  await expect.poll(() => scrollOf(page)).toBe(500);
  const left = await topOf(people(page));
  await showRecords(page, records.slice(1));
  await expect(page.locator('#main table')).toHaveCount(0);
  await showRecords(page, records.slice(0, 1));
  await expect(people(page)).toHaveValue('银杉');
  // The scroll offset may change if a note above disappears; the browser keeps the visible content in place.
  await expect.poll(() => topOf(people(page))).toBe(left);
  expect(await scrollOf(page)).toBeGreaterThan(400);
  await tab(page, '科普知识').evaluate((link: HTMLElement) => link.click());
  await expectList(page);
  await expect.poll(places).toEqual([300, 120]);
});

/** The element that scrolls sideways if a table is wider than the page. */
const tableFrame = (page: Page) => shownPage(page).locator('[aria-busy] > :has(> table)');

/** The distance of an element from the top of the window. */
const topOf = (field: Locator) => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const people = (page: Page) => shownPage(page).getByLabel('发布人');
