import type { Chance } from './random.ts';

/** The date of the seed (decision 014). All times of the seed are in the year before. */
export const clock = Date.parse('2026-06-01T09:00:00+08:00');
export const day = 24 * 60 * 60 * 1000;

/** A random second of the day's working hours, 8:30 to 17:00 in Shanghai, where a UTC day begins at 8:00. */
export const inWorkingHours = (moment: number, chance: Chance) =>
  moment - (moment % day) + chance.between(30 * 60, 9 * 60 * 60 - 1) * 1000;
