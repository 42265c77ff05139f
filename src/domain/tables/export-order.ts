import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { Cell, TableFormat } from './table.ts';

/** An order to export a list. */
export interface ExportOrder {
  format: TableFormat;
  source: ExportSource;
  /** Names of the columns, in order; by default those of the list. */
  columns?: readonly string[];
  /** Name of the saved view, for the file name. */
  view?: string;
  /** The reason for including personal details in full, if they are included. It is logged. */
  reason?: string;
}

/** All rows that the query finds, or only these rows of the list. */
type ExportSource = { kind: 'query'; query: ListQuery } | { kind: 'rows'; rows: readonly { id: string }[] };

/** A record's row with its id. The id prevents a record that moves to a later page meanwhile from being exported twice. */
export interface ExportRow {
  id: string;
  cells: readonly Cell[];
}

/** The rows of one call. */
export interface ExportPart {
  rows: readonly ExportRow[];
  /** How many rows there are in all. */
  total: number;
  isLast: boolean;
}
