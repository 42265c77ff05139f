import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { writeCsv } from '#src/app/tables/csv.ts';
import { writeXlsx } from '#src/app/tables/xlsx.ts';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import { hostileCells } from '#tests/corpus/hostile-cells.ts';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { csvCells, workbookCells } from '#tests/support/table-cells.ts';

const texts = [...hostileCells, ...hostileHtml];
/** Each text once before and once after another one. */
const rows = texts.flatMap((text) => [
  [text, 'a'],
  ['a', text],
]);
const header = ['标题', '电话'];

test('fault D2, D12: no text of the corpus is a formula in a CSV, breaks out of its cell, or is read back changed', async () => {
  const file = await writeCsv({ name: '', header, rows });
  const read = csvCells(await file.arrayBuffer(), (titles) => titles.filter((title) => header.includes(title)).length);
  expect(read).toEqual([header, ...rows]);
  const raw = new TextDecoder().decode(await file.arrayBuffer());
  // In locales with a decimal comma, spreadsheets split at semicolons.
  const cells = [',', ';', '\t', '|'].flatMap((delimiter) => papa.parse<string[]>(raw, { delimiter }).data.flat());
  expect(cells.filter((cell) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦]/u.test(cell))).toEqual([]);
});

test('fault D2, D12: no text of the corpus is a formula, a link or a number in a workbook, or is read back changed', async () => {
  const file = await writeXlsx([{ name: '', header, rows }]);
  expect(workbookCells(await file.arrayBuffer())).toEqual([header, ...rows]);
  const parts = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  const sheets = parts.filter(([name]) => name.startsWith('xl/worksheets/')).map(([, bytes]) => strFromU8(bytes));
  const cells = sheets.flatMap((sheet) => sheet.match(/<c [^>]*>/g) ?? []);
  expect({
    cells: cells.length,
    otherThanText: cells.filter((cell) => !/ t="(?:s|inlineStr)"/.test(cell)),
    active: sheets.filter((sheet) => /<(?:f|hyperlink|oleObject|drawing|legacyDrawing)[ >/]/.test(sheet)),
    linked: parts.filter(([name]) => /externalLinks|connections|vbaProject|embeddings/.test(name)),
  }).toEqual({ cells: (rows.length + 1) * 2, otherThanText: [], active: [], linked: [] });
});

test('fault D2: a file named after such a text has a plain name in its own folder', () => {
  const names = texts.map((text) => tableFileName([text, '2026-03-12'], 'xlsx'));
  expect(names.filter((name) => /[\\/:*?"<>|\p{Cc}\p{Cf}]|^\.|^.{99}/u.test(name))).toEqual([]);
  expect(names.every((name) => name.endsWith('2026-03-12.xlsx'))).toBe(true);
});
