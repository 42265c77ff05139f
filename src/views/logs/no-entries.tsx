import { Button, EmptyState } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { activeLogFilters, logFiltersOf } from '#src/domain/logs/log-filters.ts';
import type { LogsActor } from '#src/machines/logs.ts';
import listClasses from '../content/list-table.module.css';
import { EmptyIcon, FailedIcon, SearchIcon } from '../parts/icons.ts';

const selectFiltered = (snapshot: ReturnType<LogsActor['getSnapshot']>) => activeLogFilters(logFiltersOf(snapshot.context.query)).length > 0;

/** Empty, no match and failed look like what they are, and say what to do now. */
export function NoEntries({ logs, failed }: { logs: LogsActor; failed: boolean }) {
  const { t } = useTranslation(['logs', 'content', 'common']);
  const filtered = useSelector(logs, selectFiltered);
  if (failed) {
    return (
      <EmptyState className={listClasses.nothing} icon={<FailedIcon aria-hidden />} title={t('failed.title')} description={t('content:list.failedHint')}>
        <EmptyState.Actions>
          <Button onClick={() => logs.send({ type: 'reload' })}>{t('common:btn.retry')}</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  if (filtered) {
    return (
      <EmptyState className={listClasses.nothing} icon={<SearchIcon aria-hidden />} title={t('content:list.noMatch')} description={t('content:list.noMatchHint')}>
        <EmptyState.Actions>
          <Button variant="default" onClick={() => logs.send({ type: 'query.reset' })}>
            {t('content:btn.reset')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  return <EmptyState className={listClasses.nothing} icon={<EmptyIcon aria-hidden />} title={t('empty.title')} description={t('empty.hint')} />;
}
