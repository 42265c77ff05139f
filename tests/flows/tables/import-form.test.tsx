import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { add, base, cellsOf, dialog, header, openImport, press, rowOf } from '#tests/flows/support/import.ts';
import { findOnPage, onPage } from '#tests/flows/support/page.ts';
import { rowOf as rowIn, workbookOf } from '#tests/support/described-workbook.ts';
import { workbookCells } from '#tests/support/table-cells.ts';

/** A workbook with notes, and a form with a title, a vertically merged cell, an error value and a hidden row. */
function formOf(titles: readonly string[], phone = '13800000000'): File {
  const cells = (title: string, reference = '') => [
    title,
    '轮播',
    reference,
    '野生动物',
    '鸟',
    '简介',
    '2026-03-12 09:30',
    '李',
    phone,
  ];
  const rows =
    rowIn(1, ['2026年度科普文章汇总表']) +
    rowIn(2, ['主标题', '轮播标题', '所属基地', '类型', '关键词', '简介', '发布时间', '发布人', '手机号']) +
    titles.map((title, index) => rowIn(index + 3, cells(title, index === 0 ? String(base.name) : ''))).join('') +
    '<row r="20" hidden="1"><c r="A20" t="e"><v>#N/A</v></c></row>';
  const more = '<mergeCells><mergeCell ref="A1:I1"/><mergeCell ref="C3:C20"/></mergeCells>';
  const notes = { name: '填表说明', rows: rowIn(1, ['主标题必填']) + rowIn(2, ['类型从列表中选择']) };
  const lists = { name: '选项', state: 'hidden', rows: rowIn(1, ['类型']) + rowIn(2, ['野生动物']) };
  return new File([workbookOf({ sheets: [notes, lists, { name: '数据', rows, more }] })], '汇总.xlsx');
}

const chosenIn = (label: string) => dialog().getByLabelText<HTMLSelectElement>(label);

test('Q7, Q8, Q9 a form is read from its sheet below its headings, both adjustable; duplicates are announced', async () => {
  const { choose, server, user } = await openImport();
  await choose(formOf(['银杏', '鳄蜥']));
  await screen.findByText('汇总.xlsx，3行数据。列名相符的已自动对应，其余请选择。');
  const shown = (label: string) => chosenIn(label).selectedOptions[0]?.textContent;
  expect([shown('工作表'), shown('列名所在行')]).toEqual([
    '数据',
    '第2行：主标题 · 轮播标题 · 所属基地 · 类型 · 关键词 · 简介',
  ]);
  expect(Array.from(chosenIn('工作表').options, ({ textContent }) => textContent)).toEqual([
    '填表说明',
    '选项（隐藏）',
    '数据',
  ]);
  const announced = ['表中有合并的单元格（C3:C20），其内容用于所合并的每一行', '其中1行在表格中是隐藏的，也会导入'];
  expect(announced.filter((words) => !dialog().queryByText(words))).toEqual([]);

  await user.selectOptions(chosenIn('工作表'), '填表说明');
  await screen.findByText('汇总.xlsx，1行数据。列名相符的已自动对应，其余请选择。');
  await user.selectOptions(chosenIn('列名所在行'), '第2行：类型从列表中选择');
  await screen.findByText('没有找到数据：列名所在行的下面应有数据行');
  await user.selectOptions(chosenIn('工作表'), '数据');
  await screen.findByText('汇总.xlsx，3行数据。列名相符的已自动对应，其余请选择。');
  await press('检查');
  await screen.findByText('2行可以导入，1行有错误，不会导入');
  expect(cellsOf().map((cells) => cells.slice(0, 2))).toEqual([
    ['20', expect.stringMatching(/^A 主标题：单元格是错误值，请改正公式或清空B 轮播标题：/)],
  ]);
  await press('导入2行');
  await press('完成');
  await findOnPage('共62条');
  expect(server.callsOf(add).map(({ body }) => (body as { homeBase: string }).homeBase)).toEqual([base.id, base.id]);

  await user.click(onPage().getByLabelText('导入'));
  await choose(formOf(['银杏', '鳄蜥']));
  await press('检查');
  await screen.findByText(/^同样的数据已于.+导入过2行；除非已撤回，再次导入会重复新增$/);
  await press('上一步');
  await press('上一步');
  await choose(formOf(['银杏', '白鹭']));
  await press('检查');
  await screen.findByText('2行可以导入，1行有错误，不会导入');
  expect(dialog().queryByText(/^同样的数据/)).toBeNull();
});

test('Q10 a malformed line of a CSV is an error of its row, also in the file of rows that were not imported', async () => {
  const files = catchDownloads();
  const { choose } = await openImport();
  await choose(new File([[header, `"绿水青山"${rowOf('主题展')}`, rowOf('鳄蜥')].join('\n')], '文章.csv'));
  await press('检查');
  await screen.findByText('1行可以导入，1行有错误，不会导入');
  const problem = '这一行的引号不成对或位置不对，请改正';
  expect(cellsOf().map((cells) => cells.slice(0, 3))).toEqual([['2', problem, '"绿水青山"主题展']]);
  await press('下载未导入的1行');
  await waitFor(() => expect(files).toHaveLength(1));
  const left = workbookCells((await files[0]?.bytes()) ?? new ArrayBuffer());
  expect(left.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['Main title', '未导入的原因'],
    ['"绿水青山"主题展', problem],
  ]);
});
