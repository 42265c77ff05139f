import type { Chance } from './random.ts';
import { isWorked } from '#src/domain/working-days/calendar.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** Asia/Shanghai is eight hours ahead of UTC. */
const zone = 8 * hour;

/** Midnight in Shanghai, at or before a moment. */
export const midnight = (moment: number): number => moment - ((moment + zone) % day);

/** The number of midnights in Shanghai between two moments, negative if the second is earlier. */
export const daysBetween = (from: number, to: number): number => (midnight(to) - midnight(from)) / day;

/** The working hours: 8:30 to 17:00. */
const opening = 8.5 * hour;
const closing = 17 * hour;
const workday = closing - opening;

const calendar = calendarWith([]);

/** Whether the day that begins at this midnight is a working day of the state's calendar; in unpublished years, a weekday. */
export const isWorkday = (from: number): boolean => isWorked(calendar, toShanghaiTime(from).slice(0, 10));

/**
 * The moment a number of working days before another one, always within the working hours of a working day. Fractions count
 * working hours: 0.5 is four hours and a quarter earlier. In this way nothing is in the future, and order is kept.
 */
export function workedBefore(moment: number, days: number): number {
  const today = midnight(moment);
  const worked = isWorkday(today) ? Math.min(Math.max(moment - today - opening, 0), workday) : 0;
  const back = days * workday - worked;
  if (back < 0) return today + opening - back;
  const whole = Math.floor(back / workday);
  return workdayBefore(today, whole) + closing - (back - whole * workday);
}

/** The working days before a day, latest first, as far as they were needed. */
const known = new Map<number, number[]>();

/** Midnight of a working day before a day; the last one has the index 0. */
function workdayBefore(today: number, index: number): number {
  const found = known.get(today) ?? [];
  known.set(today, found);
  for (let next = (found.at(-1) ?? today) - day; found.length <= index; next -= day)
    if (isWorkday(next)) found.push(next);
  return found[index] as number;
}

/** A random part of a working day, so that times of a seed do not cluster. */
export const partOfDay = (chance: Chance): number => chance.between(30 * 60, 9 * 60 * 60 - 1) / (24 * 60 * 60);

/** Spreads the days of a year over eighteen months of working time, more densely towards the start. */
export const spread = (start: number, daysAgo: number): number => workedBefore(start, 372 * (daysAgo / 365) ** 1.4);

/** The time of the last change of a record, 1 to 20 of such days after its creation but before the start. */
export function changedAfter(start: number, createdAgo: number, chance: Chance): number {
  const [later, part] = [chance.between(1, 20), partOfDay(chance)];
  return spread(start, later + part < createdAgo ? createdAgo - later - part : createdAgo * part);
}
