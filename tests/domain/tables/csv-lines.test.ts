import { describe, expect, test } from 'vitest';
import { readCsv } from '#src/app/tables/read-csv.ts';

const fit = (titles: readonly string[]) => titles.filter((title) => ['标题', '类型'].includes(title)).length;
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

/** The rows, each with its line and its fault. */
function read(bytes: ArrayBuffer) {
  const sheet = readCsv(bytes, fit);
  if ('problem' in sheet) return sheet;
  return sheet.rows.map(({ line, cells, faults }) => [line, ...cells, ...(faults ?? []).map(({ message }) => message)]);
}

describe('Q10: one faulty line of a CSV is the problem of that line, with its number', () => {
  const fault = 'problem.quotes';

  test.for<[string, string[], (string | number)[][]]>([
    ['text after a closing quote', ['"绿水青山"主题展,活动'], [[3, '"绿水青山"主题展', '活动', fault]]],
    ['an unclosed cell', ['"绿水青山,活动'], [[3, '"绿水青山', '活动', fault]]],
    [
      'an unclosed cell before cells in quotes',
      ['"绿水青山,活动', '"银""杏","植,物"'],
      [
        [3, '"绿水青山', '活动', fault],
        [4, '银"杏', '植,物'],
      ],
    ],
    [
      'consecutive unclosed cells',
      ['"甲,a', '"乙,b', '丙,"c'],
      [
        [3, '"甲', 'a', fault],
        [4, '"乙', 'b', fault],
        [5, '丙', '"c', fault],
      ],
    ],
    [
      'text after a cell of several lines',
      ['"上\n下"完,活动'],
      [
        [3, '"上', fault],
        [4, '下"完', '活动', fault],
      ],
    ],
    ['an unclosed last cell', ['银杏,"植物'], [[3, '银杏', '"植物', fault]]],
  ])('%s', ([, lines, expected]) => {
    const text = ['标题,类型', '红豆杉,植物', ...lines, '鳄蜥,动物'].join('\r\n');
    const last = [expected.length + 3, '鳄蜥', '动物'];
    expect(read(bytesOf(text))).toEqual([[1, '标题', '类型'], [2, '红豆杉', '植物'], ...expected, last]);
  });

  test('input that spreadsheets accept is no fault: quotes within a cell, blanks after one, cells of several lines', () => {
    const text = '标题,类型\n5" 屏,it"s\n"甲" ,"乙"\n"上\n\n下","a""b"\n""\n"",x\n';
    expect(read(bytesOf(text))).toEqual([
      [1, '标题', '类型'],
      [2, '5" 屏', 'it"s'],
      [3, '甲', '乙'],
      [4, '上\n\n下', 'a"b'],
      [6, '', 'x'],
    ]);
  });

  test('an invalid byte is a fault of its line in a file marked as UTF-8', () => {
    const bytes = new Uint8Array([
      0xef,
      0xbb,
      0xbf,
      ...new Uint8Array(bytesOf('标题,类型\n甲,')),
      0xff,
      ...new Uint8Array(bytesOf('\n乙,动物')),
    ]);
    expect(read(bytes.buffer)).toEqual([
      [1, '标题', '类型'],
      [2, '甲', '\uFFFD', 'problem.signs'],
      [3, '乙', '动物'],
    ]);
  });

  test('an invalid byte is a fault of its line in a long file without a mark, in UTF-8 and in GB18030', () => {
    const [utf8, gb18030] = [bytesOf('绿水青山，古树名木\n'), new Uint8Array([0xb9, 0xc5, 0xca, 0xf7, 0x0a]).buffer];
    const damaged = (line: ArrayBuffer) =>
      new Uint8Array([...Array.from({ length: 50 }, () => [...new Uint8Array(line)]).flat(), 0xff, 0x0a]).buffer;
    const faults = [utf8, gb18030].map((line) => {
      const rows = read(damaged(line));
      return Array.isArray(rows) && [rows.length, rows[0]?.[1], rows.filter((row) => row.includes('problem.signs'))];
    });
    expect(faults).toEqual([
      [51, '绿水青山，古树名木', [[51, '\uFFFD', 'problem.signs']]],
      [51, '古树', [[51, '\uFFFD', 'problem.signs']]],
    ]);
  });

  test('100,000 faulty lines are read as fast as valid ones', () => {
    const sheet = readCsv(bytesOf(`标题,类型\n${'"甲"乙,"丙\n'.repeat(100_000)}`), fit);
    expect('count' in sheet && sheet.count).toBe(100_001);
  });
});

test('a text written as a formula is read as the text', () => {
  const text = '标题,类型\n="13800138000","=""007"""\n"=""a""""b""","=A1&""x"""\n\'="x",=""';
  expect(read(bytesOf(text))).toEqual([
    [1, '标题', '类型'],
    [2, '13800138000', '007'],
    [3, 'a"b', '=A1&"x"'],
    // Written by this app for a text that looks like a formula.
    [4, '="x"', ''],
  ]);
});

test('UTF-16 is read in either byte order', () => {
  const units = Array.from('标题,类型\r\n甲,乙', (sign) => sign.charCodeAt(0));
  const bytes = (order: 'low' | 'high') =>
    new Uint8Array(
      [0xfeff, ...units].flatMap((unit) => (order === 'low' ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])),
    ).buffer;
  const rows = [
    [1, '标题', '类型'],
    [2, '甲', '乙'],
  ];
  expect([read(bytes('low')), read(bytes('high'))]).toEqual([rows, rows]);
});
