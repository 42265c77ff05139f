import writeExcelFile, { type Cell as WrittenCell } from 'write-excel-file/universal';
import { type Cell, cellText, type Sheet } from '#src/domain/tables/table.ts';

/** The limits of Excel. With a longer cell it offers to repair the file. */
const longestCell = 32_767;
const longestSheetName = 31;

/** Sheets as an Excel file. Texts stay texts: a phone keeps its digits, and nothing is a formula. */
export const writeXlsx = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map(({ name, header, rows, headings = [] }) => ({
      sheet: name.replace(/[\\/*?:[\]]/g, ' ').slice(0, longestSheetName),
      data: [
        header.map(headerCell),
        ...rows.map((row, index) => row.map((cell) => bodyCell(cell, headings.includes(index)))),
      ],
      columns: header.map((title, column) => ({ width: widthOf(title, rows, column) })),
      stickyRowsCount: 1,
    })),
  ).toBlob();

const headerCell = (value: string): WrittenCell => ({
  value: escaped(value),
  type: String,
  fontWeight: 'bold',
  format: '@',
});

const bodyCell = (value: Cell, isHeading: boolean): WrittenCell => {
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'object') return numberCell(value);
  // Empty means empty: not a text of no length.
  if (value === '') return null;
  return isHeading ? headerCell(value) : { value: escaped(value.slice(0, longestCell)), type: String, format: '@' };
};

function numberCell(value: Extract<Cell, object>): WrittenCell {
  if ('mean' in value) return { value: value.mean, type: Number, format: '0.00' };
  if ('points' in value) return { value: value.points, type: Number, format: '0.0' };
  // In tenths first: 12.3 / 100 is not 0.123.
  const share = Math.round(value.percent * 10) / 1000;
  return { value: share, type: Number, format: value.isChange ? '+0.0%;-0.0%;0.0%' : '0.0%' };
}

/** What XML cannot contain or the library leaves out (controls, noncharacters, lone surrogates), and what would be read as its escape. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|[\uFFFD\p{Cs}]|_(?=x[\dA-F]{4}_)/giu;

/** A text with Excel's escape `_x0041_` for each unit of such a character. Reading gives the character back. */
const escaped = (text: string): string =>
  text.replace(unwritable, (character) =>
    character.replace(/[^]/g, (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  );

/** The width that the first rows need. */
function widthOf(title: string, rows: Sheet['rows'], column: number): number {
  const texts = [title, ...rows.slice(0, 100).map((row) => cellText(row[column] ?? ''))];
  return Math.min(48, Math.max(8, ...texts.map(lengthOf)) + 2);
}

/** In digits: a Chinese character is as wide as two. */
const lengthOf = (text: string): number => text.slice(0, 60).replace(/[\u2E80-\uFFFF]/g, '00').length;
