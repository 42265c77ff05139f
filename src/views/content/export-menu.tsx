import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import { FormatMenu } from './format-menu.tsx';
import classes from './import-export-buttons.module.css';

const ExportProgress = late(() =>
  imported(() => import('#src/views/tables/export-progress.tsx')).then((chunk) => chunk.ExportProgress),
);

interface Props extends Omit<ComponentProps<typeof FormatMenu>, 'disabled'> {
  tools: TableToolsActor;
}

/** Exports a list that cannot be imported: a menu of formats, and the dialog with the progress. */
export function ExportMenu({ tools, ...menu }: Props) {
  const { t } = useTranslation('content');
  const state = useSelector(tools, (snapshot) => snapshot.value);
  return (
    <div className={classes.place}>
      <FormatMenu disabled={state === 'loading' || state === 'open'} {...menu} />
      <LateDialog open={state !== 'closed'} onClose={() => tools.send({ type: 'tool.closed' })} title={t('btn.export')}>
        <ExportProgress tools={tools} />
      </LateDialog>
    </div>
  );
}
