import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { recordOperations } from '#src/domain/content/record.ts';
import type { TableFormat } from '#src/domain/tables/table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { Can } from '#src/views/rights/can.tsx';
import { ImportIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import classes from '#src/views/lists/export/export-menu.module.css';
import { FormatMenu } from '#src/views/lists/export/format-menu.tsx';
import { startExport } from '#src/views/lists/export/use-list-export.ts';

const TablePanel = late(() =>
  imported(() => import('#src/views/tables/table-panel.tsx')).then((chunk) => chunk.TablePanel),
);

interface Props {
  type: ContentType;
  list: ListActor;
}

/** The buttons for export and import, whose panels are loaded when they are opened. */
export function ImportExportButtons(props: Props) {
  const tools = useChild(props.list, 'tableTools');
  return tools && <Buttons {...props} tools={tools} />;
}

function Buttons({ type, list, tools }: Props & { tools: TableToolsActor }) {
  const { t } = useTranslation('content');
  const state = useSelector(tools, (snapshot) => snapshot.value);
  const wanted = useSelector(tools, ({ context }) => context.wanted?.type);
  const importWords = t(state === 'interrupted' ? 'btn.importRest' : 'btn.import');
  const columns = useShownColumns(type, list);
  const busy = state === 'loading' || state === 'open';

  /** The visible columns in their order, and the selected records or all matches. */
  const exportAs = (format: TableFormat) =>
    startExport(list, format, { columns: [type.titleField, ...columns.map(({ name }) => name)] });

  const takeBack = (ids: readonly string[]) => {
    const operation = recordOperations.find(({ name }) => name === 'delete');
    if (operation) list.send({ type: 'bulk.start', operation, ids });
  };

  return (
    <div className={classes.place}>
      <FormatMenu list={list} onExport={exportAs} />
      <Can action="add">
        <PlainButton disabled={busy} aria-label={importWords} onClick={() => tools.send({ type: 'import.wanted' })}>
          <ImportIcon size={16} aria-hidden />
          <span>{importWords}</span>
        </PlainButton>
      </Can>
      <LateDialog
        open={state !== 'closed' && state !== 'interrupted'}
        onClose={() => tools.send({ type: 'tool.closed' })}
        title={wanted === 'import.wanted' ? t('btn.import') : t('btn.export')}
      >
        <TablePanel type={type} tools={tools} onTakeBack={takeBack} />
      </LateDialog>
    </div>
  );
}
