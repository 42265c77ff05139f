import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { pageSizes } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { isSilent } from '#src/domain/failure.ts';
import { type ListActor, shownPage } from '#src/machines/list.ts';
import { phoneQuery } from '../parts/phone-query.ts';
import { useListColumns } from './list-columns.tsx';
import classes from './list-table.module.css';
import { NothingThere } from './nothing-there.tsx';
import { useSelection } from './use-selection.ts';
import { useListLayout } from './use-list-settings.ts';

type ListSnapshot = ReturnType<ListActor['getSnapshot']>;

const selectQuery = (snapshot: ListSnapshot) => snapshot.context.query;
/** 无回款: nothing was returned, so nothing is shown; an older answer would pass for this one's (decision 8). */
const selectPage = ({ context }: ListSnapshot) => (context.failure?.kind === 'nothing' ? null : shownPage(context));
const selectBusy = (snapshot: ListSnapshot) => snapshot.hasTag('busy');
/** What passes silently is no failure to show: under the expiry dialog stays what was there (decision 9). */
const selectFailed = (snapshot: ListSnapshot) => {
  const { failure } = snapshot.context;
  return snapshot.matches({ records: 'failed' }) && failure !== null && !isSilent(failure);
};

/** The records: first column names them and leads to them, actions at the right end. */
export function ListTable({ type, list }: { type: ContentType; list: ListActor }) {
  const { t } = useTranslation('content');
  const query = useSelector(list, selectQuery);
  const page = useSelector(list, selectPage);
  const busy = useSelector(list, selectBusy);
  const failed = useSelector(list, selectFailed);
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const { density } = useListLayout(list);
  const columns = useListColumns(type, list, isPhone);
  const change = (part: Partial<typeof query>) => list.send({ type: 'query.change', change: part });
  // Nothing has come yet: the place that a full page takes.
  const awaited = busy && !page;
  const records = failed ? [] : awaited ? placeholders.slice(0, query.pageSize) : [...(page?.list ?? [])];
  const selection = useSelection(type, list, awaited ? [] : records);
  return (
    <div className={classes.frame} data-density={density} data-busy={(busy && !awaited) || undefined} aria-busy={busy}>
      <DataTable
        className={classes.table}
        withTableBorder
        borderRadius={6}
        verticalSpacing={0}
        horizontalSpacing="sm"
        minHeight={records.length === 0 ? 320 : 0}
        highlightOnHover={!awaited}
        pinFirstColumn={!isPhone}
        pinLastColumn={columns.at(-1)?.accessor === 'actions'}
        records={records}
        columns={awaited ? columns.map(asSkeleton) : columns}
        {...selection}
        isRecordSelectable={() => !awaited}
        page={query.pageNum}
        onPageChange={(pageNum) => change({ pageNum })}
        totalRecords={failed ? 0 : (page?.total ?? 0)}
        recordsPerPage={query.pageSize}
        recordsPerPageOptions={[...pageSizes]}
        onRecordsPerPageChange={(pageSize) => change({ pageSize })}
        recordsPerPageLabel={t('list.perPage')}
        noRecordsText=""
        paginationText={({ from, to }) => t('list.range', { from, to })}
        getPaginationControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'list.next' : 'list.previous') })}
        getPaginationItemProps={(number) => ({ 'aria-label': t('list.page', { page: number }) })}
        // The table keeps it in the page, unseen but within reach of the keyboard, when there are records.
        emptyState={records.length > 0 ? <span /> : <NothingThere type={type} list={list} failed={failed} />}
      />
    </div>
  );
}

/** As many as the longest page has; only their ids are looked at. */
const placeholders = Array.from({ length: Math.max(...pageSizes) }, (_, index) => ({ id: `awaited-${index}` }) as ContentRecord);

const asSkeleton = (column: DataTableColumn<ContentRecord>): DataTableColumn<ContentRecord> => ({
  ...column,
  render: () => <Skeleton height={12} width="70%" radius="sm" display="inline-block" />,
});
