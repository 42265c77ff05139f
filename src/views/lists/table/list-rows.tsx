import { type ComponentType, memo, type ReactNode } from 'react';
import type { Identified, ListColumn } from './column.ts';
import type { RowSelection } from './selection.ts';

export interface RowsProps<Item> {
  items: readonly Item[];
  columns: readonly ListColumn<Item>[];
  selection: RowSelection<Item> | null;
  /** Handles a press on a row, if rows open something. */
  onOpen: ((item: Item) => void) | undefined;
}

/** The props of a table row or a card. */
export interface RowProps extends Pick<RowsProps<Identified>, 'columns' | 'onOpen'> {
  item: Identified;
  isSelected: boolean;
  boxLabel: string;
  onToggle: RowSelection<Identified>['toggle'] | undefined;
}

/** The items of a list, each rendered by `row`, and again only when its own props change. */
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
