import type { Page } from '@playwright/test';
import { listPath, openAs, rowOf, shownPage, toasts } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** Part of a record of this server. */
type Wired = Record<string, unknown>;

const values = [
  {
    what: 'an unknown status word',
    change: (row: Wired) => ({ ...row, status: '9' }),
    entry: `unreadable answer: POST ${listPath}/query: list[3].status: "9" is none of "0", "1", "2", "3", "4", "5", "6" (adapter ruoyi-like)`,
  },
  {
    what: 'a date that does not exist',
    change: (row: Wired) => ({ ...row, updateTime: '2026-02-30 08:00:00' }),
    entry: `unreadable answer: POST ${listPath}/query: list[3].updatedTime: "2026-02-30 08:00:00" is no time in the form “text” (adapter ruoyi-like)`,
  },
  {
    what: 'a missing id',
    change: (row: Wired) => ({ ...row, id: undefined }),
    entry: `unreadable answer: POST ${listPath}/query: list.3.id: Invalid type: Expected string but received undefined (adapter ruoyi-like)`,
  },
];

for (const { what, change, entry } of values) {
  test(`${what} makes a list unreadable, and the error log names the field and the adapter`, async ({ page }) => {
    await openAs(page, 'editor');
    await page.route(`**/backApi${listPath}/list?*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { rows: Wired[] };
      await route.fulfill({ response, json: { ...body, rows: body.rows.with(3, change(body.rows[3] ?? {})) } });
    });
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '科普知识' }).click();
    await expect(shownPage(page).getByText('无法读取服务器的响应，请稍后重试')).toBeVisible();
    await expect(shownPage(page).locator('tbody').getByRole('link')).toHaveCount(0);
    await expect(await openedLog(page, 1)).toContainText(entry);

    await page.unrouteAll();
    await page.keyboard.press('Escape');
    await shownPage(page).getByRole('button', { name: '重试' }).click();
    await expect(shownPage(page).getByText('共60条')).toBeVisible();
  });
}

test('a call that turns out to be missing is not offered: each attempt reports it, and the error log lists it once', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /status of 404/);
  await page.route('**/backApi/system/user/contact/*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  );
  await openAs(page, 'admin', '/system/userManager');
  for (const account of ['viewer', 'nobody']) {
    await rowOf(page, account)
      .getByRole('button', { name: `查看联系方式：${account}` })
      .click();
    await expect(toasts(page).filter({ hasText: '服务器不提供此功能' }).last()).toBeVisible();
  }
  // Written after all earlier entries.
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('the last entry') })));
  const log = await openedLog(page, 2);
  await expect(log.getByText('Error: the last entry', { exact: true })).toBeVisible();
  await expect(log.getByText('not offered by this server: POST /sys/user/reveal (adapter ruoyi-like)')).toHaveCount(1);
});

/** Opens the error log, which counts this number of errors. */
async function openedLog(page: Page, count: number) {
  await page.getByRole('button', { name: `错误日志：${count}条` }).click();
  return page.getByRole('dialog', { name: '错误日志' });
}
