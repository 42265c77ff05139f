/** The file formats of tables. */
export const tableFormats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A cell holds a text, or a number that a spreadsheet can calculate with. */
export type Cell = string | number;

/** A sheet of a file. A CSV file has one sheet without a name. */
export interface Sheet {
  name: string;
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}
