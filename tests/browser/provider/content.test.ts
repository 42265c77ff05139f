import type { Page } from '@playwright/test';
import { textOf } from '#src/domain/content/record.ts';
import {
  expectList,
  expectSaved,
  listPath,
  logIn,
  logOut,
  openAs,
  rowOf,
  saveButton,
  shownPage,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { articleRecords } from '#tests/support/seed.ts';

const published = articleRecords.filter(({ status }) => status === 'online');

const titles = (page: Page) => shownPage(page).locator('tbody td:nth-child(2) a');
const officeWords = '/comment/comment/officeWords/query';

const cells = (page: Page, column: number) => shownPage(page).locator(`tbody td:nth-child(${column})`);

/** The titles of the published articles, by the time of their release. */
const byRelease = (direction: 1 | -1) =>
  published
    .toSorted((a, b) => direction * (textOf(a, 'releaseTime') < textOf(b, 'releaseTime') ? -1 : 1))
    .map((article) => textOf(article, 'mainTitle'));

test('a list is filtered, sorted and paged, a record is edited; every call is in the language of the server', async ({
  page,
}) => {
  const sent = watchRequests(page);
  await page.goto(`${listPath}?status=online`);
  await logIn(page, 'editor');
  const list = shownPage(page);

  await test.step('the filter of the address and the order of the columns', async () => {
    await expect(list.getByText(`共${published.length}条`)).toBeVisible();
    await expect(cells(page, 3)).toHaveText(Array<string>(20).fill('已上架'));
    await list.locator('thead').getByText('发布时间').click();
    await expect(titles(page)).toHaveText(byRelease(1).slice(0, 20));
    await list.locator('thead').getByText('发布时间').click();
    await expect(titles(page)).toHaveText(byRelease(-1).slice(0, 20));
  });

  await test.step('the second page, and the filter by type', async () => {
    await list.getByRole('button', { name: '第2页' }).click();
    await expect(titles(page)).toHaveText(byRelease(-1).slice(20, 40));
    await list.getByRole('combobox', { name: '类型' }).selectOption({ label: '野生动物' });
    const wild = published.filter((article) => textOf(article, 'type') === 'wildlife').length;
    await expect(list.getByText(`共${wild}条`)).toBeVisible();
    await expect(cells(page, 4)).toHaveText(Array<string>(wild).fill('野生动物'));
  });

  await test.step('a record is edited, and after a reload it has the new values', async () => {
    await page.goto(`${listPath}/45`);
    const record = shownPage(page);
    await expect(record.getByLabel('主标题')).toHaveValue('花坪的银杉如何繁育与保护');
    await expect(record.getByLabel('所属基地')).toHaveValue('花坪国家级自然保护区');
    await record.getByLabel('发布人').fill('银杉小组');
    await record.getByRole('button', { name: saveButton }).click();
    await expectSaved(page);
    // Further saves are compared with the answer of the first one.
    await record.getByLabel('手机号').fill('13812345678');
    await record.getByRole('button', { name: saveButton }).click();
    await expect(record.getByTitle('没有需要保存的修改')).toBeVisible();
    await page.reload();
    await expect(record.getByLabel('发布人')).toHaveValue('银杉小组');
    await expect(record.getByLabel('手机号')).toHaveValue('13812345678');
    await expect(record.getByText(/^由科普宣传科更新于/)).toBeVisible();
    // The content check of the record loads them when the browser is idle.
    await expect.poll(() => sent.map(({ call }) => call)).toContain(`POST ${officeWords}`);
  });

  await test.step('the editor offers no history, which this server does not have', async () => {
    const record = shownPage(page);
    await expect(record.getByRole('complementary', { name: '内容信息' })).not.toContainText(/最近记录|版本/);
    await record.getByRole('button', { name: '更多操作' }).click();
    await expect(page.getByRole('menuitem', { name: '复制为新内容' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '修改记录' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await logOut(page);
  await test.step('nothing of the language of the endpoint table was sent', () => {
    const withoutToken = sent.filter(({ authorization }) => !/^Bearer \S+$/.test(authorization ?? ''));
    expect(new Set(withoutToken.map(({ call }) => call))).toEqual(new Set(['GET /captchaImage', 'POST /login']));
    expect(sent.filter(({ marks }) => marks.length > 0)).toEqual([]);
    expect(new Set(sent.map(({ call }) => call))).toEqual(
      new Set([
        'GET /captchaImage',
        'POST /login',
        'GET /getRouters',
        'GET /getInfo',
        'GET /getPermissions',
        `GET ${listPath}/list`,
        `GET ${listPath}/45`,
        `PUT ${listPath}`,
        `POST ${officeWords}`,
        'POST /logout',
      ]),
    );
  });
});

test('several records are published together, and taken back by undo', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}?status=draft`);
  await expectList(page);
  const [first = '', second = ''] = await titles(page).allInnerTexts();
  for (const title of [first, second])
    await shownPage(page)
      .getByRole('checkbox', { name: `选择：${title}` })
      .check();
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '上架', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '仍要上架2条' }).click();
  await expect(shownPage(page).getByText('已上架2条')).toBeVisible();
  for (const title of [first, second]) await expect(rowOf(page, title)).toHaveCount(0);
  await shownPage(page).getByRole('button', { name: '撤销' }).click();
  await expect(shownPage(page).getByText('已下架2条')).toBeVisible();
  await page.goto(`${listPath}?status=offline`);
  for (const title of [first, second]) await expect(rowOf(page, title)).toContainText('已下架');
});

test('a base keeps its day of foundation beside the times of its record, and an application becomes a base', async ({
  page,
}) => {
  await openAs(page, 'admin', '/home/baseResources/GXP043');
  const record = shownPage(page);
  const times = async () => ({
    founded: await record.getByLabel('成立时间').inputValue(),
    created: await record.getByRole('definition').nth(1).textContent(),
  });
  await expect(record.getByLabel('名称')).toHaveValue('涠洲岛自治区级自然保护区');
  const before = await times();
  expect(before.founded).toBe('2002-12-01');
  expect(before.created).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d平台管理员$/);
  await record.getByLabel('摘要').fill('火山岛上的自然保护区。');
  await record.getByRole('button', { name: saveButton }).click();
  await expect(record.getByText(/^由平台管理员更新于/)).toBeVisible();
  await page.reload();
  await expect(record.getByLabel('摘要')).toHaveValue('火山岛上的自然保护区。');
  expect(await times()).toEqual(before);

  const name = '天坑秘境研学基地';
  await page.goto('/home/baseResourcesApplication?status=passed');
  await rowOf(page, name)
    .getByRole('button', { name: `上线：${name}` })
    .click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.goto('/home/baseResources');
  await shownPage(page).getByRole('searchbox').fill(name);
  await expect(rowOf(page, name)).toContainText('研学实践教育基地');
});

/** Headers of the endpoint table that this server does not know. */
const unknownHeaders = ['idempotency-key', 'if-match'];

/** Records the calls of the page from now on. */
function watchRequests(page: Page) {
  const sent: { call: string; authorization: string | undefined; marks: string[] }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/backApi/')) return;
    const headers = request.headers();
    sent.push({
      call: `${request.method()} ${pathname.slice('/backApi'.length)}`,
      authorization: headers['authorization'],
      marks: unknownHeaders.filter((name) => name in headers),
    });
  });
  return sent;
}
