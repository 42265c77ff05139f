import { clsx } from 'clsx';
import { type CSSProperties, memo } from 'react';
import type { ListColumn } from './column.ts';
import type { RowProps } from './list-rows.tsx';
import classes from './list-table.module.css';
import parts from './row-parts.module.css';

/**
 * A row of a table. It has plain elements and no effects, so that kept pages with hundreds of rows are shown again at
 * once.
 */
export const TableRow = memo(({ item, columns, isSelected, boxLabel, onToggle, onOpen }: RowProps) => (
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

/** Columns that share the remaining width have no width of their own: the table layout is fixed. */
export const widthOf = <Item,>({ width, grows }: ListColumn<Item>): CSSProperties | undefined =>
  grows ? undefined : { width };
