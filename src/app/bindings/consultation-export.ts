import { fromPromise } from 'xstate';
import { fetchContacts, queryConsultations } from '#src/api/consultations.ts';
import type { Http } from '#src/api/http.ts';
import type { ConsultationContact } from '#src/domain/consultations/consultation.ts';
import {
  consultationCell,
  contactColumns,
  exportedColumns,
  withContact,
} from '#src/domain/consultations/consultation-table.ts';
import { largestPage } from '#src/domain/content/list-query.ts';
import { success } from '#src/domain/failure.ts';
import { type ExportPart, type ExportRow, queryOf } from '#src/domain/tables/export-order.ts';
import { exportMachine } from '#src/machines/tables/export.ts';
import { downloadTable } from '#src/app/tables/download-table.ts';
import { word } from '#src/app/tables/words.ts';

/**
 * Exports the consultations that match the query. The machine holds masked rows only; with a reason, the details are
 * fetched while the file is written, and are kept nowhere else (W3.14).
 */
export const bindConsultationExport = (http: Http) =>
  exportMachine.provide({
    actors: {
      fetchPart: fromPromise(async ({ input: { order, part }, signal }) => {
        const answer = await queryConsultations(
          http,
          { ...queryOf(order), pageNum: part, pageSize: largestPage },
          signal,
        );
        if (!answer.ok) return answer;
        const { list, total } = answer.value;
        const rows = list.map((row): ExportRow => ({
          id: row.id,
          cells: exportedColumns.map((column) => consultationCell(row, column, word)),
        }));
        return success<ExportPart>({ rows, total, isLast: part * largestPage >= total });
      }),
      writeFile: fromPromise(async ({ input: { order, rows }, signal }) => {
        const { format, reason } = order;
        const isClear = reason !== undefined;
        const columns = [...exportedColumns, ...(isClear ? contactColumns : [])];
        const header = columns.map((column) => word(`consultations:field.${column}`));
        const cells = isClear ? await inFull(http, rows, reason, signal) : rows.map((row) => row.cells);
        const isFiltered = Object.keys(queryOf(order).filters).length > 0;
        const sheet = { name: word('consultations:title'), header, rows: cells };
        return downloadTable(sheet, isFiltered ? word('export.filtered') : '', format, signal);
      }),
    },
  });

/** The number of contact details per call; each call is logged. */
const mostContacts = 500;

/** The rows with full details. A failed call fails the file, which can be written again. */
async function inFull(http: Http, rows: readonly ExportRow[], reason: string, signal: AbortSignal) {
  const contacts = new Map<string, ConsultationContact>();
  for (let start = 0; start < rows.length; start += mostContacts) {
    const ids = rows.slice(start, start + mostContacts).map(({ id }) => id);
    // One call at a time, in the order of the log.
    const answer = await fetchContacts(http, ids, reason, signal);
    if (!answer.ok) throw new Error(`the contact details did not come: ${answer.failure.kind}`);
    for (const contact of answer.value) contacts.set(contact.id, contact);
  }
  return rows.map(({ id, cells }) => withContact(cells, contacts.get(id)));
}
