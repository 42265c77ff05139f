import { Button, Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxExported } from '#src/domain/logs/log-export.ts';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { ExportIcon } from '#src/views/looks/icons.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import tableClasses from '#src/views/content/import-export-buttons.module.css';

const ExportProgress = late(() =>
  imported(() => import('./export-progress.tsx')).then((chunk) => chunk.ExportProgress),
);

const selectTools = (snapshot: ReturnType<LogsActor['getSnapshot']>) => snapshot.children['tableTools'];
const selectTotal = (snapshot: ReturnType<LogsActor['getSnapshot']>) => snapshot.context.page?.total ?? 0;
const selectState = (snapshot: ReturnType<TableToolsActor['getSnapshot']>) => snapshot.value;

/** Hands out what the filters find, in the order in which it is shown. */
export function ExportButton({ logs }: { logs: LogsActor }) {
  const tools = useSelector(logs, selectTools);
  return tools && <ExportMenu logs={logs} tools={tools} />;
}

function ExportMenu({ logs, tools }: { logs: LogsActor; tools: TableToolsActor }) {
  const { t } = useTranslation(['content', 'logs']);
  const state = useSelector(tools, selectState);
  const total = useSelector(logs, selectTotal);
  const start = (format: TableFormat) =>
    tools.send({
      type: 'export.wanted',
      order: { format, source: { kind: 'query', query: logs.getSnapshot().context.query } },
    });
  return (
    <div className={tableClasses.place}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            className={tableClasses.button}
            disabled={state === 'loading' || state === 'open'}
            aria-label={t('btn.export')}
            leftSection={<ExportIcon size={16} aria-hidden />}
          >
            {t('btn.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {tableFormats.map((format) => (
            <Menu.Item key={format} onClick={() => start(format)}>
              {t(`export.${format}`)}
            </Menu.Item>
          ))}
          {total > maxExported && <Menu.Label>{t('logs:export.most', { most: maxExported })}</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
      <LateDialog open={state !== 'closed'} onClose={() => tools.send({ type: 'tool.closed' })} title={t('btn.export')}>
        <ExportProgress tools={tools} />
      </LateDialog>
    </div>
  );
}
