import { UnstyledButton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { SortAscendingIcon, SortDescendingIcon, UnsortedIcon } from '#src/views/looks/icons.ts';
import classes from './list-table.module.css';

type Order = 'none' | 'ascending' | 'descending';

const icons = { none: UnsortedIcon, ascending: SortAscendingIcon, descending: SortDescendingIcon };

/** What a press does: up, down, and back to the list's own order. */
const next: Record<Order, (name: string) => Partial<ListQuery>> = {
  none: (name) => ({ orderBy: name, desc: false }),
  ascending: (name) => ({ orderBy: name, desc: true }),
  descending: () => ({ orderBy: null, desc: false }),
};

interface SortedSnapshot {
  context: { query: ListQuery };
}

interface Props {
  list: Pick<AnyActorRef, 'subscribe'> & {
    getSnapshot: () => SortedSnapshot;
    send: (event: { type: 'query.change'; change: Partial<ListQuery> }) => void;
  };
  /** What the list is ordered by then. */
  name: string;
  title: string;
  /** Further keys and what they do. */
  keys?: { 'aria-keyshortcuts': string; onKeyDown: (event: KeyboardEvent) => void };
}

/** The title of a column, which sorts by it. Not the table's own, which is in English only and overrides the role of the cell. */
export function SortHeader({ list, name, title, keys }: Props) {
  const { t } = useTranslation('content');
  const order = useSelector(list, ({ context: { query } }: SortedSnapshot): Order => {
    if (query.orderBy !== name) return 'none';
    return query.desc ? 'descending' : 'ascending';
  });
  const Icon = icons[order];
  return (
    <UnstyledButton
      className={classes.sort}
      data-sorted={order !== 'none' || undefined}
      {...keys}
      aria-label={t(`list.sort.${order}`, { column: title })}
      onClick={() => list.send({ type: 'query.change', change: next[order](name) })}
    >
      <span>{title}</span>
      <Icon className={classes.sortIcon} size={14} stroke={2} aria-hidden />
    </UnstyledButton>
  );
}
