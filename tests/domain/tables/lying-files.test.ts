import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readTable } from '#src/app/tables/read-table.ts';
import { writeXlsx } from '#src/app/tables/xlsx.ts';
import { toFileTable } from '#src/domain/tables/file-table.ts';

const fit = (titles: readonly string[]) => titles.filter((title) => title === '标题').length;

const asFound = { sheet: null, heading: null };

/** The cells of the table, with the counted rows and columns if it was cut off; or the reason for a refusal. */
async function read(name: string, bytes: ArrayBuffer) {
  const file = { name, size: bytes.byteLength, arrayBuffer: () => Promise.resolve(bytes) };
  const sheets = await readTable(file, fit);
  if ('problem' in sheets) return sheets.problem;
  const found = toFileTable(name, sheets, asFound, { fit, exampleMarks: [] });
  if ('problem' in found) return found.counted ?? found.problem;
  return [found.table.header, ...found.table.rows.map(({ cells }) => cells)];
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const bytesOf = (text: string) => bufferOf(strToU8(text));

/** A workbook whose sheet has these rows below the heading 标题. */
async function workbookWith(rows: string, part = 'xl/worksheets/sheet1.xml') {
  const file = await writeXlsx([{ name: 'a', header: ['标题'], rows: [] }]);
  const { 'xl/worksheets/sheet1.xml': sheet = new Uint8Array(), ...parts } = unzipSync(
    new Uint8Array(await file.arrayBuffer()),
  );
  const xml = strToU8(strFromU8(sheet).replace('</sheetData>', `${rows}</sheetData>`));
  return bufferOf(zipSync({ ...parts, [part]: xml }));
}

const endlessDate = `2026-03-12T${'0'.repeat(2 ** 20)}x`;

describe('fault D13: files that lie about their content', () => {
  test('a workbook of 100 kB that would unpack to 80 MB is not unpacked', async () => {
    const bomb = await workbookWith(' '.repeat(80 * 2 ** 20));
    expect([bomb.byteLength < 120_000, await read('a.xlsx', bomb)]).toEqual([true, 'unpackedSize']);
  });

  test.for(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', '_rels/.rels'])(
    'a large part on the way to the sheets is not unpacked either: %s',
    async (part) => {
      const bomb = await workbookWith(' '.repeat(80 * 2 ** 20), part);
      expect(await read('a.xlsx', bomb)).toBe('unpackedSize');
    },
  );

  test.each([
    ['name of a tag', `<${'a'.repeat(2 ** 20)} '`, 'damaged'],
    ['name of an attribute', `<row><c ${'a'.repeat(2 ** 20)} t="str"><v>x</v></c></row>`, [['标题'], ['x']]],
    ['date', `<row><c t="d"><v>${endlessDate}</v></c></row>`, [['标题'], [endlessDate]]],
  ])('an endless %s takes no time', async (_, row, expected) => {
    const start = performance.now();
    const cells = await read('a.xlsx', await workbookWith(row));
    expect(performance.now() - start).toBeLessThan(2000);
    expect(cells).toEqual(expected);
  });

  test('a workbook with a wrong or missing size in its directory is not unpacked either', async () => {
    const bomb = new Uint8Array(await workbookWith(' '.repeat(80 * 2 ** 20)));
    const view = new DataView(bomb.buffer);
    const directory = view.getUint32(bomb.length - 6, true);
    const silent = bufferOf(bomb.slice(0, directory));
    for (let at = directory; at < bomb.length - 22; at += 46 + view.getUint16(at + 28, true))
      if (view.getUint32(at + 24, true) > 2 ** 20) view.setUint32(at + 24, 1000, true);
    expect([await read('a.xlsx', bufferOf(bomb)), await read('a.xlsx', silent)]).toEqual(['damaged', 'damaged']);
  });

  test.each([
    [
      'a cell in the farthest corner',
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      [
        ['标题', ''],
        ['', '1'],
      ],
    ],
    ['a row beyond any grid', '<row r="4000000000"><c><v>1</v></c></row>', [['标题'], ['1']]],
    ['its own prefix, in apostrophes', "<x:row a='>' r = '4000000000'></x:row>", 'noRows'],
    ['empty cells with a style in its last row', '<row r="1048576"><c r="A1048576" s="1"/><c s="1"/></row>', 'noRows'],
    [
      'a cell below five thousand empty rows',
      '<row r="5003"><c r="B5003"><v>1</v></c></row>',
      [
        ['标题', ''],
        ['', '1'],
      ],
    ],
  ])('a workbook with %s is no larger than its content', async (_, row, expected) => {
    expect(await read('a.xlsx', await workbookWith(row))).toEqual(expected);
  });

  test('a workbook with a comment after its directory is read', async () => {
    const workbook = new Uint8Array(await workbookWith('<row><c t="str"><v>x</v></c></row>'));
    const commented = new Uint8Array([...workbook, ...strToU8('sent by the office')]);
    new DataView(commented.buffer).setUint16(workbook.length - 2, 18, true);
    expect(await read('a.xlsx', bufferOf(commented))).toEqual([['标题'], ['x']]);
  });

  test('five million rows are counted, not kept', async () => {
    expect(await read('a.csv', bytesOf(`标题\n${'a\n'.repeat(5_000_000)}`))).toEqual({
      countedRows: 5_000_000,
      countedColumns: 1,
    });
    expect(await read('a.csv', bytesOf(`标题\n${'\n'.repeat(5_000_000)}a`))).toEqual([['标题'], ['a']]);
  });

  test.each([
    ['a row of five million columns', `标题,a\n${','.repeat(5_000_000)}`],
    ['a row of five million columns with a separator of its own', `sep=x\n标题\n${'x'.repeat(5_000_000)}`],
  ])('%s contains no table', async (_, text) => {
    expect(await read('a.csv', bytesOf(text))).toBe('noRows');
  });

  test('formulas are read as texts', async () => {
    expect(await read('a.csv', bytesOf('标题\n"=HYPERLINK(""http://attacker.test"")"\n'))).toEqual([
      ['标题'],
      ['=HYPERLINK("http://attacker.test")'],
    ]);
  });

  test('a program is not read', async () => {
    expect(await read('a.csv', bufferOf(Uint8Array.of(0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00)))).toBe('mismatch');
  });
});
