import '#src/views/styles/content.ts';
import { Stack } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { logTable } from '#src/domain/lists/log-table.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useListEngine } from '#src/views/lists/engine/list-engine.ts';
import { FilterArea } from '#src/views/lists/filter-area.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { ListSelection } from '#src/views/lists/engine/list-selection.tsx';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import { LogDetail } from './late-detail.tsx';
import { LogFilterBar } from './log-filter-bar.tsx';
import { LogReach } from './log-reach.tsx';
import { LogSummary, LateLogChips } from './log-summary.tsx';
import { useLogColumns } from './log-columns.tsx';
import { LogTable } from './log-table.tsx';
import { LogTools } from './log-tools.tsx';
import { TailSwitch } from './tail-switch.tsx';

/** The log (decision 025): events with person and result, updated live. It is read-only. */
export function LogScreen({ actor: logs }: { actor: LogsActor }) {
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  useReportVisibility(logs);
  const open = useCallback((entry: LogEntry) => logs.send({ type: 'entry.open', entry }), [logs]);
  const { parts, ...shown } = useListEngine(logs, logTable, useLogColumns(logs, open));
  return (
    <Stack gap="sm">
      <ListHeading title={t('menu.system.logManager')} beside={<ListViews list={logs} />}>
        <TailSwitch logs={logs} />
        <LogTools parts={parts} />
      </ListHeading>
      <FilterArea onFocus={LateLogChips.preload}>
        <LogFilterBar logs={logs} />
        <LogSummary logs={logs} />
      </FilterArea>
      <LogTable logs={logs} onOpen={open} {...shown} />
      {isPhone && <LogReach logs={logs} />}
      <ListSelection parts={parts} />
      <LogDetail logs={logs} />
    </Stack>
  );
}
