import { commentsPath } from '#src/domain/comments/paths.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { type Urgency, urgencyOf } from './urgency.ts';
import type { WaitingEntry } from './waiting.ts';

// Apart from the other counts: the menu, which is on every page, needs only these shapes.

/** The pages whose menu entries show a count of waiting items. */
export const countedPages: readonly string[] = [scorePath, commentsPath, consultationsPath];

/** The number of waiting items of a page, and the urgency of the most pressing one. */
export interface MenuCount {
  count: number;
  urgency: Urgency | null;
}

/** The waiting items of each of these pages. */
export function countsOf(entries: readonly WaitingEntry[]): Readonly<Record<string, MenuCount>> {
  const counts: Record<string, MenuCount> = {};
  for (const entry of entries) {
    if (!countedPages.includes(entry.path)) continue;
    const before = counts[entry.path];
    const urgencies = [before?.urgency, urgencyOf(entry)];
    counts[entry.path] = {
      count: (before?.count ?? 0) + entry.count,
      urgency: urgencies.includes('late') ? 'late' : urgencies.includes('today') ? 'today' : null,
    };
  }
  return counts;
}
