import papa from 'papaparse';
import { asMeant, neutralised } from '#src/domain/tables/formula.ts';
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
  unparse(rows.map((row) => row.map(asCell)), { newline: lineEnd, quotes: hasTab }) + lineEnd;

/** Numbers are counted with, also negative ones. */
const asCell = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : neutralised(cell));

/** So that it is not taken for what parts the cells. */
const hasTab = (cell: string): boolean => cell.includes('\t');

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** Reads CSV in whatever encoding spreadsheets write here; null when it cannot be read. */
export function readCsv(bytes: ArrayBuffer): string[][] | null {
  const text = decode(bytes);
  if (text === null) return null;
  const { data, errors } = parse<string[]>(text);
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  return data.map((row) => row.map(asMeant));
}

/** UTF-8 with or without its mark; else Unicode as Excel writes it, or GB18030, which Chinese systems write. */
function decode(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const encodings = first === 0xff && second === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // No text has it; pictures and programs do.
      return text.includes('\0') ? null : text;
    } catch {
      // The next one may fit.
    }
  }
  return null;
}
