import { type Chance, createChance } from '#mocks/seed/shared/random.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

/** The day on which the public platform began to count. */
const firstDay = '2025-01-01';

const day = 24 * 60 * 60 * 1000;

/** What happened on one day, in the order of time. */
type DayOf<Row> = (day: DayOfSeed) => readonly Row[];

export interface DayOfSeed {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Counted from the first day on. */
  index: number;
  isWeekend: boolean;
  /** How busy the month is, in percent: spring and autumn are busiest, and each year has more visitors than the one before. */
  rush: number;
  chance: Chance;
}

const rushOfMonth = [60, 70, 100, 125, 120, 90, 105, 100, 95, 130, 110, 75];

/**
 * Records of a past that goes on: each day's are computed when they are first asked for, always the same ones, and
 * those whose time has not come yet are left out. So figures move while somebody watches.
 */
export function createPast<Row extends { time: string }>(seed: number, rowsOf: DayOf<Row>) {
  const days: Row[][] = [];
  return (now: number): readonly Row[] => {
    const until = toShanghaiTime(now);
    const first = Date.parse(firstDay);
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

/** A second between two hours of the day. */
export const timeOn = ({ date, chance }: DayOfSeed, from: number, to: number): string => {
  const second = chance.between(from * 3600, to * 3600 - 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date} ${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
};

/** Picks one of them; the earlier ones more often. */
export const oftenFirst = <T>(all: readonly T[], chance: Chance): T =>
  all[Math.min(chance.between(0, all.length - 1), chance.between(0, all.length - 1))] as T;
