import type { Grants } from './access.ts';
import { homePath, profilePath } from './location.ts';
import { groupsAbove, isPermitted, type Route, type RouteGroup, routes } from './routes.ts';

export type MenuPage = Pick<Route, 'path' | 'title'>;

/** A line of the sidebar: a page, or a group with at least one page in it or in a group of it. */
export type MenuItem = { kind: 'page'; page: MenuPage } | MenuGroup;

export interface MenuGroup {
  kind: 'group';
  group: RouteGroup;
  items: readonly MenuItem[];
}

/** How the server would like the menu sorted: module path → sort (decision 002). Paths that are not in it keep the table's order, last. */
export type MenuOrder = Readonly<Record<string, number>>;

/** The sidebar for these grants: permitted pages that are not hidden, groups only with a permitted child (decision 004). */
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

/** The pages of an item, in order. */
export const pagesOf = (item: MenuItem): readonly MenuPage[] =>
  item.kind === 'page' ? [item.page] : item.items.flatMap(pagesOf);

/** Home stays first and the personal centre last whatever the order says; the sort is stable. */
const sorted = (items: readonly MenuItem[], order: MenuOrder): MenuItem[] =>
  items
    .map((item) => (item.kind === 'page' ? item : { ...item, items: sorted(item.items, order) }))
    .sort((a, b) => rank(a, order) - rank(b, order));

/** A group that the order does not know stands where its first member would. */
function rank(item: MenuItem, order: MenuOrder): number {
  if (item.kind === 'group')
    return order[item.group.path] ?? Math.min(...item.items.map((member) => rank(member, order)));
  const { path } = item.page;
  if (path === homePath) return Number.MIN_SAFE_INTEGER;
  return path === profilePath ? Infinity : (order[path] ?? Number.MAX_SAFE_INTEGER);
}
