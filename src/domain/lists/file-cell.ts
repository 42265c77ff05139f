import { maskDetails } from '#src/domain/users/masks.ts';
import type { Cell } from '#src/domain/tables/table.ts';
import type { ListTable, Words } from './list-table.ts';

/** A cell of a file, with personal details masked. Login names stay: a file of the log would not say who acted on whom. */
export function fileCell<Item>(table: ListTable<Item>, item: Item, column: string, words: Words): Cell {
  const cell = table.cell(item, column, words);
  return typeof cell === 'string' && !table.isAccount?.(item, column) ? maskDetails(cell) : cell;
}
