import type { Calendar } from '#src/domain/working-days/calendar.ts';
import { yearOf } from '#src/domain/working-days/days.ts';
import type { SpecialDay } from '#src/domain/working-days/due-day.ts';
import { isPublished, stateDay } from './state-calendar.ts';

/** The state's calendar with the entries of the office, which override it. */
export function calendarWith(officeDays: readonly SpecialDay[]): Calendar {
  const ofOffice = new Map(officeDays.map((special) => [special.day, special]));
  // A year counts as entered once 1 January is: a single day off is not a calendar.
  const entered = new Set(officeDays.filter(({ day }) => day.endsWith('-01-01')).map(({ day }) => yearOf(day)));
  return {
    specialOf: (day) => ofOffice.get(day) ?? stateDay(day),
    isPublished: (year) => isPublished(year) || entered.has(year),
  };
}
