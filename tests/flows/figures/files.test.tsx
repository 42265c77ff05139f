import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { countedBy, exportAs, layOutCharts, tableOf, textsIn } from '#tests/flows/support/figures.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';
import { csvCells, workbookCells } from '#tests/support/table-cells.ts';

/** Rows without the cells that only pad the width of the sheet. */
const filled = (rows: readonly (readonly string[])[]) => rows.map((row) => row.filter((cell) => cell !== ''));

test('W4.9, W4.4 both files contain the figures of the tables, the period, the filters, the time and the author', async () => {
  layOutCharts();
  const files = catchDownloads();
  const server = startServer();
  const { period, compared, total } = await countedBy(server, 'saConsultUser', {
    period: 'thisYear',
    compare: 'year',
    filters: { visitor: 'first' },
  });
  const { user } = await renderApp({
    url: '/statistics/saConsultUser?compare=year&visitor=first',
    account: 'admin',
    server,
  });
  const table = textsIn(await tableOf('各市'));
  await exportAs(user, 'CSV文件');
  await waitFor(() => expect(files).toHaveLength(1));
  await exportAs(user, 'Excel表格（XLSX）');
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.map(({ name }) => name)).toEqual([
    `咨询用户统计_${period.from}_${period.to}.csv`,
    `咨询用户统计_${period.from}_${period.to}.xlsx`,
  ]);
  const csv = csvCells((await files[0]?.bytes()) ?? new ArrayBuffer(), (titles) => titles.length);
  const xlsx = workbookCells((await files[1]?.bytes()) ?? new ArrayBuffer());

  expect(filled(csv.slice(0, 8))).toEqual([
    ['咨询用户统计'],
    ['统计时段', `今年，${period.from}至${period.to}，共${period.days}天；最后一天尚未结束，不计入变化`],
    ['对比', `对比去年同期，${compared?.from}至${compared?.to}，共${compared?.days}天`],
    ['筛选条件', '首次或再次：首次咨询'],
    ['数据时间', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)],
    ['导出时间', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)],
    ['导出账号', '平台管理员（admin）'],
    ['咨询量', String(total)],
  ]);
  const start = csv.findIndex(([first]) => first === '各市') + 1;
  const inFile = filled(csv.slice(start, start + table.length));
  expect(inFile.map(([name, value]) => [name, value])).toEqual(table.map(([name, value]) => [name, value]));
  expect(inFile.slice(1).every(([, , share]) => /^\d+\.\d%$|^[<>]/.test(share ?? ''))).toEqual(true);

  expect(filled(xlsx).filter((row) => row.length > 0)).toEqual(filled(csv).filter((row) => row.length > 0));
});
