import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import { units } from './buckets.ts';
import { dimensions } from './statistics.ts';

const daysOf = { from: string(), to: string() };

const PeriodOfFigures = object({ ...daysOf, days: count, isOpen: boolean(), months: nullable(count) });

/**
 * A row: the records of one value, of one day, week or month, or all others together (`otherKey`). `parts` are in the order of
 * the columns and add up to `value`. `before` is the comparison's value, which has as many days as are over; `was` the days that a row of time is compared with.
 */
const FigureRow = object({
  key: string(),
  /** The title of a content; null for other keys. */
  name: nullable(string()),
  value: count,
  /** What the unfinished day has counted so far, which changes leave out. */
  running: count,
  parts: array(count),
  before: nullable(count),
  /** The mean of points, two decimals; null where there are none. */
  mean: nullable(number()),
  /** The days of a row of time, and whether the day, week or month is unfinished or cut. */
  days: nullable(object({ ...daysOf, isOpen: boolean() })),
  was: nullable(object(daysOf)),
});
export type FigureRow = InferOutput<typeof FigureRow>;

/** The rows of a breakdown. They add up to the total. `columns` are the values of its `split`; none without one. */
const FigureTable = object({
  by: picklist([...dimensions, 'time']),
  columns: array(string()),
  rows: array(FigureRow),
});
export type FigureTable = InferOutput<typeof FigureTable>;

/** The figures of a statistic (decision 041), in the order of its breakdowns. Their days are those of Asia/Shanghai. */
export const Figures = object({
  /** When they were computed, `YYYY-MM-DD HH:mm:ss`. */
  time: string(),
  period: PeriodOfFigures,
  compared: nullable(PeriodOfFigures),
  unit: picklist(units),
  total: count,
  running: count,
  before: nullable(count),
  mean: nullable(number()),
  tables: array(FigureTable),
});
export type Figures = InferOutput<typeof Figures>;

/** The key of the row that sums up all values but the greatest ones. */
export const otherKey = '*';

/** The number of contents that have a row of their own. */
export const mostContents = 15;

/** A row of the list behind the figures of browsing or of experiences: `count` are views, or people. */
export const CountedRow = object({
  id: string(),
  time: string(),
  path: string(),
  recordId: string(),
  title: string(),
  /** Where the visitors came from; empty if unknown. */
  city: string(),
  /** The kind of base; empty for other contents. */
  kind: string(),
  /** Who took part; empty for browsing. */
  group: string(),
  count,
});
export type CountedRow = InferOutput<typeof CountedRow>;

/** A page of them. `total` are rows, `sum` what they count together. */
export const CountedPage = object({
  list: array(CountedRow),
  total: count,
  pageNum: count,
  pageSize: count,
  sum: count,
});
export type CountedPage = InferOutput<typeof CountedPage>;
