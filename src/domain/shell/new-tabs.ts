import type { Grants } from '#src/domain/rights/access.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { isPermitted, matchRoute, routes } from '#src/domain/routes/routes.ts';
import { type NewTab, openTab, type Tab } from './tabs.ts';

/** The tab of a location; null for a page that has none. */
export function newTabFor({ path, search, hash }: AppLocation): NewTab | null {
  const route = matchRoute(path)?.route;
  if (!route || route.tabless) return null;
  const { title, affix = false, noCache = false } = route;
  return { path, search, hash, title, affix, noCache };
}

/** The tabs at the start of a session: affix tabs first, then the stored ones that still lead somewhere. */
export function startingTabs(grants: Grants, stored: readonly NewTab[]): readonly Tab[] {
  const affixed = routes.flatMap((route) =>
    route.affix && isPermitted(route, grants) ? [newTabFor({ path: route.path, search: '', hash: '' })] : [],
  );
  const restored = stored.flatMap((tab) => {
    const route = matchRoute(tab.path)?.route;
    // Storage determines which pages were open; the route determines the kind of their tabs.
    const restoredTab = route && isPermitted(route, grants) && newTabFor(tab);
    return restoredTab ? [{ ...restoredTab, subject: tab.subject ?? null }] : [];
  });
  return [...affixed, ...restored].reduce<readonly Tab[]>((tabs, tab) => (tab ? openTab(tabs, tab) : tabs), []);
}
