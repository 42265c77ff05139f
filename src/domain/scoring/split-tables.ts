/** A table as it is printed. Heights in one unit. */
export interface PrintedTable {
  /** What stands between the table before and this one. */
  above: number;
  head: number;
  rows: readonly number[];
}

/** Rows of a table that stand on one page: from `from` up to before `to`. */
export interface TablePiece {
  from: number;
  to: number;
  /** It begins on a new page. */
  isOnNewPage: boolean;
}

/**
 * Splits tables into pieces that each fit on a page, so that the head of a later piece can say that it goes on (W1.13). A head
 * never stands alone, and the last row, which is the sum, never without the row before it. A row that is higher than a page is
 * left to the browser.
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

/** The height of a row with what must follow it on its page. */
const kept = (rows: readonly number[], index: number): number =>
  (rows[index] ?? 0) + (index === rows.length - 2 ? (rows[index + 1] ?? 0) : 0);
