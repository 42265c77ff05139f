import { describe, expect, test } from 'vitest';
import { type DescribedSheet, rowOf, workbookOf } from '#tests/support/described-workbook.ts';
import { cellsIn, foundIn } from '#tests/support/found-table.ts';

const titles = ['标题', '类型', '简介'];
const data = (...rows: readonly (readonly string[])[]) => rows.map((row, index) => rowOf(index + 1, row)).join('');
const articles = data(titles, ['银杏', '植物', '古树'], ['鳄蜥', '动物', '保护']);
const isOf = [titles, ['银杏', '植物', '古树'], ['鳄蜥', '动物', '保护']];
const workbook = (...sheets: readonly DescribedSheet[]) => workbookOf({ sheets });
const sheet = (rows: string, more = ''): DescribedSheet => ({ name: '数据', rows, more });

describe('Q6: empty rows and columns are not part of a table', () => {
  test.for([
    ['a last row without cells', sheet(`${articles}<row r="1048576" ht="14.25" customHeight="1"></row>`)],
    [
      'a style down to the last row',
      sheet(`${articles}<row r="1048576"><c r="A1048576" s="1"/><c r="XFD1048576"/></row>`),
    ],
    ['blanks in far cells', sheet(`${articles}${rowOf(9000, [' ', '\u3000'])}`)],
  ] as const)('%s', async ([, described]) => {
    expect(await cellsIn('a.xlsx', workbook(described))).toEqual(isOf);
  });

  test('rows and columns before and within the table; the others keep their positions', async () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`;
    const rows =
      `<row r="3">${cell('C3', '标题')}${cell('E3', '类型')}<c r="F3"/></row><row r="4"/>` +
      `<row r="7">${cell('C7', '银杏')}${cell('E7', '植物')}</row>`;
    const found = await foundIn('a.xlsx', workbook(sheet(rows)));
    expect('table' in found && found.table).toEqual({
      fileName: 'a.xlsx',
      header: ['标题', '类型'],
      columns: [2, 4],
      rows: [{ line: 7, cells: ['银杏', '植物'] }],
    });
  });

  test('a column with cells but without a title counts', async () => {
    expect(await cellsIn('a.xlsx', workbook(sheet(data(['标题', '', '类型'], ['银杏', '备注', '植物']))))).toEqual([
      ['标题', '', '类型'],
      ['银杏', '备注', '植物'],
    ]);
  });

  test('a limit is reported with the counted number', async () => {
    const long = data(titles, ...Array.from({ length: 6213 }, (_, index) => [`${index}`, '植物', '']));
    const wide = `<row><c t="str"><v>标题</v></c>${'<c t="str"><v>列</v></c>'.repeat(300)}</row><row><c><v>1</v></c></row>`;
    expect([
      await cellsIn('a.xlsx', workbook(sheet(long))),
      await cellsIn('a.xlsx', workbook(sheet(wide))),
      await cellsIn('a.csv', new TextEncoder().encode(`标题,类型\n\n${'银杏,植物\n\n'.repeat(5001)}`).buffer),
    ]).toEqual([
      { problem: 'tooMany', counted: { countedRows: 6213, countedColumns: 3 } },
      { problem: 'tooMany', counted: { countedRows: 1, countedColumns: 301 } },
      { problem: 'tooMany', counted: { countedRows: 5001, countedColumns: 2 } },
    ]);
  });
});

describe('Q7: the sheet with the known headings is taken', () => {
  const notes = { name: '填表说明', rows: data(['1. 标题必填'], ['2. 类型从列表中选择']) };
  const lists = { name: '选项', rows: data(['类型', '标题'], ['植物'], ['动物']) };

  test.for([
    ['behind notes', [notes, sheet(articles)], 1],
    ['behind hidden lists', [{ ...lists, state: 'hidden' }, sheet(articles)], 1],
    ['behind lists that Excel cannot unhide', [{ ...lists, state: 'veryHidden' }, sheet(articles)], 1],
    ['before visible lists with fewer headings', [sheet(articles), lists], 0],
    ['behind visible lists with fewer headings', [lists, sheet(articles)], 1],
    ['behind an empty sheet', [{ name: 'Sheet1', rows: '' }, sheet(articles)], 1],
    ['even hidden, if no other sheet is usable', [notes, { ...sheet(articles), state: 'hidden' }], 1],
    ['behind an empty form of the same headings', [sheet(data(titles)), { ...sheet(articles), name: '二月' }], 1],
    [
      'behind a form with its example row',
      [sheet(data(titles, ['【示例】银杏', '植物'])), { ...sheet(articles), name: '二月' }],
      1,
    ],
    ['the first of two', [sheet(articles), { ...sheet(articles), name: '二月' }], 0],
  ] as const)('%s', async ([, sheets, index]) => {
    const found = await foundIn('a.xlsx', workbook(...sheets));
    expect('source' in found && [found.source.sheet, found.table.header]).toEqual([index, titles]);
  });

  test('its name is shown, and another sheet can be chosen', async () => {
    const bytes = workbook({ ...lists, state: 'hidden' }, sheet(articles));
    const found = await foundIn('a.xlsx', bytes);
    expect('source' in found && found.source).toEqual({
      sheets: [
        { name: '选项', isHidden: true },
        { name: '数据', isHidden: false },
      ],
      sheet: 1,
      headings: [
        { line: 1, titles },
        { line: 2, titles: ['银杏', '植物', '古树'] },
        { line: 3, titles: ['鳄蜥', '动物', '保护'] },
      ],
      heading: 1,
      merged: [],
      hiddenRows: 0,
    });
    expect(await cellsIn('a.xlsx', bytes, { sheet: 0 })).toEqual([
      ['类型', '标题'],
      ['植物', ''],
      ['动物', ''],
    ]);
  });

  test('without known headings, the first visible sheet with content is taken', async () => {
    const own = data(['名称', '种类'], ['银杏', '植物']);
    const bytes = workbook({ ...sheet(own), state: 'hidden' }, { name: '空', rows: '' }, { ...sheet(own), name: '二' });
    const found = await foundIn('a.xlsx', bytes);
    expect('source' in found && found.source.sheet).toBe(2);
  });
});

describe('Q8: the heading row is the one of the first rows with the most known titles', () => {
  const merged = '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>';
  const titled = [['2026年度科普文章汇总表'], ['填报单位：林业局', '', '2026年3月'], [], ...isOf];

  test('in a workbook, below a title across all columns, a line of the form and an empty row', async () => {
    expect(await cellsIn('a.xlsx', workbook(sheet(data(...titled), merged)))).toEqual(isOf);
  });

  test.for([',', ';', '\t'])('in a CSV separated by %j, below the same rows', async (separator) => {
    const text = titled.map((row) => row.join(separator)).join('\r\n');
    expect(await cellsIn('a.csv', new TextEncoder().encode(text).buffer)).toEqual(isOf);
  });

  test('below column groups, and with titles merged across both rows', async () => {
    const rows = data(['标题', '发布', ''], ['', '发布时间', '电话'], ['银杏', '2026-03-12', '0771']);
    const more = '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>';
    expect(await cellsIn('a.xlsx', workbook(sheet(rows, more)))).toEqual([
      ['标题', '发布时间', '电话'],
      ['银杏', '2026-03-12', '0771'],
    ]);
  });

  test('headings repeated on each page are not data', async () => {
    expect(await cellsIn('a.xlsx', workbook(sheet(data(...isOf.slice(0, 2), titles, ...isOf.slice(2)))))).toEqual(isOf);
  });

  test('a known word in a data row makes no heading', async () => {
    const rows = [
      ['名称', '种类'],
      ['银杏', '简介'],
    ];
    expect(await cellsIn('a.xlsx', workbook(sheet(data(...rows))))).toEqual(rows);
  });

  test('another row can be chosen, also the last one, without data below it', async () => {
    const bytes = workbook(sheet(data(...titled)));
    expect([
      await cellsIn('a.xlsx', bytes, { sheet: 0, heading: 5 }),
      await cellsIn('a.xlsx', bytes, { sheet: 0, heading: 6 }),
    ]).toEqual([[isOf[1], isOf[2]], { problem: 'noRows' }]);
  });

  test('the example row of a template is left out', async () => {
    expect(await cellsIn('a.xlsx', workbook(sheet(data(titles, ['【示例】银杏'], ...isOf.slice(1)))))).toEqual(isOf);
  });
});

test('vertically merged cells have their value in each row; this and hidden rows are reported', async () => {
  const rows =
    rowOf(1, titles) +
    rowOf(2, ['银杏', '植物', '甲']) +
    rowOf(3, ['红豆杉', '', '乙']) +
    rowOf(4, ['', '动物', '丙']).replace('<row', '<row hidden="1"');
  const ranges = ['B2:B3', 'A3:A1048576', 'C2:D2', 'A2', '', 'A9:A2'];
  const more = `<mergeCells>${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  const found = await foundIn('a.xlsx', workbook(sheet(rows, more)));
  expect(
    'table' in found && [found.table.rows.map(({ cells }) => cells), found.source.merged, found.source.hiddenRows],
  ).toEqual([
    [
      ['银杏', '植物', '甲'],
      ['红豆杉', '植物', '乙'],
      ['红豆杉', '动物', '丙'],
    ],
    ['B2:B3', 'A3:A1048576'],
    1,
  ]);
});
