import { expect, type Page } from '@playwright/test';
import { expectList, listPath, shownPage, tabTitles } from './app.ts';

/** Opens the records one after the other, and types into each until it has a draft. */
export const editRecords = (page: Page, hrefs: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const field = () =>
      [...document.querySelectorAll<HTMLInputElement>('#main [data-path=releasePeople]')].find((one) =>
        one.checkVisibility(),
      );
    const isDrawn = () =>
      [...document.querySelectorAll('#main [contenteditable]')].some((one) => one.checkVisibility());
    for (const href of wanted) {
      const before = field();
      history.pushState(null, '', href);
      while (!field() || field() === before || !isDrawn()) await new Promise(requestAnimationFrame);
      const input = field() as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${input.value} ${href}`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      while (!document.querySelector('header li[data-active] [role=img]')) await new Promise(requestAnimationFrame);
    }
  }, hrefs);

/** Shows the records one after the other, and waits until each is drawn. */
export const showRecords = (page: Page, hrefs: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const isThere = () =>
      [...document.querySelectorAll('#main [contenteditable]')].some((one) => one.checkVisibility());
    for (const href of wanted) {
      history.pushState(null, '', href);
      do await new Promise(requestAnimationFrame);
      while (document.querySelector('header li[data-active] a')?.getAttribute('href') !== href || !isThere());
      await new Promise(requestAnimationFrame);
    }
  }, hrefs);

/** Closes all tabs and discards unsaved work. */
export async function closeAllUnsaved(page: Page) {
  await closeAll(page);
  await page.getByRole('dialog').getByRole('button', { name: '不保存' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tabTitles(page)).toHaveText(['首页']);
}

/** Renders twice, because React keeps its last two renderings, and with them closed pages. */
export async function renderTwice(page: Page) {
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate((href) => history.pushState(null, '', href), listPath);
    await expectList(page);
    await closeAll(page);
    await expect(tabTitles(page)).toHaveText(['首页']);
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
}

async function closeAll(page: Page) {
  await page.getByRole('button', { name: '标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭所有' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** The number of DOM nodes of the tabs in the tab bar. */
export const nodesOfTabs = (page: Page): Promise<number> =>
  tabTitles(page)
    .first()
    .evaluate((link) => {
      const walker = document.createTreeWalker(link.closest('ul') as Element, NodeFilter.SHOW_ALL);
      let count = 0;
      while (walker.nextNode()) count += 1;
      return count;
    });
