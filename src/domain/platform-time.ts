/**
 * Dates and times of the platform are Chinese local time. They are sent, stored and compared as texts,
 * `2026-03-12 09:30:00`; the browser's time zone does not matter. Only instants (now, the time of a draft) are converted,
 * and only here.
 */
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' });

/** The platform's time at an instant (milliseconds since 1970), in the stored form. */
export const wallClockAt = (instant: number): string => clock.format(instant);

const millisecondsOfDay = 86_400_000;

/** The instant of a stored time. China's offset has not changed since 1992, and no record is older. */
export const instantOf = (stored: string): number => Date.parse(`${stored.replace(' ', 'T')}+08:00`);

/** The platform's day at an instant, or the day `daysBefore` days earlier: `2026-03-12`. */
export function dayAt(instant: number, daysBefore = 0): string {
  const day = wallClockAt(instant).slice(0, 10);
  return new Date(Date.parse(day) - daysBefore * millisecondsOfDay).toISOString().slice(0, 10);
}
