import type { FileProblem } from './import-file.ts';
import { importLimits } from './import-file.ts';
import type { FileTable } from './import-rows.ts';

/** Reads rows of cells as a table with a header. Empty rows and the template's example row are left out; line numbers stay. */
export function toFileTable(
  fileName: string,
  cells: readonly (readonly string[])[],
  exampleMarks: readonly string[],
): FileTable | FileProblem {
  const rows = cells
    .map((row, index) => ({ line: index + 1, cells: row }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  const [header, ...body] = rows;
  const written = body.filter((row) => !row.cells.some((cell) => exampleMarks.some((mark) => cell.startsWith(mark))));
  if (!header || written.length === 0) return 'noRows';
  if (written.length > importLimits.rows || header.cells.length > importLimits.columns) return 'tooMany';
  return { fileName, header: header.cells.map((title) => title.trim()), rows: written };
}
