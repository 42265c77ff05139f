import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { type LogColumn, logCell } from '#src/domain/lists/log-table.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import type { OfferedColumn } from '#src/views/lists/engine/list-engine.ts';
import { RowFlag } from '#src/views/lists/table/row-button.tsx';
import parts from '#src/views/lists/table/row-parts.module.css';
import { useDomainText } from '#src/views/words/use-text.ts';
import { LogResult } from './log-result.tsx';
import classes from './logs.module.css';

/** The columns of the log; a press on a time opens its entry. */
export function useLogColumns(logs: LogsActor, open: (entry: LogEntry) => void): readonly OfferedColumn<LogEntry>[] {
  const { t } = useTranslation('logs');
  const text = useDomainText(['logs', 'content', 'shell']);
  const { fresh } = useContextOf(logs, 'fresh');
  return useMemo(() => {
    const column = (name: LogColumn): OfferedColumn<LogEntry> => ({
      name,
      title: t(`col.${name}`),
      render: (entry) => logCell(entry, name, text),
    });
    return [
      {
        ...column('time'),
        isFigures: true,
        card: 'title',
        render: (entry) => (
          <div className={parts.named}>
            <button
              type="button"
              className={classes.open}
              aria-label={t('detail.open', { time: entry.time })}
              onClick={(event) => {
                // Otherwise the click would also reach the row, which opens the entry again.
                event.stopPropagation();
                open(entry);
              }}
            >
              {entry.time}
            </button>
            {fresh.includes(entry.id) && <RowFlag>{t('tail.new')}</RowFlag>}
          </div>
        ),
      },
      {
        ...column('account'),
        card: 'field',
        render: (entry) => (
          <>
            {entry.name || logCell(entry, 'account', text)}{' '}
            <span className={classes.role}>{logCell(entry, entry.name ? 'account' : 'role', text)}</span>
          </>
        ),
      },
      // The filter and the details of the entry show it too.
      { ...column('type'), rank: 'extra' },
      { ...column('action'), card: 'field' },
      { ...column('place'), rank: 'secondary' },
      { ...column('object'), card: 'field' },
      { ...column('result'), card: 'badge', render: (entry) => <LogResult entry={entry} t={t} /> },
      { ...column('address'), rank: 'secondary' },
      { ...column('name'), onDemand: true },
      { ...column('role'), onDemand: true },
      { ...column('reason'), onDemand: true },
    ];
  }, [open, fresh, t, text]);
}
