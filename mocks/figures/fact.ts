import { noValue } from '#src/domain/content/list-query.ts';
import { cityNamedIn } from '#src/domain/places/cities.ts';
import type { Dimension } from '#src/domain/figures/statistics.ts';

/** The value of a record for each dimension; empty if unknown. */
export type Dimensions = Partial<Record<Dimension, string>>;

/** A record as figures count it (decision 041). */
export interface Fact {
  /** The day in Asia/Shanghai. */
  day: string;
  /** 1, or the number of views or people. */
  weight: number;
  of: Dimensions;
  /** The title of the content. */
  title?: string;
  /** The mean of a review; null if the caller may not see it. */
  points?: number | null;
}

/** The city of a base in figures (decision 041). A region without a known city is returned unchanged. */
export const cityOf = (region: string): string => cityNamedIn(region)?.name ?? region;

type Texts = Readonly<Partial<Record<string, string | undefined>>>;

/** True if a record passes all filters. `none` selects records without a value; an empty filter accepts all. */
export const fits = (of: Texts, filters: Texts): boolean =>
  Object.entries(filters).every(([name, wanted]) => !wanted || (of[name] ?? '') === (wanted === noValue ? '' : wanted));

/** True if a time or day is between two days, both included. An empty day sets no limit. */
export const isWithin = (time: string, from = '', to = ''): boolean => {
  const day = time.slice(0, 10);
  return (from === '' || day >= from) && (to === '' || day <= to);
};
