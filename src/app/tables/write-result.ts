import { fromPromise } from 'xstate';
import { resultSheets } from '#src/domain/scoring/result-table.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import { download } from './download.ts';
import { today, word } from './words.ts';
import { writeTable } from './write-table.ts';

/** Writes a result to a workbook. */
export const writeResult = fromPromise<void, Review>(async ({ input, signal }) => {
  const blob = await writeTable(resultSheets(input, word), 'xlsx', signal);
  download(blob, tableFileName([input.title, word('reviews:result.title'), today()], 'xlsx'));
});
