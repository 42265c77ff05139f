import { addDays, weekdayOf, yearOf } from './days.ts';
import type { DueDay, SpecialDay } from './due-day.ts';

/** Which days are worked (decision 040). */
export interface Calendar {
  /** What is special about a day; what the office added comes before what the state published. */
  specialOf: (day: string) => SpecialDay | undefined;
  /** Whether the state has published the year's calendar. */
  isPublished: (year: number) => boolean;
  /** The weekdays that are worked when nothing is special, 0 for Sunday. Monday to Friday by default. */
  workweek?: readonly number[];
}

const mondayToFriday = [1, 2, 3, 4, 5];

/** The longest time without a working day. A calendar with none at all must not keep anybody waiting for ever. */
const longestBreak = 366;

export function isWorked({ specialOf, workweek = mondayToFriday }: Calendar, day: string): boolean {
  const special = specialOf(day);
  return special ? special.kind === 'worked' : workweek.includes(weekdayOf(day));
}

/**
 * The last day for an answer, so many working days after the day of receipt, with its explanation (decision 040). The day of
 * receipt does not count; what is received on a free day counts from the next working day, which is then the first that counts.
 * Throws if the calendar has no working day for a year.
 */
export function dueDay(received: string, calendar: Calendar, workingDays: number): DueDay {
  const counted: string[] = [];
  const skipped: DueDay['skipped'] = [];
  const worked: DueDay['worked'] = [];
  const years = new Set<number>();
  let day = received;
  let free = 0;
  while (counted.length < workingDays) {
    day = addDays(day, 1);
    years.add(yearOf(day));
    const special = calendar.specialOf(day);
    if (isWorked(calendar, day)) {
      counted.push(day);
      free = 0;
      if (special && isWeekend(day)) worked.push({ day, name: special.name });
    } else {
      skipped.push({ day, ...whyFree(special) });
      free += 1;
      if (free > longestBreak) throw new Error(`the calendar has no working day in the year after ${received}`);
    }
  }
  return {
    received,
    due: day,
    counted,
    skipped,
    worked,
    missingYears: [...years].filter((year) => !calendar.isPublished(year)),
  };
}

/** How many working days lie after the due day, up to and with `until`. 0 when it is not late. */
export function lateDays(due: string, until: string, calendar: Calendar): number {
  let late = 0;
  for (let day = addDays(due, 1); day <= until; day = addDays(day, 1)) if (isWorked(calendar, day)) late += 1;
  return late;
}

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

function whyFree(special: SpecialDay | undefined): Omit<DueDay['skipped'][number], 'day'> {
  if (!special) return { why: 'weekend', name: '' };
  return { why: special.by === published ? 'holiday' : 'office', name: special.name };
}

/** `by` of a special day of the state's calendar. */
export const published = 'published';
