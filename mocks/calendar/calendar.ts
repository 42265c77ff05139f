import type { Calendar } from '#src/domain/working-days/calendar.ts';
import { yearOf } from '#src/domain/working-days/days.ts';
import type { SpecialDay } from '#src/domain/working-days/due-day.ts';
import { isPublished, stateDay } from './state-calendar.ts';

/** An answer takes at most so many working days (decision 040). */
export const workingDaysToAnswer = 5;

/** The state's calendar with what the office added, which wins. A year whose New Year the office entered is known, too. */
export function calendarWith(officeDays: readonly SpecialDay[]): Calendar {
  const ofOffice = new Map(officeDays.map((special) => [special.day, special]));
  // Whoever enters a year’s holidays begins with its New Year; one day off of the office does not make a calendar.
  const entered = new Set(officeDays.filter(({ day }) => day.endsWith('-01-01')).map(({ day }) => yearOf(day)));
  return {
    specialOf: (day) => ofOffice.get(day) ?? stateDay(day),
    isPublished: (year) => isPublished(year) || entered.has(year),
  };
}
