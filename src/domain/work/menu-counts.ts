import { commentsPath } from '#src/domain/comments/paths.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { WaitingEntry } from './waiting.ts';

// Apart from the other counts: the menu, which is on every page, needs only these shapes.

/** The pages whose menu entries show a count of waiting items. */
export const countedPages: readonly string[] = [commentsPath, consultationsPath];

/** The number of waiting items on each of these pages. */
export function countsOf(entries: readonly WaitingEntry[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { path, count } of entries) if (countedPages.includes(path)) counts[path] = (counts[path] ?? 0) + count;
  return counts;
}
