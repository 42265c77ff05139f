import type { WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import type { Calendar } from '#src/domain/working-days/calendar.ts';
import { yearOf } from '#src/domain/working-days/days.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';
import { stateDaysOf } from '#mocks/calendar/state-calendar.ts';
import { personOf } from '#mocks/server/names.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { officeDayCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

export const currentCalendar = async (tx: Transaction): Promise<Calendar> =>
  calendarWith(await tx.all(officeDayCollection));

/** A year of the calendar, for the calendar page. */
export async function yearOfCalendar(year: number, now: number, tx: Transaction): Promise<WorkCalendar> {
  const entries = (await tx.all(officeDayCollection)).filter(({ day }) => yearOf(day) === year);
  const office = await Promise.all(entries.map(async (entry) => ({ ...entry, byName: await personOf(entry.by, tx) })));
  const calendar = await currentCalendar(tx);
  const state = stateDaysOf(year).map((special) => ({ ...special, version: 0 }));
  const overridden = new Set(office.map(({ day }) => day));
  return {
    year,
    isPublished: calendar.isPublished(year),
    days: [...state.filter(({ day }) => !overridden.has(day)), ...office].sort((a, b) => (a.day < b.day ? -1 : 1)),
    missingYear: missingYear(calendar, now),
  };
}

const november = 11;

/** The current year if its calendar is missing, or from November on the next year. */
function missingYear(calendar: Calendar, now: number): number | null {
  const today = toShanghaiTime(now);
  const year = yearOf(today);
  if (!calendar.isPublished(year)) return year;
  return Number(today.slice(5, 7)) >= november && !calendar.isPublished(year + 1) ? year + 1 : null;
}
