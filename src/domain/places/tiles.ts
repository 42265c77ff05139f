/** The position of a tile on the schematic map. */
export interface Tile {
  column: number;
  row: number;
}

const ahead: Readonly<Record<string, (from: Tile, to: Tile) => boolean>> = {
  ArrowLeft: (from, to) => to.row === from.row && to.column < from.column,
  ArrowRight: (from, to) => to.row === from.row && to.column > from.column,
  ArrowUp: (from, to) => to.row < from.row,
  ArrowDown: (from, to) => to.row > from.row,
};

/** The tile that an arrow key leads to; null for other keys, or when there is none. In rows with gaps it is the nearest one. */
export function nextTile<Place extends Tile>(tiles: readonly Place[], from: Place, key: string): Place | null {
  if (key === 'Home') return tiles.toSorted(inReadingOrder)[0] ?? null;
  if (key === 'End') return tiles.toSorted(inReadingOrder).at(-1) ?? null;
  const isAhead = ahead[key];
  if (!isAhead) return null;
  const distance = (to: Tile) => Math.abs(to.row - from.row) * 100 + Math.abs(to.column - from.column);
  return tiles.filter((to) => isAhead(from, to)).toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

const inReadingOrder = (a: Tile, b: Tile): number => a.row - b.row || a.column - b.column;
