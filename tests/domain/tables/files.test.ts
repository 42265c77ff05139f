import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '#src/app/tables/csv.ts';
import { readCsv } from '#src/app/tables/read-csv.ts';
import { readTable } from '#src/app/tables/read-table.ts';
import { writeXlsx } from '#src/app/tables/xlsx.ts';
import { csvCells, gridOf, workbookCells } from '#tests/support/table-cells.ts';

const header = ['标题', '电话'];
/** Texts that commonly break spreadsheets and files. */
const texts = [
  '=1+1',
  '+86',
  '-1',
  '@a',
  '\ttab',
  '＝全角',
  "'=",
  "it's",
  'a,"b"',
  '两\r\n行',
  '🌳👩‍🌾',
  '\u202Eabc',
  '13800000000',
  '12345678901234567890',
  '007',
  ' x ',
  '<b>&amp;',
  ' =1',
  '\0=1',
  '\u3000＝1',
  '\uFEFF@a',
  'a\rb',
  '\u0007',
  '_x0041_',
  '_x005F_x0041_',
  '\uFFFF',
  '\uFFFD',
  '\uFDD0',
  '\u{10FFFE}',
];
const rows = texts.map((text) => [text, '13800000000']);

/** Counts the known titles. */
const fit = (titles: readonly string[]) => titles.filter((title) => [...header, '类型'].includes(title)).length;

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

test('fault D12: CSV has the mark of UTF-8, CRLF and no formula, and is read back unchanged', async () => {
  const bytes = await (await writeCsv({ name: '', header, rows })).arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.slice(0, 28)).toEqual('\uFEFF标题,电话\r\n\'=1+1,"\t13800000000"');
  expect(text.split('\r\n').filter((line) => /^"?(?:[\s\0\uFEFF]*[=+\-@＝＋－＠]|\r|\t(?!\d))/.test(line))).toEqual([]);
  expect(csvCells(bytes, fit)).toEqual([header, ...rows]);
});

describe('fault D12: any text is read back unchanged', () => {
  const pieces = constantFrom(
    "'",
    '=',
    '＠',
    '-',
    ' ',
    '\0',
    '\t',
    '\r',
    '\n',
    '"',
    ',',
    ';',
    '|',
    '\uFEFF',
    '\u202E',
    '\u3000',
    '\uFFFD',
    '\u{1FFFF}',
    '_x0041_',
    '_',
    '银杏',
    '007',
    '🌳',
  );
  const text = oneof(
    array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
    string({ unit: 'binary', maxLength: 6 }),
  );
  // A row without any text is dropped.
  const table = array(
    tuple(
      text.map((start) => `${start}.`),
      text,
    ),
    { minLength: 1, maxLength: 20 },
  );

  test('from CSV', () =>
    assert(
      asyncProperty(table, async (cells) => {
        const file = await writeCsv({ name: '', header, rows: cells });
        expect(csvCells(await file.arrayBuffer(), fit)).toEqual([header, ...cells]);
      }),
    ));

  test('from a workbook', () =>
    assert(
      asyncProperty(table, async (cells) => {
        const file = await writeXlsx([{ name: '', header, rows: cells }]);
        expect(workbookCells(await file.arrayBuffer())).toEqual([header, ...cells]);
      }),
      { numRuns: 20 },
    ));
});

test('a CSV of telephone numbers only is read back unchanged, and quantities stay numbers', async () => {
  const numbers = Array.from({ length: 300 }, (_, index) => [`138${String(index).padStart(8, '0')}`]);
  const bytes = await (await writeCsv({ name: '', header: ['电话'], rows: numbers })).arrayBuffer();
  expect(csvCells(bytes, fit)).toEqual([['电话'], ...numbers]);
  expect(await (await writeCsv({ name: '', header: ['a', 'b'], rows: [[-12.5, 12_345_678_901]] })).text()).toEqual(
    'a,b\r\n-12.5,12345678901\r\n',
  );
});

test('fault D12: 100,000 rows are written in parts, so that the page stays responsive', async () => {
  const long = Array.from({ length: 100_000 }, (_, index) => [`🌳${index}`, '13800000000', 'a']);
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 0);
  const blob = await writeCsv({ name: '', header, rows: long });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
  const text = await blob.text();
  expect([text.split('\r\n').length, text.slice(-26)]).toEqual([100_002, '🌳99999,"\t13800000000",a\r\n']);
});

test('W1.12: a mean is a number with two decimals in both formats, and points have one (B21)', async () => {
  const sheet = { name: '结果', header: ['平均分', '总分', '得分'], rows: [[{ mean: 85 }, 85, { points: 92 }]] };
  expect(await (await writeCsv(sheet)).text()).toEqual('平均分,总分,得分\r\n85.00,85,92.0\r\n');
  const bytes = await (await writeXlsx([sheet])).arrayBuffer();
  expect(workbookCells(bytes)).toEqual([sheet.header, ['85', '85', '92']]);
  const parts = unzipSync(new Uint8Array(bytes));
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const styles = textOf('xl/styles.xml');
  const cells = styles.split('<cellXfs')[1]?.match(/<xf [^>]*>/g) ?? [];
  const formatOf = (cell: string) => {
    const [, style] = new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(textOf('xl/worksheets/sheet1.xml')) ?? [];
    const [, id] = /numFmtId="(\d+)"/.exec(cells[Number(style)] ?? '') ?? [];
    // 2 is Excel's built-in format 0.00; a custom format has its own element.
    return id === '2' ? '0.00' : new RegExp(`numFmtId="${id}" formatCode="([^"]*)"`).exec(styles)?.[1];
  };
  expect([formatOf('A2'), formatOf('C2')]).toEqual(['0.00', '0.0']);
});

