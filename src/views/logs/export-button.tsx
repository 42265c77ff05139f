import { Button, Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxExported } from '#src/domain/logs/log-export.ts';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { ExportIcon } from '#src/views/looks/icons.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import { LateMenu } from '#src/views/late/late-menu.tsx';
import tableClasses from '#src/views/content/import-export-buttons.module.css';

const ExportProgress = late(() =>
  imported(() => import('#src/views/tables/export-progress.tsx')).then((chunk) => chunk.ExportProgress),
);

/** Exports the entries that match the filters, in the order of the list. */
export function ExportButton({ logs }: { logs: LogsActor }) {
  const tools = useChild(logs, 'tableTools');
  return tools && <ExportMenu logs={logs} tools={tools} />;
}

function ExportMenu({ logs, tools }: { logs: LogsActor; tools: TableToolsActor }) {
  const { t } = useTranslation(['content', 'logs']);
  const state = useSelector(tools, (snapshot) => snapshot.value);
  const total = useSelector(logs, ({ context }) => context.page?.total ?? 0);
  const start = (format: TableFormat) =>
    tools.send({
      type: 'export.wanted',
      order: { format, source: { kind: 'query', query: logs.getSnapshot().context.query } },
    });
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
            aria-label={t('btn.export')}
            leftSection={<ExportIcon size={16} aria-hidden />}
          >
            {t('btn.export')}
          </Button>
        )}
      >
        {tableFormats.map((format) => (
          <Menu.Item key={format} onClick={() => start(format)}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
        {total > maxExported && <Menu.Label>{t('logs:export.most', { most: maxExported })}</Menu.Label>}
      </LateMenu>
      <LateDialog open={state !== 'closed'} onClose={() => tools.send({ type: 'tool.closed' })} title={t('btn.export')}>
        <ExportProgress tools={tools} />
      </LateDialog>
    </div>
  );
}
