import { toLocation } from '#src/domain/routes/location.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { LocationChanged } from '#src/machines/session/session-context.ts';

/** The browser came to an address; `owner` as its history entry has it. */
export const at = (href: string, owner: string | null = null): LocationChanged => ({
  type: 'location.changed',
  location: toLocation(href),
  owner,
});

// Facts as tests write them.

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

export const told = (notice: Notice): FactOf<'notice'> => ({ type: 'notice', notice });
