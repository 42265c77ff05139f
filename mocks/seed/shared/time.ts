import type { Chance } from './random.ts';

export const day = 24 * 60 * 60 * 1000;

/** A random second of the day's working hours, 8:30 to 17:00 in Shanghai, where a UTC day begins at 8:00. */
export const inWorkingHours = (moment: number, chance: Chance) =>
  moment - (moment % day) + chance.between(30 * 60, 9 * 60 * 60 - 1) * 1000;

/** Asia/Shanghai is eight hours ahead of UTC. */
const zone = 8 * 60 * 60 * 1000;

/** Midnight in Shanghai, at or before a moment. */
export const midnight = (moment: number): number => moment - ((moment + zone) % day);

/** The number of midnights in Shanghai between two moments, negative if the second is earlier. */
export const daysBetween = (from: number, to: number): number => (midnight(to) - midnight(from)) / day;
