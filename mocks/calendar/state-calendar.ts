import chineseDays from 'chinese-days';
import { published } from '#src/domain/working-days/calendar.ts';
import { addDays, weekdayOf } from '#src/domain/working-days/days.ts';
import type { SpecialDay } from '#src/domain/working-days/due-day.ts';

// The only place that knows the package of the state's calendar. It takes days as texts and answers for their weekday where
// it knows nothing, so a year counts as published only if its New Year is one of its holidays.

const specials = new Map<string, SpecialDay | undefined>();

/** What the state's calendar says of a day; undefined when it is like any of its weekday. */
export function stateDay(day: string): SpecialDay | undefined {
  if (!specials.has(day)) specials.set(day, read(day));
  return specials.get(day);
}

export const isPublished = (year: number): boolean => stateDay(`${year}-01-01`) !== undefined;

/** All special days of a year. */
export function stateDaysOf(year: number): readonly SpecialDay[] {
  const days: SpecialDay[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
    const special = stateDay(day);
    if (special) days.push(special);
  }
  return days;
}

/** The package names a special day `New Year's Day,元旦,1`, and any other by its weekday. */
function read(day: string): SpecialDay | undefined {
  const { name, work } = chineseDays.getDayDetail(day);
  const [, chinese] = name.split(',');
  if (chinese === undefined) return undefined;
  const isWeekend = [0, 6].includes(weekdayOf(day));
  // A free weekend day within a holiday is told as the holiday; a working day is special only at a weekend.
  if (work && !isWeekend) return undefined;
  return { day, kind: work ? 'worked' : 'free', name: chinese, by: published };
}
