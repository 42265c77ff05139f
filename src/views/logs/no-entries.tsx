import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { activeLogFilters, logFiltersOf } from '#src/domain/logs/log-filters.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';

export function NoEntries({ logs, failure }: { logs: LogsActor; failure: Failure | null }) {
  const { t } = useTranslation('logs');
  const filtered = useSelector(logs, ({ context }) => activeLogFilters(logFiltersOf(context.query)).length > 0);
  return (
    <NothingThere
      failure={failure}
      filtered={filtered}
      failedTitle={t('failed.title')}
      empty={{ title: t('empty.title'), description: t('empty.hint') }}
      onRetry={() => logs.send({ type: 'reload' })}
      onReset={() => logs.send({ type: 'query.reset' })}
    />
  );
}
