import { expectList, openAs, rowOf, shownPage } from '#tests/browser/support/app.ts';
import { desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { countActs } from './count-acts.ts';

const bases = '/home/baseResources';

test('acts: a sheet of 29 criteria is scored and submitted in 30', async ({ page }) => {
  await openAs(page, 'expert', desk);
  await expectList(page);
  const main = shownPage(page);
  await rowOf(page, '三门江国家森林公园').getByRole('link', { name: /^评分/ }).click();
  const fields = main.locator('[data-points]');
  await expect(fields.first()).toBeVisible();
  // The job begins with the open sheet.
  const { click, fill, done } = countActs(page);
  const all = await fields.all();
  for (const field of all) {
    const max = Number(/满分(\d+(?:\.\d)?)/.exec((await field.getAttribute('aria-label')) ?? '')?.[1]);
    await fill(field, String(Math.round(max * 1.6) / 2));
  }
  await click(main.getByRole('button', { name: '提交评分' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect([all.length, done.length]).toEqual([29, 30]);
});

test('acts: a consultation is answered from a template in 4', async ({ page }) => {
  await openAs(page, 'service', '/book/book');
  await expectList(page);
  const { click, done } = countActs(page);
  const main = shownPage(page);
  await click(main.locator('a[data-path^="/book/book/"]').first());
  await click(main.getByRole('button', { name: '插入模板' }));
  await click(page.getByRole('menuitem', { name: '团队预约' }));
  await click(main.getByRole('button', { name: '发送给咨询人' }));
  await expect(page.getByText(/^已发送给咨询人：/)).toBeVisible();
  expect(done).toHaveLength(4);
});

test('acts: an advertisement is hidden by two keys', async ({ page }) => {
  await openAs(page, 'admin', '/comment/comment');
  const first = shownPage(page).getByRole('region', { name: '评论列表' }).getByRole('listitem').first();
  await expect(first.locator('[aria-current]')).toHaveCount(1);
  const { press, done } = countActs(page);
  await press('h');
  await press('1');
  await expect(first).toContainText('已隐藏');
  expect(done).toEqual(['press h', 'press 1']);
});

test('acts: forty rows with two foreign headings are imported in 5', async ({ page }) => {
  await openAs(page, 'editor', bases);
  await expectList(page);
  const header =
    '基地名称,类型,成立时间,联系电话,官方网站,关键词,所属区域,详细地址,经度,纬度,摘要,正文一,正文二,正文三';
  const row = (number: number) =>
    `第${number}号林场,森林康养基地,2020-01-01,13800000000,https://example.com,林,南宁市,林场路,108.3,22.8,摘要,一,二,三`;
  const rows = Array.from({ length: 40 }, (_, index) => row(index + 1));
  const { click, choose, done } = countActs(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await click(button('导入'));
  await choose(page.locator('input[type=file]'), {
    name: '林场.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\r\n')),
  });
  await click(button('检查'));
  await click(button('导入40行'));
  await click(page.getByRole('link', { name: '查看这40条' }));
  await expect(shownPage(page).getByText('共40条')).toBeVisible();
  expect(done).toHaveLength(5);
});

test('acts: a password is reset in 4', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openAs(page, 'admin', '/system/userManager');
  await expectList(page);
  const { click, done } = countActs(page);
  await click(rowOf(page, 'nanning.view').getByRole('button', { name: /^更多操作/ }));
  await click(page.getByRole('menuitem', { name: '重置密码' }));
  await click(page.getByRole('dialog').getByRole('button', { name: '重置密码' }));
  await click(page.getByRole('dialog').getByRole('button', { name: '复制并关闭' }));
  await expect(page.getByText('“nanning.view”的新密码已复制')).toBeVisible();
  expect(done).toHaveLength(4);
});
