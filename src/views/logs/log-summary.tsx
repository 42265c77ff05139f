import { Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { activeLogFilters, logFiltersOf } from '#src/domain/logs/log-filters.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import listClasses from '#src/views/lists/list-summary.module.css';
import { lateChips } from '#src/views/lists/late-chips.tsx';
import { SummaryLine } from '#src/views/lists/summary-line.tsx';
import { useTotal } from '#src/views/lists/use-list-state.ts';
import classes from './logs.module.css';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { LogReach } from './log-reach.tsx';
import { TailState } from './tail-switch.tsx';

/** The active filters of the log. */
export const LateLogChips = lateChips(async () => {
  const { LogChips } = await imported(() => import('./log-chips.tsx'));
  return LogChips;
});

/** The active filters, the number of entries, whether they are the newest, and, where there is room, since when entries are kept. */
export function LogSummary({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation(['logs', 'content']);
  const filtered = useSelector(logs, ({ context }) => activeLogFilters(logFiltersOf(context.query)).length > 0);
  const total = useTotal(logs);
  const isPhone = useIsPhone();
  const fresh = useSelector(logs, ({ context }) => context.fresh.length);
  return (
    <SummaryLine
      list={logs}
      chips={filtered && <LateLogChips logs={logs} />}
      onReset={() => logs.send({ type: 'query.reset' })}
    >
      <Group gap="sm" className={listClasses.total}>
        <TailState logs={logs} />
        <Text role="status" c="dimmed">
          {fresh > 0 && <span className={classes.fresh}>{t('tail.count', { count: fresh })}</span>}
          {total !== null && <span>{t('content:list.total', { total })}</span>}
        </Text>
        {!isPhone && <LogReach logs={logs} />}
      </Group>
    </SummaryLine>
  );
}
