import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions, buttonOf, type Grants, isGranted } from '#src/domain/rights/access.ts';
import { pageActions, holds, rightFor } from '#src/domain/rights/page-actions.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { routes } from '#src/domain/routes/routes.ts';

const grants = (pages: string[], buttons: string[] = [], admin = false): Grants => ({ admin, pages, buttons });
const entries = (...paths: unknown[]) => paths.map((modulePath) => ({ modulePath, moduleName: 'x' }));

const cases: [title: string, list: readonly unknown[], read: Grants][] = [
  ['a page', entries('/a/b'), grants(['/a/b'])],
  ['a button grants its page too', entries('/a/b_add'), grants(['/a/b'], ['/a/b_add'])],
  ['P06: duplicates count once', entries('/a/b', '/a/b_add', '/a/b', '/a/b_add'), grants(['/a/b'], ['/a/b_add'])],
  ['P06: an unknown path is kept and opens nothing', entries('/ghost'), grants(['/ghost'])],
  [
    'P06: empty and null entries are dropped one by one',
    [null, undefined, '', {}, [], 3, ...entries('', null, 7, ' ', '/a')],
    grants(['/a']),
  ],
  ['an entry without moduleName', [{ modulePath: '/a' }], grants(['/a'])],
  ['an entry with more than the contract', [{ modulePath: '/a', id: 3, children: [] }], grants(['/a'])],
  ['a path that is no path', entries('a/b', 'https://evil.example/a', '_add'), grants([])],
  [
    'an operation that its page does not list is ignored',
    entries('/home/index_add', '/home/index_del'),
    grants(['/home/index'], ['/home/index_add']),
  ],
  ['the last underscore parts the button', entries('/a/my_page_add'), grants(['/a/my_page'], ['/a/my_page_add'])],
];

describe('grants (decision 004)', () => {
  test.for(cases)('%s', ([, list, read]) => {
    expect(readGrants(list, 'editor')).toEqual(read);
  });

  test('a role named exactly admin is admin', () => {
    const roles = ['admin', 'Admin', 'admin ', 'administrator', ''];
    expect(roles.map((role) => readGrants([], role).admin)).toEqual([true, false, false, false, false]);
  });

  test('a button is granted only by its own entry, even for admin', () => {
    const held = readGrants(entries('/home/baseResources_add', '/home/baseResourcesScore'), 'admin');
    expect({
      held: isGranted(held, '/home/baseResources', 'add'),
      otherAction: isGranted(held, '/home/baseResources', 'edit'),
      longerPath: isGranted(held, '/home/baseResourcesScore', 'add'),
      shorterPath: isGranted(held, '/home', 'add'),
    }).toEqual({ held: true, otherAction: false, longerPath: false, shorterPath: false });
  });

  test('of all granted operations of a page, those of its row count, and the operations that depend on them', () => {
    const pages = routes.filter(({ access, grant }) => access === 'granted' && !grant);
    const held = readGrants(
      entries(...pages.flatMap(({ path }) => actions.map((action) => buttonOf(path, action)))),
      'admin',
    );
    const judged = pages.map(({ path }) => [path, actions.filter((action) => isGranted(held, path, action))]);
    expect(judged).toEqual(
      pages.map(({ path, rights = [] }) => [path, actions.filter((action) => rights.includes(action))]),
    );
    const done = pages.map(({ path }) => [path, pageActions.filter((action) => holds(held, rightFor(path, action)))]);
    const listed = (path: string, right: string) =>
      right === path || pages.some((page) => page.rights?.some((action) => buttonOf(page.path, action) === right));
    expect(done).toEqual(
      pages.map(({ path }) => [path, pageActions.filter((action) => listed(path, rightFor(path, action)))]),
    );
  });

  test('any list is read without an error, and every page is a path', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.record({ modulePath: fc.string() }))), (list) => {
        const { pages } = readGrants(list, 'editor');
        expect(pages.filter((page) => !page.startsWith('/'))).toEqual([]);
        expect(new Set(pages).size).toEqual(pages.length);
      }),
    );
  });
});
