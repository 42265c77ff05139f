import { describe, expect, test } from 'vitest';
import { type Grants, noGrants, readGrants } from '#src/domain/access.ts';
import { buildMenu, type MenuOrder } from '#src/domain/menu.ts';
import { routeGroups, routes } from '#src/domain/routes.ts';

const bases = '/home/baseResources';
const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';
const admin: Grants = { ...noGrants, admin: true };
const granted = (...paths: string[]) => readGrants(paths.map((modulePath) => ({ modulePath })), 'editor');

/** Paths of the menu, groups as `[group, ...pages]`. */
const outline = (held: Grants, order?: MenuOrder) =>
  buildMenu(held, order).map((item) =>
    item.kind === 'page' ? item.page.path : [item.group.path, ...item.pages.map(({ path }) => path)],
  );

describe('the menu', () => {
  const table: [title: string, held: Grants, order: MenuOrder, shown: (string | string[])[]][] = [
    ['P01: what is granted, in the order of the table', granted(science, news), {}, ['/blank', ['/home', science, news], '/profile']],
    ['a single page', granted(news), {}, ['/blank', ['/home', news], '/profile']],
    ['P02: a button brings its page', granted(`${science}_edit`), {}, ['/blank', ['/home', science], '/profile']],
    ['P06: unknown and repeated paths change nothing', granted('/ghost', science, science), {}, ['/blank', ['/home', science], '/profile']],
    ['a group by itself is hidden', granted('/home'), {}, ['/blank', '/profile']],
    ['nothing granted', noGrants, {}, ['/blank', '/profile']],
    ['admin sees all', admin, {}, ['/blank', ['/home', bases, science, news], '/profile']],
    ['the server’s order', admin, { [science]: 2, [news]: 1 }, ['/blank', ['/home', news, science, bases], '/profile']],
    ['what the order leaves out stands last', admin, { [news]: 9 }, ['/blank', ['/home', news, bases, science], '/profile']],
    ['home stays first, the personal centre last', admin, { '/profile': 0, '/home': 1, '/blank': 2 }, ['/blank', ['/home', bases, science, news], '/profile']],
    ['an order of pages that nobody has', admin, { '/ghost': 1 }, ['/blank', ['/home', bases, science, news], '/profile']],
  ];

  test.for(table)('%s', ([, held, order, shown]) => {
    expect(outline(held, order)).toEqual(shown);
  });

  test('carries title and icon of page and group', () => {
    const [home, group] = buildMenu(granted(science));
    expect([home, group]).toEqual([
      { kind: 'page', page: routes.find(({ path }) => path === '/blank') },
      { kind: 'group', group: routeGroups[0], pages: [routes.find(({ path }) => path === science)] },
    ]);
  });
});
