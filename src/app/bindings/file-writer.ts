import { fromPromise } from 'xstate';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import type { WrittenFile } from '#src/domain/tables/written-file.ts';
import { fileWriterMachine } from '#src/machines/tables/file-writer.ts';
import { drawPicture } from '#src/app/browser/draw-picture.ts';
import { download } from '#src/app/tables/download.ts';
import { writeTable } from '#src/app/tables/write-table.ts';

/** Writes sheets to a workbook or CSV, a drawing to a picture, and downloads it. */
export const fileWriter = fileWriterMachine.provide({
  actors: {
    writeFile: fromPromise<void, WrittenFile>(async ({ input, signal }) => {
      const blob =
        input.format === 'png'
          ? await drawPicture(input.picture)
          : await writeTable(input.sheets, input.format, signal);
      download(blob, tableFileName(input.parts, input.format));
    }),
  },
});
