import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ListActor } from '#src/machines/content/list.ts';
import { catchDownloads, type CaughtFile } from '#tests/flows/support/downloads.ts';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { workbookCells } from '#tests/support/table-cells.ts';
import { baseRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
const query = `${science}/query`;

let files: CaughtFile[];

beforeEach(() => {
  files = catchDownloads();
});

async function exportAs({ user }: RenderedApp, format: string) {
  await user.click(onPage().getByLabelText('导出', { selector: 'button' }));
  await user.click(await screen.findByText(format, { selector: '[role=menuitem] *' }));
}

test('the filtered and sorted list is exported as a file with its own labels; the right for the page is enough', async () => {
  const app = await renderApp({ url: `${science}?status=online&orderBy=mainTitle&pageSize=50`, account: 'viewer' });
  const total = Number(/\d+/.exec((await findOnPage(/^共\d+条$/)).textContent)?.[0]);
  expect(onPage().queryByLabelText('导入')).toBeNull();
  const titles = [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td a')?.textContent);

  await exportAs(app, 'CSV文件');
  await findOnPage(`已导出${total}条，文件已交给浏览器下载`);
  expect(app.server.callsOf(query).at(-1)?.body).toEqual({
    pageNum: 1,
    pageSize: 200,
    orderBy: 'mainTitle',
    desc: false,
    status: 'online',
  });
  const [csv] = files;
  const lines = (await csv?.text())?.split('\r\n') ?? [];
  expect({ name: csv?.name, header: lines[0], length: lines.length }).toEqual({
    name: expect.stringMatching(/^科普知识_筛选结果_\d{4}-\d\d-\d\d\.csv$/),
    header: '\uFEFF主标题,状态,类型,所属基地,发布时间,更新时间',
    length: total + 2,
  });
  expect(lines.slice(1, 4).map((line) => line.split(',').slice(0, 2))).toEqual(
    titles.slice(0, 3).map((title) => [title, '已上架']),
  );

  await exportAs(app, 'Excel表格（XLSX）');
  await waitFor(() => expect(files).toHaveLength(2));
  const rows = workbookCells((await files[1]?.bytes()) ?? new ArrayBuffer());
  expect([rows?.length, rows?.[1]?.slice(0, 2)]).toEqual([total + 1, [titles[0], '已上架']]);
});

test('only the chosen records and columns are exported, without a record that no longer exists', async () => {
  const { app, server } = await renderApp({ url: '/home/baseResources', account: 'admin' });
  await findOnPage(/^共\d+条$/);
  const { tableTools } = listOf(app).getSnapshot().children;
  const [first, second] = baseRecords;
  const ids = [second?.id ?? '', 'gone', first?.id ?? ''];
  tableTools?.send({
    type: 'export.wanted',
    order: {
      format: 'csv',
      source: { kind: 'rows', rows: ids.map((id) => ({ id })) },
      columns: ['phone', 'name'],
      view: '我的/视图',
    },
  });
  await findOnPage('已导出2条，文件已交给浏览器下载');
  expect([files[0]?.name.split('_').slice(0, 2), await files[0]?.text()]).toEqual([
    ['基地资源', '我的 视图'],
    `\uFEFF手机号,名称\r\n${[second, first].map((record) => `"\t${String(record?.['phone'])}",${String(record?.['name'])}\r\n`).join('')}`,
  ]);
  expect(server.callsOf('/home/baseResources/get')).toHaveLength(3);
});

test('exported bases have the same grades as in the list', async () => {
  const { app } = await renderApp({ url: '/home/baseResources?orderBy=grade', account: 'admin' });
  await findOnPage(/^共\d+条$/);
  const list = listOf(app).getSnapshot();
  const rows = list.context.page?.list.slice(0, 3) ?? [];
  list.children.tableTools?.send({
    type: 'export.wanted',
    order: { format: 'csv', source: { kind: 'rows', rows }, columns: ['name', 'grade'] },
  });
  await findOnPage('已导出3条，文件已交给浏览器下载');
  expect(rows.every((row) => row['grade'])).toBe(true);
  expect(await files[0]?.text()).toEqual(
    `\uFEFF名称,等级\r\n${rows.map((row) => `${String(row['name'])},${String(row['grade'])}\r\n`).join('')}`,
  );
});

/** The list machine of the visible page. */
function listOf(app: RenderedApp['app']): ListActor {
  const { active, tabs, pages } = app.actors().tabs.getSnapshot().context;
  const page = pages[tabs.find(({ path }) => path === active)?.id ?? ''];
  return page?.actor?.getSnapshot().context.screenActor as ListActor;
}

test('an interrupted export shows the reason and can be continued; a running one can be cancelled', async () => {
  const app = await renderApp({ url: science, account: 'editor' });
  await findOnPage('共60条');
  await app.server.faults.add({ kind: 'status', path: query, times: 1, status: 500 });
  await exportAs(app, 'CSV文件');
  await findOnPage('无法读取服务器的响应（500），请稍后重试');
  await app.user.click(onPage().getByText('重试'));
  await findOnPage('已导出60条，文件已交给浏览器下载');

  const release = app.server.hold(query);
  await exportAs(app, 'CSV文件');
  await findOnPage('正在读取数据');
  await app.user.click(onPage().getByText('取消'));
  await waitFor(() => expect(onPage().queryByText('正在读取数据')).toBeNull());
  release();
  expect(files.map(({ name }) => name.split('_')[0])).toEqual(['科普知识']);
});
