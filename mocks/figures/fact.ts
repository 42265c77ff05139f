import { noValue } from '#src/domain/content/list-query.ts';
import { cityNamedIn } from '#src/domain/places/cities.ts';
import type { Dimension } from '#src/domain/figures/statistics.ts';

/** By what a record is told apart. Empty: it has no value. */
export type Dimensions = Partial<Record<Dimension, string>>;

/** A record as figures count it (decision 041). */
export interface Fact {
  /** Its day of Asia/Shanghai. */
  day: string;
  /** What it counts: 1, or how many views or people. */
  weight: number;
  of: Dimensions;
  /** What its content is called. */
  title?: string;
  /** The mean of a review; null if it is not for the asking person’s eyes. */
  points?: number | null;
}

/** The city by which a base is counted (decision 041). A region that names none of ours stays as it is. */
export const cityOf = (region: string): string => cityNamedIn(region)?.name ?? region;

type Texts = Readonly<Partial<Record<string, string | undefined>>>;

/** Whether a record is one of those that filters ask for. `none` asks for those without a value; an empty filter for all. */
export const fits = (of: Texts, filters: Texts): boolean =>
  Object.entries(filters).every(([name, wanted]) => !wanted || (of[name] ?? '') === (wanted === noValue ? '' : wanted));

/** Whether a time or day is within two days, both included; an empty one does not limit. */
export const isWithin = (time: string, from = '', to = ''): boolean => {
  const day = time.slice(0, 10);
  return (from === '' || day >= from) && (to === '' || day <= to);
};
