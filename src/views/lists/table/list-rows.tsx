import { type ComponentType, memo, type ReactNode } from 'react';
import type { Identified, ListColumn } from './column.ts';
import type { RowSelection } from './selection.ts';

export interface RowsProps<Item> {
  items: readonly Item[];
  columns: readonly ListColumn<Item>[];
  selection: RowSelection<Item> | null;
  /** A press on a row, if that opens something. */
  onOpen: ((item: Item) => void) | undefined;
}

/** What a row of a table, or the card of a phone, is drawn from. */
export interface RowProps extends Pick<RowsProps<Identified>, 'columns' | 'onOpen'> {
  item: Identified;
  isSelected: boolean;
  boxLabel: string;
  onToggle: RowSelection<Identified>['toggle'] | undefined;
}

/** The items of a list, each drawn by `row`, and drawn anew only if something of its own changes. */
export const ListRows = memo(
  ({ row: Row, items, columns, selection, onOpen }: RowsProps<Identified> & { row: ComponentType<RowProps> }) =>
    items.map((item) => (
      <Row
        key={item.id}
        item={item}
        columns={columns}
        isSelected={selection?.isSelected(item) ?? false}
        boxLabel={selection?.labelOf(item) ?? ''}
        onToggle={selection?.toggle}
        onOpen={onOpen}
      />
    )),
) as <Item extends Identified>(props: RowsProps<Item> & { row: ComponentType<RowProps> }) => ReactNode;
