import papa from 'papaparse';
import { restoreText, neutralised } from '#src/domain/tables/formula.ts';
import { importLimits } from '#src/domain/tables/import-file.ts';
import { type Cell, cellText, type Sheet } from '#src/domain/tables/table.ts';

const { parse, unparse } = papa;

/** It tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Separators that spreadsheets know, the usual one first. */
const separators = [',', ';', '\t', '|'];

/** So few rows are written at once that the page still responds between two parts. */
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

/** Such a cell is quoted. Where decimals have a comma, spreadsheets split at semicolons, and what follows one could be a formula. */
const hasSeparator = (cell: string): boolean => separators.some((separator) => cell.includes(separator));

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** How many titles of a heading row are known. */
export type HeadingFit = (titles: readonly string[]) => number;

/** More rows than anything imports. Millions of short ones would fill the memory. */
const mostRows = 20_000;

/**
 * More separators and quotes than the largest import has, where each cell has a separator and two quotes, and some of them more
 * within. Millions in one row would take seconds, and the memory.
 */
const mostMarks = 4 * importLimits.rows * importLimits.columns;

/** Reads CSV in whatever encoding spreadsheets write here; null when it cannot be read. */
export function readCsv(bytes: ArrayBuffer, fit: HeadingFit): string[][] | null {
  const decoded = decode(bytes);
  if (decoded === null) return null;
  // Excel's own line `sep=;` names the separator. Excel does not show that line, so it is not a row.
  const [separatorLine = '', separator] = /^"?sep=(.)"?(?:\r\n?|\n|$)/i.exec(decoded) ?? [];
  const text = decoded.slice(separatorLine.length);
  if (hasTooManyMarks(text, new Set(['"', ...separators, ...(separator ? [separator] : [])]))) return null;
  const delimiter = separator ?? fittingSeparator(text, fit);
  // Its fast mode would split all of the file first.
  const { data, errors, meta } = parse<string[]>(text, { delimiter, preview: mostRows, fastMode: false });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  // What follows rows without anything in them would be lost unseen.
  if (meta.truncated && data.filter((row) => row.some(Boolean)).length < mostRows / 2) return null;
  return data.map((row) => row.map(restoreText));
}

function hasTooManyMarks(text: string, marks: ReadonlySet<string>): boolean {
  let count = 0;
  for (const mark of marks)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      count += 1;
      if (count > mostMarks) return true;
    }
  return false;
}

/** This much of a file contains the heading row, even behind empty ones, and some rows below it. */
const sample = { letters: 100_000, rows: 20 };

/**
 * The separator that gives the most known titles in the heading row. Among equals, as with a single column, the one with the
 * most rows of the same width as the heading. Empty when no title is known: then the library guesses from all rows, although
 * texts that contain separators mislead it.
 */
function fittingSeparator(text: string, fit: HeadingFit): string {
  const beginning = text.slice(0, sample.letters);
  const candidates = separators.map((delimiter) => {
    const [heading = [], ...rows] = parse<string[]>(beginning, {
      delimiter,
      preview: sample.rows,
      skipEmptyLines: 'greedy',
    }).data;
    return {
      delimiter,
      known: fit(heading.map(restoreText)),
      even: rows.filter(({ length }) => length === heading.length).length,
    };
  });
  const best = candidates.reduce((one, other) =>
    (other.known - one.known || other.even - one.even) > 0 ? other : one,
  );
  return best.known > 0 ? best.delimiter : '';
}

/** Reads UTF-8 with or without its mark, UTF-16 as Excel writes it, or GB18030, which Chinese systems write. */
function decode(bytes: ArrayBuffer): string | null {
  const [first, second, third] = new Uint8Array(bytes.slice(0, 3));
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  const encodings = first === 0xff && second === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // Pictures and programs contain this character. A file marked as UTF-8, as ours are, may have it in a text.
      return text.includes('\0') && !isMarked ? null : text;
    } catch {
      // The next encoding may fit.
    }
  }
  return null;
}
