import { isWaiting } from '#src/domain/scoring/review.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { Call } from '#mocks/server/handle.ts';
import { requireSession } from '#mocks/server/session.ts';
import type { LogRow } from '#mocks/store/collections.ts';
import { viewerOf } from './answers.ts';
import { allPanels } from './panels.ts';

/** These steps reveal that a sheet is flagged. The events of a review hide them from the same persons. */
const telling: ReadonlySet<string> = new Set(['keep', 'reopen']);

/** The text of a refusal for callers who may not see the sheets. */
const hiddenReason = '评审规则不允许该操作';

/**
 * The log entries that the caller may see. Reasons of refusals, and some steps, reveal what is on a sheet. For callers
 * whose own sheet is still expected these entries are left out, so that no filter, count or file contains them (W1.1).
 * Others who may not see the sheets get the entry without its text.
 */
export async function logFor(call: Call): Promise<(row: LogRow) => LogEntry[]> {
  const { account } = requireSession(call.session).account;
  const viewers = new Map(
    await Promise.all(
      (await allPanels(call.tx)).map(async (panel) => [panel.review.id, await viewerOf(panel, call)] as const),
    ),
  );
  return ({ review, ...entry }) => {
    const viewer = review === undefined ? undefined : viewers.get(review);
    const isRefused = entry.result === 'refused';
    const isOpen = viewer === undefined || viewer.seesSheets || entry.account === account;
    if (isOpen || (!isRefused && !telling.has(entry.action))) return [entry];
    if (viewer.own !== null && isWaiting(viewer.own)) return [];
    return [isRefused ? { ...entry, reason: hiddenReason } : entry];
  };
}
