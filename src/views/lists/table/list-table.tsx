import { clsx } from 'clsx';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Identified, ListColumn } from './column.ts';
import classes from './list-table.module.css';
import parts from './row-parts.module.css';
import type { RowSelection } from './selection.ts';

export interface RowsProps<Item> {
  items: readonly Item[];
  columns: readonly ListColumn<Item>[];
  selection: RowSelection<Item> | null;
  /** A press on a row, if that opens something. */
  onOpen: ((item: Item) => void) | undefined;
}

/** The rows of a table, of plain elements and without effects: kept pages with hundreds of them are shown again at once. */
export const TableRows = memo(({ items, columns, selection, onOpen }: RowsProps<Identified>) =>
  items.map((item) => (
    <TableRow
      key={item.id}
      item={item}
      columns={columns}
      isSelected={selection?.isSelected(item) ?? false}
      boxLabel={selection?.labelOf(item) ?? ''}
      onToggle={selection?.toggle}
      onOpen={onOpen}
    />
  )),
) as <Item extends Identified>(props: RowsProps<Item>) => ReactNode;

interface RowProps {
  item: Identified;
  columns: readonly ListColumn<Identified>[];
  isSelected: boolean;
  boxLabel: string;
  onToggle: RowSelection<Identified>['toggle'] | undefined;
  onOpen: ((item: Identified) => void) | undefined;
}

const TableRow = memo(({ item, columns, isSelected, boxLabel, onToggle, onOpen }: RowProps) => (
  <tr
    className={onOpen && classes.opening}
    data-selected={isSelected || undefined}
    onClick={onOpen && (() => onOpen(item))}
  >
    {onToggle && (
      <td className={classes.boxes}>
        <RowBox label={boxLabel} checked={isSelected} onToggle={(withShift) => onToggle(item, withShift)} />
      </td>
    )}
    {columns.map((column) => {
      const shown = column.render(item);
      const hint = column.hint?.(item) ?? (typeof shown === 'string' ? shown : undefined);
      return (
        <td key={column.name} className={cellClass(column)} title={hint || undefined}>
          {shown}
        </td>
      );
    })}
  </tr>
));

/** The check box of one item. */
export const RowBox = ({
  label,
  checked,
  onToggle,
}: {
  label: string;
  checked: boolean;
  onToggle: (withShift: boolean) => void;
}) => (
  <input
    type="checkbox"
    className={parts.box}
    aria-label={label}
    checked={checked}
    onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
  />
);

export const cellClass = <Item,>({ card, from, isNumber, isFigures }: ListColumn<Item>): string =>
  clsx(
    card === 'title' && classes.first,
    card === 'actions' && classes.actions,
    (isNumber || card === 'actions') && classes.right,
    (isNumber || isFigures) && classes.figures,
    from && classes[from],
  );

/** Columns that share what is left have no width of their own: the layout of the table is fixed. */
export const widthOf = <Item,>({ width, grows }: ListColumn<Item>): CSSProperties | undefined =>
  grows ? undefined : { width };
