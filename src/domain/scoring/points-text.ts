/** Formats points and totals in a sentence, the same everywhere (W1.12): multiples of 0.5, without trailing zeros. */
export const pointsText = (points: number): string => String(points);

/** Formats points and totals in a column: always with one decimal (B21). */
export const pointsFigure = (points: number): string => points.toFixed(1);

/** Formats a mean, the same everywhere: always with two decimals. */
export const meanText = (mean: number): string => mean.toFixed(2);
