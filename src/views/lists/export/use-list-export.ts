import { useSelector } from '@xstate/react';
import type { ExportOrder } from '#src/domain/tables/export-order.ts';
import type { TableFormat } from '#src/domain/tables/table.ts';
import type { ListContext } from '#src/machines/lists/list-context.ts';
import type { TableToolsActor } from '#src/machines/tables/table-tools.ts';
import type { Readable } from '#src/views/actors/use-snapshot.ts';
import { settingsOf } from '#src/views/lists/settings/use-list-settings.ts';

/** The machine of any list, which has the export as a child. */
export type ExportedList = Readable<{
  context: Pick<ListContext<{ id: string }>, 'query' | 'page' | 'selected'>;
  children: object;
}>;

/** The number of rows that an export takes, and whether they are the selected ones. */
export interface ExportedRows {
  count: number;
  isSelection: boolean;
}

export const toolsOf = (list: ExportedList) =>
  (list.getSnapshot().children as { tableTools: TableToolsActor }).tableTools;

/** The rows of an export that starts now: the selected ones, or all that match. */
export function useExportedRows(list: ExportedList, most = Infinity): ExportedRows {
  const count = useSelector(list, ({ context: { selected, page } }) =>
    selected === 'all' || selected.length === 0 ? Math.min(page?.total ?? 0, most) : selected.length,
  );
  const isSelection = useSelector(list, ({ context: { selected } }) => selected !== 'all' && selected.length > 0);
  return { count, isSelection };
}

/** Starts an export of the selected rows, or of all that match. `more` are the columns, or a reason. */
export function startExport(
  list: ExportedList,
  format: TableFormat,
  more: Pick<ExportOrder, 'columns' | 'reason'>,
): void {
  const { query, selected } = list.getSnapshot().context;
  const { current } = settingsOf(list).getSnapshot().context;
  const isSelection = selected !== 'all' && selected.length > 0;
  toolsOf(list).send({
    type: 'export.wanted',
    order: {
      format,
      source: isSelection ? { kind: 'rows', rows: selected } : { kind: 'query', query },
      ...(current === null ? {} : { view: current }),
      ...more,
    },
  });
}
