import { Button, Menu, Modal, Popover } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import type { ListActor } from '#src/machines/list.ts';
import type { TableToolsActor } from '#src/machines/table-tools.ts';
import { Can } from '../parts/can.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { ExportIcon, ImportIcon } from '../parts/icons.ts';
import { late } from '../parts/late.tsx';
import { PageTrouble } from '../parts/page-trouble.tsx';
import classes from './table-buttons.module.css';

const ExportPanel = late(() => import('./export-panel.tsx').then((chunk) => chunk.ExportPanel));
const ImportDialog = late(() => import('./import-dialog.tsx').then((chunk) => chunk.ImportDialog));

const selectTools = (snapshot: ReturnType<ListActor['getSnapshot']>) => snapshot.children.tableTools;

/** Export and import of a list: two buttons, and what they open, which is loaded then. */
export function TableButtons({ type, list }: { type: ContentType; list: ListActor }) {
  const tools = useSelector(list, selectTools);
  return tools && <Buttons type={type} list={list} tools={tools} />;
}

interface Props {
  type: ContentType;
  list: ListActor;
  tools: TableToolsActor;
}

function Buttons({ type, list, tools }: Props) {
  const { t } = useTranslation('content');
  const { value, context } = useSelector(tools, (snapshot) => snapshot);
  const busy = value === 'loading' || value === 'open';
  const exports = context.wanted?.type === 'export.wanted';
  const shown = context.tool !== null;

  const startExport = (format: TableFormat) => {
    const { query } = list.getSnapshot().context;
    tools.send({ type: 'export.wanted', order: { format, source: { kind: 'query', query } } });
  };
  const close = () => tools.send({ type: 'tool.closed' });
  const trouble = (onRetry: () => void) => (
    <Modal opened onClose={close} title={exports ? t('btn.export') : t('btn.import')}>
      <PageTrouble kind="unavailable" onRetry={onRetry} />
    </Modal>
  );

  return (
    <>
      <Popover opened={exports && shown} width={320} position="bottom-end" shadow="md" withinPortal={false} closeOnClickOutside={false} closeOnEscape={false}>
        <Popover.Target>
          <div>
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" className={classes.button} disabled={busy} aria-label={t('btn.export')} leftSection={<ExportIcon size={16} aria-hidden />}>
                  {t('btn.export')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {tableFormats.map((format) => (
                  <Menu.Item key={format} onClick={() => startExport(format)}>
                    {t(`export.${format}`)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </div>
        </Popover.Target>
        <Popover.Dropdown>
          <ErrorBoundary fallback={() => trouble(() => globalThis.location.reload())}>
            {exports && shown && <ExportPanel tools={tools} />}
          </ErrorBoundary>
        </Popover.Dropdown>
      </Popover>
      <Can action="add">
        <Button
          variant="default"
          className={classes.button}
          disabled={busy}
          aria-label={t('btn.import')}
          leftSection={<ImportIcon size={16} aria-hidden />}
          onClick={() => tools.send({ type: 'import.wanted' })}
        >
          {t('btn.import')}
        </Button>
      </Can>
      <ErrorBoundary fallback={() => trouble(() => globalThis.location.reload())}>
        {!exports && shown && <ImportDialog type={type} tools={tools} />}
      </ErrorBoundary>
      {value === 'unavailable' && trouble(() => tools.send({ type: 'retry' }))}
    </>
  );
}
