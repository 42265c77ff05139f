import type { SpecialDay } from '#src/domain/working-days/due-day.ts';

/** A week within a month: `blanks` days of it, from Monday on, belong to the month before. Days are `YYYY-MM-DD`. */
interface Week {
  blanks: number;
  days: readonly string[];
}

export interface Month {
  number: number;
  weeks: readonly Week[];
}

const isoOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** From 0 for Monday to 6 for Sunday, whatever the browser’s zone. */
const weekdayOf = (day: string) => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

export const isWeekend = (day: string): boolean => weekdayOf(day) > 4;

/** The twelve months of a year. */
export const monthsOf = (year: number): readonly Month[] =>
  Array.from({ length: 12 }, (_, index) => {
    const number = index + 1;
    const length = Number(isoOf(year, number + 1, 0).slice(8));
    const days = Array.from({ length }, (__, day) => isoOf(year, number, day + 1));
    const blanks = weekdayOf(days[0] ?? '');
    const weeks = Array.from({ length: Math.ceil((blanks + length) / 7) }, (__, week): Week => ({
      blanks: week === 0 ? blanks : 0,
      days: days.slice(Math.max(0, week * 7 - blanks), week * 7 + 7 - blanks),
    }));
    return { number, weeks };
  });

/** Special days that follow each other and are the same. */
export interface DaySpan extends Omit<SpecialDay, 'day'> {
  first: string;
  last: string;
}

const dayMilliseconds = 86_400_000;

/** Joins consecutive days of the same kind, name and source, so that a month lists each name once. */
export function spansOf(days: readonly SpecialDay[]): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const { day, kind, name, by } of days.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const last = spans.at(-1);
    const follows = last && Date.parse(day) - Date.parse(last.last) === dayMilliseconds;
    if (follows && last.kind === kind && last.name === name && last.by === by) last.last = day;
    else spans.push({ first: day, last: day, kind, name, by });
  }
  return spans;
}
