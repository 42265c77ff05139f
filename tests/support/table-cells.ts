import { readCsv } from '#src/app/tables/read-csv.ts';
import { readXlsx } from '#src/app/workbooks/read-xlsx.ts';
import type { FileSheet } from '#src/domain/tables/file-sheet.ts';
import type { FileRefusal } from '#src/domain/tables/import-file.ts';

/** The cells of a sheet including empty ones, as a spreadsheet shows them. */
export function gridOf({ rows }: Pick<FileSheet, 'rows'>): string[][] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  return Array.from({ length: rows.at(-1)?.line ?? 0 }, (_, index) => {
    const cells = byLine.get(index + 1) ?? [];
    return Array.from({ length: width }, (__, column) => cells[column] ?? '');
  });
}

/** The cells of the first sheet of a workbook. Throws if it is refused. */
export function workbookCells(bytes: ArrayBuffer): string[][] {
  const sheets = read(readXlsx(bytes));
  return gridOf(sheets[0] ?? { rows: [] });
}

/** The cells of a CSV. `fit` counts the known titles. Throws if it is refused. */
export const csvCells = (bytes: ArrayBuffer, fit: (titles: readonly string[]) => number): string[][] =>
  gridOf(read(readCsv(bytes, fit)));

function read<Sheets extends object>(answer: Sheets | FileRefusal): Sheets {
  if ('problem' in answer) throw new Error(`the file is refused: ${answer.problem}`);
  return answer;
}
