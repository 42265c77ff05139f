import { Button, Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import tableClasses from '#src/views/content/import-export-buttons.module.css';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { LateMenu } from '#src/views/late/late-menu.tsx';
import { late } from '#src/views/late/late.tsx';
import { ExportIcon } from '#src/views/looks/icons.ts';

const ExportProgress = late(() =>
  imported(() => import('#src/views/tables/export-progress.tsx')).then((chunk) => chunk.ExportProgress),
);
const ClearExportDialog = late(() =>
  imported(() => import('./clear-export-dialog.tsx')).then((chunk) => chunk.ClearExportDialog),
);

/** Exports the consultations that match the filters: masked, or in full with a reason that is logged (W3.14). */
export function ConsultationExport({ list }: { list: ConsultationsActor }) {
  const tools = useChild(list, 'tableTools');
  return tools && <ExportMenu list={list} tools={tools} />;
}

function ExportMenu({ list, tools }: { list: ConsultationsActor; tools: TableToolsActor }) {
  const { t } = useTranslation(['consultations', 'content']);
  const state = useSelector(tools, (snapshot) => snapshot.value);
  const [asking, setAsking] = useState(false);
  const start = (format: TableFormat, reason?: string) => {
    const { query } = list.getSnapshot().context;
    tools.send({
      type: 'export.wanted',
      order: { format, source: { kind: 'query', query }, ...(reason !== undefined && { reason }) },
    });
  };
  return (
    <div className={tableClasses.place}>
      <LateMenu
        position="bottom-end"
        target={(props) => (
          <Button
            {...props}
            variant="default"
            className={tableClasses.button}
            disabled={state === 'loading' || state === 'open'}
            aria-label={t('content:btn.export')}
            leftSection={<ExportIcon size={16} aria-hidden />}
          >
            {t('content:btn.export')}
          </Button>
        )}
      >
        <Menu.Label>{t('export.masked')}</Menu.Label>
        {tableFormats.map((format) => (
          <Menu.Item key={format} onClick={() => start(format)}>
            {t(`content:export.${format}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => setAsking(true)}>{t('export.clear')}</Menu.Item>
      </LateMenu>
      <LateDialog
        open={state !== 'closed'}
        onClose={() => tools.send({ type: 'tool.closed' })}
        title={t('content:btn.export')}
      >
        <ExportProgress tools={tools} />
      </LateDialog>
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
    </div>
  );
}
