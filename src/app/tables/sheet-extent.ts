import { unzipSync } from 'fflate/browser';

/** More than anything imports: what a cell says of its place alone must not fill the memory. */
const mostCells = 2_000_000;

/** A row or a cell with the place that it says it has. */
const placed = /<(?:[\w.-]+:)?(?:row|c)\s[^<]*?\br\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Whether a workbook's sheets reach so far that all the empty cells before their last ones would fill the memory: a single cell in
 * the farthest corner of Excel's grid stands behind 17 thousand million others. A place that is written otherwise than Excel does
 * counts as too far.
 */
export function reachesTooFar(bytes: ArrayBuffer): boolean {
  const sheets = unzipSync(new Uint8Array(bytes), { filter: ({ name }) => name.endsWith('.xml') });
  return Object.values(sheets).some((sheet) => cellsOf(new TextDecoder().decode(sheet)) > mostCells);
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
