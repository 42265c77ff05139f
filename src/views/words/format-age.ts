import type { Language } from '#src/i18n/languages.ts';

const shortest = 60_000;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', shortest],
] as const;

/** The age of an instant in the largest whole unit from minutes up, formatted by the browser: “3 days ago”. */
export function formatAge(instant: number, now: number, language: Language): string {
  const age = Math.max(now - instant, shortest);
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? ['minute', shortest];
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(age / length), unit);
}
