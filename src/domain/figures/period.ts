import { addDays, isDay } from '#src/domain/working-days/days.ts';

/** Whole days of Asia/Shanghai, both ends included: `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The days of a period. `isOpen`: the period is not over, so it ends with today (W4.3). `months`: the number of whole
 * calendar months; null for other periods.
 */
export interface Period extends Days {
  days: number;
  isOpen: boolean;
  months: number | null;
}

/** The periods to pick. `all` begins with the first record; `days` has its two days beside it. */
export const periodNames = ['thisMonth', 'lastMonth', 'last30', 'thisYear', 'lastYear', 'all', 'days'] as const;
export type PeriodName = (typeof periodNames)[number];

/** What a period is compared with (decision 041): nothing, what came before it, or the same a year earlier. */
export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The default: a number alone says little. */
export const usualComparison: Comparison = 'previous';

/** The number of days from one day to another, both included. */
export const countDays = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month that is `months` months after that of `day`. */
export function monthAfter(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((months % 12) + 1)}-01`;
}

export const lastOfMonth = (day: string): string => addDays(monthAfter(day, 1), -1);

/** Whether days are one calendar month, from its first day to its last. */
export const isWholeMonth = ({ from, to }: Days): boolean => from === firstOfMonth(from) && to === lastOfMonth(from);

/** The days of a named period up to its own end, which may lie in the future. */
function nominal(name: PeriodName, today: string, first: string, { from, to }: Days): Days {
  const month = firstOfMonth(today);
  const year = today.slice(0, 4);
  switch (name) {
    case 'thisMonth':
      return { from: month, to: lastOfMonth(today) };
    case 'lastMonth':
      return { from: monthAfter(today, -1), to: addDays(month, -1) };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'lastYear':
      return { from: `${Number(year) - 1}-01-01`, to: `${Number(year) - 1}-12-31` };
    case 'all':
      return { from: first < today ? first : today, to: today };
    case 'days':
      return { from, to };
  }
}

/**
 * The days that a period means today. `first` is the day of the first record. Future days are left out; a
 * period that lies in the future keeps its first day.
 */
export function periodOf(name: PeriodName, today: string, first: string, given: Days): Period {
  const { from, to } = nominal(name, today, first, given);
  const isOpen = to >= today;
  const last = to > today ? (from > today ? from : today) : to;
  const isWhole = from === firstOfMonth(from) && last === lastOfMonth(last) && !isOpen;
  return { from, to: last, days: countDays({ from, to: last }), isOpen, months: isWhole ? monthsIn(from, last) : null };
}

const monthsIn = (from: string, to: string): number =>
  Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - (Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7))) + 1;

/** The days of a part of a period that are over: today is not, and would distort every change. */
export const finishedDays = (part: Days, { to, isOpen }: Pick<Period, 'to' | 'isOpen'>): Days =>
  isOpen && part.to === to ? { from: part.from, to: addDays(to, -1) } : part;

/**
 * What a period is compared with (W4.4): whole months with as many whole months before; a month or a year that is not over with
 * as many finished days from the beginning of the one before; anything else with as many finished days before it. Null without
 * a comparison, without a finished day, and for `all`, which has no period before it.
 */
export function comparedWith(name: PeriodName, period: Period, comparison: Comparison): Period | null {
  const { from, months } = period;
  const days = countDays(finishedDays(period, period));
  if (comparison === 'none' || name === 'all' || days === 0) return null;
  const back = comparison === 'year' || name === 'thisYear' ? 12 : (months ?? (name === 'thisMonth' ? 1 : null));
  if (back === null) return closed({ from: addDays(from, -days), to: addDays(from, -1) }, null);
  const begin = sameDayBack(from, back);
  if (months !== null) return closed({ from: begin, to: lastOfMonth(monthAfter(begin, months - 1)) }, months);
  return closed({ from: begin, to: lastDay(begin, days, name) }, null);
}

/**
 * The same number of days, but never beyond the month or year that is compared with: 30 days of March are compared with 28
 * of February, and 366 days with 365.
 */
function lastDay(begin: string, days: number, name: PeriodName): string {
  const last = addDays(begin, days - 1);
  const end = name === 'thisMonth' ? lastOfMonth(begin) : name === 'thisYear' ? `${begin.slice(0, 4)}-12-31` : last;
  return last > end ? end : last;
}

const closed = (days: Days, months: number | null): Period => ({
  ...days,
  days: countDays(days),
  isOpen: false,
  months,
});

/** The same day of an earlier month; the last one of it where it is shorter. */
function sameDayBack(day: string, months: number): string {
  const month = monthAfter(day, -months);
  const same = month.slice(0, 8) + day.slice(8);
  return isDay(same) ? same : lastOfMonth(month);
}
