import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type DescribedWorkbook, packed, partsOf, rowOf, workbookOf } from '#tests/support/described-workbook.ts';
import { cellsIn, foundIn } from '#tests/support/found-table.ts';
import { zip64Of } from '#tests/support/zip64.ts';

const isOf = [
  ['标题', '类型'],
  ['银杏', '植物'],
];
const rows = isOf.map((row, index) => rowOf(index + 1, row)).join('');
const plain: DescribedWorkbook = { sheets: [{ name: '数据', rows }] };
const read = (more: Partial<DescribedWorkbook>) => cellsIn('a.xlsx', workbookOf({ ...plain, ...more }));

describe('Q9: what Excel and WPS open is read', () => {
  test.for<[string, Partial<DescribedWorkbook>]>([
    ['names of parts with backslashes', { partName: (name) => name.replaceAll('/', '\\') }],
    ['names of parts from the root', { partName: (name) => `/${name}` }],
    ['names of parts from the folder', { partName: (name) => `./${name}` }],
    ['names of parts in another case', { partName: (name) => name.toUpperCase() }],
    ['targets from the root', { target: (name) => (name.startsWith('xl/') ? `/${name}` : `/xl/${name}`) }],
    ['targets from the root without a slash', { target: (name) => (name.startsWith('xl/') ? name : `xl/${name}`) }],
    ['targets with backslashes', { target: (name) => name.replaceAll('/', '\\') }],
    ['targets through the parent folder', { target: (name) => (name.startsWith('xl/') ? name : `../xl/./${name}`) }],
    ['targets with encoded characters', { target: (name) => name.replace('sheet1', 'sheet%31') }],
    ['elements with a prefix', { xml: (xml) => xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x:') }],
    [
      'the types of Strict Open XML',
      { xml: (xml) => xml.replaceAll('schemas.openxmlformats.org', 'purl.oclc.org/ooxml') },
    ],
    ['UTF-16', { encode: (xml) => utf16(xml.replace('UTF-8', 'UTF-16')) }],
    ['the mark of UTF-8', { encode: (xml) => strToU8(`\uFEFF${xml}`) }],
    ['declared GB18030', { xml: (xml) => xml.replace('UTF-8', 'GB18030'), encode: gb18030 }],
    [
      'a comment, an instruction and a doctype before its root',
      { xml: (xml) => xml.replace('?>', '?><!-- a > b --><?mso x?><!DOCTYPE x>') },
    ],
  ])('%s', async ([, more]) => {
    expect(await read(more)).toEqual(isOf);
  });

  test('without a list of relations, sheets are taken by their numbers', async () => {
    const { 'xl/_rels/workbook.xml.rels': _, '_rels/.rels': __, ...parts } = partsOf(plain);
    expect(await cellsIn('a.xlsx', packed(parts))).toEqual(isOf);
  });

  test('a sheet without its part is skipped', async () => {
    const { 'xl/worksheets/sheet1.xml': _, ...parts } = partsOf({
      sheets: [{ name: '图', rows: '' }, ...plain.sheets],
    });
    expect(await cellsIn('a.xlsx', packed(parts))).toEqual(isOf);
  });

  test.for([
    [
      'without places',
      '<row><c t="str"><v>标题</v></c><c t="str"><v>类型</v></c></row><row><c t="str"><v>银杏</v></c><c t="str"><v>植物</v></c></row>',
    ],
    [
      'with positions of rows only',
      '<row r="1"><c t="str"><v>标题</v></c><c t="str"><v>类型</v></c></row><row r="2"><c t="str"><v>银杏</v></c><c t="str"><v>植物</v></c></row>',
    ],
    [
      'out of order',
      `${rowOf(2, ['银杏', '植物'])}<row r="1"><c r="B1" t="str"><v>类型</v></c><c r="A1" t="str"><v>标题</v></c></row>`,
    ],
    [
      'with positions in lower case and with $ signs',
      '<row r=" 1 "><c r="a1" t="str"><v>标题</v></c><c r="$B$1" t="str"><v>类型</v></c></row><row><c t="str"><v>银杏</v></c><c t="str"><v>植物</v></c></row>',
    ],
  ] as const)('rows and cells %s', async ([, own]) => {
    expect(await cellsIn('a.xlsx', workbookOf({ sheets: [{ name: '数据', rows: own }] }))).toEqual(isOf);
  });

  test('rows have the positions of their cells; a row in two parts is one', async () => {
    const cell = (place: string, text: string) => `<row><c r="${place}" t="str"><v>${text}</v></c></row>`;
    const own = cell('A3', '标题') + cell('B3', '类型') + cell('B7', '植物') + cell('A7', '银杏');
    const found = await foundIn('a.xlsx', workbookOf({ sheets: [{ name: '数据', rows: own }] }));
    expect('table' in found && [found.table.header, found.table.rows]).toEqual([
      ['标题', '类型'],
      [{ line: 7, cells: ['银杏', '植物'] }],
    ]);
  });

  test('an invalid cell is a fault of its row; the others are read', async () => {
    const odd = '<row r="3"><c r="ZZZZ9" t="str"><v>鳄蜥</v></c><c t="n"><v>动物</v></c></row>';
    const found = await foundIn('a.xlsx', workbookOf({ sheets: [{ name: '数据', rows: rows + odd }] }));
    expect('table' in found && found.table.rows).toEqual([
      { line: 2, cells: ['银杏', '植物'] },
      {
        line: 3,
        cells: ['鳄蜥', '动物'],
        faults: [
          { column: 0, message: 'problem.cell' },
          { column: 1, message: 'problem.cell' },
        ],
      },
    ]);
  });

  test.for([true, false])('a small file with Zip64 fields, also at its end: %s', async (isAtEnd) => {
    expect(await cellsIn('a.xlsx', zip64Of(partsOf(plain), isAtEnd))).toEqual(isOf);
  });

  test('large pictures are not unpacked', async () => {
    const media = { 'xl/media/image1.bmp': new Uint8Array(70 * 2 ** 20) };
    expect(await cellsIn('a.xlsx', packed({ ...partsOf(plain), ...media }))).toEqual(isOf);
  });
});

describe('Q9: a refusal names the problem', () => {
  const compound = (inside: string) => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...utf16(inside)]).buffer;
  const encrypted = () => {
    const bytes = new Uint8Array(workbookOf(plain));
    const view = new DataView(bytes.buffer);
    const entry = view.getUint32(bytes.length - 6, true);
    view.setUint16(entry + 8, view.getUint16(entry + 8, true) | 1, true);
    return bytes.buffer;
  };
  const { 'xl/worksheets/sheet1.xml': _, ...withoutSheet } = partsOf(plain);

  test.for<[string, string, ArrayBuffer]>([
    ['a workbook with a password', 'protected', compound('EncryptedPackage')],
    ['a packed file with a password', 'protected', encrypted()],
    ['an XLS file with another ending', 'oldExcel', compound('Workbook')],
    ['a page with another ending', 'mismatch', strToU8('<html><table>').buffer],
    ['an archive of other files', 'mismatch', packed({ 'word/document.xml': strToU8('<document/>') })],
    ['a workbook without its sheet', 'damaged', packed(withoutSheet)],
    ['a truncated workbook', 'damaged', workbookOf(plain).slice(0, 900)],
    [
      'a truncated sheet',
      'damaged',
      packed({ ...partsOf(plain), 'xl/worksheets/sheet1.xml': strToU8('<worksheet><row r="1"') }),
    ],
  ])('%s: %s', async ([, problem, bytes]) => {
    expect(await cellsIn('a.xlsx', bytes)).toEqual({ problem });
  });
});

const utf16 = (text: string): Uint8Array =>
  new Uint8Array([
    0xff,
    0xfe,
    ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [unit & 0xff, unit >> 8]),
  ]);

/** The Chinese characters of this file in GB18030. */
const codes: Readonly<Record<string, readonly number[]>> = {
  标: [0xb1, 0xea],
  题: [0xcc, 0xe2],
  类: [0xc0, 0xe0],
  型: [0xd0, 0xcd],
  银: [0xd2, 0xf8],
  杏: [0xd0, 0xd3],
  植: [0xd6, 0xb2],
  物: [0xce, 0xef],
  数: [0xca, 0xfd],
  据: [0xbe, 0xdd],
};

function gb18030(text: string): Uint8Array {
  return new Uint8Array(Array.from(text).flatMap((sign) => codes[sign] ?? [sign.charCodeAt(0)]));
}
