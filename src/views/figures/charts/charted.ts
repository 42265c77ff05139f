import type { Look } from '#src/domain/figures/colours.ts';

/** A row of a chart: `values` in the order of the series. */
export interface ChartedRow {
  name: string;
  values: readonly number[];
  /** The value of the comparison; null without one. */
  before: number | null;
  /** The look of the row, if rows differ by colour. */
  look: Look | null;
  /** The period has not ended, or is cut (W4.3). */
  isOpen: boolean;
  /** The addresses of the lists behind the values; null for people who may not open them. */
  hrefs: readonly (string | null)[];
}

interface Series {
  name: string;
  look: Look;
}

/** The complete input of a chart, in words: it knows neither statistics nor languages. */
export interface Charted {
  rows: readonly ChartedRow[];
  series: readonly Series[];
  /** The periods in the legend of a comparison; null without one. */
  periods: { now: string; before: string } | null;
  hasOpen: boolean;
  /** The data of the sentence that describes the chart for screen readers (W7.6). */
  summary: { amount: string; count: number; name: string; most: string };
  number: (value: number) => string;
}
