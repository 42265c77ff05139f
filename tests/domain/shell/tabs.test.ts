import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beyondLimit,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  type Closing,
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

  test('one path has one tab, with the latest query; its place, words and page stay', () => {
    const before = nameTab(open(H, page(A, '?x=1'), B), 'tab2', 'Ginkgo');
    expect(openTab(before, page(A, '?x=2', '#z'))).toEqual([
      before[0],
      { ...page(A, '?x=2', '#z'), id: 'tab2', generation: 0, subject: 'Ginkgo' },
      before[2],
    ]);
  });

  test('what is open already at that very address leaves all tabs as they are', () => {
    const before = open(H, page(A, '?x=1'));
    expect(openTab(before, page(A, '?x=1'))).toBe(before);
  });

  test.for([
    ['?x=1', '#z'],
    ['?x=2', '#y'],
  ] as const)('another query or another part of the page is a change: %s%s', ([search, hash]) => {
    expect(openTab(open(page(A, '?x=1', '#y')), page(A, search, hash)).map(tabHref)).toEqual([`${A}${search}${hash}`]);
  });

  test('what was restored with a name is shown with it', () => {
    expect(openTab([], { ...page(A), subject: '银杏' })[0]?.subject).toEqual('银杏');
  });

  test('T30: a path that begins like another is another tab', () => {
    expect(bar(open('/home/baseResources', '/home/baseResourcesScore'))).toEqual([
      '/home/baseResources',
      '/home/baseResourcesScore',
    ]);
  });

  test('a tab that was closed comes back as a new one', () => {
    const [first] = open(A);
    const again = openTab(closeTab(open(H, A), A, H).tabs, page(A));
    expect(again.map(({ id }) => id)).toEqual(['tab1', 'tab2']);
    expect(first?.id).toEqual('tab1');
  });
});

