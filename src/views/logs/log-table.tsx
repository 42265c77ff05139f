import { Badge, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { type LogColumn, logCell } from '#src/domain/logs/log-export.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import listClasses from '#src/views/lists/list-table.module.css';
import { usePagedTable } from '#src/views/lists/use-paged-table.tsx';
import { phoneQuery } from '#src/views/page/phone-query.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { LogResult } from './log-result.tsx';
import classes from './logs.module.css';
import { NoEntries } from './no-entries.tsx';

/** The entries, a row each. A row opens the details of its entry. */
export function LogTable({ logs }: { logs: LogsActor }) {
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const { failure, awaited, records, frame, table } = usePagedTable(logs, { columns: useLogColumns(logs) });
  return (
    <div {...frame}>
      <DataTable
        {...table}
        pinFirstColumn={!isPhone}
        {...(awaited
          ? {}
          : { onRowClick: ({ record }: { record: LogEntry }) => logs.send({ type: 'entry.open', entry: record }) })}
        // An empty table has nothing to focus, but a phone scrolls it sideways.
        scrollAreaProps={records.length === 0 ? { viewportProps: { tabIndex: 0 } } : {}}
        emptyState={records.length > 0 ? <span /> : <NoEntries logs={logs} failure={failure} />}
      />
    </div>
  );
}

const widths: Readonly<Record<Exclude<LogColumn, 'time' | 'object' | 'role' | 'reason'>, number>> = {
  account: 150,
  type: 100,
  action: 124,
  place: 120,
  result: 165,
  address: 125,
};

function useLogColumns(logs: LogsActor): DataTableColumn<LogEntry>[] {
  const { t } = useTranslation('logs');
  const text = useDomainText(['logs', 'content', 'shell']);
  const { fresh } = useContextOf(logs, 'fresh');
  return useMemo(() => {
    const column = (name: keyof typeof widths): DataTableColumn<LogEntry> => ({
      accessor: name,
      title: t(`col.${name}`),
      ellipsis: true,
      titleStyle: fixed(widths[name]),
      cellsStyle: () => fixed(widths[name]),
      render: (entry) => <Whole text={logCell(entry, name, text)} />,
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
                // Otherwise the click would also reach the row, which opens the entry again.
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
      // Hidden where there is no room for it: its filter and the details of the entry show it too.
      { ...column('type'), visibleMediaQuery: '(min-width: 1440px)' },
      column('action'),
      column('place'),
      {
        accessor: 'object',
        title: t('col.object'),
        ellipsis: true,
        titleStyle: atLeast,
        cellsStyle: () => atLeast,
        render: ({ object }) => <Whole text={object} />,
      },
      { ...column('result'), render: (entry) => <LogResult entry={entry} /> },
      column('address'),
    ];
  }, [logs, fresh, t, text]);
}

const fixed = (width: number) => ({ width, minWidth: width, maxWidth: width });

/** Takes the width that the other columns leave. */
const atLeast = { width: '100%', minWidth: 160, maxWidth: 0 };

/** The whole text on hover, for narrow columns. */
const Whole = ({ text }: { text: string }) => <span title={text}>{text}</span>;

const Who = ({ entry, name }: { entry: LogEntry; name: string }) => (
  <span title={`${name} ${entry.roleName}`.trim()}>
    {name} <span className={classes.role}>{entry.roleName}</span>
  </span>
);
