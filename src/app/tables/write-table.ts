import { imported } from '#src/i18n/import-afresh.ts';
import type { Sheet, TableFormat } from '#src/domain/tables/table.ts';
import { startWorker } from '#src/views/trusted/policy.ts';
import type { XlsxAnswer, XlsxRequest } from './xlsx-worker.ts';
// The address of the built worker, provided by Vite.
import workerAddress from './xlsx-worker.ts?worker&url'; // oxlint-disable-line import/default

/** The rows posted to the worker at once: copying more would block the page. */
const rowsAtOnce = 2000;

/** Writes sheets to a file. A CSV file contains only the first. */
export async function writeTable(sheets: readonly Sheet[], format: TableFormat, signal?: AbortSignal): Promise<Blob> {
  if (format === 'csv') {
    const { writeCsv } = await imported(() => import('./csv.ts'));
    return writeCsv(sheets[0] ?? { name: '', header: [], rows: [] });
  }
  if (typeof Worker === 'undefined') return (await imported(() => import('./xlsx.ts'))).writeXlsx(sheets);
  return writeInWorker(sheets, signal);
}

/** The worker is stopped when it is done, or when the signal aborts. */
async function writeInWorker([first, ...others]: readonly Sheet[], signal?: AbortSignal): Promise<Blob> {
  const worker = startWorker(workerAddress);
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fail = () => reject(new Error('the workbook could not be written'));
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxAnswer>) => (data ? resolve(data) : fail()));
      worker.addEventListener('error', fail);
      signal?.addEventListener('abort', fail);
      if (first) post(worker, first, others).catch(fail);
      else fail();
    });
  } finally {
    worker.terminate();
  }
}

async function post(worker: Worker, first: Sheet, others: readonly Sheet[]) {
  const send = (request: XlsxRequest) => worker.postMessage(request);
  for (let start = 0; start < first.rows.length; start += rowsAtOnce) {
    send({ rows: first.rows.slice(start, start + rowsAtOnce) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  send({ sheets: [{ ...first, rows: [] }, ...others] });
}
