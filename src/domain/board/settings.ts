import type { Units } from './short-number.ts';

/** The settings in the address of a board (W5.11): a wall screen has no other input. */
export interface BoardSettings {
  /** Seconds between two refreshes. */
  interval: number;
  /** The primary tag of the language, such as `zh`, which the app may not have. Null: that of the browser, as everywhere. */
  language: string | null;
  theme: 'light' | 'dark' | null;
  /** Steps of numbers: thousands, or ten thousands as Chinese counts. Null: those of the language. */
  units: Units | null;
  /** Without lists: numbers, map and course alone. */
  isBrief: boolean;
}

const unitsNamed: Readonly<Record<string, Units>> = { zh: 'wan', en: 'thousands' };

const usualInterval = 60;
const shortestInterval = 10;
const longestInterval = 3600;

/** Reads the settings from the address. An invalid value counts as missing, or as the nearest valid one. */
export function readSettings(search: string): BoardSettings {
  const given = new URLSearchParams(search);
  const theme = given.get('theme');
  return {
    interval: readInterval(given.get('interval')),
    language: given.get('lang')?.toLowerCase().split('-')[0] || null,
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    units: unitsNamed[given.get('units') ?? ''] ?? null,
    isBrief: given.get('content') === 'brief',
  };
}

function readInterval(text: string | null): number {
  const seconds = Number(text?.trim() || Number.NaN);
  if (Number.isNaN(seconds)) return usualInterval;
  return Math.min(longestInterval, Math.max(shortestInterval, Math.round(seconds)));
}

/** Seconds until the next try after so many failures in a row: longer each time, up to ten minutes (W5.4). */
export function pauseAfter(failures: number, interval: number): number {
  const ceiling = Math.max(interval, 600);
  return Math.min(ceiling, interval * 2 ** Math.min(Math.max(0, failures - 1), 10));
}
