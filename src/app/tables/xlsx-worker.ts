import type { Sheet } from '#src/domain/tables/table.ts';
import { writeXlsx } from './xlsx.ts';

/** Writes an Excel file in its own thread. The rows of the first sheet are posted in parts, then the sheets. */
export type XlsxRequest = { rows: Sheet['rows'] } | { sheets: readonly Sheet[] };

/** The file; null when it could not be written. */
export type XlsxAnswer = Blob | null;

const parts: Sheet['rows'][] = [];

const answer = (file: XlsxAnswer) => globalThis.postMessage(file);

globalThis.addEventListener('message', ({ data }: MessageEvent<XlsxRequest>) => {
  if ('rows' in data) {
    parts.push(data.rows);
    return;
  }
  const sheets = data.sheets.map((sheet, index) => (index === 0 ? { ...sheet, rows: parts.flat() } : sheet));
  writeXlsx(sheets).then(answer, () => answer(null));
});
