import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';

const LogDrawer = late(() => imported(() => import('./log-drawer.tsx')).then((chunk) => chunk.LogDrawer));

const selectOpen = (snapshot: ReturnType<LogsActor['getSnapshot']>) => snapshot.matches({ detail: 'open' });

/** What an entry knows, in a chunk of its own. */
export function LogDetail({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const open = useSelector(logs, selectOpen);
  return (
    <LateDialog open={open} onClose={() => logs.send({ type: 'entry.close' })} title={t('detail.title')}>
      <LogDrawer logs={logs} />
    </LateDialog>
  );
}
