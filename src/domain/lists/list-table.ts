import type { ListLayout } from './list-settings.ts';
import type { Cell } from '#src/domain/tables/table.ts';

/** Translates an i18n key with its namespace. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** A list as a table of a file. The columns have the same names in both. */
export interface ListTable<Item> {
  /** i18n key */
  title: string;
  /** The i18n keys of the headings, in the order of a file. */
  headings: Readonly<Record<string, string>>;
  /** A cell as the list shows it. */
  cell: (item: Item, column: string, words: Words) => Cell;
  /** Whether a cell is a login name, which a file shows in full. */
  isAccount?: (item: Item, column: string) => boolean;
  /** The maximum number of rows of a file, if there is one. */
  most?: number;
}

/**
 * The columns of a file: those that the person chose, in their order, after the first one of the list; without a choice all
 * that the list offers, in the order of the table.
 */
export function fileColumns(
  { headings }: Pick<ListTable<never>, 'headings'>,
  offered: readonly string[],
  { columns }: Pick<ListLayout, 'columns'>,
): readonly string[] {
  const known = Object.keys(headings);
  if (columns === null) return known.filter((name) => offered.includes(name));
  return [...new Set([...offered.slice(0, 1), ...columns])].filter((name) => known.includes(name));
}
