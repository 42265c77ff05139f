import type { WaitingEntry } from './waiting.ts';

/** How pressing work is by its due days. */
export type Urgency = 'late' | 'today';

type Waiting = Pick<WaitingEntry, 'status' | 'late' | 'dueToday'>;

/** The urgency of the most pressing item; null if none is due yet. */
export const urgencyOf = ({ status, late, dueToday }: Waiting): Urgency | null =>
  status === 'overdue' || late ? 'late' : status === 'dueToday' || dueToday ? 'today' : null;
