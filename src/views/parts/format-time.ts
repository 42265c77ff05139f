/** A stored time as it is shown: to the minute, one format everywhere (`2026-03-12 09:30`). */
export const formatTime = (stored: string): string => stored.slice(0, 16);
