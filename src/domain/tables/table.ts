/** How a table is written to a file. */
export const tableFormats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A text, or a number that can be counted with. */
export type Cell = string | number;

/** A sheet of a file. A CSV file has one, and no name. */
export interface Sheet {
  name: string;
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}
