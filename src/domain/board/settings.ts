import type { Units } from './short-number.ts';

/** Languages as addresses name them. */
const languages = ['zh', 'en', 'es', 'ja'] as const;

/** The settings in the address of a board (W5.11): a wall screen has no other input. */
export interface BoardSettings {
  /** Seconds between two refreshes. */
  interval: number;
  /** Null: that of the browser, as everywhere. */
  language: (typeof languages)[number] | null;
  theme: 'light' | 'dark' | null;
  /** Steps of numbers: thousands, or ten thousands as Chinese counts. */
  units: Units;
  /** Without lists: numbers, map and course alone. */
  isBrief: boolean;
}

const usualInterval = 60;
const shortestInterval = 10;
const longestInterval = 3600;

/** Reads the settings from the address. An invalid value counts as missing, or as the nearest valid one. */
export function readSettings(search: string): BoardSettings {
  const given = new URLSearchParams(search);
  const [language = ''] = (given.get('lang') ?? '').toLowerCase().split('-');
  const theme = given.get('theme');
  return {
    interval: readInterval(given.get('interval')),
    language: languages.find((known) => known === language) ?? null,
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    units: given.get('units') === 'zh' ? 'wan' : 'thousands',
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
