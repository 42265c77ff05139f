import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { ListColumn } from './column.ts';
import { ColumnEdge, withinLimits } from './column-edge.tsx';
import type { RowsProps } from './list-rows.tsx';
import { cellClass } from './list-table.tsx';
import classes from './list-table.module.css';
import { nextOrder, type Order, orderBy } from './order.ts';
import parts from './row-parts.module.css';
import { pageBoxProps, type RowSelection } from './selection.ts';

interface Props<Item> extends Pick<RowsProps<Item>, 'items' | 'columns' | 'selection'> {
  query: ListQuery;
  /** A stable function. */
  onChange: (change: Partial<ListQuery>) => void;
}

/** The column titles, which sort; their edges, which set the width; and a box that selects the page. */
export function TableHead<Item>({ items, columns, selection, query, onChange }: Props<Item>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.boxes}>
            <PageBox items={items} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <Title key={column.name} column={column} order={orderBy(query, column.name)} onChange={onChange} />
        ))}
      </tr>
    </thead>
  );
}

/** Checked if all items of the page are selected, indeterminate if some are. */
export function PageBox<Item>({ items, selection }: { items: readonly Item[]; selection: RowSelection<Item> }) {
  return (
    <input
      type="checkbox"
      className={parts.box}
      aria-label={selection.pageLabel}
      disabled={items.length === 0}
      {...pageBoxProps(selection, items)}
      onChange={selection.togglePage}
    />
  );
}

interface TitleProps {
  column: ListColumn<never>;
  order: Order;
  onChange: (change: Partial<ListQuery>) => void;
}

/** One title, rendered again only when its own props change. */
const Title = memo(({ column, order, onChange }: TitleProps) => {
  const { t } = useTranslation('content');
  const { name, title, sorts, onResize } = column;
  return (
    <th scope="col" className={cellClass(column)} aria-sort={order === 'none' ? undefined : order}>
      {sorts ? (
        <button
          type="button"
          className={classes.sort}
          data-order={order}
          aria-label={t(`list.sort.${order}`, { column: title })}
          onClick={() => onChange(nextOrder[order](name))}
          {...(onResize && resizingKeys(column, onResize))}
        >
          {title}
        </button>
      ) : (
        title
      )}
      {onResize && <ColumnEdge onResize={onResize} />}
    </th>
  );
});

/** The pixels by which a key press widens or narrows a column. */
const step = 16;

const resizingKeys = ({ chosenWidth }: { chosenWidth?: number | undefined }, onResize: (width: number) => void) => ({
  'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (!event.shiftKey || change === undefined) return;
    event.preventDefault();
    const width = chosenWidth ?? event.currentTarget.closest('th')?.offsetWidth ?? 0;
    onResize(withinLimits(width + change));
  },
});
