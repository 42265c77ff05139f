import papa from 'papaparse';
import { neutralised } from '#src/domain/tables/formula.ts';
import { type Cell, cellText, type Sheet } from '#src/domain/tables/table.ts';
import { separators } from './separators.ts';

const { unparse } = papa;

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** The rows written at once; few enough for the page to stay responsive. */
const rowsAtOnce = 2000;

/**
 * A sheet as CSV: UTF-8 with a byte order mark, lines end with CRLF, no cell is a formula (fault D12). It is written in parts,
 * with pauses for the page between them.
 */
export async function writeCsv({ header, rows }: Sheet): Promise<Blob> {
  const parts = [byteOrderMark + linesOf([header])];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    parts.push(linesOf(rows.slice(start, start + rowsAtOnce)));
    await pause();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

const linesOf = (rows: Sheet['rows']): string =>
  unparse(
    rows.map((row) => row.map(asCell)),
    { newline: lineEnd, quotes: hasSeparator },
  ) + lineEnd;

/** Numbers stay as they are, also negative ones, which look like formulas. */
const asCell = (cell: Cell): string => (typeof cell === 'string' ? neutralised(cell) : cellText(cell));

/**
 * Such a cell is quoted. In locales with a decimal comma, spreadsheets split at semicolons, and the text after one
 * could be a formula.
 */
const hasSeparator = (cell: string): boolean => separators.some((separator) => cell.includes(separator));

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
