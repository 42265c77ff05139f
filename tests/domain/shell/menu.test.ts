import { describe, expect, test } from 'vitest';
import englishTexts from '#src/i18n/en/shell.ts';
import { statisticNames, statisticPath } from '#src/domain/figures/paths.ts';
import { type Grants, noGrants } from '#src/domain/rights/access.ts';
import { buildMenu, type MenuItem, type MenuOrder } from '#src/domain/shell/menu.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { groupsAbove, routeGroups, routes } from '#src/domain/routes/routes.ts';

const bases = '/home/baseResources';
const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';
const tickets = '/business/tickets';
const activities = '/service/activities';
const admin: Grants = { ...noGrants, admin: true };
const granted = (...paths: string[]) =>
  readGrants(
    paths.map((modulePath) => ({ modulePath })),
    'editor',
  );

type Outline = (string | Outline)[];

/** Paths of the menu, groups as `[group, ...members]`. */
const outlineOf = (items: readonly MenuItem[]): Outline =>
  items.map((item) => (item.kind === 'page' ? item.page.path : [item.group.path, ...outlineOf(item.items)]));

const outline = (held: Grants, order?: MenuOrder) => outlineOf(buildMenu(held, order));

test('fault C7: with five thousand modules the menu shows the known ones', () => {
  const modules = Array.from({ length: 5000 }, (_, index) => ({
    modulePath: `/system/page${index}${index % 2 ? '_add' : ''}`,
  }));
  expect(outline(readGrants([...modules, { modulePath: news }], 'editor'))).toEqual([
    '/blank',
    ['/home', news],
    '/profile',
  ]);
});

describe('the menu', () => {
  const three = granted(bases, science, news);
  const table: [title: string, held: Grants, order: MenuOrder, shown: Outline][] = [
    [
      'P01: granted pages, in the order of the table',
      granted(science, news),
      {},
      ['/blank', ['/home', science, news], '/profile'],
    ],
    ['a single page', granted(news), {}, ['/blank', ['/home', news], '/profile']],
    [
      'P04: the log alone, one group above it',
      granted('/system/logManager'),
      {},
      ['/blank', ['/system', '/system/logManager'], '/profile'],
    ],
    ['P02: a button brings its page', granted(`${science}_edit`), {}, ['/blank', ['/home', science], '/profile']],
    [
      'P06: unknown and repeated paths change nothing',
      granted('/ghost', science, science),
      {},
      ['/blank', ['/home', science], '/profile'],
    ],
    ['a group by itself is hidden', granted('/home', '/display', '/business'), {}, ['/blank', '/profile']],
    ['nothing granted', noGrants, {}, ['/blank', '/profile']],
    ['the server’s order', three, { [science]: 2, [news]: 1 }, ['/blank', ['/home', news, science, bases], '/profile']],
    ['pages without an order come last', three, { [news]: 9 }, ['/blank', ['/home', news, bases, science], '/profile']],
    [
      'home stays first, the personal centre last',
      three,
      { '/profile': 0, '/home': 1, '/blank': 2 },
      ['/blank', ['/home', bases, science, news], '/profile'],
    ],
    [
      'an order of pages that do not exist',
      three,
      { '/ghost': 1 },
      ['/blank', ['/home', bases, science, news], '/profile'],
    ],
    [
      'a group in a group, with one page',
      granted(tickets),
      {},
      ['/blank', ['/display', ['/business', tickets]], '/profile'],
    ],
    [
      'a group without an order takes the place of its first member',
      granted(news, tickets, activities),
      { [activities]: 1, [tickets]: 2, [news]: 3 },
      ['/blank', ['/display', ['/service', activities], ['/business', tickets]], ['/home', news], '/profile'],
    ],
  ];

  test.for(table)('%s', ([, held, order, shown]) => {
    expect(outline(held, order)).toEqual(shown);
  });

  test('admin sees all: the first menu set, then the second in its order (decision 034)', () => {
    expect(outline(admin)).toEqual([
      '/blank',
      [
        '/home',
        '/home/index',
        bases,
        '/home/baseResourcesScore',
        `${bases}Application`,
        science,
        news,
        '/home/scienceJourney',
        '/home/excellentCourses',
      ],
      ['/board', '/board/dashboard'],
      ['/basic', '/basic/carousel', '/basic/scenicSpots', '/basic/hotels', '/basic/restaurants'],
      [
        '/display',
        ['/business', tickets, '/business/guestRooms', '/business/food', '/business/destinations'],
        ['/service', '/service/strategies', activities],
      ],
      ['/comment', '/comment/comment'],
      ['/book', '/book/book'],
      ['/statistics', ...statisticNames.map(statisticPath)],
      ['/set', '/set/masterplate'],
      ['/system', '/system/roleManager', '/system/userManager', '/system/logManager'],
      '/profile',
    ]);
  });

  test('has the titles of page and group', () => {
    const [home, group] = buildMenu(granted(science));
    expect([home, group]).toEqual([
      { kind: 'page', page: routes.find(({ path }) => path === '/blank') },
      {
        kind: 'group',
        group: routeGroups[0],
        items: [{ kind: 'page', page: routes.find(({ path }) => path === science) }],
      },
    ]);
  });
});

test('a page lists its groups, the outermost first', () => {
  const above = (path: string) => groupsAbove(path).map((group) => group.path);
  expect({
    nested: above(`${tickets}/7`),
    inGroup: above(science),
    withoutGroup: above('/blank'),
    similarPath: above('/businessx'),
  }).toEqual({
    nested: ['/display', '/business'],
    inGroup: ['/home'],
    withoutGroup: [],
    similarPath: [],
  });
});

test('issue 25: the strategies keep a recognisable English title', () => {
  expect(englishTexts['menu.service.strategies']).toBe('Strategies');
});
