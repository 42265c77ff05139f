import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchLogs } from '#src/api/logs.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { success } from '#src/domain/failure.ts';
import { exportColumns, maxExported, logCell } from '#src/domain/logs/log-export.ts';
import { logFiltersOf } from '#src/domain/logs/log-filters.ts';
import type { ExportOrder, ExportPart, ExportRow } from '#src/domain/tables/export-order.ts';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import { exportMachine } from '#src/machines/tables/export.ts';
import { download } from '#src/app/tables/download.ts';
import { today, word } from '#src/app/tables/words.ts';
import { writeTable } from '#src/app/tables/write-table.ts';

/** The server's limit (decision 010). */
const pageSize = 200;

/** The export of the log: what its query finds, the newest first, up to a limit. */
export const bindLogExport = (http: Http) =>
  exportMachine.provide({
    actors: {
      fetchPart: fromPromise(async ({ input: { order, part }, signal }) => {
        const answer = await fetchLogs(http, { ...queryOf(order), pageNum: part, pageSize }, signal);
        if (!answer.ok) return answer;
        const { list, total } = answer.value;
        const rows = list.map((entry): ExportRow => ({
          id: entry.id,
          cells: exportColumns.map((column) => logCell(entry, column, word)),
        }));
        const wanted = Math.min(total, maxExported);
        return success<ExportPart>({ rows, total: wanted, isLast: part * pageSize >= wanted });
      }),
      writeFile: fromPromise(async ({ input: { order, rows }, signal }) => {
        const title = word('menu.system.logManager');
        const header = exportColumns.map((column) => word(`logs:col.${column}`));
        const blob = await writeTable(
          [{ name: title, header, rows: rows.map(({ cells }) => cells) }],
          order.format,
          signal,
        );
        const isFiltered = Object.keys(logFiltersOf(queryOf(order))).length > 0;
        const name = tableFileName([title, isFiltered ? word('export.filtered') : '', today()], order.format);
        download(blob, name);
        return name;
      }),
    },
  });

const queryOf = ({ source }: ExportOrder) => (source.kind === 'query' ? source.query : defaultListQuery);
