import { importLimits } from './import-file.ts';

/** What is wrong with a cell, or with a whole row (`column` is null). `message` is an i18n key. */
export interface RowFault {
  column: number | null;
  message: string;
}

/** A row of a sheet, unchanged. `line` is the row's number in the spreadsheet. */
export interface SheetRow {
  line: number;
  /** By their columns. A row of a workbook has only the cells that hold something. */
  cells: readonly (string | undefined)[];
  /** Faults of the file in this row, such as an unreadable cell. */
  faults?: readonly RowFault[];
  isHidden?: true;
}

/** A sheet of a file: the rows that hold something. A CSV file has one sheet without a name. */
export interface FileSheet {
  name: string;
  isHidden: boolean;
  /** In order. Only the first are kept when there are very many. */
  rows: readonly SheetRow[];
  /** How many rows hold something. */
  count: number;
  /** Cells that are merged over several rows, such as `B2:B5`. The value is in each of their rows. */
  merged: readonly string[];
}

/** More rows than can be imported, with some room for rows above the headings. */
const mostRows = importLimits.rows + 100;

export const holdsSomething = ({ cells, faults = [] }: SheetRow): boolean =>
  faults.length > 0 || cells.some((cell) => cell !== undefined && cell.trim() !== '');

/** Collects the rows of a sheet that hold something. A row that comes in two parts is one. */
export function createRowCollection() {
  const rows = new Map<number, SheetRow>();
  let count = 0;
  return {
    add(row: SheetRow) {
      if (!holdsSomething(row)) return;
      const begun = rows.get(row.line);
      if (!begun) count += 1;
      if (begun ?? rows.size < mostRows) rows.set(row.line, begun ? joined(begun, row) : row);
    },
    collected: (): Pick<FileSheet, 'rows' | 'count'> => ({
      rows: [...rows.values()].toSorted((one, other) => one.line - other.line),
      count,
    }),
  };
}

function joined(one: SheetRow, other: SheetRow): SheetRow {
  const cells: (string | undefined)[] = Object.assign([], one.cells, other.cells);
  const faults = [...(one.faults ?? []), ...(other.faults ?? [])];
  return { ...one, cells, ...(faults.length > 0 && { faults }) };
}
