import type { Sheet } from '#src/domain/tables/table.ts';
import { writeXlsx } from './xlsx.ts';

/** Writes an Excel file off the page's thread. The rows of the first sheet come in parts, then the sheets. */
export type XlsxRequest = { rows: Sheet['rows'] } | { end: readonly Sheet[] };

const parts: Sheet['rows'][] = [];

globalThis.addEventListener('message', ({ data }: MessageEvent<XlsxRequest>) => {
  if ('rows' in data) parts.push(data.rows);
  else void finish(data.end);
});

/** The rows that came are those of the first sheet. */
async function finish([first, ...others]: readonly Sheet[]) {
  if (!first) return;
  const blob = await writeXlsx([{ ...first, rows: parts.flat() }, ...others]);
  globalThis.postMessage(blob);
}
