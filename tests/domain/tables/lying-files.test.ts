import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCsv } from '#src/app/tables/csv.ts';
import { readTable } from '#src/app/tables/read-table.ts';
import { writeXlsx } from '#src/app/tables/xlsx.ts';
import { importLimits } from '#src/domain/tables/import-file.ts';

const fit = (titles: readonly string[]) => titles.filter((title) => title === '标题').length;

const read = (name: string, bytes: ArrayBuffer) =>
  readTable({ name, size: bytes.byteLength, arrayBuffer: () => Promise.resolve(bytes) }, fit);

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const bytesOf = (text: string) => bufferOf(strToU8(text));

describe('fault D13: files that lie about what is in them', () => {
  test('a workbook of 40 kB that would unpack to 40 MB is not unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 2 ** 20) });
    expect([bomb.length < 100_000, await read('a.xlsx', bufferOf(bomb))]).toEqual([true, 'unreadable']);
  });

  test('one whose directory says that it unpacks to little, or that says nothing, is not unpacked either', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 2 ** 20) });
    const directory = bomb.length - 22 - 46 - 'xl/worksheets/sheet1.xml'.length;
    const lying = bomb.slice();
    new DataView(lying.buffer).setUint32(directory + 24, 1000, true);
    const silent = bomb.slice(0, directory);
    expect([await read('a.xlsx', bufferOf(lying)), await read('a.xlsx', bufferOf(silent))]).toEqual([
      'unreadable',
      'unreadable',
    ]);
  });

  test.each([
    ['a cell in the farthest corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'tooMany'],
    ['a column beyond any grid', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>', 'tooMany'],
    ['a row beyond any grid', '<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>', 'tooMany'],
    ['a place that is spelled out', '<row r="1"><c r="&#88;FD&#49;048576"><v>1</v></c></row>', 'tooMany'],
    ['its own prefix, in apostrophes', "<x:row a='>' r = '4000000000'></x:row>", 'tooMany'],
    [
      'empty cells with a style in its last row',
      '<row r="1048576"><c r="A1048576" s="1"/><c r="B1048576" s="1"/></row>',
      1,
    ],
    ['a cell below five thousand empty rows', '<row r="5003"><c r="B5003"><v>1</v></c></row>', 5003],
  ])('a workbook with %s is no larger than what it holds', async (_, row, expected) => {
    const parts = unzipSync(
      new Uint8Array(await (await writeXlsx([{ name: 'a', header: ['标题'], rows: [] }])).arrayBuffer()),
    );
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    parts['xl/worksheets/sheet1.xml'] = strToU8(sheet.replace('</sheetData>', `${row}</sheetData>`));
    const cells = await read('a.xlsx', bufferOf(zipSync(parts)));
    expect(typeof cells === 'string' ? cells : cells.length).toBe(expected);
  });

  test('a workbook with a comment behind its directory is an ordinary one', async () => {
    const workbook = new Uint8Array(
      await (await writeXlsx([{ name: 'a', header: ['标题'], rows: [['x']] }])).arrayBuffer(),
    );
    const commented = new Uint8Array([...workbook, ...strToU8('sent by the office')]);
    new DataView(commented.buffer).setUint16(workbook.length - 2, 18, true);
    expect(await read('a.xlsx', bufferOf(commented))).toEqual([['标题'], ['x']]);
  });

  test('of five million rows no more are read than show that they are too many', async () => {
    const rows = await read('a.csv', bytesOf(`标题\n${'a\n'.repeat(5_000_000)}`));
    expect(rows.length).toBeGreaterThan(importLimits.rows);
    expect(rows.length).toBeLessThan(importLimits.rows * 10);
    expect(readCsv(bytesOf(`标题\n${'\n'.repeat(5_000_000)}a`), fit)).toBeNull();
  });

  test('the largest import with every cell in quotes is read', async () => {
    const row = Array.from({ length: importLimits.columns }, () => '""').join();
    const rows = await read(
      'a.csv',
      bytesOf(`标题${',列'.repeat(importLimits.columns - 1)}\n${`${row}\n`.repeat(importLimits.rows)}`),
    );
    expect(rows.length).toBeGreaterThan(importLimits.rows);
  });

  test('a sheet whose part has another name is measured, too', async () => {
    const parts = unzipSync(
      new Uint8Array(await (await writeXlsx([{ name: 'a', header: ['标题'], rows: [] }])).arrayBuffer()),
    );
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    delete parts['xl/worksheets/sheet1.xml'];
    parts['xl/worksheets/sheet1.dat'] = strToU8(sheet.replace('</sheetData>', '<row r="4000000000"/></sheetData>'));
    expect(await read('a.xlsx', bufferOf(zipSync(parts)))).toBe('tooMany');
  });

  test('formulas are read as the texts that they are', async () => {
    expect(await read('a.csv', bytesOf('标题\n"=HYPERLINK(""http://attacker.test"")"\n'))).toEqual([
      ['标题'],
      ['=HYPERLINK("http://attacker.test")'],
      [''],
    ]);
  });

  test.each([
    ['no encoding at all', Uint8Array.of(0xff, 0xff, 0xff, 0x80, 0x00)],
    ['a program', Uint8Array.of(0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00)],
    ['a row of five million columns', strToU8(`标题\n${','.repeat(5_000_000)}`)],
    ['a cell of five million quotes', strToU8(`标题\n${'"'.repeat(5_000_000)}`)],
    ['a row of five million columns with a separator of its own', strToU8(`sep=x\n标题\n${'x'.repeat(5_000_000)}`)],
  ])('%s is not read', async (_, bytes) => {
    expect(await read('a.csv', bufferOf(bytes))).toBe('unreadable');
  });
});
