import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';

const LogDrawer = late(() => imported(() => import('./log-drawer.tsx')).then((chunk) => chunk.LogDrawer));

/** The details of an entry, in a separate chunk. */
export function LogDetail({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation('logs');
  const open = useMatches(logs, { detail: 'open' });
  return (
    <LateDialog open={open} onClose={() => logs.send({ type: 'entry.close' })} title={t('detail.title')}>
      <LogDrawer logs={logs} />
    </LateDialog>
  );
}
