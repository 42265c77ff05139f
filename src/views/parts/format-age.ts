import type { Language } from '#src/i18n/languages.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago an instant is, to the largest whole unit, in the platform's own words: “3 days ago”. */
export function formatAge(instant: number, now: number, language: Language): string {
  const age = now - instant;
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? ['second', Infinity];
  const words = new Intl.RelativeTimeFormat(language, { numeric: length === Infinity ? 'auto' : 'always' });
  return words.format(-Math.max(0, Math.floor(age / length)), unit);
}
