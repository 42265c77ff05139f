import { fromPromise } from 'xstate';
import { largestPage, type ListPage, type ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { ExportOrder, ExportPart, ExportRow } from '#src/domain/tables/export-order.ts';
import { fileCell } from '#src/domain/lists/file-cell.ts';
import type { ListTable } from '#src/domain/lists/list-table.ts';
import type { Cell } from '#src/domain/tables/table.ts';
import { exportMachine } from '#src/machines/tables/export.ts';
import { downloadTable } from '#src/app/tables/download-table.ts';
import { exportedPart } from '#src/app/tables/exported-part.ts';
import { word } from '#src/app/tables/words.ts';

/**
 * Adds the columns that a file has only with a reason. They are fetched while the file is written, and are kept nowhere
 * else; a failed call fails the file, which can be written again.
 */
export type FetchDetails = (
  columns: readonly string[],
  rows: readonly ExportRow[],
  reason: string,
  signal: AbortSignal,
) => Promise<{ headings: readonly string[]; rows: readonly (readonly Cell[])[] }>;

/**
 * The export of a list that is not one of content: what its query finds, or the selected rows. Personal details in its texts
 * are masked, whatever the server sent: in full they are only in `details`, which need a reason.
 */
export function bindListExport<Item extends { id: string }>(
  table: ListTable<Item>,
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Result<ListPage<Item>>>,
  details?: FetchDetails,
) {
  const columnsOf = ({ columns }: ExportOrder) => columns ?? Object.keys(table.headings);

  const toPart = (order: ExportOrder, items: readonly Item[], total: number, isLast: boolean): ExportPart => {
    const columns = columnsOf(order);
    return {
      rows: items.map((item) => ({
        id: item.id,
        cells: columns.map((column) => fileCell(table, item, column, word)),
      })),
      total,
      isLast,
    };
  };

  return exportMachine.provide({
    actors: {
      fetchPart: fromPromise(async ({ input: { order, part }, signal }) => {
        const { source } = order;
        // Safe: the rows were selected in this list.
        if (source.kind === 'rows') return success(toPart(order, source.rows as Item[], source.rows.length, true));
        const answer = await fetchPage({ ...source.query, pageNum: part, pageSize: largestPage }, signal);
        if (!answer.ok) return answer;
        const total = Math.min(answer.value.total, table.most ?? Infinity);
        return success(toPart(order, answer.value.list, total, part * largestPage >= total));
      }),
      writeFile: fromPromise(async ({ input: { order, rows }, signal }) => {
        const columns = columnsOf(order);
        const { headings = [], rows: cells } =
          details && order.reason !== undefined
            ? await details(columns, rows, order.reason, signal)
            : { rows: rows.map((row) => row.cells) };
        const header = [...columns.map((column) => table.headings[column] ?? column), ...headings].map((key) =>
          word(key),
        );
        const sheet = { name: word(table.title), header, rows: cells };
        return downloadTable(sheet, exportedPart(order), order.format, signal);
      }),
    },
  });
}
