import { describe, expect, test } from 'vitest';
import { readXlsx } from '#src/app/workbooks/read-xlsx.ts';
import { formatOf } from '#src/app/workbooks/number-format.ts';
import { type DescribedWorkbook, workbookOf } from '#tests/support/described-workbook.ts';

/** The rows of a workbook with these cells in its second row, below a heading. */
function read(cells: string, more: Partial<DescribedWorkbook> = {}) {
  const rows = `<row r="1"><c r="A1" t="str"><v>x</v></c></row><row r="2">${cells}</row>`;
  const sheets = readXlsx(workbookOf({ sheets: [{ name: 'a', rows }], ...more }));
  if ('problem' in sheets) return sheets.problem;
  const row = sheets[0]?.rows[1];
  return row?.faults ? { cells: row.cells, faults: row.faults } : row?.cells;
}

/** The text of a cell with this number in this format. */
const shown = (number: string, format: string, more: Partial<DescribedWorkbook> = {}) =>
  (read(`<c r="A2" s="1"><v>${number}</v></c>`, { formats: [format], ...more }) as string[])[0];

describe('Q2: a number is imported as displayed', () => {
  test.for<[string, string, string]>([
    ['46093.512499999997', 'yyyy/m/d h:mm', '2026-03-12 12:18:00'],
    ['46093.99999999', 'yyyy-mm-dd hh:mm:ss', '2026-03-13 00:00:00'],
    ['46093.512499999997', 'yyyy"年"m"月"d"日"', '2026-03-12'],
    ['46093', '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '2026-03-12'],
    ['46093', '[DBNum1][$-804]yyyy"年"m"月"d"日";@', '2026-03-12'],
    ['46093.5', '[$-804]上午/下午h"时"mm"分"', '12:00'],
    ['0.512499999997', 'h:mm', '12:18'],
    ['0.5125347222', 'h:mm:ss AM/PM', '12:18:03'],
    ['1.5', '[h]:mm', '36:00'],
    ['108.31999999999999', 'General', '108.32'],
    ['0.30000000000000004', 'G/通用格式', '0.3'],
    ['13800138000', 'General', '13800138000'],
    ['13800138000', '000\\-0000\\-0000', '13800138000'],
    ['530000', '000000', '530000'],
    ['7', '000', '007'],
    ['42.415', '0.00', '42.42'],
    ['42.415', '0.00_);[Red]\\(0.00\\)', '42.42'],
    ['12', '0.00', '12'],
    ['1234.5', '¥#,##0.00', '1234.5'],
    ['-2.5', '#,##0', '-3'],
    ['0.625', '0.0%', '62.5%'],
    ['0.29', '0%', '29%'],
    ['12.5', '# ?/?', '12.5'],
    ['1500000', '0.00E+00', '1500000'],
    ['1500000', '#,##0,', '1500000'],
    ['3', '0"株"', '3'],
    ['2026', '@', '2026'],
    ['0.5', `0.${'0'.repeat(120)}%`, '50.000000000000000000000000000000%'],
    ['2026', '0'.repeat(2 ** 18), '2026'],
  ])('%s in the format %s is %s', ([number, format, text]) => {
    expect(shown(number, format)).toBe(text);
  });

  test.for([
    [14, '46093.5', '2026-03-12'],
    [22, '46093.5', '2026-03-12 12:00:00'],
    [31, '46093', '2026-03-12'],
    [57, '46093', '2026-03-12'],
    [20, '0.375', '09:00'],
    [46, '1.5', '36:00:00'],
    [10, '0.1234', '12.34%'],
    [5, '1234.5678', '1235'],
    [8, '1234.5678', '1234.57'],
    [41, '1234.5678', '1235'],
    [44, '1234.5678', '1234.57'],
    [2, '1.005', '1.01'],
    [49, '007', '7'],
  ] as const)('the built-in format %i shows %s as %s', ([id, number, text]) => {
    expect(read(`<c r="A2" s="1"><v>${number}</v></c>`, { builtIn: [id] })).toEqual([text]);
  });

  test('an impossible day or an invalid number is a fault of its cell', () => {
    const fault = { column: 0, message: 'problem.cell' };
    const day = read('<c r="A2" s="1"><v>-1</v></c><c r="B2" s="1"><v>2958466</v></c>', { formats: ['yyyy-mm-dd'] });
    expect([day, read('<c r="A2"><v>1,5</v></c>')]).toEqual([
      { cells: ['-1', '2958466'], faults: [fault, { column: 1, message: 'problem.cell' }] },
      { cells: ['1,5'], faults: [fault] },
    ]);
  });

  test('literal text in a format is no part of a date', () => {
    expect(['"days"0', '\\d0', '[Red]0', '[$USD]0', '_d0', '*d0'].map((code) => formatOf(code).kind)).toEqual(
      Array(6).fill('number'),
    );
  });
});

test('Q3: a day in a cell of type d has no zone, regardless of the zone of the computer', () => {
  const cell = (text: string) => `<c r="A2" t="d"><v>${text}</v></c>`;
  const texts = ['2026-03-12T09:30:00', '2026-03-12T09:30:00.000', '2026-03-12', '2026-03-12T09:30:00Z'];
  expect(texts.map((text) => read(cell(text)))).toEqual([
    ['2026-03-12 09:30:00'],
    ['2026-03-12 09:30:00'],
    ['2026-03-12'],
    // An instant is converted when dates are read.
    ['2026-03-12T09:30:00Z'],
  ]);
});

describe('Q4: both notations of XML booleans are read', () => {
  test.for<[string, string, string]>([
    ['<workbookPr date1904="true"/>', '44631', '2026-03-12'],
    ['<workbookPr date1904="1"/>', '44631', '2026-03-12'],
    ["<workbookPr date1904 = 'TRUE'/>", '44631', '2026-03-12'],
    ['<workbookPr date1904="false"/>', '46093', '2026-03-12'],
    ['<workbookPr date1904="0"/>', '46093', '2026-03-12'],
    ['<workbookPr/>', '46093', '2026-03-12'],
  ])('%s: day %s is %s', ([workbookPr, serial, day]) => {
    expect(shown(serial, 'yyyy-mm-dd', { workbookPr })).toBe(day);
  });

  test('a time without a day is the same in both systems', () => {
    expect(shown('0.5', 'h:mm', { workbookPr: '<workbookPr date1904="1"/>' })).toBe('12:00');
  });

  test('in cells and for hidden rows', () => {
    const cells = ['1', 'true', '0', 'false', 'yes'].map((value) => `<c t="b"><v>${value}</v></c>`);
    expect(read(cells.join(''))).toEqual({
      cells: ['TRUE', 'TRUE', 'FALSE', 'FALSE', 'yes'],
      faults: [{ column: 4, message: 'problem.cell' }],
    });
    const rows = ['1', 'true', '0'].map((hidden) => `<row hidden="${hidden}"><c t="str"><v>x</v></c></row>`).join('');
    const sheets = readXlsx(workbookOf({ sheets: [{ name: 'a', rows }] }));
    expect('problem' in sheets ? sheets : sheets[0]?.rows.map(({ isHidden }) => isHidden)).toEqual([
      true,
      true,
      undefined,
    ]);
  });
});

test('a text is everything that its cell displays: CDATA, comments and entities are resolved, phonetic hints left out', () => {
  const strings = [
    '前<![CDATA[<中>]]>后',
    '一<!-- 批注 -->二',
    '<si><r><t>东</t></r><r><t xml:space="preserve"> 京 </t></r><rPh sb="0" eb="1"><t>トウ</t></rPh></si>',
    'a&amp;b&#x2014;&#65;_x000D_&unknown;',
    '两\r\n行',
  ];
  const cells = strings.map((_, index) => `<c t="s"><v>${index}</v></c>`).join('');
  const inline = '<c t="inlineStr"><is><r><t>甲</t></r><r><t>乙<![CDATA[&]]>丙</t></r></is></c>';
  const formula = '<c t="str"><f>A1</f><v>甲<!-- 批注 -->乙</v></c><c t="str"><f>A1</f><v/></c>';
  expect(read(cells + inline + formula, { strings })).toEqual([
    '前<中>后',
    '一二',
    '东 京 ',
    'a&b—A\r&unknown;',
    '两\n行',
    '甲乙&丙',
    '甲乙',
  ]);
});

test('a formula without a saved result and a missing text are faults of their cells', () => {
  expect(read('<c><f>SUM(B1:B3)</f></c><c t="s"><v>9</v></c><c t="e"><f>A9</f><v>#N/A</v></c>')).toEqual({
    cells: [undefined, '9', '#N/A'],
    faults: [
      { column: 0, message: 'problem.uncalculated' },
      { column: 1, message: 'problem.cell' },
    ],
  });
});
