import { isTrue } from './xml.ts';
import type { NumberFormat } from './number-format.ts';

/** A cell in the XML of its sheet. */
export interface StoredCell {
  type: string;
  value: string | null;
  /** The inline text of the cell. */
  inline: string | null;
  hasFormula: boolean;
  format: NumberFormat;
}

/** The displayed text of a cell. `fault` is an i18n key if it cannot be determined; `text` is then the stored text. */
export interface ShownCell {
  text: string;
  fault?: string;
}

interface Surroundings {
  strings: readonly string[];
  is1904: boolean;
}

/** The text that a spreadsheet displays for a cell, with days and times in the formats that are stored here. */
export function shownCell(cell: StoredCell, { strings, is1904 }: Surroundings): ShownCell {
  const { type, value, inline, hasFormula, format } = cell;
  if (value === null) {
    if (hasFormula) return { text: '', fault: 'problem.uncalculated' };
    return { text: unescaped(inline ?? '') };
  }
  const stored = value.trim();
  switch (type) {
    case 's': {
      const text = strings[/^\d+$/.test(stored) ? Number(stored) : -1];
      return text === undefined ? odd(value) : { text };
    }
    case 'b':
      return isTrue(stored) || /^(?:0|false)$/i.test(stored) ? { text: isTrue(stored) ? 'TRUE' : 'FALSE' } : odd(value);
    case 'd':
      // Without a time zone. A time with a zone is an instant, which the reader of dates converts.
      return {
        text:
          stored.length > longestDate
            ? stored
            : stored.replace(/^(\d{4}-\d\d-\d\d)T([\d:]+(?:\.\d*[1-9])?)(?:\.?0+)?$/, '$1 $2'),
      };
    case 'n': {
      const text = stored === '' ? '' : shownNumber(Number(stored), format, is1904);
      return text === null ? odd(value) : { text };
    }
    case 'e':
      return { text: stored };
    default:
      return { text: unescaped(value) };
  }
}

/** The longest date: with time, fractions of seconds and time zone. */
const longestDate = 40;

const odd = (text: string): ShownCell => ({ text, fault: 'problem.cell' });

/** Excel writes characters that XML forbids as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** A number in its format; null if it is not a number, or not a day. */
function shownNumber(number: number, format: NumberFormat, is1904: boolean): string | null {
  if (!Number.isFinite(number)) return null;
  switch (format.kind) {
    case 'time':
      return shownTime(number, format, is1904);
    case 'number':
      if (format.isPercent) return `${precise(number * 100).toFixed(format.decimals)}%`;
      return rounded(number, format.decimals).padStart(number < 0 ? 0 : format.digits, '0');
    default:
      return String(precise(number));
  }
}

/** Spreadsheets show at most 15 digits; further ones are rounding errors. */
const precise = (number: number): number => Number(number.toPrecision(15));

/** A number without exponent and trailing zeros. */
const rounded = (number: number, decimals: number): string =>
  Math.abs(number) < 1e15 ? String(Number(roundedUp(number, decimals))) : String(precise(number));

/** Rounds half up, as spreadsheets do: 1.005 rounds up by its 15 digits, although its binary value is slightly less. */
function roundedUp(number: number, decimals: number): string {
  const [digits = '', power = '0'] = String(precise(number)).split('e');
  const shifted = Math.round(Math.abs(Number(`${digits}e${Number(power) + decimals}`)));
  return `${number < 0 ? '-' : ''}${shifted}e-${decimals}`;
}

const secondsOfDay = 86_400;
/** 31 December 9999, the last day of spreadsheets. */
const lastDay = 2_958_465;
/** The days between the epochs of Windows spreadsheets and old Mac ones. */
const macDays = 1462;

type TimeFormat = Extract<NumberFormat, { kind: 'time' }>;

/** A serial is a number of days. It is rounded to the second, since no float holds a minute. */
function shownTime(serial: number, format: TimeFormat, is1904: boolean): string | null {
  const seconds = Math.round((serial + (is1904 && format.hasDay ? macDays : 0)) * secondsOfDay);
  if (seconds < 0 || seconds >= (lastDay + 1) * secondsOfDay) return null;
  const [day = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + seconds * 1000).toISOString().split(/[T.]/);
  if (format.hasDay) return format.hasTime ? `${day} ${time}` : day;
  const shown = format.isElapsed ? `${String(Math.floor(seconds / 3600)).padStart(2, '0')}${time.slice(2)}` : time;
  return !format.hasSeconds && shown.endsWith(':00') ? shown.slice(0, -3) : shown;
}
