/** Points and totals as they stand everywhere (W1.12): halves, without an idle zero. */
export const pointsText = (points: number): string => String(points);

/** A mean as it stands everywhere: always two decimals. */
export const meanText = (mean: number): string => mean.toFixed(2);
