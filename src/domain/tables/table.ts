/** The file formats of tables. */
export const tableFormats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A number that is always shown with two decimals, as a mean is: 85 as 85.00. */
interface Mean {
  mean: number;
}

/** Points of a score sheet, always with one decimal: 92 as 92.0. */
interface Points {
  points: number;
}

/** A part of a hundred, with one decimal: 12.5 as 12.5%. A change has its sign before it. */
interface Percent {
  percent: number;
  isChange?: boolean;
}

/** A cell holds a text, or a number that a spreadsheet can calculate with. */
export type Cell = string | number | Mean | Points | Percent;

/** What a cell shows. */
export function cellText(cell: Cell): string {
  if (typeof cell !== 'object') return String(cell);
  if ('mean' in cell) return cell.mean.toFixed(2);
  if ('points' in cell) return cell.points.toFixed(1);
  return `${cell.isChange && cell.percent > 0 ? '+' : ''}${cell.percent.toFixed(1)}%`;
}

/** A sheet of a file. A CSV file has one sheet without a name. */
export interface Sheet {
  name: string;
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Rows that are headings, too: a sheet may hold several tables. */
  headings?: readonly number[];
}
