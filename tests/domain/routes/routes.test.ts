import { describe, expect, test } from 'vitest';
import { type Grants, noGrants } from '#src/domain/rights/access.ts';
import {
  canonicalPath,
  grantPath,
  isPermitted,
  matchRoute,
  opensAnything,
  type Route,
  routes,
} from '#src/domain/routes/routes.ts';

const page = '/home/scienceKnowledge';
const grants = (...pages: string[]): Grants => ({ admin: false, pages, buttons: [] });
const admin: Grants = { ...noGrants, admin: true };

const mayOpen = (path: string, held: Grants) => {
  const match = matchRoute(path);
  return match !== null && isPermitted(match.route, held);
};

describe('the route table', () => {
  test('paths are unique, and every child leads to an existing page', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    expect(routes.filter((route) => !paths.includes(grantPath(route)))).toEqual([]);
    expect(routes.filter(({ activeMenu }) => activeMenu && !paths.includes(activeMenu))).toEqual([]);
  });

  test('only login and its redirect page are public (product 2)', () => {
    expect(routes.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
      '/login',
      '/auth-redirect',
    ]);
  });

  test('only the home tab cannot be closed (decision 032)', () => {
    expect(routes.filter(({ affix }) => affix).map(({ path }) => path)).toEqual(['/blank']);
  });

  test('pass-through pages have no tab (decision 032)', () => {
    const tabless = routes.filter((route) => route.tabless).map(({ path }) => path);
    expect(tabless).toEqual(['/login', '/auth-redirect', '/401', '/error', '/dashboardIndependence']);
  });
});

describe('a path', () => {
  const table: [path: string, route: string | null, params: Record<string, string>][] = [
    [page, page, {}],
    [`${page}/42`, `${page}/:id`, { id: '42' }],
    [`${page}/new`, `${page}/new`, {}],
    [`${page}/a%2Fb`, `${page}/:id`, { id: 'a/b' }],
    [`${page}/%E6%9E%97`, `${page}/:id`, { id: '林' }],
    [`${page}/%E0%A4%A`, null, {}],
    [`${page}/`, null, {}],
    [`${page}/42/edit`, null, {}],
    [`${page}Score`, null, {}],
    ['/home', null, {}],
    ['/', null, {}],
    ['/404', null, {}],
    ['', null, {}],
  ];

  test.for(table)('%j leads to %j', ([path, route, params]) => {
    const match = matchRoute(path);
    expect(match && { route: match.route.path, params: match.params }).toEqual(
      route === null ? null : { route, params },
    );
  });

  test('a fixed path precedes one with a parameter in any order', () => {
    const row = (path: string): Route => ({ path, title: path, access: 'member' });
    expect(matchRoute('/a/new', [row('/a/:id'), row('/a/new')])?.route.path).toEqual('/a/new');
  });
});

describe('the right to open a page (product 6, decision 004)', () => {
  const table: [title: string, path: string, held: Grants, may: boolean][] = [
    ['its own grant', page, grants(page), true],
    ['its list’s grant opens a record', `${page}/42`, grants(page), true],
    ['no grant', page, noGrants, false],
    ['the grant of its group', page, grants('/home'), false],
    ['the grant of a longer path', page, grants(`${page}Score`, `${page}/:id`), false],
    ['the grant of its sibling', page, grants('/home/informationCenter'), false],
    ['admin', page, admin, true],
    ['any token opens the home tab', '/blank', noGrants, true],
    ['any token opens /401', '/401', noGrants, true],
    ['any token opens the personal centre (decision 027)', '/profile', noGrants, true],
    ['a path without a page, admin or not', '/system/ghost', admin, false],
  ];

  test.for(table)('%s', ([, path, held, may]) => {
    expect(mayOpen(path, held)).toEqual(may);
  });

  test('grants count only if they open a page that needs one', () => {
    const held = [noGrants, grants('/home'), grants('/ghost', '/blank'), grants(page), admin];
    expect(held.map((one) => opensAnything(one))).toEqual([false, false, false, true, true]);
  });
});

test.each([
  [`${page}/%35`, `${page}/5`],
  [`${page}/4%2F2`, `${page}/4%2F2`],
  [page, page],
  ['/no/such/page', '/no/such/page'],
])('the canonical form of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
