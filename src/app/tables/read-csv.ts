import { createRowCollection, type FileSheet, holdsSomething, type RowFault } from '#src/domain/tables/file-sheet.ts';
import { restoreText } from '#src/domain/tables/formula.ts';
import { findHeading, type HeadingFit } from '#src/domain/tables/heading-row.ts';
import type { FileRefusal } from '#src/domain/tables/import-file.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import { decodeText } from './decode-text.ts';
import { separators } from './separators.ts';

/** Reads CSV in any encoding that spreadsheets write here. */
export function readCsv(bytes: ArrayBuffer, fit: HeadingFit): FileSheet | FileRefusal {
  const decoded = decodeText(bytes);
  if (typeof decoded === 'string') return { problem: decoded };
  // Excel's own line `sep=;` names the separator. Excel does not show that line, so it is not a row.
  const [separatorLine = '', named] = /^"?sep=(.)"?(?:\r\n?|\n|$)/i.exec(decoded.text) ?? [];
  const text = decoded.text.slice(separatorLine.length);
  const collection = createRowCollection();
  let line = 0;
  for (const record of csvRecords(text, named ?? fittingSeparator(text, fit))) {
    line += 1;
    const cells = record.cells.map(cellOf);
    const faults = faultsOf(record, decoded.isDamaged);
    collection.add(faults ? { line, cells, faults } : { line, cells });
  }
  return { name: '', isHidden: false, merged: [], ...collection.collected() };
}

/** Some programs write `="0771"` so that Excel keeps it as text; the displayed text is used. */
function cellOf(raw: string): string {
  const [, shown] = /^="((?:[^"]|"")*)"$/.exec(raw) ?? [];
  return shown === undefined ? restoreText(raw) : shown.replaceAll('""', '"');
}

function faultsOf({ cells, isFaulty }: CsvRecord, isDamaged: boolean): RowFault[] | null {
  if (isFaulty) return [{ column: null, message: 'problem.quotes' }];
  if (isDamaged && cells.some((cell) => cell.includes('\uFFFD'))) return [{ column: null, message: 'problem.signs' }];
  return null;
}

/** A sample of this size contains the heading row, even below a title and empty rows, and some rows below it. */
const sample = { letters: 100_000, rows: 20 };

/**
 * The separator with the most known titles in the heading row. Among equals, as with a single column, the one with the
 * most rows of the same width as the heading. Without known titles, the separator must split the heading.
 */
function fittingSeparator(text: string, fit: HeadingFit): string {
  const candidates = separators.map((separator) => {
    const rows = sampleRows(text.slice(0, sample.letters), separator);
    const { row: heading, known } = findHeading({ rows }, fit);
    const width = heading?.cells.length ?? 0;
    const even = rows.filter(({ cells }) => cells.length === width).length;
    return { separator, known, even: known > 0 || width > 1 ? even : 0 };
  });
  const best = candidates.reduce((one, other) =>
    (other.known - one.known || other.even - one.even) > 0 ? other : one,
  );
  return best.separator;
}

function sampleRows(text: string, separator: string) {
  const rows: { line: number; cells: readonly string[] }[] = [];
  for (const { cells } of csvRecords(text, separator)) {
    const row = { line: rows.length + 1, cells: cells.map(cellOf) };
    if (holdsSomething(row)) rows.push(row);
    if (rows.length === sample.rows) break;
  }
  return rows;
}
