import type { Page } from '@playwright/test';
import { expectList, listPath, openAs, shownPage, toasts, watchCalls } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const query = `${listPath}/query`;
const permissions = '/sys/auth/permissions';

/** Keeps the calls of a path from the server, until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/backApi${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const countIn = (calls: readonly string[]) => (path: string) => calls.filter((call) => call.endsWith(path)).length;

for (const { account, path, call } of [
  { account: 'editor', path: listPath, call: query },
  { account: 'admin', path: '/system/logManager', call: '/sys/log/query' },
]) {
  test(`after a reload ${path} is requested once, beside the permissions, and shown`, async ({ page }) => {
    await openAs(page, account, path);
    await expectList(page);
    const releases = [await hold(page, permissions), await hold(page, call)];
    const calls = watchCalls(page);
    await page.reload({ waitUntil: 'commit' });
    // Neither is answered before both are under way.
    await expect.poll(() => [permissions, call].map(countIn(calls))).toEqual([1, 1]);
    for (const release of releases) release();
    await expectList(page);
    await expect(shownPage(page).locator('tbody tr').first()).toBeVisible();
    expect(countIn(calls)(call)).toBe(1);
  });
}

test('rows that arrive before the right is removed are not shown', async ({ page, server }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const release = await hold(page, permissions);
  const calls = watchCalls(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(query));
  await page.reload({ waitUntil: 'commit' });
  expect(await (await answered).json()).toMatchObject({ success: true, resultData: { total: 60 } });
  await server?.backend.commands.scenario({ name: 'rightsWithdrawn', account: 'editor' });
  release();
  await expect(toasts(page)).toHaveText([`页面不存在或未授权：${listPath}（缺少“科普知识”权限）`]);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toContainText('您好');
  expect([await page.locator('tbody').count(), countIn(calls)(query)]).toEqual([0, 1]);
});
