/** A date, with or without a time, in the forms that people and spreadsheets write. The year comes first. */
const written =
  /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?|(\d{2})(\d{2}))(?:[T\s]*(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})(?:\.\d+)?)?[分秒]?Z?)?$/;

/** A spreadsheet's serial date: days since 1899-12-30. */
const serial = /^\d{5}(?:\.\d+)?$/;

/** Reads a day into its stored form, `2026-03-12`. A text that is no date stays unchanged. */
export const readDate = (text: string): string => partsOf(text)?.day ?? text;

/** Reads a date with time into its stored form, `2026-03-12 09:30:00`; midnight without a time. A text that is no date stays unchanged. */
export function readDateTime(text: string): string {
  const parts = partsOf(text);
  return parts ? `${parts.day} ${parts.time}` : text;
}

/** Splits a written date. It may be a day that does not exist: validation finds that. */
function partsOf(text: string): { day: string; time: string } | null {
  const trimmed = text.trim();
  if (serial.test(trimmed)) return ofSerial(Number(trimmed));
  const found = written.exec(trimmed);
  if (!found) return null;
  const [, year = '', month = found[4], date = found[5], , , hour, minute, second] = found;
  return { day: [year, two(month), two(date)].join('-'), time: [two(hour), two(minute), two(second)].join(':') };
}

function ofSerial(days: number): { day: string; time: string } {
  const [day = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1000)
    .toISOString()
    .split('T');
  return { day, time: time.slice(0, 8) };
}

const two = (digits = ''): string => digits.padStart(2, '0');
