import { urgencyOf } from './urgency.ts';
import type { WaitingEntry } from './waiting.ts';

/**
 * The parts of the to-do list, in their order: work that is late, work that is due today, other work that only this person can do,
 * what has come in, and content that is not published yet.
 */
const parts = ['late', 'today', 'own', 'new', 'unpublished'] as const;
type Part = (typeof parts)[number];

/** The part of the to-do list that an entry belongs to (decision 027). */
export function partOf(entry: WaitingEntry): Part {
  const urgency = urgencyOf(entry);
  if (urgency) return urgency;
  switch (entry.status) {
    case 'returned':
    case 'toScore':
    case 'toDecide':
      return 'own';
    case 'submitted':
    case 'pending':
    case 'unread':
      return 'new';
    default:
      return 'unpublished';
  }
}

/** The entries by urgency; those of one part stay in menu order. */
export const byUrgency = (entries: readonly WaitingEntry[]): readonly WaitingEntry[] =>
  entries.toSorted((a, b) => parts.indexOf(partOf(a)) - parts.indexOf(partOf(b)));
