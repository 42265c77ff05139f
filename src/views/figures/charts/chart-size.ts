import type { Breakdown } from '#src/domain/figures/statistics.ts';
import { linesOf, longestLine } from './axis-names.ts';
import type { Charted } from './charted.ts';

const height = 260;

/** How high a chart is: where bars lie, each has its row. Of fixed size, for print and pictures, there is more room for names. */
export function heightOf({ rows, hasBefore }: Charted, chart: Breakdown['chart'], isFixed: boolean): number {
  if (chart !== 'bars') return height;
  const isHigh = hasBefore || rows.some(({ name }) => linesOf(name, longestLine(isFixed)).length > 1);
  return rows.length * (isHigh ? 34 : 26) + 40;
}

/** What gives a chart its size without measuring, so that it is drawn at once and also where nothing is laid out (W7.9). */
export const sizeOf = (width: number | undefined, whole: number) =>
  width === undefined ? { h: whole } : { h: whole, w: width, attributes: { container: { width, height: whole } } };

/** Room for what stands half outside of the last lines of the grid: numbers, and the last point. */
export const margin = { top: 8, right: 12 };
