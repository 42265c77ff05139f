import type { Breakdown } from '#src/domain/figures/statistics.ts';
import { linesOf, longestLine } from './axis-names.ts';
import type { Charted } from './charted.ts';

const height = 260;

/**
 * The height of a chart: horizontal bars have one row each. Charts of fixed size, for print and pictures, have more
 * space for names.
 */
export function heightOf({ rows, periods }: Charted, chart: Breakdown['chart'], isFixed: boolean): number {
  if (chart !== 'bars') return height;
  const isHigh = periods !== null || rows.some(({ name }) => linesOf(name, longestLine(isFixed)).length > 1);
  return rows.length * (isHigh ? 34 : 26) + 40;
}

/**
 * The props that size a chart without measuring, so that it renders at once and also where nothing is laid out (W7.9).
 */
export const sizeOf = (width: number | undefined, whole: number) =>
  width === undefined ? { h: whole } : { h: whole, w: width, attributes: { container: { width, height: whole } } };

/** Space for numbers and the last point, which overlap the edge of the grid. */
export const margin = { top: 8, right: 12 };
