import { AdapterError, type Field, shown } from './field.ts';

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
    ? exactly(Date.parse(`${value.replace(' ', 'T')}+08:00`), value)
    : Number.NaN;

/** Refuses days that do not exist: `Date.parse` of some browsers reads 30 February as 2 March. */
const exactly = (time: number, text: string): number =>
  !Number.isNaN(time) && toText(time) === text ? time : Number.NaN;

const toText = (time: number): string => new Date(time + ahead).toISOString().slice(0, 19).replace('T', ' ');

const parseNumber = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const forms: Readonly<Record<DateForm, Form>> = {
  text: { parse: parseText, format: toText },
  iso: {
    parse: (value) =>
      typeof value === 'string' && /T.*(Z|[+-]\d\d:?\d\d)$/.test(value) ? Date.parse(value) : Number.NaN,
    format: (time) => `${new Date(time + ahead).toISOString().slice(0, 19)}+08:00`,
  },
  milliseconds: { parse: parseNumber, format: (time) => time },
  seconds: { parse: (value) => parseNumber(value) * 1000, format: (time) => Math.floor(time / 1000) },
};

/**
 * The time of the last change as version, for a server that takes it back as the one that a write is based on (`versions:
 * 'field'`).
 */
export const changed = (name: string, form: DateForm): Field<number> => ({
  name,
  read(value, place) {
    const time = forms[form].parse(value);
    if (Number.isNaN(time)) throw new AdapterError(place, `${shown(value)} is no time in the form “${form}”`);
    return time;
  },
  write: (time) => forms[form].format(time),
});

/** The largest distance from 1970 that a date can have, in milliseconds. */
const farthest = 8.64e15 - ahead;

/** A time in another form. A missing one stays missing. */
export function date<Value extends string | null>(name: string, form: DateForm): Field<Value> {
  const { parse, format } = forms[form];
  return {
    name,
    read(value, place) {
      if (value === null || value === undefined) return value as Value;
      const time = parse(value);
      if (Number.isNaN(time) || Math.abs(time) > farthest)
        throw new AdapterError(place, `${shown(value)} is no time in the form “${form}”`);
      return toText(time) as Value;
    },
    write(value, place) {
      if (value === null) return null;
      const time = parseText(value);
      if (Number.isNaN(time)) throw new AdapterError(place, `${shown(value)} is no time`);
      return format(time);
    },
  };
}
