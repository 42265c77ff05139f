import '#src/views/styles/content.ts';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import { ExportButton } from './export-button.tsx';
import { LogDetail } from './late-detail.tsx';
import { LogFilterBar } from './log-filter-bar.tsx';
import { LogSummary } from './log-summary.tsx';
import { LogTable } from './log-table.tsx';
import { TailSwitch } from './tail-switch.tsx';

/** The log (decision 025): events with person and result, updated live. It is read-only. */
export function LogScreen({ actor: logs }: { actor: LogsActor }) {
  const { t } = useTranslation('shell');
  useReportVisibility(logs);
  return (
    <Stack gap="sm">
      <ListHeading title={t('menu.system.logManager')}>
        <TailSwitch logs={logs} />
        <RefreshButton list={logs} />
        <ExportButton logs={logs} />
      </ListHeading>
      <LogFilterBar logs={logs} />
      <LogSummary logs={logs} />
      <LogTable logs={logs} />
      <LogDetail logs={logs} />
    </Stack>
  );
}
