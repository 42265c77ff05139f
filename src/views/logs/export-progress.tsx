import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ExportActor } from '#src/machines/tables/export.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { PageTrouble } from '#src/views/late/page-trouble.tsx';
import { ExportPanel } from '#src/views/tables/export-panel.tsx';

/** How far the export is: nothing before its code is there, and why where that cannot be had. */
export function ExportProgress({ tools }: { tools: TableToolsActor }) {
  const { t } = useTranslation('content');
  const { value, context } = useSelector(tools, (snapshot) => snapshot);
  const close = () => tools.send({ type: 'tool.closed' });
  if (value === 'unavailable') {
    return (
      <Modal opened onClose={close} title={t('btn.export')}>
        <PageTrouble kind="unavailable" onRetry={() => tools.send({ type: 'retry' })} />
      </Modal>
    );
  }
  return context.tool && <ExportPanel exporter={context.tool as ExportActor} onClose={close} />;
}
