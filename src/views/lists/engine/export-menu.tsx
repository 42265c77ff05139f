import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import classes from '#src/views/lists/export/export-menu.module.css';
import { FormatMenu } from '#src/views/lists/export/format-menu.tsx';
import { toolsOf } from '#src/views/lists/export/use-list-export.ts';

const ExportProgress = late(() =>
  imported(() => import('#src/views/tables/export-progress.tsx')).then((chunk) => chunk.ExportProgress),
);

/** Exports a list that cannot be imported: a menu of formats, and the dialog with the progress. */
export function ExportMenu(props: ComponentProps<typeof FormatMenu>) {
  const { t } = useTranslation('content');
  const tools = toolsOf(props.list);
  const state = useSelector(tools, (snapshot) => snapshot.value);
  return (
    <div className={classes.place}>
      <FormatMenu {...props} />
      <LateDialog open={state !== 'closed'} onClose={() => tools.send({ type: 'tool.closed' })} title={t('btn.export')}>
        <ExportProgress tools={tools} />
      </LateDialog>
    </div>
  );
}
