import { tableFileName } from '#src/domain/tables/file-name.ts';
import type { Sheet, TableFormat } from '#src/domain/tables/table.ts';
import { download } from './download.ts';
import { today } from './words.ts';
import { writeTable } from './write-table.ts';

/**
 * Writes a table to a file and downloads it. The file is called by the name of the table, by which part of the records it has, and by the
 * day. Its name is the answer.
 */
export async function downloadTable(
  sheet: Sheet,
  part: string,
  format: TableFormat,
  signal: AbortSignal,
): Promise<string> {
  const blob = await writeTable([sheet], format, signal);
  const name = tableFileName([sheet.name, part, today()], format);
  download(blob, name);
  return name;
}
