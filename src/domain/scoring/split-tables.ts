/** A printed table. All heights are in the same unit. */
export interface PrintedTable {
  /** The height between the table before and this one. */
  above: number;
  head: number;
  rows: readonly number[];
}

/** The rows of a table on one page: from `from` up to, but not including, `to`. */
export interface TablePiece {
  from: number;
  to: number;
  /** Whether it begins on a new page. */
  isOnNewPage: boolean;
}

/**
 * Splits tables into pieces that fit on a page, so that the heading of a later piece can mark the continuation (W1.13).
 * A heading keeps its first row, and the last row, the sum, keeps the row before it. A row that is higher than a page
 * is left to the browser.
 */
export function splitTables(tables: readonly PrintedTable[], page: number): readonly (readonly TablePiece[])[] {
  let used = 0;
  return tables.map(({ above, head, rows }) => {
    const pieces: TablePiece[] = [];
    const begin = (from: number, isOnNewPage: boolean) => {
      used = (isOnNewPage ? 0 : used + above) + head;
      return { from, to: from, isOnNewPage };
    };
    let piece = begin(0, used > 0 && used + above + head + kept(rows, 0) > page);
    rows.forEach((row, index) => {
      if (used + kept(rows, index) > page && piece.to > piece.from) {
        pieces.push(piece);
        piece = begin(index, true);
      }
      piece.to = index + 1;
      used = (used + row) % page;
    });
    return [...pieces, piece];
  });
}

/** The height of a row together with the rows that must follow it on its page. */
const kept = (rows: readonly number[], index: number): number =>
  (rows[index] ?? 0) + (index === rows.length - 2 ? (rows[index + 1] ?? 0) : 0);
