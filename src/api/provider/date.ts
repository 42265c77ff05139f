import { instantOf } from '#src/domain/platform-time.ts';
import { AdapterError, type Field, numberIn } from './field.ts';

/**
 * How the server writes a time. Ours is `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai.
 *
 * - `text`: as ours.
 * - `iso`: ISO 8601 with a zone.
 * - `milliseconds`, `seconds`: since 1970.
 */
type DateForm = 'text' | 'iso' | 'milliseconds' | 'seconds';

interface Form {
  /** Milliseconds since 1970; NaN for anything else. */
  parse: (value: unknown) => number;
  format: (time: number) => unknown;
}

/** Asia/Shanghai is eight hours ahead of UTC, all year round since 1992. */
const ahead = 8 * 60 * 60 * 1000;

const parseText = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
    ? exactly(instantOf(value), value)
    : Number.NaN;

/** Refuses days that do not exist: `Date.parse` of some browsers reads 30 February as 2 March. */
const exactly = (time: number, text: string): number =>
  !Number.isNaN(time) && toText(time) === text ? time : Number.NaN;

function parseIso(value: unknown): number {
  const [, day, time, zone = ''] =
    (typeof value === 'string' &&
      /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)$/.exec(value)) ||
    [];
  if (Number.isNaN(parseText(`${day} 00:00:00`))) return Number.NaN;
  // Not every browser reads a zone without a colon.
  return Date.parse(`${day}${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
}

const toText = (time: number): string => new Date(time + ahead).toISOString().slice(0, 19).replace('T', ' ');

const forms: Readonly<Record<DateForm, Form>> = {
  text: { parse: parseText, format: toText },
  iso: {
    parse: parseIso,
    format: (time) => `${new Date(time + ahead).toISOString().slice(0, 19)}+08:00`,
  },
  milliseconds: { parse: numberIn, format: (time) => time },
  seconds: { parse: (value) => numberIn(value) * 1000, format: (time) => Math.floor(time / 1000) },
};

/** The times whose years have four digits. A later time is probably in another unit, such as milliseconds read as seconds. */
const [earliest, latest] = [Date.parse('0000-01-02T00:00:00Z'), Date.parse('9999-12-31T15:59:59Z')];

function timeOf(value: unknown, form: DateForm, place: string): number {
  const time = forms[form].parse(value);
  if (time >= earliest && time <= latest) return time;
  throw new AdapterError(place, value, `is no time in the form “${form}”`);
}

/** The time of the last change as the version, for a server that expects it with each write (`versions: 'field'`). */
export const changed = (name: string, form: DateForm): Field<number> => ({
  name,
  read: (value, place) => timeOf(value, form, place),
  write: (time) => forms[form].format(time),
});

/** A time in another form. A missing one stays missing. */
export function date<Value extends string | null>(name: string, form: DateForm): Field<Value> {
  return {
    name,
    read(value, place) {
      if (value === null || value === undefined) return value as Value;
      return toText(timeOf(value, form, place)) as Value;
    },
    write(value, place) {
      if (value === null) return null;
      const time = parseText(value);
      if (Number.isNaN(time)) throw new AdapterError(place, value, 'is no time');
      return forms[form].format(time);
    },
  };
}
