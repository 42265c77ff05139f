import { countedPages } from './counted-pages.ts';
import { type Urgency, urgencyOf } from './urgency.ts';
import type { WaitingEntry } from './waiting.ts';

/** The number of waiting items of a page, and the urgency of the most pressing one. */
export interface MenuCount {
  count: number;
  urgency: Urgency | null;
}

/** The waiting items of the counted pages, by path. */
export type MenuCounts = Readonly<Record<string, MenuCount>>;

export function countsOf(entries: readonly WaitingEntry[]): MenuCounts {
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
