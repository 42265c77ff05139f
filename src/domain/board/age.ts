import { dayAt, instantOf } from '#src/domain/platform-time.ts';

/** When an answer came, by the clock of this computer, and by that of the server. */
export interface Arrival {
  here: number;
  /** The time in the answer. */
  there: string;
}

/**
 * The server’s time at a moment of the local clock. The clock of a wall screen is often wrong, so times and ages follow the
 * server’s.
 */
export const timeThere = (now: number, arrival: Arrival | null): number =>
  arrival ? instantOf(arrival.there) + (now - arrival.here) : now;

/** Whether figures are older than two intervals, in seconds (W5.3). */
export const isStale = (time: string, now: number, interval: number): boolean =>
  now - instantOf(time) > 2 * interval * 1000;

/** Formats a time of the server; the day is added unless it is today. */
export const shortTime = (time: string, now: number): string =>
  time.slice(0, 10) === dayAt(now) ? time.slice(11, 16) : time.slice(5, 16);

const secondsOfDay = 86_400;

/** How old something is, in whole days, hours or minutes: the greatest that is not 0. */
export function ageOf(time: string, now: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  const seconds = Math.max(0, Math.floor((now - instantOf(time)) / 1000));
  if (seconds >= secondsOfDay) return { unit: 'days', count: Math.floor(seconds / secondsOfDay) };
  if (seconds >= 3600) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'minutes', count: Math.floor(seconds / 60) };
}
