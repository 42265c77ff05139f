/** A stored time as it is shown: to the minute, one format everywhere (`2026-03-12 09:30`). */
export const formatTime = (stored: string): string => stored.slice(0, 16);

const instants = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** An instant (milliseconds since 1970) in the same format, in the platform's time zone. */
export const formatInstant = (milliseconds: number): string => instants.format(milliseconds);
