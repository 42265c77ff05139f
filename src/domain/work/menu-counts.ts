import { commentsPath } from '#src/domain/comments/paths.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { WaitingEntry } from './waiting.ts';

// Apart from the other waits, whose shapes the menu does not need: it is there from the first page on.

/** The pages whose menu entries say how much waits there. */
export const countedPages: readonly string[] = [commentsPath, consultationsPath];

/** How much waits on each of these pages. */
export function countsOf(entries: readonly WaitingEntry[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { path, count } of entries) if (countedPages.includes(path)) counts[path] = (counts[path] ?? 0) + count;
  return counts;
}