describe('more tabs than may be open', () => {
  const paths = Array.from({ length: maxTabs + 1 }, (_, index) => `${A}/${index + 1}`);
  const tabs = open(H, ...paths);
  const pathsOf = (used: readonly string[], mayClose: (tab: Tab) => boolean = () => true) =>
    bar(beyondLimit(tabs, used, mayClose));

  test('as many as may be open stay', () => {
    expect(beyondLimit(tabs.slice(0, maxTabs), [], () => true)).toEqual([]);
  });

  test('those go that were never shown, then those that were shown longest ago; a fixed one never', () => {
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

  test('what may not close stays, and nothing else closes for it than what may', () => {
    expect([pathsOf([], ({ path }) => path === B), pathsOf([], ({ path }) => path === paths[7])]).toEqual([
      [],
      [paths[7]],
    ]);
  });
});

describe('closing', () => {
  const table: [title: string, close: () => Closing, expected: ReturnType<typeof outcome>][] = [
    ['T04: another than the active one stays here', () => closeTab(open(H, A, B), A, B), { bar: [H, B], goTo: null }],
    ['T05: the active one leads to the last', () => closeTab(open(H, A, B, C), A, A), { bar: [H, B, C], goTo: C }],
    ['the last, active, leads to the one before', () => closeTab(open(H, A, B), B, B), { bar: [H, A], goTo: A }],
    [
      'the last tab is shown with its query',
      () => closeTab(open(H, A, page(B, '?x=1', '#z')), A, A),
      { bar: [H, B], goTo: `${B}?x=1#z` },
    ],
    ['T07: an affix tab stays', () => closeTab(open(H, A), H, H), { bar: [H, A], goTo: null }],
    ['without any tab left home is shown', () => closeTab(open(A), A, A), { bar: [], goTo: H }],
    ['a tab that is not there', () => closeTab(open(H, A), B, A), { bar: [H, A], goTo: null }],
    ['on a page without a tab', () => closeTab(open(H, A), A, null), { bar: [H], goTo: null }],

    ['T10: others than the active one', () => closeOtherTabs(open(H, A, B), A, A), { bar: [H, A], goTo: null }],
    ['T11: others than home leads home', () => closeOtherTabs(open(H, A, B), H, A), { bar: [H], goTo: H }],
    [
      'others than another leads there, query kept',
      () => closeOtherTabs(open(H, A, page(B, '?x=1')), B, A),
      { bar: [H, B], goTo: `${B}?x=1` },
    ],
    ['others than one that is not there', () => closeOtherTabs(open(H, A), C, A), { bar: [H, A], goTo: null }],

    ['T12: all, on one that goes', () => closeAllTabs(open(H, A, B), A), { bar: [H], goTo: H }],
    ['T14: all, on one that stays', () => closeAllTabs(open(H, A), H), { bar: [H], goTo: null }],
    [
      'all, where one of several stays',
      () => closeAllTabs(open({ ...page(B), affix: true }, H, A), B),
      { bar: [B, H], goTo: null },
    ],
    [
      'all, leads to the last of those that stay',
      () => closeAllTabs(open({ ...page(B), affix: true }, A, H), A),
      { bar: [B, H], goTo: H },
    ],
    ['all, none of them affix', () => closeAllTabs(open(A, B), A), { bar: [], goTo: H }],

    [
      'T15: refresh keeps the bar and shows the page with its query',
      () => refreshTab(open(H, page(A, '?x=1'), B), A, B),
      { bar: [H, A, B], goTo: `${A}?x=1` },
    ],
    ['T19: refreshing the page shown goes nowhere', () => refreshTab(open(H, A), H, H), { bar: [H, A], goTo: null }],
    ['refreshing what is not there', () => refreshTab(open(H), A, H), { bar: [H], goTo: null }],
  ];

  test.for(table)('%s', ([, close, expected]) => {
    expect(outcome(close())).toEqual(expected);
  });

  test('C04: what stays is the same tab, its page is not made anew', () => {
    const tabs = open(H, A, B);
    expect(closeOtherTabs(tabs, A, B).tabs).toEqual([tabs[0], tabs[1]]);
    expect(closeAllTabs(tabs, A).tabs).toEqual([tabs[0]]);
  });

  test('T15: refresh makes a new page under the same tab and forgets its words', () => {
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

  test('moves to its number, as the same tab', () => {
    expect(moveTab(tabs, 'tab2', `${A}/42`)).toEqual([
      tabs[0],
      { ...tabs[1], path: `${A}/42`, search: '', hash: '' },
      tabs[2],
    ]);
  });

  test('takes the place of a tab that shows the number already', () => {
    const both = openTab(tabs, page(`${A}/42`));
    expect(moveTab(both, 'tab2', `${A}/42`).map(({ id, path }) => [id, path])).toEqual([
      ['tab1', H],
      ['tab2', `${A}/42`],
      ['tab3', B],
    ]);
  });

  test('that moves to where it is stays there', () => {
    expect(bar(moveTab(tabs, 'tab2', `${A}/new`))).toEqual([H, `${A}/new`, B]);
  });

  test('that is gone changes nothing', () => {
    expect([nameTab(tabs, 'tab9', 'x'), moveTab(tabs, 'tab9', B)]).toEqual([tabs, tabs]);
  });
});

describe('stored tabs (decision 032)', () => {
  test('T31: are read back as they were opened', () => {
    const pages = [page(H), page(A, '?x=1', '#z')];
    const stored = nameTab(open(...pages), 'tab2', '一棵树的一生');
    const [home, article] = pages;
    expect(readTabs(JSON.parse(JSON.stringify(stored)))).toEqual([
      { ...home, subject: null },
      { ...article, subject: '一棵树的一生' },
    ]);
  });

  test('T31: of a version that named no tab are read, too', () => {
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

test('whatever is opened and closed, one path has one tab, ids are unique, affix tabs stay and one is led to a tab that is there', () => {
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

test('a page that is open is found where it was left, another at its plain path', () => {
  const tabs = openTab(openTab([], page(H)), page(A, '?status=online', '#row'));
  expect([openHref(tabs, A), openHref(tabs, B)]).toEqual([`${A}?status=online#row`, B]);
});

test('who views the app as a role sees the tabs that it may open; the others stay', () => {
  const tabs = open(H, A, B);
  const viewed = { admin: false, pages: [B], buttons: [] };
  expect([bar(tabsInSight(tabs, viewed)), bar(tabsInSight(tabs, null))]).toEqual([
    [H, B],
    [H, A, B],
  ]);
});
