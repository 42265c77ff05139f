import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beyondLimit,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  type Closing,
  hasNamesake,
  maxTabs,
  moveTab,
  nameTab,
  type NewTab,
  openHref,
  openTab,
  readTabs,
  refreshTab,
  type Tab,
  tabHref,
  tabsInSight,
} from '#src/domain/shell/tabs.ts';

const H = '/blank';
const A = '/home/scienceKnowledge';
const B = '/comment/comment';
const C = '/system/roleManager';

const page = (path: string, search = '', hash = ''): NewTab => ({
  path,
  search,
  hash,
  title: `title of ${path}`,
  affix: path === H,
  noCache: false,
});

const open = (...pages: (string | NewTab)[]) =>
  pages.reduce<readonly Tab[]>((tabs, one) => openTab(tabs, typeof one === 'string' ? page(one) : one), []);

const bar = (tabs: readonly Tab[]) => tabs.map(({ path }) => path);
const outcome = ({ tabs, goTo }: Closing) => ({ bar: bar(tabs), goTo });

describe('opening', () => {
  test('T02: A, B, A makes one tab each, in the order of the first visit', () => {
    expect(bar(open(H, A, B, A))).toEqual([H, A, B]);
  });

  test('one path has one tab with the latest query; its position, title and page stay', () => {
    const before = nameTab(open(H, page(A, '?x=1'), B), 'tab2', 'Ginkgo');
    expect(openTab(before, page(A, '?x=2', '#z'))).toEqual([
      before[0],
      { ...page(A, '?x=2', '#z'), id: 'tab2', generation: 0, subject: 'Ginkgo' },
      before[2],
    ]);
  });

  test('opening an open address changes nothing', () => {
    const before = open(H, page(A, '?x=1'));
    expect(openTab(before, page(A, '?x=1'))).toBe(before);
  });

  test.for([
    ['?x=1', '#z'],
    ['?x=2', '#y'],
  ] as const)('another query or another part of the page is a change: %s%s', ([search, hash]) => {
    expect(openTab(open(page(A, '?x=1', '#y')), page(A, search, hash)).map(tabHref)).toEqual([`${A}${search}${hash}`]);
  });

  test('a restored tab keeps its name', () => {
    expect(openTab([], { ...page(A), subject: '银杏' })[0]?.subject).toEqual('银杏');
  });

  test('T30: a path with the same beginning is a different tab', () => {
    expect(bar(open('/home/baseResources', '/home/baseResourcesScore'))).toEqual([
      '/home/baseResources',
      '/home/baseResourcesScore',
    ]);
  });

  test('a closed tab is opened again as a new one', () => {
    const [first] = open(A);
    const again = openTab(closeTab(open(H, A), A, H).tabs, page(A));
    expect(again.map(({ id }) => id)).toEqual(['tab1', 'tab2']);
    expect(first?.id).toEqual('tab1');
  });
});

describe('the limit of open tabs', () => {
  const paths = Array.from({ length: maxTabs + 1 }, (_, index) => `${A}/${index + 1}`);
  const tabs = open(H, ...paths);
  const pathsOf = (used: readonly string[], mayClose: (tab: Tab) => boolean = () => true) =>
    bar(beyondLimit(tabs, used, mayClose));

  test('keeps tabs up to the limit', () => {
    expect(beyondLimit(tabs.slice(0, maxTabs), [], () => true)).toEqual([]);
  });

  test('closes tabs never shown first, then the least recently shown, never a fixed one', () => {
    expect({
      neverUsed: pathsOf([]),
      usedInOrder: pathsOf(tabs.map(({ id }) => id)),
      usedInReverse: pathsOf(tabs.map(({ id }) => id).reverse()),
    }).toEqual({
      neverUsed: paths.slice(0, 2),
      usedInOrder: paths.slice(0, 2),
      usedInReverse: paths.slice(-2).reverse(),
    });
  });

  test('closes only tabs that may be closed', () => {
    expect([pathsOf([], ({ path }) => path === B), pathsOf([], ({ path }) => path === paths[7])]).toEqual([
      [],
      [paths[7]],
    ]);
  });
});

