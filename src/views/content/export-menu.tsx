import { Button, Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TableFormat, tableFormats } from '#src/domain/tables/table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { LateMenu } from '#src/views/late/late-menu.tsx';
import { late } from '#src/views/late/late.tsx';
import { ExportIcon } from '#src/views/looks/icons.ts';
import classes from './import-export-buttons.module.css';

const ExportProgress = late(() =>
  imported(() => import('#src/views/tables/export-progress.tsx')).then((chunk) => chunk.ExportProgress),
);

interface Props {
  tools: TableToolsActor;
  /** Starts an export in the chosen format. */
  onExport: (format: TableFormat) => void;
  before?: ReactNode;
  after?: ReactNode;
}

/** Exports a list that cannot be imported: a menu of formats, and the dialog with the progress. */
export function ExportMenu({ tools, onExport, before, after }: Props) {
  const { t } = useTranslation('content');
  const state = useSelector(tools, (snapshot) => snapshot.value);
  return (
    <div className={classes.place}>
      <LateMenu
        position="bottom-end"
        target={(props) => (
          <Button
            {...props}
            variant="default"
            className={classes.button}
            disabled={state === 'loading' || state === 'open'}
            aria-label={t('btn.export')}
            leftSection={<ExportIcon size={16} aria-hidden />}
          >
            {t('btn.export')}
          </Button>
        )}
      >
        {before}
        {tableFormats.map((format) => (
          <Menu.Item key={format} onClick={() => onExport(format)}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
        {after}
      </LateMenu>
      <LateDialog open={state !== 'closed'} onClose={() => tools.send({ type: 'tool.closed' })} title={t('btn.export')}>
        <ExportProgress tools={tools} />
      </LateDialog>
    </div>
  );
}
