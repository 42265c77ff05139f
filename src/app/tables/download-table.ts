import { tableFileName } from '#src/domain/tables/file-name.ts';
import type { Sheet, TableFormat } from '#src/domain/tables/table.ts';
import { download } from './download.ts';
import { today } from './words.ts';
import { writeTable } from './write-table.ts';

/**
 * Writes a table to a file and downloads it. The file name contains the table, the exported part and the day. Returns
 * the file name.
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