test('a workbook keeps texts as texts and numbers as numbers; a cell has at most Excel’s maximum length', async () => {
  const blob = await writeXlsx([
    { name: '数据/[1]', header, rows: [...rows, [12.5, ''], ['长'.repeat(40_000), '']] },
    { name: '说明', header: ['a'], rows: [['b']] },
  ]);
  const read = workbookCells(await blob.arrayBuffer());
  expect(read.slice(0, -2)).toEqual([header, ...rows]);
  expect([read.at(-2), read.at(-1)?.[0]?.length]).toEqual([['12.5', ''], 32_767]);
});

test.for([
  ['UTF-8 without its mark', bytesOf('标题,a'), [['标题', 'a']]],
  [
    'tabs, in UTF-16 as Excel writes it',
    new Uint8Array([0xff, 0xfe, 0x07, 0x68, 0x09, 0x00, 0x61, 0x00]).buffer,
    [['标', 'a']],
  ],
  ['GB18030', new Uint8Array([0xb1, 0xea, 0xcc, 0xe2, 0x2c, 0x61]).buffer, [['标题', 'a']]],
  [
    'semicolons',
    bytesOf('a;b\n1;2'),
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
] as const)('CSV with %s is read as %j', ([, bytes, cells]) => {
  expect(csvCells(bytes, fit)).toEqual(cells);
});

test.for([
  ['a program', [0x4d, 0x5a, 0x00, 0x01], 'mismatch'],
  ['bytes in an unknown encoding', [0x61, 0x2c, 0xff, 0xff, 0x80], 'encoding'],
] as const)('CSV of %s is refused', ([, bytes, problem]) => {
  expect(readCsv(new Uint8Array(bytes).buffer, fit)).toEqual({ problem });
});

describe('the heading row of a CSV determines the separator', () => {
  const texts8 = ['a;b;c', 'x|y|z', '甲；乙;丙', '1\t2\t3', 'a;b|c', ';;;', '|||', 'd;e;f'];
  const separators = [',', ';', '\t', '|'] as const;

  test.for([1, 2, 3, 4, 5, 6, 7, 8])('with other separators in the texts of %i rows', async (count) => {
    const rowsOf = texts8.slice(0, count).map((text) => [text, text]);
    const file = await (await writeCsv({ name: '', header, rows: rowsOf })).arrayBuffer();
    expect(csvCells(file, fit)).toEqual([header, ...rowsOf]);
  });

  test.for(separators)(
    '%j, with quoted titles, the mark of UTF-8 and all other separators in the texts',
    (separator) => {
      const quoted = separators.map((other) => `"a${other}b${other}c"`).join(separator);
      const file = `\uFEFF\r\n"标题*"${separator}"电话"${separator}类型${separator}x\r\n${quoted}\r\n`.replace('*', '');
      expect(csvCells(bytesOf(file), fit)).toEqual([
        ['', '', '', ''],
        ['标题', '电话', '类型', 'x'],
        separators.map((other) => `a${other}b${other}c`),
      ]);
    },
  );

  test('unless Excel’s own first line names it, which is no row', () => {
    expect(csvCells(bytesOf('sep=;\r\na;b,c\r\n1;2,3'), fit)).toEqual([
      ['a', 'b,c'],
      ['1', '2,3'],
    ]);
    expect(csvCells(bytesOf('\uFEFF"sep=\t"\n标题\t电话\n1,2\t3'), fit)).toEqual([
      ['标题', '电话'],
      ['1,2', '3'],
    ]);
  });

  test('and finds none in a single column', () => {
    expect(csvCells(bytesOf('标题\na, b\nc;d\n"e,f"'), fit)).toEqual([['标题'], ['a, b'], ['c;d'], ['e,f']]);
  });

  test('without a known title, the rows decide', () => {
    expect(csvCells(bytesOf('a;b\n1,2;3'), fit)).toEqual([
      ['a', 'b'],
      ['1,2', '3'],
    ]);
  });
});

test('fault D13: a file whose content contradicts its name is not read', async () => {
  const fileOf = (name: string, bytes: ArrayBuffer) => ({
    name,
    size: bytes.byteLength,
    arrayBuffer: () => Promise.resolve(bytes),
  });
  const workbook = await (await writeXlsx([{ name: 'a', header, rows: [] }])).arrayBuffer();
  const broken = workbook.slice(0, 100);
  const read = async (name: string, bytes: ArrayBuffer) => {
    const answer = await readTable(fileOf(name, bytes), fit);
    return 'problem' in answer ? answer.problem : answer.map(gridOf);
  };
  expect([
    await read('a.xlsx', workbook),
    await read('a.csv', workbook),
    await read('a.xlsx', bytesOf('a,b')),
    await read('a.xlsx', broken),
    await read('a.CSV', bytesOf('x')),
  ]).toEqual([[[header]], 'mismatch', 'mismatch', 'damaged', [[['x']]]]);
});
