import { wallClockAt } from '#src/domain/platform-time.ts';

/**
 * A date, with or without a time, in the forms that people and programs write. The year comes first. A zone behind the time
 * makes it an instant.
 */
const written =
  /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?|(\d{2})(\d{2}))(?:[T\s]*(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})(\.\d+)?)?[分秒]?(?:\s?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?))?)?$/i;

/** A spreadsheet's serial date: days since 1899-12-30. */
const serial = /^\d{5}(?:\.\d+)?$/;

/** Reads a day into its stored form, `2026-03-12`. A text that is no date stays unchanged. */
export const readDate = (text: string): string => partsOf(text)?.day ?? text;

/**
 * Reads a date with time into its stored form, `2026-03-12 09:30:00`; midnight without a time. An instant is converted to the
 * platform's time. A text that is no date stays unchanged.
 */
export function readDateTime(text: string): string {
  const parts = partsOf(text);
  return parts ? `${parts.day} ${parts.time}` : text;
}

interface Parts {
  day: string;
  time: string;
}

/** Splits a written date. It may be a day that does not exist: validation finds that. */
function partsOf(text: string): Parts | null {
  const trimmed = text.trim();
  if (serial.test(trimmed)) return atSecond(Date.UTC(1899, 11, 30) + Number(trimmed) * 86_400_000);
  const found = written.exec(trimmed);
  if (!found) return null;
  const [, year = '', month = found[4], date = found[5], , , hour, minute, second, fraction = '', zone] = found;
  // `09:30-10:30` is more likely two times than a time with its zone.
  if (zone && /\d/.test(zone) && second === undefined && !/t/i.test(trimmed)) return null;
  const parts = { day: [year, two(month), two(date)].join('-'), time: [two(hour), two(minute), two(second)].join(':') };
  if (zone === undefined && Number(fraction) < 0.5) return parts;
  const wallClock = Date.parse(`${parts.day}T${parts.time}Z`) + Number(fraction) * 1000;
  // A day or a time that does not exist. An instant is then none, for its day here is not known.
  if (Number.isNaN(wallClock) || !atSecond(wallClock - Number(fraction) * 1000).day.startsWith(parts.day))
    return zone === undefined ? parts : null;
  return zone === undefined ? atSecond(wallClock) : atZone(wallClock, zone);
}

/** The parts of a time without a zone, rounded to the second, as spreadsheets show it. */
function atSecond(milliseconds: number): Parts {
  const [day = '', time = ''] = new Date(Math.round(milliseconds / 1000) * 1000).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

/** The range of time zones on Earth. */
const farthest = 14 * 60;

/** The platform's time when a clock in this zone shows that time; null for a zone that does not exist. */
function atZone(wallClock: number, zone: string): Parts | null {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  if (Math.abs(ahead) > farthest) return null;
  const [day = '', time = ''] = wallClockAt(Math.round(wallClock / 1000) * 1000 - ahead * 60_000).split(' ');
  return { day, time };
}

const two = (digits = ''): string => digits.padStart(2, '0');
