import '#src/views/styles/tables.ts';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ExportActor } from '#src/machines/tables/export.ts';
import type { ImportActor } from '#src/machines/tables/import.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportDialog } from './import-dialog.tsx';

interface Props {
  type: ContentType;
  tools: TableToolsActor;
  /** Deletes imported records after a confirmation. */
  onTakeBack: (ids: readonly string[]) => void;
}

/** Shows an export or an import: nothing until its code is loaded, and the failure if it cannot be loaded. */
export function TablePanel({ type, tools, onTakeBack }: Props) {
  const { t } = useTranslation('content');
  const unavailable = useMatches(tools, 'unavailable');
  const { wanted, tool } = useContextOf(tools, 'wanted', 'tool');
  const close = () => tools.send({ type: 'tool.closed' });
  const exports = wanted?.type === 'export.wanted';
  if (unavailable) {
    return (
      <Dialog onClose={close} title={exports ? t('btn.export') : t('btn.import')}>
        <PageTrouble kind="unavailable" onRetry={() => tools.send({ type: 'retry' })} />
      </Dialog>
    );
  }
  if (!tool) return null;
  return exports ? (
    <ExportPanel exporter={tool as ExportActor} onClose={close} />
  ) : (
    <ImportDialog type={type} importer={tool as ImportActor} onClose={close} onTakeBack={onTakeBack} />
  );
}
