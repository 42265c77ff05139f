import type { Look } from '#src/domain/figures/colours.ts';

/** A row as a chart draws it: `values` in the order of the series. */
export interface ChartedRow {
  name: string;
  values: readonly number[];
  /** The comparison's value; null without one. */
  before: number | null;
  /** The look of the whole row, where rows are told apart by colour. */
  look: Look | null;
  /** The time is not over, or not whole (W4.3). */
  isOpen: boolean;
  /** The lists of its values; null for whoever may not open them. */
  hrefs: readonly (string | null)[];
}

export interface Series {
  name: string;
  look: Look;
}

/** All that a chart needs, in words: it knows neither statistics nor languages. */
export interface Charted {
  rows: readonly ChartedRow[];
  series: readonly Series[];
  hasBefore: boolean;
  hasOpen: boolean;
  /** What the chart says in one sentence, for who does not see it (W7.6). */
  summary: { amount: string; count: number; name: string; most: string };
  number: (value: number) => string;
}
