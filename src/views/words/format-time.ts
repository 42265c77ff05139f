import { wallClockAt } from '#src/domain/platform-time.ts';

/** Formats a stored time: to the minute, the same everywhere (`2026-03-12 09:30`). */
export const formatTime = (stored: string): string => stored.slice(0, 16);

/** An instant (milliseconds since 1970) in the same format, by the platform's clock. */
export const formatInstant = (milliseconds: number): string => formatTime(wallClockAt(milliseconds));
