/** Formats points and totals, the same everywhere (W1.12): multiples of 0.5, without trailing zeros. */
export const pointsText = (points: number): string => String(points);

/** Formats a mean, the same everywhere: always with two decimals. */
export const meanText = (mean: number): string => mean.toFixed(2);
