import type { Sheet, TableFormat } from '#src/domain/tables/table.ts';

/** A drawing as SVG, complete in itself. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** What a page of statistics is written to (W4.9, W4.10). `parts` make the name of the file. */
export type FigureFile = { parts: readonly string[] } & (
  { format: TableFormat; sheet: Sheet } | { format: 'png'; picture: Picture }
);
