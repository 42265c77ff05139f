import { Skeleton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { DataTableColumn } from 'mantine-datatable';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { type ListPage, type ListQuery, pageSizes } from '#src/domain/content/list-query.ts';
import { type Failure, isSilent } from '#src/domain/failure.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import classes from './list-table.module.css';

interface PagedSnapshot<Item> {
  context: { query: ListQuery; page: ListPage<Item> | null; failure: Failure | null };
  hasTag: (tag: 'busy') => boolean;
}

/** The machine of a list that comes page by page. */
interface PagedActor<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot: () => Snapshot;
  send: (event: { type: 'query.change'; change: Partial<ListQuery> }) => void;
}

interface Options<Item, Snapshot> {
  columns: DataTableColumn<Item>[];
  /** The page to show, if that is not the page as the server returned it. */
  pageOf?: (snapshot: Snapshot) => ListPage<Item> | null;
  /** The number of placeholder rows before the first page arrives; by default that of a full page. */
  awaitedRows?: number;
}

const selectPage = <Item,>({ context }: PagedSnapshot<Item>) => context.page;

/** What the tables of all such lists have in common: rows, placeholder rows and paging. */
export function usePagedTable<Item extends { id: string }, Snapshot extends PagedSnapshot<Item>>(
  list: PagedActor<Snapshot>,
  { columns, pageOf = selectPage, awaitedRows }: Options<Item, Snapshot>,
) {
  const { t } = useTranslation('content');
  const { query, failure: lastFailure } = useContextOf(list, 'query', 'failure');
  const told = useSelector(list, pageOf);
  const busy = useTag(list, 'busy');
  const frame = useRef<HTMLDivElement>(null);
  // The server returned nothing (无回款), so nothing is shown: an older answer would look like this one (decision 005).
  const page = lastFailure?.kind === 'nothing' ? null : told;
  const change = (part: Partial<ListQuery>) => list.send({ type: 'query.change', change: part });
  // Silent failures are not shown: the rows stay as they were under the expiry dialog (decision 006).
  const failure = lastFailure && !busy && !isSilent(lastFailure) ? lastFailure : null;
  // Before the first page has come, placeholders take its room.
  const awaited = busy && !page;
  const records = failure
    ? []
    : awaited
      ? (placeholders.slice(0, awaitedRows ?? query.pageSize) as Item[])
      : [...(page?.list ?? [])];
  return {
    failure,
    awaited,
    records,
    frame: { ref: frame, className: classes.frame, 'data-busy': (busy && !awaited) || undefined, 'aria-busy': busy },
    table: {
      className: classes.table,
      withTableBorder: true,
      borderRadius: 6,
      verticalSpacing: 0,
      horizontalSpacing: 'sm',
      minHeight: records.length === 0 ? 320 : 0,
      highlightOnHover: !awaited,
      records,
      columns: awaited ? columns.map(asSkeleton) : columns,
      page: query.pageNum,
      onPageChange: (pageNum: number) => {
        change({ pageNum });
        showBeginning(frame.current);
      },
      totalRecords: failure ? 0 : (page?.total ?? 0),
      recordsPerPage: query.pageSize,
      recordsPerPageOptions: [...pageSizes],
      onRecordsPerPageChange: (pageSize: number) => change({ pageSize }),
      recordsPerPageLabel: t('list.perPage'),
      noRecordsText: '',
      paginationText: ({ from, to }: { from: number; to: number }) => t('list.range', { from, to }),
      getPaginationControlProps: (control: string) => ({
        'aria-label': t(control === 'next' ? 'list.next' : 'list.previous'),
      }),
      getPaginationItemProps: (number: number) => ({ 'aria-label': t('list.page', { page: number }) }),
    },
  };
}

/** Shows the first row of another page, where people begin to read. */
function showBeginning(frame: HTMLElement | null) {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}

/** As many placeholders as the longest page has rows; only their ids are used. */
const placeholders = Array.from({ length: Math.max(...pageSizes) }, (_, index) => ({ id: `awaited-${index}` }));

const asSkeleton = <Item,>(column: DataTableColumn<Item>): DataTableColumn<Item> => ({
  ...column,
  render: () => <Skeleton height={12} width="70%" radius="sm" display="inline-block" />,
});
