/**
 * Dates and times of the platform are what a clock in China shows. They travel, are stored and are compared as texts,
 * `2026-03-12 09:30:00`; the zone that a browser is in has no say in them. Only instants (now, when a draft was kept) are
 * converted, here.
 */
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' });

/** What the platform's clock shows at an instant (milliseconds since 1970), as times are stored. */
export const wallClockAt = (instant: number): string => clock.format(instant);

const millisecondsOfDay = 86_400_000;

/** The instant of a stored time. China has had one offset since 1992, and no record here is older. */
export const instantOf = (stored: string): number => Date.parse(`${stored.replace(' ', 'T')}+08:00`);

/** The platform's day at an instant, or so many days before: `2026-03-12`. */
export function dayAt(instant: number, daysBefore = 0): string {
  const day = wallClockAt(instant).slice(0, 10);
  return new Date(Date.parse(day) - daysBefore * millisecondsOfDay).toISOString().slice(0, 10);
}
