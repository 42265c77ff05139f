import { currentLanguage } from '#src/i18n/setup.ts';

/* Figures with the decimal sign of the language; only what is typed keeps the point. */

/** Formats points and totals in a sentence (W1.12): multiples of 0.5, without trailing zeros. */
export const pointsText = (points: number): string => points.toLocaleString(currentLanguage());

/** Formats points and totals in a column: always with one decimal (B21). */
export const pointsFigure = (points: number): string => withDecimals(points, 1);

/** Formats a mean, the same everywhere: always with two decimals. */
export const meanText = (mean: number): string => withDecimals(mean, 2);

/** Formats a share in whole percent, with the sign as the language writes it: `75%`, `75 %`. */
export const percentText = (percent: number): string =>
  percent.toLocaleString(currentLanguage(), { style: 'unit', unit: 'percent' });

const withDecimals = (value: number, decimals: number): string =>
  value.toLocaleString(currentLanguage(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
