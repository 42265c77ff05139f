import type { SheetRow } from '#src/domain/tables/file-sheet.ts';
import { importLimits } from '#src/domain/tables/import-file.ts';
import { placeOf } from './cell-place.ts';

/** A limit, because overlapping ranges, which no spreadsheet writes, could take any time. */
const mostCells = importLimits.rows * importLimits.columns;

/** Copies the value of vertically merged cells to each non-empty row. Returns the ranges for which that was done. */
export function fillMerged(
  rows: readonly SheetRow[],
  ranges: readonly string[],
): { rows: SheetRow[]; merged: string[] } {
  const filled = new Map(rows.map((row) => [row.line, { ...row, cells: row.cells.slice() }]));
  const merged: string[] = [];
  let cells = 0;
  for (const range of ranges) {
    const [first, last] = range.split(':').map(placeOf);
    if (!first || !last || last.line <= first.line) continue;
    const text = filled.get(first.line)?.cells[first.column];
    if (!text) continue;
    // The shorter of the two: a range may extend to the end of the grid.
    const lines = last.line - first.line < filled.size ? linesFrom(first.line + 1, last.line) : filled.keys();
    let isFilled = false;
    for (const line of lines) {
      cells += 1;
      const row = line > first.line && line <= last.line ? filled.get(line) : undefined;
      if (!row || row.cells[first.column]) continue;
      row.cells[first.column] = text;
      isFilled = true;
    }
    if (isFilled) merged.push(range);
    if (cells > mostCells) break;
  }
  return { rows: [...filled.values()], merged };
}

function* linesFrom(first: number, last: number): Generator<number> {
  for (let line = first; line <= last; line += 1) yield line;
}
