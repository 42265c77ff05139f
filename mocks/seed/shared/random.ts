/** Repeatable random choices: the same seed number gives the same sequence on every machine (decision 014). */
export interface Chance {
  /** An integer from `low` up to and including `high`. */
  between: (low: number, high: number) => number;
  /** True in `percent` of a hundred cases. */
  happens: (percent: number) => boolean;
}

/** Creates a small random generator (mulberry32) with the choices that seeds need. */
export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    happens: (percent) => between(1, 100) <= percent,
  };
}
