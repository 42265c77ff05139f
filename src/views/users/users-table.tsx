import { Button, EmptyState, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '#src/domain/content/list-query.ts';
import { isSilent } from '#src/domain/failure.ts';
import type { User } from '#src/domain/users/user.ts';
import type { UsersActor } from '#src/machines/users.ts';
import tableClasses from '../content/list-table.module.css';
import { phoneQuery } from '../parts/phone-query.ts';
import { EmptyIcon, FailedIcon, SearchIcon } from '../parts/icons.ts';
import { useUserColumns } from './user-columns.tsx';

type Snapshot = ReturnType<UsersActor['getSnapshot']>;

const selectQuery = (snapshot: Snapshot) => snapshot.context.query;
const selectPage = ({ context }: Snapshot) => (context.failure?.kind === 'nothing' ? null : context.page);
const selectBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** What passes silently is no failure to show: under the expiry dialog stays what was there (decision 9). */
const selectFailed = (snapshot: Snapshot) => {
  const { failure } = snapshot.context;
  return snapshot.matches({ records: 'failed' }) && failure !== null && !isSilent(failure);
};

/** The users: the login name leads to the user's page, operations stand at the right end. */
export function UsersTable({ users }: { users: UsersActor }) {
  const { t } = useTranslation('content');
  const query = useSelector(users, selectQuery);
  const page = useSelector(users, selectPage);
  const busy = useSelector(users, selectBusy);
  const failed = useSelector(users, selectFailed);
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const columns = useUserColumns(users, isPhone);
  const change = (part: Partial<typeof query>) => users.send({ type: 'query.change', change: part });
  // Nothing has come yet: the place that a full page takes.
  const awaited = busy && !page;
  const records = failed ? [] : awaited ? placeholders.slice(0, query.pageSize) : [...(page?.list ?? [])];
  return (
    <div className={tableClasses.frame} data-busy={(busy && !awaited) || undefined} aria-busy={busy}>
      <DataTable
        className={tableClasses.table}
        withTableBorder
        borderRadius={6}
        verticalSpacing={0}
        horizontalSpacing="sm"
        minHeight={records.length === 0 ? 320 : 0}
        highlightOnHover={!awaited}
        pinFirstColumn={!isPhone}
        pinLastColumn
        records={records}
        columns={awaited ? columns.map(asSkeleton) : columns}
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
        emptyState={records.length > 0 ? <span /> : <NoUsers users={users} failed={failed} />}
      />
    </div>
  );
}

/** As many as the longest page has; only their ids are looked at. */
const placeholders = Array.from({ length: Math.max(...pageSizes) }, (_, index) => ({ id: `awaited-${index}` }) as User);

const asSkeleton = (column: DataTableColumn<User>): DataTableColumn<User> => ({
  ...column,
  render: () => <Skeleton height={12} width="70%" radius="sm" display="inline-block" />,
});

/** Empty, no match and failed look like what they are, and say what to do now. */
function NoUsers({ users, failed }: { users: UsersActor; failed: boolean }) {
  const { t } = useTranslation(['users', 'content', 'common']);
  const filtered = Object.keys(useSelector(users, selectQuery).filters).length > 0;
  if (failed) {
    return (
      <EmptyState className={tableClasses.nothing} icon={<FailedIcon aria-hidden />} title={t('content:list.failed')} description={t('content:list.failedHint')}>
        <EmptyState.Actions>
          <Button onClick={() => users.send({ type: 'reload' })}>{t('common:btn.retry')}</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  if (!filtered) return <EmptyState className={tableClasses.nothing} icon={<EmptyIcon aria-hidden />} title={t('list.empty')} />;
  return (
    <EmptyState className={tableClasses.nothing} icon={<SearchIcon aria-hidden />} title={t('content:list.noMatch')} description={t('content:list.noMatchHint')}>
      <EmptyState.Actions>
        <Button variant="default" onClick={() => users.send({ type: 'query.reset' })}>
          {t('content:btn.reset')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
