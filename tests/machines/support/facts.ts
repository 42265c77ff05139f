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
