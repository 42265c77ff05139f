/** Two clocks at one moment: the monotonic one, which may stand still while a laptop sleeps, and the wall's. */
export interface Reading {
  monotonic: number;
  wall: number;
}

/** Milliseconds between two readings: the longer of the two times; what ran backwards does not count (decision 015). */
export const elapsed = (earlier: Reading, later: Reading): number =>
  Math.max(later.monotonic - earlier.monotonic, later.wall - earlier.wall, 0);
