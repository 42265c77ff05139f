import type { Sheet, TableFormat } from './table.ts';

/** A drawing as SVG, complete in itself. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** What a page of statistics or a report is written to: a table (CSV has the first sheet) or a picture. `parts` make the name of the file. */
export type WrittenFile = { parts: readonly string[] } & (
  { format: TableFormat; sheets: readonly Sheet[] } | { format: 'png'; picture: Picture }
);
