import { readSheet } from 'read-excel-file/universal';
import writeExcelFile, { type Cell as WrittenCell } from 'write-excel-file/universal';
import type { Cell, Sheet } from '#src/domain/tables/table.ts';

/** What Excel takes; a longer cell makes it repair the file. */
const longestCell = 32_767;
const longestSheetName = 31;

/** Sheets as an Excel file. Texts stay texts: a phone keeps its digits, and nothing is a formula. */
export const writeXlsx = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map(({ name, header, rows }) => ({
      sheet: name.replace(/[\\/*?:[\]]/g, ' ').slice(0, longestSheetName),
      data: [header.map(headerCell), ...rows.map((row) => row.map(bodyCell))],
      columns: header.map((title, column) => ({ width: widthOf(title, rows, column) })),
      stickyRowsCount: 1,
    })),
  ).toBlob();

const headerCell = (value: string): WrittenCell => ({
  value: written(value),
  type: String,
  fontWeight: 'bold',
  format: '@',
});

const bodyCell = (value: Cell): WrittenCell => {
  if (typeof value === 'number') return { value, type: Number };
  // Empty means empty: not a text of no length.
  return value === '' ? null : { value: written(value.slice(0, longestCell)), type: String, format: '@' };
};

/** What XML cannot hold or the library leaves out (controls, noncharacters, halves of a character), and what would be read as a sign for it. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|[\uFFFD\p{Cs}]|_(?=x[\dA-F]{4}_)/giu;

/** A text as workbooks write it: a sign `_x0041_` for each unit of a character that cannot stand for itself. Reading gives it back. */
const written = (text: string): string =>
  text.replace(unwritable, (character) =>
    character.replace(/[^]/g, (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  );

/** Wide enough for the beginning of the table. */
function widthOf(title: string, rows: Sheet['rows'], column: number): number {
  const texts = [title, ...rows.slice(0, 100).map((row) => String(row[column] ?? ''))];
  return Math.min(48, Math.max(8, ...texts.map(roomOf)) + 2);
}

/** In figures: a Chinese character takes two. */
const roomOf = (text: string): number => text.slice(0, 60).replace(/[\u2E80-\uFFFF]/g, '00').length;

/** Reads the first sheet of an Excel file as texts; null when it cannot be read. */
export async function readXlsx(bytes: ArrayBuffer): Promise<string[][] | null> {
  try {
    const rows = await readSheet(new Blob([bytes]), { trim: false });
    return rows.map((row) => row.map(textOf));
  } catch {
    return null;
  }
}

/** Dates have no time zone in a spreadsheet; the library gives them as UTC. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
