import type { Action, Grants } from '#src/domain/rights/access.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { calendarPath, consultationsPath } from '#src/domain/consultations/paths.ts';
import { countedNames, recordsPath, statisticNames, statisticPath } from '#src/domain/figures/paths.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { basesPath, scorePath, scoringVariants } from '#src/domain/scoring/kinds.ts';
import { scoringRights } from '#src/domain/scoring/scoring-rights.ts';
import { boardPath, profilePath, wallPath } from './location.ts';

/**
 * A page of the app (product 2.5). `access` is who may open it: `public` needs no token, `member` needs any token,
 * `granted` needs the grant of the page at `grant`, by default its own path.
 */
export interface Route {
  path: string;
  /** i18n key of the title. */
  title: string;
  access: 'public' | 'member' | 'granted';
  /** The operation rights of the page: the `role` meta of the specification. */
  rights?: readonly Action[];
  /** The page whose grant opens this one, and whose rights decide about its buttons (decision 001). */
  grant?: string;
  /** Rights of other pages that open this one, too (decision 036). */
  alsoBy?: readonly string[];
  /** The menu entry to highlight while this page is shown, for a page without an entry of its own. */
  activeMenu?: string;
  /** Not in the menu. */
  hidden?: boolean;
  /** Has no tab (decision 032). */
  tabless?: boolean;
  /** Its tab cannot be closed. */
  affix?: boolean;
  /** The page is not kept: each visit starts a new one. */
  noCache?: boolean;
}

/** A menu group. It has no page, and is shown only with a permitted child (decision 004). */
export interface RouteGroup {
  path: string;
  title: string;
  /** Path of the group around it. */
  parent?: string;
}

/** The groups of both menu sets (product 2, decision 034). */
export const routeGroups: readonly RouteGroup[] = [
  { path: '/home', title: 'menu.home' },
  { path: '/board', title: 'menu.board' },
  { path: '/basic', title: 'menu.basic' },
  { path: '/display', title: 'menu.display' },
  { path: '/business', title: 'menu.business', parent: '/display' },
  { path: '/service', title: 'menu.service', parent: '/display' },
  { path: '/comment', title: 'menu.comment' },
  { path: '/book', title: 'menu.book' },
  { path: '/statistics', title: 'menu.statistics' },
  { path: '/set', title: 'menu.set' },
  { path: '/system', title: 'menu.system' },
];

/** Every page of the app, in menu order. A row is added when its screen exists. */
export const routes: readonly Route[] = [
  { path: '/login', title: 'route.login', access: 'public', hidden: true, tabless: true },
  { path: '/auth-redirect', title: 'route.authRedirect', access: 'public', hidden: true, tabless: true },
  { path: '/401', title: 'route.401', access: 'member', hidden: true, tabless: true },
  { path: '/error', title: 'route.error', access: 'member', hidden: true, tabless: true },
  { path: wallPath, title: 'route.wall', access: 'member', hidden: true, tabless: true },
  { path: '/blank', title: 'menu.blank', access: 'member', affix: true },
  { path: '/home/index', title: 'menu.home.index', access: 'granted', rights: ['add'] },
  // The desk is below the bases that are scored.
  ...contentTypes.filter(({ path }) => path === basesPath).flatMap(listAndRecords),
  ...listAndRecords({
    path: scorePath,
    title: 'menu.home.baseResourcesScore',
    rights: ['expertscore'],
    alsoBy: scoringRights,
  }),
  // The entry of paper sheets (decision 036).
  {
    path: `${scorePath}/:id/paper/:account`,
    title: 'menu.home.baseResourcesScore.paper',
    access: 'granted',
    grant: scorePath,
    alsoBy: scoringRights,
    activeMenu: scorePath,
    rights: ['expertscore'],
    hidden: true,
  },
  ...contentTypes.filter(({ path }) => path !== basesPath && path.startsWith('/home/')).flatMap(listAndRecords),
  { path: boardPath, title: 'menu.board.dashboard', access: 'granted' },
  ...contentTypes.filter(({ path }) => !path.startsWith('/home/')).flatMap(listAndRecords),
  { path: '/comment/comment', title: 'menu.comment.comment', access: 'granted', rights: [] },
  ...(['words', 'officeWords'] as const).map((list): Route => ({
    path: `/comment/comment/${list}`,
    title: `menu.comment.comment.${list}`,
    access: 'granted',
    grant: '/comment/comment',
    activeMenu: '/comment/comment',
    hidden: true,
  })),
  { path: consultationsPath, title: 'menu.book.book', access: 'granted' },
  ...[calendarPath, `${consultationsPath}/:id`].map((path): Route => ({
    path,
    title: path === calendarPath ? 'menu.book.book.calendar' : 'menu.book.book.record',
    access: 'granted',
    grant: consultationsPath,
    activeMenu: consultationsPath,
    hidden: true,
  })),
  ...statisticNames.map((name): Route => ({
    path: statisticPath(name),
    title: `menu.statistics.${name}`,
    access: 'granted',
  })),
  ...countedNames.map((name): Route => ({
    path: recordsPath(name),
    title: `menu.statistics.${name}.records`,
    access: 'granted',
    grant: statisticPath(name),
    activeMenu: statisticPath(name),
    hidden: true,
  })),
  ...listAndRecords({ path: '/set/masterplate', title: 'menu.set.masterplate', rights: [] }),
  {
    path: '/set/masterplate/compare',
    title: 'menu.set.masterplate.compare',
    access: 'granted',
    grant: '/set/masterplate',
    activeMenu: '/set/masterplate',
    hidden: true,
  },
  // Every signed-in person may open them. Without the right they show only the template (decision 036).
  ...scoringVariants.map((variant): Route => ({
    path: scorePath + variant,
    title: `menu.home.score${variant}`,
    access: 'member',
    activeMenu: scorePath,
    hidden: true,
    noCache: true,
  })),
  ...listAndRecords({ path: '/system/roleManager', title: 'menu.system.roleManager', rights: ['add', 'edit', 'del'] }),
  ...listAndRecords({ path: '/system/userManager', title: 'menu.system.userManager', rights: ['add', 'edit', 'del'] }),
  { path: '/system/logManager', title: 'menu.system.logManager', access: 'granted' },
  { path: profilePath, title: 'menu.profile', access: 'member' },
];

