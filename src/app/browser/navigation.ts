import { navigate } from 'wouter/use-browser-location';
import type { LocationChanged } from '#src/machines/session/session-context.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { canonicalPath } from '#src/domain/routes/routes.ts';

/** The browser's location and history, as wouter uses them. Paths are relative to the base path. */
export interface Navigation {
  current(): LocationChanged;
  go(href: string, options: { replace: boolean; owner: string | null }): void;
  /** Calls the listener at each change, until the returned function is called. */
  watch(listener: () => void): () => void;
}

/** wouter fires the last two itself. The query or the hash may change without the path. */
const historyEvents = ['popstate', 'hashchange', 'pushState', 'replaceState'];

export function createNavigation(basePath: string): Navigation {
  const base = basePath.replace(/\/$/, '');
  return {
    current() {
      const { pathname, search, hash } = globalThis.location;
      const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/';
      const location = toLocation(path + search + hash);
      return {
        type: 'location.changed',
        location: { ...location, path: canonicalPath(location.path) },
        owner: ownerOf(history.state),
      };
    },
    go(href, { replace, owner }) {
      navigate(base + href, { replace, state: owner === null ? null : { owner } });
    },
    watch(listener) {
      for (const event of historyEvents) globalThis.addEventListener(event, listener);
      return () => {
        for (const event of historyEvents) globalThis.removeEventListener(event, listener);
      };
    },
  };
}

/** The owner that `go` has written to the history state, which survives a reload; null for any other state. */
function ownerOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('owner' in state)) return null;
  return typeof state.owner === 'string' ? state.owner : null;
}
