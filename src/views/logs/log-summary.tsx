import { Button, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { activeLogFilters, logFiltersOf } from '#src/domain/logs/log-filters.ts';
import type { LogsActor } from '#src/machines/logs.ts';
import listClasses from '../content/list-summary.module.css';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { late } from '../parts/late.tsx';
import classes from './logs.module.css';
import { TailState } from './tail-switch.tsx';

const LogChips = late(async () => {
  const [{ LogChips: Loaded }] = await Promise.all([imported(() => import('./log-chips.tsx')), loadTexts('listview')]);
  return Loaded;
});

type Snapshot = ReturnType<LogsActor['getSnapshot']>;

const selectFiltered = (snapshot: Snapshot) => activeLogFilters(logFiltersOf(snapshot.context.query)).length > 0;
const selectTotal = ({ context: { page, failure } }: Snapshot) => (failure ? null : (page?.total ?? null));
const selectFresh = (snapshot: Snapshot) => snapshot.context.fresh.length;

/** What the log is narrowed to, how many entries there are, and whether they are the newest. */
export function LogSummary({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation(['logs', 'content']);
  const filtered = useSelector(logs, selectFiltered);
  const total = useSelector(logs, selectTotal);
  const fresh = useSelector(logs, selectFresh);
  const place = useRef<HTMLDivElement>(null);
  const reset = () => {
    logs.send({ type: 'query.reset' });
    // The button goes.
    place.current?.focus();
  };
  return (
    <Group gap="xs" justify="space-between" align="flex-start" className={listClasses.summary}>
      <Group ref={place} gap={6} role="group" tabIndex={-1} aria-label={t('content:list.active')} className={listClasses.chips}>
        {filtered && (
          <>
            {/* Without them the filters still say what they are set to. */}
            <ErrorBoundary fallback={() => null}>
              <LogChips logs={logs} />
            </ErrorBoundary>
            <Button variant="subtle" size="compact-sm" fw={400} onClick={reset}>
              {t('content:btn.reset')}
            </Button>
          </>
        )}
      </Group>
      <Group gap="sm">
        <TailState logs={logs} />
        <Text role="status" c="dimmed" className={listClasses.count}>
          {fresh > 0 && <span className={classes.fresh}>{t('tail.count', { count: fresh })}</span>}
          {total !== null && t('content:list.total', { total })}
        </Text>
      </Group>
    </Group>
  );
}
