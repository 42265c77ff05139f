import type { Page } from '@playwright/test';
import { expectList, listPath, openAs, rowOf, shownPage, tab, toasts } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

const article = '认识银杉：从花坪说起';

/** From now on every text that comes is replaced at once by another element, as a translation does that minds no attribute. */
const translate = (page: Page) =>
  page.evaluate(() => {
    function replaceTexts(root: Node) {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.isConnected || text.parentElement?.closest('style, script, [data-translated], textarea, [contenteditable]')) continue;
        const other = document.createElement('span');
        other.dataset['translated'] = '';
        other.textContent = text.data;
        text.replaceWith(other);
      }
    }
    replaceTexts(document.body);
    new MutationObserver(() => replaceTexts(document.body)).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test('in a page that is translated while one works nothing breaks and nothing typed is lost', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/1`);
  const title = shownPage(page).getByLabel('主标题');
  await expect(title).toHaveValue(article);
  await translate(page);
  await title.press('End');
  await title.pressSequentially('（续）');
  await title.press('Tab');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '科普知识', exact: true }).click();
  await expectList(page);
  await rowOf(page, article).getByRole('checkbox').check();
  await tab(page, article).click();
  await expect(title).toHaveValue(`${article}（续）`);
  await shownPage(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(toasts(page).filter({ hasText: '保存成功' })).toBeVisible();
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText(`${article}（续）`);
});

test('what is only read may be translated, what one works with may not', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/1`);
  await shownPage(page).getByRole('button', { name: '预览' }).click();
  const mayBe = (selector: string) => page.locator(selector).first().evaluate((element) => (element as HTMLElement).translate);
  await expect(page.locator('[role=dialog] article')).toBeVisible();
  expect([await mayBe('[role=dialog] article h1'), await mayBe('#main form')]).toEqual([true, false]);
});
