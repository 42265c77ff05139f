import type { Page } from '@playwright/test';
import { addressOf, expectList, fillLogin, listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** Composes like a Chinese input method: letters in the field, and a key that the input method consumes. */
async function compose(page: Page, letters: string, key: 'Enter' | 'Escape') {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Input.imeSetComposition', {
    text: letters,
    selectionStart: letters.length,
    selectionEnd: letters.length,
  });
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await protocol.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
  }
  await protocol.detach();
}

test('during a composition, Enter selects no result of the menu search and Escape does not close it', async ({
  page,
}) => {
  await openAs(page, 'editor');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索标题、编号、页面和操作' });
  await expect(field).toBeFocused();
  await compose(page, 'zixun', 'Enter');
  await compose(page, 'zixun', 'Escape');
  await expect(field).toHaveValue('zixun');
  await expect(field).toBeFocused();
  expect(addressOf(page)).toBe('/blank');
});

test('during a composition, Enter submits neither the login form nor an editor', async ({ page }) => {
  const writes: string[] = [];
  page.on(
    'request',
    (request) =>
      /login|\/add$/.test(new URL(request.url()).pathname) && request.method() === 'POST' && writes.push(request.url()),
  );
  await page.goto('/login');
  await fillLogin(page, 'editor');
  await page.getByRole('textbox', { name: '登录名' }).focus();
  await compose(page, 'lin', 'Enter');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
  expect([addressOf(page), writes]).toEqual(['/login', []]);
  await openAs(page, 'editor', `${listPath}/new`);
  writes.length = 0;
  await shownPage(page).getByRole('textbox', { name: '主标题' }).focus();
  await compose(page, 'lin', 'Enter');
  await expect(page.getByText(/^有\d+项需要修改$/)).toHaveCount(0);
  expect(writes).toEqual([]);
});

test('during a composition in the keyword filter, Enter and Escape do not change the list', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const keyword = shownPage(page).getByRole('searchbox').first();
  await keyword.focus();
  await compose(page, 'lin', 'Escape');
  await expect(keyword).toHaveValue('lin');
});
