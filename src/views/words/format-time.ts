import { wallClockAt } from '#src/domain/platform-time.ts';

/** A stored time as it is shown: to the minute, one format everywhere (`2026-03-12 09:30`). */
export const formatTime = (stored: string): string => stored.slice(0, 16);

/** An instant (milliseconds since 1970) in the same format, by the platform's clock. */
export const formatInstant = (milliseconds: number): string => formatTime(wallClockAt(milliseconds));
