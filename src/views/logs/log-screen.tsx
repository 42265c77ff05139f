import '../styles/content.ts';
import { Group, Stack, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogsActor } from '#src/machines/logs.ts';
import { RefreshButton } from '../content/refresh-button.tsx';
import { ExportButton } from './export-button.tsx';
import { LogDetail } from './late-detail.tsx';
import { LogFilterBar } from './log-filter-bar.tsx';
import { LogSummary } from './log-summary.tsx';
import { LogTable } from './log-table.tsx';
import { TailSwitch } from './tail-switch.tsx';

/** The log (decision 34): what happened, by whom, with what result, and as it happens. Nothing here changes anything. */
export function LogScreen({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation(['content', 'shell']);
  useTellWhetherSeen(logs);
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Title order={1}>{t('shell:menu.system.logManager')}</Title>
        <Group gap="xs" wrap="nowrap">
          <TailSwitch logs={logs} />
          <RefreshButton list={logs} />
          <ExportButton logs={logs} />
        </Group>
      </Group>
      <LogFilterBar logs={logs} />
      <LogSummary logs={logs} />
      <LogTable logs={logs} />
      <LogDetail logs={logs} />
    </Stack>
  );
}

/** A page of another tab has no effects, and a window out of sight says so itself. */
function useTellWhetherSeen(logs: LogsActor) {
  useEffect(() => {
    const tell = () => logs.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      // It ends before what shows it does.
      if (logs.getSnapshot().status === 'active') logs.send({ type: 'page.hidden' });
    };
  }, [logs]);
}
