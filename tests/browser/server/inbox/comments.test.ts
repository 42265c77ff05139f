import type { Page } from '@playwright/test';
import { openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const list = (page: Page) => shownPage(page).getByRole('region', { name: '评论列表' });
const rows = (page: Page) => list(page).getByRole('listitem');
const chosen = (page: Page) => list(page).locator('[aria-current]');

async function openInbox(page: Page) {
  await openAs(page, 'admin', '/comment/comment');
  await expect(rows(page)).toHaveCount(20);
  await expect(chosen(page)).toHaveCount(1);
}

/** The position of the chosen row, and whether it and the rows around it are visible as a whole. */
const placeOf = (page: Page) =>
  chosen(page).evaluate((button) => {
    const row = button.closest('li') as HTMLElement;
    const frame = (row.parentElement as HTMLElement).getBoundingClientRect();
    const isInView = [row.previousElementSibling, row, row.nextElementSibling].every((one) => {
      const box = one?.getBoundingClientRect() ?? frame;
      return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    });
    return { place: [...(row.parentElement?.children ?? [])].indexOf(row), isInView };
  });

test('W2.1, W2.2, W2.10, W2.11: twenty comments by keyboard alone, three undone, and on to the next twenty', async ({
  page,
}) => {
  await openInbox(page);
  const tabs = shownPage(page).getByRole('radiogroup', { name: '评论状态' });
  const waiting = tabs.getByText(/^待审核 \d+$/);
  const before = Number((await waiting.textContent())?.slice('待审核 '.length));
  const statusLine = list(page).getByRole('status');
  for (let place = 0; place < 20; place += 1) {
    await expect.poll(() => placeOf(page)).toEqual({ place, isInView: true });
    const row = rows(page).nth(place);
    if (place % 5 === 4) {
      await page.keyboard.press('h');
      await page.keyboard.press('1');
      await expect(row).toContainText('已隐藏');
    } else if (place % 5 === 3) {
      await page.keyboard.press('r');
      await page.keyboard.type('谢谢您的留言，sjkx');
      await page.keyboard.press('Control+Enter');
      await expect(row).toContainText('已显示');
    } else {
      await page.keyboard.press('s');
      await expect(row).toContainText('已显示');
    }
  }
  await expect(waiting).toHaveText(`待审核 ${before - 20}`);
  await expect(rows(page), 'handled rows stay in place').toHaveCount(20);

  for (const place of [19, 18, 17]) {
    await page.keyboard.press(place === 18 ? 'Control+z' : 'u');
    await expect(statusLine.filter({ hasText: '已撤销' })).toBeVisible();
    await expect(rows(page).nth(place)).toContainText('待审核');
    await expect.poll(() => placeOf(page)).toEqual({ place, isInView: true });
  }
  await expect(waiting).toHaveText(`待审核 ${before - 17}`);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(async () => (await placeOf(page)).place).toEqual(19);
  // Handled comments have left the queue, so the next ones are on the same page: none is skipped.
  await page.keyboard.press('j');
  await expect.poll(async () => (await placeOf(page)).place).toEqual(3);
  await expect(rows(page).first()).toContainText('待审核');
});

test('W2.6: a step in one browser tab updates menu, filter and home page of the others', async ({ page, context }) => {
  await openInbox(page);
  const [inbox, home] = [await context.newPage(), await context.newPage()];
  await inbox.goto('/comment/comment');
  await home.goto('/blank');
  const inMenu = (one: Page) =>
    one
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: /^评论管理/ })
      .locator('[title]');
  const inFilter = (one: Page) =>
    shownPage(one)
      .getByRole('radiogroup', { name: '评论状态' })
      .getByText(/^待审核/);
  const onHome = shownPage(home)
    .getByRole('listitem')
    .filter({ has: home.locator('a[href^="/comment/comment?"]') });
  await expect(inFilter(page)).toHaveText(/\d$/);
  const before = Number(/\d+/.exec((await inFilter(page).textContent()) ?? '')?.[0]);

  await page.bringToFront();
  await page.keyboard.press('s');
  for (const one of [page, inbox]) await expect(inFilter(one)).toHaveText(`待审核 ${before - 1}`);
  for (const one of [page, inbox, home]) await expect(inMenu(one)).toHaveAttribute('title', `${before - 1}条待处理`);
  await expect(onHome).toContainText(`${before - 1}条`);
});

test('W2.10: the shortcuts are off while typing, with a modifier and with an open dialog; “?” lists them', async ({
  page,
}) => {
  await openInbox(page);
  const first = rows(page).first();
  await page.keyboard.press('d');
  await page.keyboard.press('Alt+s');
  await shownPage(page).getByRole('searchbox', { name: '搜索评论、标题或作者' }).focus();
  await page.keyboard.press('s');
  await page.keyboard.press('Backspace');
  await list(page).getByRole('button').first().focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '快捷键' });
  await expect(sheet).toContainText('评论管理');
  await expect(sheet).toContainText('撤销上一步操作');
  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('j');
  await expect.poll(async () => (await placeOf(page)).place).toEqual(1);
  await expect(first).toContainText('待审核');
  await page.keyboard.press('k');
  await page.keyboard.press('Shift+D');
  await expect(first).toContainText('已删除');
});

test('on a phone the comment covers the list; back leads to its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openInbox(page);
  await rows(page).nth(12).getByRole('button').click();
  const back = shownPage(page).getByRole('button', { name: '返回列表' });
  await expect(back).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await back.click();
  await expect(rows(page).nth(12).getByRole('button')).toBeFocused();
  await expect(rows(page).nth(12)).toBeInViewport();
});
