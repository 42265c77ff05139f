import { fromPromise } from 'xstate';
import type { FigureFile } from '#src/domain/figures/figure-file.ts';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import { drawPicture } from '#src/app/browser/draw-picture.ts';
import { download } from '#src/app/tables/download.ts';
import { writeTable } from '#src/app/tables/write-table.ts';

/** Writes figures to a workbook or CSV, a chart to a picture, and downloads it (decision 041). */
export const writeFigures = fromPromise<void, FigureFile>(async ({ input, signal }) => {
  const blob =
    input.format === 'png' ? await drawPicture(input.picture) : await writeTable([input.sheet], input.format, signal);
  download(blob, tableFileName(input.parts, input.format));
});
