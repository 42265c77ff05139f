import type { Grants } from './access.ts';
import { homePath, profilePath } from './location.ts';
import { isPermitted, type Route, routeGroups, type RouteGroup, routes } from './routes.ts';

export type MenuPage = Pick<Route, 'path' | 'title' | 'icon'>;

/** A line of the sidebar: a page, or a group with at least one page under it. */
export type MenuItem = { kind: 'page'; page: MenuPage } | { kind: 'group'; group: RouteGroup; pages: readonly MenuPage[] };

/** How the server would like the menu sorted: module path → sort (decision 5). Paths that are not in it keep the table's order, last. */
export type MenuOrder = Readonly<Record<string, number>>;

/** The sidebar for these grants: permitted pages that are not hidden, groups only with a permitted child (decision 6). */
export function buildMenu(grants: Grants, order: MenuOrder = {}): readonly MenuItem[] {
  const pages = routes.filter((route) => !route.hidden && isPermitted(route, grants));
  const items = new Map<string, MenuItem>();
  for (const page of pages) {
    const group = routeGroups.find(({ path }) => page.path.startsWith(`${path}/`));
    if (!group) {
      items.set(page.path, { kind: 'page', page });
      continue;
    }
    const known = items.get(group.path);
    const siblings = known?.kind === 'group' ? known.pages : [];
    items.set(group.path, { kind: 'group', group, pages: sorted([...siblings, page], order) });
  }
  return sortedBy([...items], ([path]) => path, order).map(([, item]) => item);
}

const sorted = (pages: readonly MenuPage[], order: MenuOrder) => sortedBy(pages, ({ path }) => path, order);

/** Home stays first and the personal centre last whatever the order says; the sort is stable. */
const sortedBy = <Item>(items: readonly Item[], pathOf: (item: Item) => string, order: MenuOrder) =>
  [...items].sort((a, b) => rank(pathOf(a), order) - rank(pathOf(b), order));

function rank(path: string, order: MenuOrder): number {
  if (path === homePath) return Number.MIN_SAFE_INTEGER;
  return path === profilePath ? Infinity : (order[path] ?? Number.MAX_SAFE_INTEGER);
}
