import { addDays, weekdayOf } from '#src/domain/working-days/days.ts';
import { countDays, type Days, lastOfMonth, monthAfter, type Period } from './period.ts';

/** The units of time. Weeks begin on Monday. */
export const units = ['day', 'week', 'month'] as const;
export type Unit = (typeof units)[number];

/** A part of a period, cut to its ends. `isOpen`: the day, week or month itself is not over, or begins or ends outside. */
export interface Bucket extends Days {
  isOpen: boolean;
}

/** More points than this cannot be read in a chart (W7.8). */
const mostPoints = 400;

/** The unit that suits a period: days up to two months, weeks up to half a year, else months. */
const usualUnit = ({ days }: Pick<Period, 'days'>): Unit => (days <= 62 ? 'day' : days <= 184 ? 'week' : 'month');

/** The requested unit, or the next larger one if it makes more parts than a chart can show. */
export function fittingUnit(wanted: Unit | null, period: Pick<Period, 'days'>): Unit {
  const unit = wanted ?? usualUnit(period);
  if (unit === 'day' && period.days > mostPoints) return fittingUnit('week', period);
  return unit === 'week' && period.days > mostPoints * 7 ? 'month' : unit;
}

/** All parts of a period, in the order of time, also those without a record (W4.6). */
export function bucketsOf({ from, to }: Days, unit: Unit, today: string): readonly Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = from; start <= to;) {
    const end = endOf(start, unit);
    const last = end > to ? to : end;
    buckets.push({ from: start, to: last, isOpen: end >= today || last < end || start > beginOf(start, unit) });
    start = addDays(last, 1);
  }
  return buckets;
}

/**
 * The days of the comparison for each part of a period (W4.4): months are compared with months where both periods begin with
 * one, other parts with the days at the same distance from the beginning. The last part takes the rest of a longer
 * comparison; null where a shorter one has ended.
 */
export function besideBuckets(buckets: readonly Days[], compared: Days, unit: Unit): readonly (Days | null)[] {
  const first = buckets[0]?.from ?? '';
  const areMonths = unit === 'month' && first.endsWith('-01') && compared.from.endsWith('-01');
  const months = areMonths ? bucketsOf(compared, unit, compared.to) : [];
  const sameDay = (day: string) => addDays(compared.from, countDays({ from: first, to: day }) - 1);
  return buckets.map(({ from, to }, index) => {
    const beside = areMonths ? months[index] : { from: sameDay(from), to: sameDay(to) };
    if (!beside || beside.from > compared.to) return null;
    const isLast = index === buckets.length - 1 || beside.to > compared.to;
    return { from: beside.from, to: isLast ? compared.to : beside.to };
  });
}

/** The last day of the day, week or month that a day is in. */
function endOf(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  return unit === 'month' ? lastOfMonth(day) : addDays(beginOf(day, 'week'), 6);
}

function beginOf(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  return unit === 'month' ? monthAfter(day, 0) : addDays(day, -((weekdayOf(day) + 6) % 7));
}
