import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { Cell, TableFormat } from './table.ts';

/** What is to be exported, in which form. */
export interface ExportOrder {
  format: TableFormat;
  source: ExportSource;
  /** Names of the columns, in order; the list's own when not given. */
  columns?: readonly string[];
  /** What the person calls this view of the list, for the file's name. */
  view?: string;
}

/** All records that a list's query finds, or just these. */
export type ExportSource = { kind: 'query'; query: ListQuery } | { kind: 'records'; ids: readonly string[] };

/** A record's row, and whose it is: a record that moved to a later page meanwhile is still one row. */
export interface ExportRow {
  id: string;
  cells: readonly Cell[];
}

/** What one call brings. */
export interface ExportPart {
  rows: readonly ExportRow[];
  /** How many rows there are in all. */
  total: number;
  isLast: boolean;
}
