/** The grid of spreadsheets. */
const lastLine = 1_048_576;
const lastColumn = 16_384;

/**
 * The position of a cell by its name, such as `B2`: the line counts from 1, the column from 0. Null for a name outside
 * of the grid.
 */
export function placeOf(name: string): { line: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(name.trim()) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const line = Number(digits);
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return line >= 1 && line <= lastLine && column < lastColumn ? { line, column } : null;
}
