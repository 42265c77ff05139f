import { addDays, weekdayOf, yearOf } from './days.ts';
import type { DueDay, SpecialDay } from './due-day.ts';

/** Determines the working days (decision 040). */
export interface Calendar {
  /** The special entry of a day; office entries override those of the state. */
  specialOf: (day: string) => SpecialDay | undefined;
  /** Whether the state has published the year's calendar. */
  isPublished: (year: number) => boolean;
  /** The working weekdays of days without a special entry, 0 for Sunday. Monday to Friday by default. */
  workweek?: readonly number[];
}

const mondayToFriday = [1, 2, 3, 4, 5];

/** The longest time without a working day: a calendar without any must not cause an endless loop. */
const longestBreak = 366;

export function isWorked({ specialOf, workweek = mondayToFriday }: Calendar, day: string): boolean {
  const special = specialOf(day);
  return special ? special.kind === 'worked' : workweek.includes(weekdayOf(day));
}

/**
 * The last day for an answer, a number of working days after the day of receipt, with its explanation (decision 040). The day
 * of receipt does not count; after a receipt on a free day the next working day is the first that counts.
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

/** The number of working days after the due day, up to and including `until`. 0 when it is not late. */
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
