import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import { undoOf } from '#src/domain/content/undo.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { LocationChanged } from '#src/machines/session/session-context.ts';

/** The browser is at an address; `owner` is that of its history entry. */
export const at = (href: string, owner: string | null = null): LocationChanged => ({
  type: 'location.changed',
  location: toLocation(href),
  owner,
});

// Short forms of facts.

export const wentTo = (href: string, owner: string | null = null): FactOf<'navigation.requested'> => ({
  type: 'navigation.requested',
  href,
  replace: true,
  owner,
});

export const admitted = (href: string): FactOf<'page.admitted'> => ({
  type: 'page.admitted',
  location: toLocation(href),
});

export const notified = (notice: Notice): FactOf<'notice'> => ({ type: 'notice', notice });

/** The notice about a save, which the page of the tab says itself while it is in sight. */
export const savedOn = (tabId: string): FactOf<'notice'> => ({ ...notified({ code: 'record.saved' }), seenOn: tabId });

/** The notice about an operation on a record of this list. `before` is the record before the operation. */
export const operatedOn = (
  path: string,
  before: ContentRecord,
  operation: RecordOperation,
  title: string,
): FactOf<'notice'> =>
  notified({ code: 'record.changed', operation: operation.name, title, undo: undoOf(path, operation, before, title) });
