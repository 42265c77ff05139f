import type { Grants } from '#src/domain/rights/access.ts';
import { homePath, profilePath } from '#src/domain/routes/location.ts';
import { groupsAbove, isPermitted, type Route, type RouteGroup, routes } from '#src/domain/routes/routes.ts';

export type MenuPage = Pick<Route, 'path' | 'title'>;

/** An entry of the sidebar: a page, or a group that contains at least one page (also in a group inside it). */
export type MenuItem = { kind: 'page'; page: MenuPage } | MenuGroup;

export interface MenuGroup {
  kind: 'group';
  group: RouteGroup;
  items: readonly MenuItem[];
}

/**
 * The sort numbers that the server gives, by module path (decision 002). Paths without one come last, in the order of
 * the route table.
 */
export type MenuOrder = Readonly<Record<string, number>>;

/**
 * Builds the sidebar for these grants: permitted pages that are not hidden, and groups with a permitted page (decision
 * 004).
 */
export function buildMenu(grants: Grants, order: MenuOrder = {}): readonly MenuItem[] {
  const top: MenuItem[] = [];
  const members = new Map<string, MenuItem[]>();
  for (const page of routes.filter((route) => !route.hidden && isPermitted(route, grants))) {
    let level = top;
    for (const group of groupsAbove(page.path)) {
      const items = members.get(group.path) ?? [];
      if (items.length === 0) level.push({ kind: 'group', group, items });
      members.set(group.path, items);
      level = items;
    }
    level.push({ kind: 'page', page });
  }
  return sorted(top, order);
}

/** The path of an entry: that of its page or group. */
export const pathOf = (item: MenuItem): string => (item.kind === 'page' ? item.page.path : item.group.path);

/** All pages of an item and of its groups, in order. */
export const pagesOf = (item: MenuItem): readonly MenuPage[] =>
  item.kind === 'page' ? [item.page] : item.items.flatMap(pagesOf);

/** Home is always first and the personal centre always last. The sort is stable. */
const sorted = (items: readonly MenuItem[], order: MenuOrder): MenuItem[] =>
  items
    .map((item) => (item.kind === 'page' ? item : { ...item, items: sorted(item.items, order) }))
    .sort((a, b) => rank(a, order) - rank(b, order));

/** A group without a sort number takes the place of its first member. */
function rank(item: MenuItem, order: MenuOrder): number {
  if (item.kind === 'group')
    return order[item.group.path] ?? Math.min(...item.items.map((member) => rank(member, order)));
  const { path } = item.page;
  if (path === homePath) return Number.MIN_SAFE_INTEGER;
  return path === profilePath ? Infinity : (order[path] ?? Number.MAX_SAFE_INTEGER);
}