describe('closing', () => {
  const table: [title: string, close: () => Closing, expected: ReturnType<typeof outcome>][] = [
    ['T04: an inactive tab stays on the page', () => closeTab(open(H, A, B), A, B), { bar: [H, B], goTo: null }],
    ['T05: the active one leads to the last', () => closeTab(open(H, A, B, C), A, A), { bar: [H, B, C], goTo: C }],
    ['the last one, active, leads to the one before', () => closeTab(open(H, A, B), B, B), { bar: [H, A], goTo: A }],
    [
      'the last tab is shown with its query',
      () => closeTab(open(H, A, page(B, '?x=1', '#z')), A, A),
      { bar: [H, B], goTo: `${B}?x=1#z` },
    ],
    ['T07: an affix tab stays', () => closeTab(open(H, A), H, H), { bar: [H, A], goTo: null }],
    ['without any tab left home is shown', () => closeTab(open(A), A, A), { bar: [], goTo: H }],
    ['an unknown tab', () => closeTab(open(H, A), B, A), { bar: [H, A], goTo: null }],
    ['on a page without a tab', () => closeTab(open(H, A), A, null), { bar: [H], goTo: null }],

    ['T10: others of the active one', () => closeOtherTabs(open(H, A, B), A, A), { bar: [H, A], goTo: null }],
    ['T11: others of home leads home', () => closeOtherTabs(open(H, A, B), H, A), { bar: [H], goTo: H }],
    [
      'others of an inactive one leads there and keeps its query',
      () => closeOtherTabs(open(H, A, page(B, '?x=1')), B, A),
      { bar: [H, B], goTo: `${B}?x=1` },
    ],
    ['others of an unknown one', () => closeOtherTabs(open(H, A), C, A), { bar: [H, A], goTo: null }],

    ['T12: all, on a closable one', () => closeAllTabs(open(H, A, B), A), { bar: [H], goTo: H }],
    ['T14: all, on a fixed one', () => closeAllTabs(open(H, A), H), { bar: [H], goTo: null }],
    [
      'all, with one fixed tab among several',
      () => closeAllTabs(open({ ...page(B), affix: true }, H, A), B),
      { bar: [B, H], goTo: null },
    ],
    [
      'all, leads to the last fixed one',
      () => closeAllTabs(open({ ...page(B), affix: true }, A, H), A),
      { bar: [B, H], goTo: H },
    ],
    ['all, without a fixed one', () => closeAllTabs(open(A, B), A), { bar: [], goTo: H }],

    [
      'T15: refresh keeps the bar and shows the page with its query',
      () => refreshTab(open(H, page(A, '?x=1'), B), A, B),
      { bar: [H, A, B], goTo: `${A}?x=1` },
    ],
    ['T19: refreshing the current page stays there', () => refreshTab(open(H, A), H, H), { bar: [H, A], goTo: null }],
    ['refreshing an unknown tab', () => refreshTab(open(H), A, H), { bar: [H], goTo: null }],
  ];

  test.for(table)('%s', ([, close, expected]) => {
    expect(outcome(close())).toEqual(expected);
  });

  test('C04: a remaining tab keeps its identity and its page', () => {
    const tabs = open(H, A, B);
    expect(closeOtherTabs(tabs, A, B).tabs).toEqual([tabs[0], tabs[1]]);
    expect(closeAllTabs(tabs, A).tabs).toEqual([tabs[0]]);
  });

  test('T15: refresh creates a new page in the same tab and forgets its title', () => {
    const tabs = nameTab(open(H, page(A, '?x=1')), 'tab2', 'Ginkgo');
    expect(refreshTab(tabs, A, A).tabs).toEqual([
      tabs[0],
      { ...page(A, '?x=1'), id: 'tab2', generation: 1, subject: null },
    ]);
  });
});

