import { imported } from '#src/i18n/import-afresh.ts';
import type { Sheet, TableFormat } from '#src/domain/tables/table.ts';
import type { XlsxAnswer, XlsxRequest } from './xlsx-worker.ts';

/** How much is handed to the worker at once: copying it holds the page up. */
const rowsAtOnce = 2000;

/** Sheets as a file; CSV has the first one only. */
export async function writeTable(sheets: readonly Sheet[], format: TableFormat, signal?: AbortSignal): Promise<Blob> {
  if (format === 'csv') {
    const { writeCsv } = await imported(() => import('./csv.ts'));
    return writeCsv(sheets[0] ?? { name: '', header: [], rows: [] });
  }
  if (typeof Worker === 'undefined') return (await imported(() => import('./xlsx.ts'))).writeXlsx(sheets);
  return writeInWorker(sheets, signal);
}

/** The worker ends with its work, or when nobody wants it any more. */
async function writeInWorker([first, ...others]: readonly Sheet[], signal?: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fail = () => reject(new Error('the workbook could not be written'));
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxAnswer>) => (data ? resolve(data) : fail()));
      worker.addEventListener('error', fail);
      signal?.addEventListener('abort', fail);
      if (first) hand(worker, first, others).catch(fail);
      else fail();
    });
  } finally {
    worker.terminate();
  }
}

async function hand(worker: Worker, first: Sheet, others: readonly Sheet[]) {
  const send = (request: XlsxRequest) => worker.postMessage(request);
  for (let start = 0; start < first.rows.length; start += rowsAtOnce) {
    send({ rows: first.rows.slice(start, start + rowsAtOnce) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  send({ sheets: [{ ...first, rows: [] }, ...others] });
}
