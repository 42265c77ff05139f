import chineseDays from 'chinese-days';
import { published } from '#src/domain/working-days/calendar.ts';
import { addDays, weekdayOf } from '#src/domain/working-days/days.ts';
import type { SpecialDay } from '#src/domain/working-days/due-day.ts';

// The only module that uses the package of the state's calendar. For days of unknown years the package answers with the
// weekday, so a year counts as published only if its 1 January is a holiday.

const specials = new Map<string, SpecialDay | undefined>();

/** The entry of the state's calendar for a day; undefined for an ordinary day. */
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

/** Reads a day from the package, which names special days like `New Year's Day,元旦,1` and all others by their weekday. */
function read(day: string): SpecialDay | undefined {
  const { name, work } = chineseDays.getDayDetail(day);
  const [, chinese] = name.split(',');
  if (chinese === undefined) return undefined;
  const isWeekend = [0, 6].includes(weekdayOf(day));
  // A working day is special only at a weekend. A weekend day within a holiday is listed as holiday.
  if (work && !isWeekend) return undefined;
  return { day, kind: work ? 'worked' : 'free', name: chinese, by: published };
}
