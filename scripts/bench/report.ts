/** What was measured, in milliseconds. */
export interface Measured {
  what: string;
  /** How many times slower the processor was. */
  slow: number;
  taken: readonly number[];
}

const parts = [
  ['p50', 0.5],
  ['p90', 0.9],
  ['worst', 1],
] as const;

/** A line per measured journey. */
export function print(measured: readonly Measured[]): void {
  console.log(
    `${'milliseconds until it is painted'.padEnd(56)}${['slower', ...parts.map(([name]) => name), 'times'].map(cell).join('')}`,
  );
  for (const { what, slow, taken } of measured) {
    const figures = parts.map(([, part]) => quantile(taken, part).toFixed(1));
    console.log(`${what.padEnd(56)}${[`${slow}×`, ...figures, String(taken.length)].map(cell).join('')}`);
  }
}

const cell = (text: string): string => text.padStart(8);

function quantile(taken: readonly number[], part: number): number {
  const sorted = taken.toSorted((one, other) => one - other);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}
