/** Two clocks, read at the same moment. The monotonic clock may stop while a laptop sleeps; the wall clock may be changed. */
export interface Reading {
  monotonic: number;
  wall: number;
}

/** Milliseconds between two readings: the longer of the two times, and never negative (decision 015). */
export const elapsed = (earlier: Reading, later: Reading): number =>
  Math.max(later.monotonic - earlier.monotonic, later.wall - earlier.wall, 0);
