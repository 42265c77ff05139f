import { useCallback } from 'react';
import type { Failure } from '#src/domain/failure.ts';
import type { Density } from '#src/domain/lists/list-settings.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useRowSelection } from '#src/views/lists/row-selection.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { NoEntries } from './no-entries.tsx';

interface Props {
  logs: LogsActor;
  columns: readonly ListColumn<LogEntry>[];
  density: Density | null;
  onOpen: (entry: LogEntry) => void;
}

/** The entries, a row each. A row opens the details of its entry. */
export function LogTable({ logs, ...shown }: Props) {
  const selection = useRowSelection(logs, timeOf);
  const empty = useCallback((failure: Failure | null) => <NoEntries logs={logs} failure={failure} />, [logs]);
  return <PagedList list={logs} selection={selection} empty={empty} {...shown} />;
}

const timeOf = ({ time }: LogEntry) => time;
