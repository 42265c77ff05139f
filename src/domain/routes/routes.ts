import type { Action, Grants } from '#src/domain/rights/access.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { profilePath } from './location.ts';

/**
 * A page of the app (product 2.5). `access` says who may open it: `public` needs no token, `member` any token,
 * `granted` the grant of `grant` (its own path unless it is a hidden child of another page).
 */
export interface Route {
  path: string;
  /** i18n key of the title. */
  title: string;
  access: 'public' | 'member' | 'granted';
  /** Operation rights that the page knows: the spec's `role` meta. */
  rights?: readonly Action[];
  /** The page whose grant opens this one and whose rights judge its buttons (decision 001). */
  grant?: string;
  /** Menu entry to highlight while this page, which has none of its own, is shown. */
  activeMenu?: string;
  /** Not in the menu. */
  hidden?: boolean;
  /** Has no tab (decision 032). */
  tabless?: boolean;
  /** Its tab cannot be closed. */
  affix?: boolean;
  /** Starts anew each time it is opened. */
  noCache?: boolean;
}

/** A menu group. It has no page of its own and shows only with a permitted child (decision 004). */
export interface RouteGroup {
  path: string;
  title: string;
  /** Path of the group that it stands in. */
  parent?: string;
}

/** The groups of both menu sets (product 2, decision 034). */
export const routeGroups: readonly RouteGroup[] = [
  { path: '/home', title: 'menu.home' },
  { path: '/basic', title: 'menu.basic' },
  { path: '/display', title: 'menu.display' },
  { path: '/business', title: 'menu.business', parent: '/display' },
  { path: '/service', title: 'menu.service', parent: '/display' },
  { path: '/system', title: 'menu.system' },
];

/** Every page that exists, in menu order. A row stands here when its screen does. */
export const routes: readonly Route[] = [
  { path: '/login', title: 'route.login', access: 'public', hidden: true, tabless: true },
  { path: '/auth-redirect', title: 'route.authRedirect', access: 'public', hidden: true, tabless: true },
  { path: '/401', title: 'route.401', access: 'member', hidden: true, tabless: true },
  { path: '/error', title: 'route.error', access: 'member', hidden: true, tabless: true },
  { path: '/blank', title: 'menu.blank', access: 'member', affix: true },
  { path: '/home/index', title: 'menu.home.index', access: 'granted', rights: ['add'] },
  ...contentTypes.flatMap(listAndRecords),
  ...listAndRecords({ path: '/system/roleManager', title: 'menu.system.roleManager', rights: ['add', 'edit', 'del'] }),
  ...listAndRecords({ path: '/system/userManager', title: 'menu.system.userManager', rights: ['add', 'edit', 'del'] }),
  { path: '/system/logManager', title: 'menu.system.logManager', access: 'granted' },
  { path: profilePath, title: 'menu.profile', access: 'member' },
];

/** A list and the pages of its records (decision 001). */
function listAndRecords({ path, title, rights }: { path: string; title: string; rights: readonly Action[] }): Route[] {
  return [
    { path, title, access: 'granted', rights },
    ...['new', 'record'].map((page): Route => ({
      path: `${path}/${page === 'new' ? page : ':id'}`,
      title: `${title}.${page}`,
      access: 'granted',
      grant: path,
      activeMenu: path,
      rights,
      hidden: true,
    })),
  ];
}

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** The page that a path leads to, or null for a path that no page has. Fixed paths beat those with a parameter. */
export function matchRoute(path: string, table: readonly Route[] = routes): RouteMatch | null {
  const exact = table.find((route) => route.path === path);
  if (exact) return { route: exact, params: {} };
  for (const route of table) {
    const params = matchPattern(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

/** The one way to write the path of a page, so that one record is one page: `%35` is `5`. */
export function canonicalPath(path: string): string {
  const match = matchRoute(path);
  if (!match) return path;
  const segments = match.route.path.split('/');
  return segments
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(match.params[segment.slice(1)] ?? '') : segment))
    .join('/');
}

/** The groups that a page stands in, the outermost first. */
export function groupsAbove(path: string): readonly RouteGroup[] {
  const group = routeGroups.find((candidate) => path.startsWith(`${candidate.path}/`));
  const parent = routeGroups.find((candidate) => candidate.path === group?.parent);
  return [parent, group].filter((candidate) => candidate !== undefined);
}

/** The path whose grant opens a page and whose rights judge its buttons. */
export const grantPath = (route: Route): string => route.grant ?? route.path;

/** Whether someone with these grants may open the page (product 6, decisions 004 and 036). */
export function isPermitted(route: Route, grants: Grants): boolean {
  return route.access !== 'granted' || grants.admin || grants.pages.includes(grantPath(route));
}

/** Whether there is a page at this path that the grants open. */
export function opens(grants: Grants, path: string): boolean {
  const match = matchRoute(path);
  return match !== null && isPermitted(match.route, grants);
}

/** Whether the grants open any page that needs one; without, one does not get in (product 4, decision 002). */
export const opensAnything = (grants: Grants, table: readonly Route[] = routes): boolean =>
  table.some((route) => route.access === 'granted' && isPermitted(route, grants));

/** Whose grants let somebody manage roles, and so see the app as one of them. */
export const mayViewAs = ({ admin, pages }: Grants): boolean => admin || pages.includes('/system/roleManager');

function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (!pattern.includes(':') || wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
      continue;
    }
    const decodedValue = decodeSegment(value);
    if (!decodedValue) return null;
    params[segment.slice(1)] = decodedValue;
  }
  return params;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