describe('a page with a record (decision 001)', () => {
  const tabs = open(H, page(`${A}/new`, '?from=menu', '#z'), B);

  test('names its own tab', () => {
    expect(nameTab(tabs, 'tab2', '银杏')).toEqual([tabs[0], { ...tabs[1], subject: '银杏' }, tabs[2]]);
  });

  test('has a namesake if another tab shows something of the same name', () => {
    const named = nameTab(nameTab(open(H, A, B, C), 'tab2', '银杏'), 'tab3', '银杏');
    const namesakes = (all: readonly Tab[]) => all.map((tab) => hasNamesake(all, tab));
    expect([namesakes(named), namesakes(nameTab(named, 'tab3', null))]).toEqual([
      [false, true, true, false],
      [false, false, false, false],
    ]);
  });

  test('moves to its number, as the same tab with the title of a record', () => {
    expect(moveTab(tabs, 'tab2', `${A}/42`)).toEqual([
      tabs[0],
      { ...tabs[1], path: `${A}/42`, search: '', hash: '', title: 'menu.home.scienceKnowledge.record' },
      tabs[2],
    ]);
  });

  test('replaces a tab that already shows the number', () => {
    const both = openTab(tabs, page(`${A}/42`));
    expect(moveTab(both, 'tab2', `${A}/42`).map(({ id, path }) => [id, path])).toEqual([
      ['tab1', H],
      ['tab2', `${A}/42`],
      ['tab3', B],
    ]);
  });

  test('that moves to its own path stays there', () => {
    expect(bar(moveTab(tabs, 'tab2', `${A}/new`))).toEqual([H, `${A}/new`, B]);
  });

  test('that is closed changes nothing', () => {
    expect([nameTab(tabs, 'tab9', 'x'), moveTab(tabs, 'tab9', B)]).toEqual([tabs, tabs]);
  });
});

describe('stored tabs (decision 032)', () => {
  test('T31: are read back in order', () => {
    const pages = [page(H), page(A, '?x=1', '#z')];
    const stored = nameTab(open(...pages), 'tab2', '一棵树的一生');
    const [home, article] = pages;
    expect(readTabs(JSON.parse(JSON.stringify(stored)))).toEqual([
      { ...home, subject: null },
      { ...article, subject: '一棵树的一生' },
    ]);
  });

  test('T31: of a version without names are read too', () => {
    expect(readTabs([page(A)])).toEqual([{ ...page(A), subject: null }]);
  });

  const corrupt: unknown[] = [
    null,
    undefined,
    {},
    'tabs',
    3,
    [null],
    [{}],
    [page(H), { ...page(A), affix: 'yes' }],
    [{ ...page(A), noCache: 'yes' }],
    [{ ...page(A), search: null }],
    [{ ...page(A), subject: 3 }],
  ];

  test.for(corrupt.map((stored) => [stored]))('%j count as absent', ([stored]) => {
    expect(readTabs(stored)).toEqual(null);
  });
});

test('after any sequence, paths and ids are unique, affix tabs stay and the active tab exists', () => {
  const paths = fc.constantFrom(A, B, C);
  const command = fc.tuple(fc.constantFrom('open', 'close', 'others', 'all', 'refresh'), paths);
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      let tabs = open(H);
      let active = H;
      for (const [verb, path] of commands) {
        const closing = run(verb, tabs, path, active);
        tabs = closing.tabs;
        active = closing.goTo ?? active;
        expect(bar(tabs)).toEqual([...new Set(bar(tabs))]);
        expect(new Set(tabs.map(({ id }) => id)).size).toEqual(tabs.length);
        expect({ first: tabs[0]?.path, isThere: bar(tabs).includes(active) }).toEqual({ first: H, isThere: true });
      }
    }),
  );
});

function run(verb: string, tabs: readonly Tab[], path: string, active: string): Closing {
  switch (verb) {
    case 'close':
      return closeTab(tabs, path, active);
    case 'others':
      return closeOtherTabs(tabs, path, active);
    case 'all':
      return closeAllTabs(tabs, active);
    case 'refresh':
      return refreshTab(tabs, path, active);
    default:
      return { tabs: openTab(tabs, page(path)), goTo: path };
  }
}

test('an open page has its last address, any other its plain path', () => {
  const tabs = openTab(openTab([], page(H)), page(A, '?status=online', '#row'));
  expect([openHref(tabs, A), openHref(tabs, B)]).toEqual([`${A}?status=online#row`, B]);
});

test('viewing as a role shows only the tabs of its pages; the others stay', () => {
  const tabs = open(H, A, B);
  const viewed = { admin: false, pages: [B], buttons: [] };
  expect([bar(tabsInSight(tabs, viewed)), bar(tabsInSight(tabs, null))]).toEqual([
    [H, B],
    [H, A, B],
  ]);
});
