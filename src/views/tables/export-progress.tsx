import { useTranslation } from 'react-i18next';
import type { ExportActor } from '#src/machines/tables/export.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';
import { ExportPanel } from './export-panel.tsx';

/** The progress of the export: nothing until its code is loaded, and the failure if it cannot be loaded. */
export function ExportProgress({ tools }: { tools: TableToolsActor }) {
  const { t } = useTranslation('content');
  const unavailable = useMatches(tools, 'unavailable');
  const { tool } = useContextOf(tools, 'tool');
  const close = () => tools.send({ type: 'tool.closed' });
  if (unavailable) {
    return (
      <Dialog onClose={close} title={t('btn.export')}>
        <PageTrouble kind="unavailable" onRetry={() => tools.send({ type: 'retry' })} />
      </Dialog>
    );
  }
  return tool && <ExportPanel exporter={tool as ExportActor} onClose={close} />;
}
