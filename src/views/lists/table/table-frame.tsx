import { type ReactNode, useRef } from 'react';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { Identified } from './column.ts';
import { ListRows, type RowsProps } from './list-rows.tsx';
import { TableRow } from './list-table.tsx';
import classes from './list-table.module.css';
import { TableHead } from './table-head.tsx';
import { useFittedColumns } from './use-fitted-columns.ts';

interface Props<Item> extends RowsProps<Item> {
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
  /** Whether the first rows are still loading. */
  awaited: boolean;
  /** What is shown below the head without rows. */
  children: ReactNode;
}

/** The items of a list on a desk: a table whose columns have the widths that they need. */
export function TableFrame<Item extends Identified>({
  query,
  onChange,
  onOpen,
  awaited,
  children,
  ...shared
}: Props<Item>) {
  const { items, columns } = shared;
  const table = useRef<HTMLTableElement>(null);
  useFittedColumns(table, { items, columns, sorted: query.orderBy, awaited });
  return (
    <div className={classes.scroller}>
      <table ref={table} className={classes.table} data-awaited={awaited || undefined}>
        <TableHead {...shared} query={query} onChange={onChange} />
        <tbody>
          <ListRows {...shared} row={TableRow} onOpen={onOpen} />
        </tbody>
      </table>
      {children}
    </div>
  );
}
