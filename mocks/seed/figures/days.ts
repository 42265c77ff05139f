import { type Chance, createChance } from '#mocks/seed/shared/random.ts';
import { day } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

/** The first day with data: a 1 January, at least 17 months before the start, so that periods can be compared. */
const firstDayOf = (start: number): string => `${Number(toShanghaiTime(start - 151 * day).slice(0, 4)) - 1}-01-01`;

/** Computes the rows of one day, in the order of time. */
type DayOf<Row> = (day: DayOfSeed) => readonly Row[];

export interface DayOfSeed {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The number of days since the first one. */
  index: number;
  isWeekend: boolean;
  /** The number of visitors of the month, in percent: spring and autumn are busiest, and each year exceeds the previous one. */
  rush: number;
  chance: Chance;
}

const rushOfMonth = [60, 70, 100, 125, 120, 90, 105, 100, 95, 130, 110, 75];

/**
 * Returns a function that gives all rows until a moment. The rows of each day are computed on demand and always the same.
 * Rows in the future are left out, so figures change while a user watches them.
 */
export function createTimeline<Row extends { time: string }>(start: number, seed: number, rowsOf: DayOf<Row>) {
  const days: Row[][] = [];
  const first = Date.parse(firstDayOf(start));
  return (now: number): readonly Row[] => {
    const until = toShanghaiTime(now);
    const count = Math.floor((Date.parse(until.slice(0, 10)) - first) / day) + 1;
    for (let index = days.length; index < count; index += 1) {
      const at = new Date(first + index * day);
      const rush = ((rushOfMonth[at.getUTCMonth()] ?? 100) * (100 + Math.floor((index * 20) / 365))) / 100;
      days[index] = rowsOf({
        date: at.toISOString().slice(0, 10),
        index,
        isWeekend: [0, 6].includes(at.getUTCDay()),
        rush,
        chance: createChance(seed + index),
      }).toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
    }
    const past = days.slice(0, Math.max(0, count));
    const last = past.pop() ?? [];
    return [...past.flat(), ...last.filter(({ time }) => time <= until)];
  };
}

/** A random time between two hours of the day. */
export const timeOn = ({ date, chance }: DayOfSeed, from: number, to: number): string => {
  const second = chance.between(from * 3600, to * 3600 - 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date} ${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
};

/** Picks an item, the first ones more often. */
export const pickEarly = <T>(all: readonly T[], chance: Chance): T =>
  all[Math.min(chance.between(0, all.length - 1), chance.between(0, all.length - 1))] as T;
