import { unzipSync } from 'fflate/browser';

/**
 * More than anything imports, so that a place alone cannot fill the memory. Some programs give a few columns a style down to the last
 * row of Excel's grid: such a workbook is an ordinary one.
 */
const mostCells = 4 * 1_048_576;

/** A row or a cell with the place that it says it has. */
const placed = /<(?:[\w.-]+:)?(?:row|c)\s[^<]*?\br\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Whether a workbook's sheets reach so far that all the empty cells before their last ones would fill the memory: a single cell in
 * the farthest corner of Excel's grid stands behind 17 thousand million others. A place that is written otherwise than Excel does
 * counts as too far.
 */
export function reachesTooFar(bytes: ArrayBuffer): boolean {
  // A sheet may have any name.
  const parts = unzipSync(new Uint8Array(bytes));
  return Object.values(parts).some((part) => cellsOf(new TextDecoder().decode(part)) > mostCells);
}

function cellsOf(sheet: string): number {
  let rows = 0;
  let columns = 1;
  for (const [, quoted, apostrophed] of sheet.matchAll(placed)) {
    const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(quoted ?? apostrophed ?? '') ?? [];
    if (letters === undefined) return Infinity;
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns;
}

/** `A` is 1, `AA` is 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
