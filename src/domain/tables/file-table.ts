import { findHeading, findSheet, type HeadingFit, headingRows, titlesOf } from './heading-row.ts';
import { comparableWord } from './import-columns.ts';
import { type FileRefusal, importLimits } from './import-file.ts';
import type { FileRow, FileTable } from './import-rows.ts';
import type { FileSheet, SheetRow } from './file-sheet.ts';

/** The sheet (by its index) and the heading row (by its line) that a person chose; null for what is to be found. */
export interface TableChoice {
  sheet: number | null;
  heading: number | null;
}

/** Where the table of a file was found, and where else it could be. */
export interface TableSource {
  sheets: readonly { name: string; isHidden: boolean }[];
  sheet: number;
  headings: readonly { line: number; titles: readonly string[] }[];
  heading: number;
  /** Facts that a person may not expect: merged cells, whose value is in each row, and hidden rows. */
  merged: readonly string[];
  hiddenRows: number;
}

interface Known {
  fit: HeadingFit;
  /** The prefix of a template’s example row. */
  exampleMarks: readonly string[];
}

/**
 * The table of a file: the rows below the headings. Empty columns, repeated headings and the example row of a template are
 * left out; line numbers stay.
 */
export function toFileTable(
  fileName: string,
  sheets: readonly FileSheet[],
  choice: TableChoice,
  { fit, exampleMarks }: Known,
): { table: FileTable; source: TableSource } | FileRefusal {
  const rowsBelow = (one: FileSheet, above: SheetRow): readonly SheetRow[] =>
    one.rows.filter((row) => row.line > above.line && !isExample(row, exampleMarks) && !isRepeated(row, above));
  const index = choice.sheet ?? findSheet(sheets, fit, rowsBelow);
  const sheet = sheets[index];
  const heading = sheet?.rows.find(({ line }) => line === choice.heading) ?? (sheet && findHeading(sheet, fit).row);
  if (!sheet || !heading) return { problem: 'noRows' };
  const rows = rowsBelow(sheet, heading);
  if (rows.length === 0) return { problem: 'noRows' };
  const columns = usedColumns([heading, ...rows]);
  const count = sheet.count - sheet.rows.length + rows.length;
  if (count > importLimits.rows || columns.length > importLimits.columns)
    return { problem: 'tooMany', counted: { countedRows: count, countedColumns: columns.length } };
  const titles = titlesOf(heading);
  return {
    table: {
      fileName,
      header: columns.map((column) => titles[column] ?? ''),
      columns,
      rows: rows.map((row) => inColumns(row, columns)),
    },
    source: {
      sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      sheet: index,
      headings: headingRows(sheet).map((row) => ({ line: row.line, titles: shortTitles(row) })),
      heading: heading.line,
      merged: sheet.merged.filter((range) => lastLine(range) > heading.line),
      hiddenRows: rows.filter(({ isHidden }) => isHidden).length,
    },
  };
}

/** The part of a row that distinguishes it from others. */
const shortTitles = (row: SheetRow): readonly string[] =>
  titlesOf(row)
    .filter(Boolean)
    .slice(0, 6)
    .map((title) => (title.length > 20 ? `${title.slice(0, 19)}…` : title));

const isExample = ({ cells }: SheetRow, marks: readonly string[]): boolean =>
  cells.some((cell) => marks.some((mark) => cell?.startsWith(mark)));

/** Whether a row has the headings once more, as each page of a printed table does. */
const isRepeated = ({ cells }: SheetRow, heading: SheetRow): boolean =>
  titlesOf(heading).filter(Boolean).length > 1 &&
  cells.every((cell, column) => comparableWord(cell ?? '') === comparableWord(heading.cells[column] ?? '')) &&
  titlesOf(heading).every((title, column) => title === '' || cells[column] !== undefined);

function usedColumns(rows: readonly SheetRow[]): readonly number[] {
  const used = new Set<number>();
  for (const { cells, faults = [] } of rows) {
    cells.forEach((cell, column) => {
      if (cell !== undefined && cell.trim() !== '') used.add(column);
    });
    for (const { column } of faults) if (column !== null) used.add(column);
  }
  return [...used].toSorted((one, other) => one - other);
}

/** A row with the cells of these columns alone. */
function inColumns({ line, cells, faults }: SheetRow, columns: readonly number[]): FileRow {
  const row = { line, cells: columns.map((column) => cells[column] ?? '') };
  if (!faults) return row;
  return {
    ...row,
    faults: faults.map(({ column, message }) => ({
      column: column === null ? null : columns.indexOf(column),
      message,
    })),
  };
}

const lastLine = (range: string): number => Number(/\d+$/.exec(range)?.[0] ?? 0);
