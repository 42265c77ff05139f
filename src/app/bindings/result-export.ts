import { fromPromise } from 'xstate';
import { resultOf } from '#src/domain/scoring/result.ts';
import { detailTable, resultTable } from '#src/domain/scoring/result-table.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import { download } from '#src/app/tables/download.ts';
import { today, word } from '#src/app/tables/words.ts';
import { writeTable } from '#src/app/tables/write-table.ts';

/** Writes a result to a workbook: that which was passed, as long as nothing was reopened, and every point of every sheet. */
export const writeResult = fromPromise(async ({ input, signal }: { input: Review; signal: AbortSignal }) => {
  const { passed, reopenedSince, template } = input;
  const sheets = (passed && !reopenedSince ? passed.sheets : input.sheets) ?? [];
  const result = resultTable(input, sheets, resultOf(template, sheets), word);
  const details = detailTable(input, sheets, word);
  const blob = await writeTable(
    [
      { name: word('reviews:file.result'), ...result },
      { name: word('reviews:file.details'), ...details },
    ],
    'xlsx',
    signal,
  );
  download(blob, tableFileName([input.title, word('reviews:result.title'), today()], 'xlsx'));
});
