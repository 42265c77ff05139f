import { isDateTime } from '#src/domain/content/rules.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import { readDate, readDateTime } from './import-dates.ts';

/** A month and a day, which belong to the current year: `11-30`, `11/30`, `11月30日`, `1130`. */
const withoutYear = /^(?:(\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;

/** An import reads five digits as a serial date of a spreadsheet; in a field they are the beginning of a date. */
const digits = /^\d{5}$/;

/** Reads a typed day into its stored form, `2026-11-30`. A text that is not a day stays unchanged. */
export function readTypedDay(typed: string, today: string): string {
  const text = typed.normalize('NFKC').trim();
  const [, month, day, twoDigits, lastDigits] = withoutYear.exec(text) ?? [];
  const [first, last] = [month ?? twoDigits, day ?? lastDigits];
  const written = first && last ? `${today.slice(0, 4)}-${first.padStart(2, '0')}-${last.padStart(2, '0')}` : text;
  const read = digits.test(text) ? text : readDate(written);
  return isDay(read) ? read : typed;
}

/**
 * Reads a typed day with a time into its stored form, `2026-11-30 09:30:00`; midnight without a time. Other texts stay as
 * they are.
 */
export function readTypedTime(typed: string, today: string): string {
  const text = typed.normalize('NFKC').trim();
  const [, day = '', time = ''] = /^(\d{8}(?=\d{4}$)|[^\sTt]+)[\sTt]*(.*)$/.exec(text) ?? [];
  const read = readTypedDay(day, today);
  if (!isDay(read)) return typed;
  const stored = readDateTime(`${read} ${time.replace(/^(\d{1,2})(\d{2})$/, '$1:$2')}`.trim());
  return isDateTime(stored) ? stored : typed;
}
