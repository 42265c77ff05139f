import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchLogs } from '#src/api/logs.ts';
import { largestPage } from '#src/domain/content/list-query.ts';
import { success } from '#src/domain/failure.ts';
import { exportColumns, maxExported, logCell } from '#src/domain/logs/log-export.ts';
import { logFiltersOf } from '#src/domain/logs/log-filters.ts';
import { type ExportPart, type ExportRow, queryOf } from '#src/domain/tables/export-order.ts';
import { exportMachine } from '#src/machines/tables/export.ts';
import { downloadTable } from '#src/app/tables/download-table.ts';
import { word } from '#src/app/tables/words.ts';

/** The export of the log: what its query finds, the newest first, up to a limit. */
export const bindLogExport = (http: Http) =>
  exportMachine.provide({
    actors: {
      fetchPart: fromPromise(async ({ input: { order, part }, signal }) => {
        const answer = await fetchLogs(http, { ...queryOf(order), pageNum: part, pageSize: largestPage }, signal);
        if (!answer.ok) return answer;
        const { list, total } = answer.value;
        const rows = list.map((entry): ExportRow => ({
          id: entry.id,
          cells: exportColumns.map((column) => logCell(entry, column, word)),
        }));
        const wanted = Math.min(total, maxExported);
        return success<ExportPart>({ rows, total: wanted, isLast: part * largestPage >= wanted });
      }),
      writeFile: fromPromise(({ input: { order, rows }, signal }) => {
        const name = word('menu.system.logManager');
        const header = exportColumns.map((column) => word(`logs:col.${column}`));
        const sheet = { name, header, rows: rows.map(({ cells }) => cells) };
        const isFiltered = Object.keys(logFiltersOf(queryOf(order))).length > 0;
        return downloadTable(sheet, isFiltered ? word('export.filtered') : '', order.format, signal);
      }),
    },
  });