interface ListRoute extends Pick<Route, 'path' | 'title' | 'alsoBy'> {
  rights: readonly Action[];
}

/** The routes of a list, of its new record and of its records (decision 001). */
function listAndRecords({ path, title, rights, alsoBy = [] }: ListRoute): Route[] {
  return [
    { path, title, access: 'granted', rights, alsoBy },
    ...['new', 'record'].map((page): Route => ({
      path: `${path}/${page === 'new' ? page : ':id'}`,
      title: `${title}.${page}`,
      access: 'granted',
      grant: path,
      activeMenu: path,
      rights,
      alsoBy,
      hidden: true,
    })),
  ];
}

export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** The page of a path; null when no page matches. Fixed paths win over those with a parameter. */
export function matchRoute(path: string, table: readonly Route[] = routes): RouteMatch | null {
  const exact = table.find((route) => route.path === path);
  if (exact) return { route: exact, params: {} };
  for (const route of table) {
    const params = matchPattern(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

/** The normal form of a page's path, so that each record has one path: `%35` becomes `5`. */
export function canonicalPath(path: string): string {
  const match = matchRoute(path);
  if (!match) return path;
  const segments = match.route.path.split('/');
  return segments
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(match.params[segment.slice(1)] ?? '') : segment))
    .join('/');
}

/** The menu groups around a page, the outermost first. */
export function groupsAbove(path: string): readonly RouteGroup[] {
  const group = routeGroups.find((candidate) => path.startsWith(`${candidate.path}/`));
  const parent = routeGroups.find((candidate) => candidate.path === group?.parent);
  return [parent, group].filter((candidate) => candidate !== undefined);
}

/** The path whose grant opens a page, and whose rights decide about its buttons. */
export const grantPath = (route: Route): string => route.grant ?? route.path;

/** Whether someone with these grants may open the page (product 6, decisions 004 and 036). */
export function isPermitted(route: Route, grants: Grants): boolean {
  return (
    route.access !== 'granted' || [grantPath(route), ...(route.alsoBy ?? [])].some((right) => holds(grants, right))
  );
}

/** Whether the path leads to a page, and the grants allow opening it. */
export function opens(grants: Grants, path: string): boolean {
  const match = matchRoute(path);
  return match !== null && isPermitted(match.route, grants);
}

/** Whether the grants allow any page that needs a grant. Without one, login is refused (product 4, decision 002). */
export const opensAnything = (grants: Grants, table: readonly Route[] = routes): boolean =>
  table.some((route) => route.access === 'granted' && isPermitted(route, grants));

/** Whether somebody may view the app as another role: only with the page of the roles. */
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
