import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '#src/domain/tables/table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { ExportMenu } from '#src/views/content/export-menu.tsx';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';

const ClearExportDialog = late(() =>
  imported(() => import('./clear-export-dialog.tsx')).then((chunk) => chunk.ClearExportDialog),
);

/** Exports the consultations that match the filters: masked, or in full with a reason that is logged (W3.14). */
export function ConsultationExport({ list }: { list: ConsultationsActor }) {
  const { t } = useTranslation('consultations');
  const tools = useChild(list, 'tableTools');
  const [asking, setAsking] = useState(false);
  const start = (format: TableFormat, reason?: string) => {
    const { query } = list.getSnapshot().context;
    tools?.send({
      type: 'export.wanted',
      order: { format, source: { kind: 'query', query }, ...(reason !== undefined && { reason }) },
    });
  };
  if (!tools) return null;
  return (
    <>
      <ExportMenu
        tools={tools}
        onExport={start}
        before={<Menu.Label>{t('export.masked')}</Menu.Label>}
        after={
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => setAsking(true)}>{t('export.clear')}</Menu.Item>
          </>
        }
      />
      <LateDialog open={asking} onClose={() => setAsking(false)} title={t('export.clearTitle')}>
        {asking && (
          <ClearExportDialog
            onClose={() => setAsking(false)}
            onExport={(format, reason) => {
              setAsking(false);
              start(format, reason);
            }}
          />
        )}
      </LateDialog>
    </>
  );
}
