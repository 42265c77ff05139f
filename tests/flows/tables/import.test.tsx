import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { add, base, cellsOf, dialog, header, openImport, press, rowOf } from '#tests/flows/support/import.ts';
import { findOnPage, logIn, logOut, onPage } from '#tests/flows/support/page.ts';
import type { RenderedApp } from '#tests/flows/support/render-app.tsx';
import { workbookCells } from '#tests/support/table-cells.ts';
import { scenicSpotRecords } from '#tests/support/seed.ts';

test('a file is matched, checked and imported row by row; failed rows can be downloaded and retried', async () => {
  const files = catchDownloads();
  const { choose, server } = await openImport();

  await press('下载模板');
  await waitFor(() => expect(files).toHaveLength(1));
  const template = workbookCells((await files[0]?.bytes()) ?? new ArrayBuffer());
  expect({ name: files[0]?.name, header: template?.[0]?.slice(0, 3), example: template?.[1]?.[2] }).toEqual({
    name: '科普知识_导入模板.xlsx',
    header: ['主标题*', '轮播标题*', '所属基地*'],
    example: base.name,
  });

  await choose(new File(['x'], 'a.xls'));
  await screen.findByText('旧版XLS文件请先在Excel中另存为XLSX');
  const rows = [
    rowOf("'=银杏🌳"),
    rowOf('红树林', { kind: '动物', phone: '123' }),
    '',
    rowOf('鳄蜥'),
    rowOf('白鹭', { reference: '没有这里' }),
  ];
  await choose(new File(['\uFEFF', [header, ...rows].join('\r\n')], '文章.csv'));
  await screen.findByText('文章.csv，4行数据。列名相符的已自动对应，其余请选择。');
  expect(
    [...document.querySelectorAll<HTMLSelectElement>('[role=dialog] tbody select')].map(({ value }) => value),
  ).toEqual([
    // The column without a known heading comes first.
    '',
    'mainTitle',
    'bannerTitle',
    'homeBase',
    'type',
    'keyword',
    'summary',
    'releaseTime',
    'releasePeople',
    'phone',
  ]);

  await press('检查');
  await screen.findByText('2行可以导入，2行有错误，不会导入');
  expect(cellsOf().map((cells) => cells.slice(0, 3))).toEqual([
    [
      '3',
      'D 类型：请从列表中选择：树木花草 / 野生动物 / 湿地与海岸 / 森林防火 / 林业技术 / 生态文化I 手机号：请输入正确格式的手机号！',
      '红树林',
    ],
    ['6', 'C 所属基地：没有这个名称的已上架记录', '白鹭'],
  ]);
  expect(server.callsOf(add)).toEqual([]);

  await server.faults.add({ kind: 'status', path: add, times: 1, status: 500 });
  await press('导入2行');
  await screen.findByText(/^已导入1行/);
  expect(cellsOf()).toEqual([
    ['2', '=银杏🌳', '无法读取服务器的响应（500），请稍后重试'],
    ['5', '鳄蜥', '已导入'],
  ]);
  await press('下载未导入的3行');
  await waitFor(() => expect(files).toHaveLength(2));
  const left = workbookCells((await files[1]?.bytes()) ?? new ArrayBuffer());
  expect(left?.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['Main title', '未导入的原因'],
    ['=银杏🌳', '无法读取服务器的响应（500），请稍后重试'],
    [
      '红树林',
      '类型：请从列表中选择：树木花草 / 野生动物 / 湿地与海岸 / 森林防火 / 林业技术 / 生态文化 手机号：请输入正确格式的手机号！',
    ],
    ['白鹭', '所属基地：没有这个名称的已上架记录'],
  ]);

  await press('重试1行');
  await screen.findByText(/^已导入2行/);
  await press('完成');
  await findOnPage('共62条');
  const calls = server.callsOf(add);
  const values = {
    bannerTitle: '轮播',
    homeBase: base.id,
    type: 'wildlife',
    keyword: '鸟,兽',
    summary: '简介',
    cover: '',
    content: '',
    releaseTime: '2026-03-12 09:30:00',
    releasePeople: '李',
    phone: '13800000000',
  };
  expect(calls.map(({ body }) => body)).toEqual(
    ['=银杏🌳', '鳄蜥', '=银杏🌳'].map((mainTitle) => ({ ...values, mainTitle })),
  );
  // The row without an answer repeats the same write; the others are separate writes.
  expect([
    new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size,
    calls[0]?.idempotencyKey === calls[2]?.idempotencyKey,
  ]).toEqual([2, true]);
});

test('stopping at the preview writes nothing; closing discards the file', async () => {
  const { choose, server, user } = await openImport();
  await choose(new File([[header, rowOf('红树林')].join('\n')], '文章.csv'));
  await press('检查');
  await screen.findByText('1行都可以导入');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(server.callsOf(add)).toEqual([]);
  await user.click(onPage().getByLabelText('导入'));
  await screen.findByText('第1步，共4步：选择文件');
});

