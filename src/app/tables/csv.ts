import papa from 'papaparse';
import { restoreText, neutralised } from '#src/domain/tables/formula.ts';
import type { Cell, Sheet } from '#src/domain/tables/table.ts';

const { parse, unparse } = papa;

/** So that spreadsheets read UTF-8 as such. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Few enough that the page stays alive between two of them. */
const rowsAtOnce = 2000;

/**
 * A sheet as CSV: UTF-8 with its mark, lines end with CRLF, no cell is a formula (fault D12). Written part by part, with
 * time for the page between them.
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
    { newline: lineEnd, quotes: hasTab },
  ) + lineEnd;

/** Numbers are counted with, also negative ones. */
const asCell = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : neutralised(cell));

/** So that it is not taken for what parts the cells. */
const hasTab = (cell: string): boolean => cell.includes('\t');

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** How well a heading row fits, by what is known of its titles: 0 is not at all. */
export type HeadingFit = (titles: readonly string[]) => number;

/** Reads CSV in whatever encoding spreadsheets write here; null when it cannot be read. */
export function readCsv(bytes: ArrayBuffer, fit: HeadingFit): string[][] | null {
  const decoded = decode(bytes);
  if (decoded === null) return null;
  // Excel's own word for what parts the cells. Excel shows no such row, so it is not counted as one.
  const [said = '', told] = /^"?sep=(.)"?(?:\r\n?|\n|$)/i.exec(decoded) ?? [];
  const text = decoded.slice(said.length);
  const { data, errors } = parse<string[]>(text, { delimiter: told ?? fittingSeparator(text, fit) });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  return data.map((row) => row.map(restoreText));
}

/** What spreadsheets write between cells, the usual one first. */
const separators = [',', ';', '\t', '|'];

/** Enough of a file to find its heading row, behind empty ones too, and some rows below. */
const judged = { letters: 100_000, rows: 20 };

/**
 * The separator under which the heading row is known best; where several are equal, as with a single column, the one that
 * leaves the rows below as wide as the heading. Empty when no title is known: then the library guesses by the look of all rows,
 * which texts with separators of their own mislead.
 */
function fittingSeparator(text: string, fit: HeadingFit): string {
  const beginning = text.slice(0, judged.letters);
  const candidates = separators.map((delimiter) => {
    const [heading = [], ...rows] = parse<string[]>(beginning, {
      delimiter,
      preview: judged.rows,
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

/** UTF-8 with or without its mark; else Unicode as Excel writes it, or GB18030, which Chinese systems write. */
function decode(bytes: ArrayBuffer): string | null {
  const [first, second, third] = new Uint8Array(bytes.slice(0, 3));
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  const encodings = first === 0xff && second === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // Pictures and programs have it. What is marked as text, as our own files are, may have one in a text.
      return text.includes('\0') && !isMarked ? null : text;
    } catch {
      // The next one may fit.
    }
  }
  return null;
}
