import { fromPromise } from 'xstate';
import { tableFileName } from '#src/domain/tables/file-name.ts';
import type { ReportFile } from '#src/machines/inspection/report-file.ts';
import { download } from '#src/app/tables/download.ts';
import { writeTable } from '#src/app/tables/write-table.ts';

/** Writes the self-inspection report to a workbook, and downloads it. */
export const writeReport = fromPromise<void, ReportFile>(async ({ input: { parts, sheets }, signal }) =>
  download(await writeTable(sheets, 'xlsx', signal), tableFileName(parts, 'xlsx')),
);
