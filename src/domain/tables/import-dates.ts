/** A date, with or without a time, as people and spreadsheets write it; the year comes first. */
const written =
  /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?|(\d{2})(\d{2}))(?:[T\s]*(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})(?:\.\d+)?)?[分秒]?Z?)?$/;

/** Days since 1899-12-30, which is how spreadsheets count. */
const serial = /^\d{5}(?:\.\d+)?$/;

/** A day as it is stored, `2026-03-12`; what is no date stays as it is. */
export const readDate = (text: string): string => partsOf(text)?.day ?? text;

/** A day and a time as they are stored, `2026-03-12 09:30:00`; midnight where there is no time. What is no date stays as it is. */
export function readDateTime(text: string): string {
  const parts = partsOf(text);
  return parts ? `${parts.day} ${parts.time}` : text;
}

/** Whether the day exists is the rules' business. */
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
