import { defaultListQuery, type ListQuery } from '#src/domain/content/list-query.ts';
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

/** All records that the query finds, or only the records with these ids. */
type ExportSource = { kind: 'query'; query: ListQuery } | { kind: 'records'; ids: readonly string[] };

/** The query whose records are exported. An order of chosen records has none; for it this is the default. */
export const queryOf = ({ source }: ExportOrder): ListQuery =>
  source.kind === 'query' ? source.query : defaultListQuery;

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