/** A file of four rows, of which two were saved when the session expired. */
async function interrupted(fault: object = { kind: 'expire', path: add }): Promise<RenderedApp> {
  const app = await openImport();
  await app.choose(
    new File([[header, ...['甲', '乙', '丙', '丁'].map((title) => rowOf(title))].join('\n')], '四行.csv'),
  );
  await press('检查');
  await screen.findByText('4行都可以导入');
  for (const milliseconds of [0, 0]) await app.server.faults.add({ kind: 'delay', path: add, milliseconds });
  await app.server.faults.add(fault);
  await press('导入4行');
  await screen.findByText('已导入2行 · 未成功或未处理2行');
  if (!('kind' in fault) || fault.kind !== 'expire') return app;
  await app.user.click(await screen.findByText('重新登录'));
  await waitFor(() => expect(app.reload).toHaveBeenCalledTimes(1));
  return app;
}

async function comeBack(app: RenderedApp, account = 'editor', button = '继续导入'): Promise<RenderedApp> {
  const next = await app.reopen();
  await logIn(next.user, account);
  await findOnPage('共62条');
  await next.user.click(onPage().getByLabelText(button));
  return next;
}

const titlesAdded = ({ server }: RenderedApp) =>
  server.callsOf(add).map(({ body }) => (body as { mainTitle: string }).mainTitle);

test('a session that expires during an import neither loses nor duplicates a row: the rest is offered after login', async () => {
  const files = catchDownloads();
  const app = await comeBack(await interrupted());
  await screen.findByText('已导入2行，还有2行未导入。');
  expect(dialog().getByText(/^上次导入“四行.csv”中断/)).toBeTruthy();
  await press('下载剩余的2行');
  await waitFor(() => expect(files).toHaveLength(1));
  const left = workbookCells((await files[0]?.bytes()) ?? new ArrayBuffer());
  expect(left?.map(([title]) => title)).toEqual(['Main title', '丙', '丁']);

  await press('继续导入剩余的2行');
  await screen.findByText('2行都可以导入');
  await press('导入2行');
  await screen.findByText('已导入2行');
  await press('完成');
  await findOnPage('共64条');
  expect(titlesAdded(app)).toEqual(['甲', '乙', '丙', '丙', '丁']);
  await app.user.click(onPage().getByLabelText('导入'));
  await screen.findByText('把文件拖到这里，或点击选择');
});

test('the rest is not offered to another account; once discarded, it is gone', async () => {
  const app = await interrupted();
  const other = await comeBack(app, 'admin', '导入');
  await screen.findByText('把文件拖到这里，或点击选择');
  await other.user.keyboard('{Escape}');
  await logOut(other.user);
  const own = await comeBack(other);
  await press('放弃');
  await screen.findByText('把文件拖到这里，或点击选择');
  await own.user.keyboard('{Escape}');
  await own.user.click(onPage().getByLabelText('导入'));
  await screen.findByText('把文件拖到这里，或点击选择');
});

test('a row that was saved without an answer is not added twice after a reload', async () => {
  const app = await interrupted({ kind: 'lost', path: add });
  const next = await app.reopen();
  await findOnPage('共63条');
  await next.user.click(onPage().getByLabelText('继续导入'));
  await press('继续导入剩余的2行');
  await screen.findByText('2行都可以导入');
  await press('导入2行');
  await screen.findByText('已导入2行');
  await press('完成');
  await findOnPage('共64条');
  const keys = next.server.callsOf(add).map(({ idempotencyKey }) => idempotencyKey);
  expect({ writes: keys.length, isRepeated: keys[2] === keys[3], differentKeys: new Set(keys).size }).toEqual({
    writes: 5,
    isRepeated: true,
    differentKeys: 4,
  });
});

test('contradictory dates are reported by row and column, with the form’s message', async () => {
  const { choose } = await openImport('/business/tickets');
  const spot = scenicSpotRecords.find(({ status }) => status === 'online') ?? { name: '' };
  const columns = '名称,所属景点,类别,售价,门市价,每日库存,有效期,开售日期,停售日期,退改规则,预订须知';
  const row = (stock: string, until: string) =>
    `票,${String(spot.name)},成人票,40,50,"${stock}",1,2026-03-01,${until},随时退,须知`;
  await choose(
    new File(['\uFEFF', [columns, row('1,200', '2026-12-31'), row('2.5', '2026-01-15')].join('\r\n')], '门票.csv'),
  );
  await screen.findByText(/^门票\.csv，2行数据/);
  await press('检查');
  await screen.findByText('1行可以导入，1行有错误，不会导入');
  expect(cellsOf().map((cells) => cells.slice(0, 2))).toEqual([
    ['3', 'F 每日库存：请输入整数I 停售日期：停售日期不能早于开售日期'],
  ]);
});
