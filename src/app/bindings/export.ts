import { fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { knownQuery } from '#src/domain/content/list-filters.ts';
import { largestPage, type ListPage, type ListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { failed, isGone, type Result, success } from '#src/domain/failure.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { exportCell, exportColumns } from '#src/domain/tables/export-columns.ts';
import type { ExportOrder, ExportPart } from '#src/domain/tables/export-order.ts';
import { exportMachine } from '#src/machines/tables/export.ts';
import { downloadTable } from '#src/app/tables/download-table.ts';
import { exportedPart } from '#src/app/tables/exported-part.ts';
import { word } from '#src/app/tables/words.ts';

/** Fetches a page of the list. */
export type FetchPage = (query: ListQuery, signal: AbortSignal) => Promise<Result<ListPage<ContentRecord>>>;

/** How many selected records are fetched in parallel. */
const recordsAtOnce = 10;

/** The export of a content type. Records become cells as they arrive, so that long texts are not kept. */
export function bindExport(http: Http, type: ContentType, fetchPage: FetchPage) {
  const api = createContentApi(http, type);

  return exportMachine.provide({
    actors: {
      fetchPart: fromPromise(async ({ input: { order, part }, signal }) => {
        const answer =
          order.source.kind === 'query'
            ? await fetchPage({ ...order.source.query, pageNum: part, pageSize: largestPage }, signal)
            : await fetchChosen(order.source.rows, part, signal);
        return answer.ok ? success(toPart(order, answer.value)) : answer;
      }),
      writeFile: fromPromise(({ input: { order, rows }, signal }) => {
        const name = word(matchRoute(type.path)?.route.title ?? '');
        const header = columnsOf(order).map(({ label }) => word(label));
        const sheet = { name, header, rows: rows.map(({ cells }) => cells) };
        return downloadTable(sheet, exportedPart(known(order)), order.format, signal);
      }),
    },
  });

  /** The order with the filters that the list knows. The others did not narrow the file. */
  function known(order: ExportOrder): ExportOrder {
    const { source } = order;
    return source.kind === 'query' ? { ...order, source: { ...source, query: knownQuery(type, source.query) } } : order;
  }

  function toPart(order: ExportOrder, { list, total, pageNum, pageSize }: ListPage<ContentRecord>): ExportPart {
    const columns = columnsOf(order);
    return {
      rows: list.map((record) => ({ id: record.id, cells: columns.map((column) => exportCell(record, column, word)) })),
      total,
      isLast: pageNum * pageSize >= total,
    };
  }

  function columnsOf({ columns }: ExportOrder) {
    return exportColumns(type, columns);
  }

  /** A part of the selected records. A deleted record is left out; any other failure, such as a withdrawn right, fails the part. */
  async function fetchChosen(
    rows: readonly { id: string }[],
    part: number,
    signal: AbortSignal,
  ): Promise<Result<ListPage<ContentRecord>>> {
    const wanted = rows.slice((part - 1) * recordsAtOnce, part * recordsAtOnce);
    const answers = await Promise.all(wanted.map(({ id }) => api.get(id, signal)));
    const failure = answers
      .map((answer) => (answer.ok ? null : answer.failure))
      .find((found) => found && !isGone(found));
    if (failure) return failed(failure);
    const list = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    return success({ list, total: rows.length, pageNum: part, pageSize: recordsAtOnce });
  }
}
