import { Badge, Skeleton, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '#src/domain/content/list-query.ts';
import { isSilent } from '#src/domain/failure.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { type LogColumn, logCell } from '#src/domain/logs/log-export.ts';
import type { LogsActor } from '#src/machines/logs.ts';
import listClasses from '../content/list-table.module.css';
import { phoneQuery } from '../parts/phone-query.ts';
import { useDomainText } from '../parts/use-text.ts';
import { LogResult } from './log-result.tsx';
import classes from './logs.module.css';
import { NoEntries } from './no-entries.tsx';

type Snapshot = ReturnType<LogsActor['getSnapshot']>;

const selectQuery = (snapshot: Snapshot) => snapshot.context.query;
/** 无回款: nothing was returned, so nothing is shown (decision 8). */
const selectPage = ({ context }: Snapshot) => (context.failure?.kind === 'nothing' ? null : context.page);
const selectFresh = (snapshot: Snapshot) => snapshot.context.fresh;
const selectBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectFailed = (snapshot: Snapshot) => {
  const { failure } = snapshot.context;
  return snapshot.matches({ entries: 'failed' }) && failure !== null && !isSilent(failure);
};

/** The entries, a row each; it opens what the entry knows. */
export function LogTable({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('content');
  const query = useSelector(logs, selectQuery);
  const page = useSelector(logs, selectPage);
  const busy = useSelector(logs, selectBusy);
  const failed = useSelector(logs, selectFailed);
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const columns = useLogColumns(logs);
  const change = (part: Partial<typeof query>) => logs.send({ type: 'query.change', change: part });
  const awaited = busy && !page;
  const records = failed ? [] : awaited ? placeholders.slice(0, query.pageSize) : [...(page?.list ?? [])];
  return (
    <div className={listClasses.frame} data-busy={(busy && !awaited) || undefined} aria-busy={busy}>
      <DataTable
        className={listClasses.table}
        withTableBorder
        borderRadius={6}
        verticalSpacing={0}
        horizontalSpacing="sm"
        minHeight={records.length === 0 ? 320 : 0}
        highlightOnHover={!awaited}
        pinFirstColumn={!isPhone}
        records={records}
        columns={awaited ? columns.map(asSkeleton) : columns}
        {...(awaited ? {} : { onRowClick: ({ record }: { record: LogEntry }) => logs.send({ type: 'entry.open', entry: record }) })}
        page={query.pageNum}
        onPageChange={(pageNum) => change({ pageNum })}
        totalRecords={failed ? 0 : (page?.total ?? 0)}
        recordsPerPage={query.pageSize}
        recordsPerPageOptions={[...pageSizes]}
        onRecordsPerPageChange={(pageSize) => change({ pageSize })}
        recordsPerPageLabel={t('list.perPage')}
        noRecordsText=""
        // Without entries nothing in it takes the focus, and it scrolls sideways on a phone.
        scrollAreaProps={records.length === 0 ? { viewportProps: { tabIndex: 0 } } : {}}
        paginationText={({ from, to }) => t('list.range', { from, to })}
        getPaginationControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'list.next' : 'list.previous') })}
        getPaginationItemProps={(number) => ({ 'aria-label': t('list.page', { page: number }) })}
        emptyState={records.length > 0 ? <span /> : <NoEntries logs={logs} failed={failed} />}
      />
    </div>
  );
}

const widths: Readonly<Record<Exclude<LogColumn, 'time' | 'object' | 'role' | 'reason'>, number>> = {
  account: 150,
  type: 100,
  action: 100,
  place: 120,
  result: 165,
  address: 125,
};

function useLogColumns(logs: LogsActor): DataTableColumn<LogEntry>[] {
  const { t } = useTranslation('logs');
  const text = useDomainText(['logs', 'content', 'shell']);
  const fresh = useSelector(logs, selectFresh);
  return useMemo(() => {
    const column = (name: keyof typeof widths): DataTableColumn<LogEntry> => ({
      accessor: name,
      title: t(`col.${name}`),
      ellipsis: true,
      titleStyle: fixed(widths[name]),
      cellsStyle: () => fixed(widths[name]),
      render: (entry) => logCell(entry, name, text),
    });
    return [
      {
        accessor: 'time',
        title: t('col.time'),
        titleStyle: fixed(195),
        cellsStyle: () => fixed(195),
        render: (entry) => (
          <div className={listClasses.named}>
            <UnstyledButton
              className={classes.open}
              aria-label={t('detail.open', { time: entry.time })}
              onClick={(event) => {
                // The row would open it again.
                event.stopPropagation();
                logs.send({ type: 'entry.open', entry });
              }}
            >
              {entry.time}
            </UnstyledButton>
            {fresh.includes(entry.id) && (
              <Badge variant="light" radius="sm" className={listClasses.flag}>
                {t('tail.new')}
              </Badge>
            )}
          </div>
        ),
      },
      { ...column('account'), render: (entry) => <Who entry={entry} name={logCell(entry, 'account', text)} /> },
      // Where it would push the others off the page, its filter and the entry itself have it.
      { ...column('type'), visibleMediaQuery: '(min-width: 1440px)' },
      column('action'),
      column('place'),
      {
        accessor: 'object',
        title: t('col.object'),
        ellipsis: true,
        titleStyle: atLeast,
        cellsStyle: () => atLeast,
        render: ({ object }) => <span title={object}>{object}</span>,
      },
      { ...column('result'), render: (entry) => <LogResult entry={entry} /> },
      column('address'),
    ];
  }, [logs, fresh, t, text]);
}

const fixed = (width: number) => ({ width, minWidth: width, maxWidth: width });

/** Takes what the others leave. */
const atLeast = { width: '100%', minWidth: 160, maxWidth: 0 };

const Who = ({ entry, name }: { entry: LogEntry; name: string }) => (
  <span title={`${name} ${entry.roleName}`.trim()}>
    {name} <span className={classes.role}>{entry.roleName}</span>
  </span>
);

/** As many as the longest page has; only their ids are looked at. */
const placeholders = Array.from({ length: Math.max(...pageSizes) }, (_, index) => ({ id: `awaited-${index}` }) as LogEntry);

const asSkeleton = (column: DataTableColumn<LogEntry>): DataTableColumn<LogEntry> => ({
  ...column,
  render: () => <Skeleton height={12} width="70%" radius="sm" display="inline-block" />,
});
