import { clsx } from 'clsx';
import { memo } from 'react';
import { isNothing, type ListColumn, noValue } from './column.ts';
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
    data-opens={onOpen ? '' : undefined}
    onClick={onOpen && (() => onOpen(item))}
  >
    {onToggle && (
      <td className={classes.boxes}>
        <RowBox label={boxLabel} checked={isSelected} onToggle={(withShift) => onToggle(item, withShift)} />
      </td>
    )}
    {columns.map((column) => {
      const shown = column.render(item);
      return (
        <td key={column.name} className={cellClass(column)} data-hint={column.hint?.(item) || undefined}>
          {isNothing(shown) && column.card !== 'actions' ? noValue : shown}
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

export const cellClass = <Item,>({ card, isNumber, isFigures }: ListColumn<Item>): string | undefined =>
  clsx(
    card === 'title' && classes.first,
    card === 'actions' && classes.actions,
    isNumber && classes.right,
    (isNumber || isFigures) && classes.figures,
  ) || undefined;
