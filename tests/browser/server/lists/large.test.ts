import type { Page } from '@playwright/test';
import { addressOf, expectList, listPath, openAs, rowOf, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const countElements = (page: Page) => shownPage(page).evaluate((shown) => shown.querySelectorAll('*').length);

/** The number of pages with an add and an edit right each, in addition to those of the app: a tree of 5,000 modules. */
const unknownPages = 1667;

// Other tests use the server of this worker, too.
test.afterEach(({ server }) => server?.backend.reset('S'));

test('fault I8: a list of 100,000 rows renders only those of its page, and is searched and paged like a small one', async ({
  page,
  server,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const rows = await shownPage(page).locator('tbody tr').count();
  const small = await countElements(page);
  await server?.backend.reset('L');
  await page.context().clearCookies();
  await openAs(page, 'editor', listPath);
  await expect(shownPage(page).getByText('共100000条')).toBeVisible();
  await expect(shownPage(page).locator('tbody tr')).toHaveCount(rows);
  // Texts, tags and longer page numbers differ, but not the rows.
  expect(await countElements(page)).toBeLessThan(small * 1.2);
  await shownPage(page).getByRole('searchbox').first().fill('银杉');
  await expect(page).toHaveURL(/keyword=/);
  await expectList(page);
  await expect(shownPage(page).locator('tbody tr')).toHaveCount(rows);
  await shownPage(page).getByRole('button', { name: '下一页' }).click();
  await expect.poll(() => addressOf(page)).toContain('pageNum=2');
  await expect(shownPage(page).locator('tbody tr')).toHaveCount(rows);
});

test('fault I8: a role of 5,000 modules renders 200 pages at a time; all can be found, counted and granted', async ({
  page,
}) => {
  await page.route('**/sys/module/queryAll', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { resultData: object[] };
    for (let index = 0; index < unknownPages; index += 1)
      for (const right of ['', '_add', '_edit'])
        body.resultData.push({ modulePath: `/other/page${index}${right}`, moduleName: `模块${index}号` });
    await route.fulfill({ response: answer, json: body });
  });
  await openAs(page, 'admin', '/system/roleManager');
  await rowOf(page, '内容编辑').getByRole('link').first().click();
  const rights = shownPage(page).getByRole('group', { name: '权限' });
  const boxes = rights.locator('[data-row][role=group]');
  await expect(boxes).toHaveCount(200);
  const drawn = await countElements(page);
  await rights.getByRole('button', { name: /^显示更多（还有\d+个页面）$/ }).click();
  await expect(boxes).toHaveCount(400);
  expect(await countElements(page)).toBeLessThan(drawn * 2);
  await shownPage(page).getByRole('searchbox', { name: '按名称或拼音筛选页面' }).fill('模块1600号');
  await expect(boxes).toHaveCount(1);
  await shownPage(page).getByRole('searchbox', { name: '按名称或拼音筛选页面' }).fill('');
  const others = rights.getByRole('region').last();
  await others.getByRole('checkbox').first().click();
  await expect(others.getByRole('button').first()).toContainText(`${unknownPages * 3}/${unknownPages * 3}`);
});
