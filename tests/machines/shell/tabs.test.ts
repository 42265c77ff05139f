import { describe, expect, test } from 'vitest';
import { toLocation } from '#src/domain/routes/location.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import {
  accountOf,
  articles,
  home,
  news,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
} from '#tests/machines/support/fixtures.ts';
import { editor } from '#tests/machines/support/session.ts';
import { allGrants, openTabs, tabAt } from '#tests/machines/support/tabs.ts';
import { taken } from '#tests/machines/support/run.ts';

const fresh = `${articles}/new`;
const record = `${articles}/42`;
const admittedAt = (href: string) => ({ type: 'page.admitted', location: toLocation(href) }) as const;

const model = {
  events: {
    'session.opened': [
      { type: 'session.opened', account: editor, grants: allGrants, stored: [] },
      { type: 'session.opened', account: accountOf('other'), grants: allGrants, stored: [tabAt(record)] },
    ],
    'session.closed': [{ type: 'session.closed' }],
    'grants.changed': [{ type: 'grants.changed', grants: { admin: false, pages: [news], buttons: [] } }],
    'page.admitted': [admittedAt(home), admittedAt(fresh), admittedAt('/401')],
    'tab.close': [
      { type: 'tab.close', path: home },
      { type: 'tab.close', path: fresh },
    ],
    'tab.closeOthers': [
      { type: 'tab.closeOthers', path: home },
      { type: 'tab.closeOthers', path: fresh },
    ],
    'tab.closeAll': [{ type: 'tab.closeAll' }],
    'tab.refresh': [{ type: 'tab.refresh', path: fresh }],
    'tab.refreshRequested': [{ type: 'tab.refreshRequested', path: fresh }],
    'tab.named': [{ type: 'tab.named', id: 'tab2', subject: '银杏' }],
    'tab.moved': [{ type: 'tab.moved', id: 'tab2', path: record, subject: '银杏' }],
    'records.changed': [recordChanged(articles)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'records.outdated': [recordsOutdated('/system/userManager', '7')],
    'logout.requested': [{ type: 'logout.requested' }],
    'page.unsaved': [
      { type: 'page.unsaved', id: 'tab2', unsaved: true },
      { type: 'page.unsaved', id: 'tab2', unsaved: true, saving: true },
      { type: 'page.unsaved', id: 'tab2', unsaved: true, keepable: false },
      { type: 'page.unsaved', id: 'tab2', unsaved: false },
    ],
    'page.notSaved': [{ type: 'page.notSaved', id: 'tab2' }],
    'work.note': [{ type: 'work.note' }],
    'work.stay': [{ type: 'work.stay' }],
    'work.save': [{ type: 'work.save' }],
    'work.keepDraft': [{ type: 'work.keepDraft' }],
    'work.discard': [{ type: 'work.discard' }],
  },
  situation: ({ context }) => [
    context.tabs.map(({ path }) => path),
    context.active,
    context.unsaved,
    // Another test covers the requested action; here only its presence matters.
    context.question === null,
  ],
  // Home is first, a path has one tab, pages belong to open tabs, and the shown one is alive.
  invariant: ({ context, value }) => {
    const { active, pages, tabs } = context;
    const paths = tabs.map(({ path }) => path);
    const shown = tabs.find(({ path }) => path === active);
    expect(paths[0]).toEqual(value === 'empty' ? undefined : home);
    // A question is open only while asking or saving; only living pages have unsaved work.
    expect(context.question === null).toBe(value === 'empty' || value.open === 'idle');
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(Object.keys(context.unsaved)));
    expect(paths).toEqual([...new Set(paths)]);
    expect(tabs.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(pages)));
    expect(shown ? pages[shown.id]?.generation : null).toEqual(shown?.generation ?? null);
  },
} satisfies Model<typeof tabsMachine>;

describe('tabs', () => {
  describeModel(tabsMachine, model);
});

describe('opening and closing tabs', () => {
  test('T01: the first tab is home, which cannot be closed', () => {
    const { active, bar, actor, went } = openTabs();
    actor.send({ type: 'tab.close', path: home });
    expect({ bar: bar(), active: active(), went: went() }).toEqual({ bar: [home], active: home, went: [] });
  });

  test('T02: a page gets one tab with its latest query, and the change is reported for storing', () => {
    const { active, bar, facts, visit } = openTabs();
    for (const href of [articles, news, `${articles}?x=2#z`]) visit(href);
    expect({ bar: bar(), active: active() }).toEqual({ bar: [home, `${articles}?x=2#z`, news], active: articles });
    expect(facts.at(-1)).toEqual({
      type: 'tabs.changed',
      account: 'editor',
      tabs: [
        { ...tabAt(home), id: 'tab1', generation: 0, subject: null },
        {
          ...tabAt(`${articles}?x=2#z`, { title: 'menu.home.scienceKnowledge' }),
          id: 'tab2',
          generation: 0,
          subject: null,
        },
        { ...tabAt(news, { title: 'menu.home.informationCenter' }), id: 'tab3', generation: 0, subject: null },
      ],
    });
  });

  test('decision 032: a page without a tab has none; the others stay', () => {
    const { active, bar, visit } = openTabs();
    for (const href of [articles, '/401']) visit(href);
    expect({ bar: bar(), active: active() }).toEqual({ bar: [home, articles], active: null });
  });

  // [tabs], the current one, the event, the remaining tabs, the new current one, requested navigations
  test.for([
    [
      'T04: closing an inactive tab stays on the page',
      [articles, news],
      news,
      { type: 'tab.close', path: articles },
      [home, news],
      news,
      [],
    ],
    [
      'T05: closing the current tab goes to the last one',
      [articles, news, record],
      articles,
      { type: 'tab.close', path: articles },
      [home, news, record],
      record,
      [record],
    ],
    [
      'T07: home is not closed',
      [articles],
      articles,
      { type: 'tab.close', path: home },
      [home, articles],
      articles,
      [],
    ],
    [
      'T10: close others of the current tab',
      [articles, news],
      articles,
      { type: 'tab.closeOthers', path: articles },
      [home, articles],
      articles,
      [],
    ],
    [
      'T11: close others of home',
      [articles, news],
      articles,
      { type: 'tab.closeOthers', path: home },
      [home],
      home,
      [home],
    ],
    ['T12: close all', [articles, news], articles, { type: 'tab.closeAll' }, [home], home, [home]],
    ['T14: close all, at home', [articles], home, { type: 'tab.closeAll' }, [home], home, []],
    [
      'T18: refresh of an inactive tab',
      [articles, news],
      news,
      { type: 'tab.refresh', path: articles },
      [home, articles, news],
      articles,
      [articles],
    ],
    ['closing an unknown tab', [articles], articles, { type: 'tab.close', path: news }, [home, articles], articles, []],
  ] as const)('%s', ([, opened, current, event, tabs, shown, went]) => {
    const { active, actor, bar, visit, ...open } = openTabs();
    for (const href of [...opened, current]) visit(href);
    actor.send(event);
    expect({ bar: bar(), active: active(), went: open.went() }).toEqual({ bar: tabs, active: shown, went });
  });

  test('T26: a closed page is opened fresh with a new tab', () => {
    const { actor, bar, pageOf, visit } = openTabs();
    visit(articles);
    const before = pageOf(articles);
    actor.send({ type: 'tab.close', path: articles });
    visit(articles);
    expect({
      bar: bar(),
      statusBefore: before?.getSnapshot().status,
      pageStatus: pageOf(articles)?.getSnapshot().status,
    }).toEqual({
      bar: [home, articles],
      statusBefore: 'stopped',
      pageStatus: 'active',
    });
  });
});

describe('the tabs of a session', () => {
  test('T31: are restored after a reload, behind home, once each', () => {
    const { bar } = openTabs({ stored: [tabAt(news), tabAt(home), tabAt(`${articles}?x=1`), tabAt(news)] });
    expect(bar()).toEqual([home, news, `${articles}?x=1`]);
  });

  test('are restored only if still granted, and have no page before a visit', () => {
    const grants = { ...allGrants, pages: [articles] };
    const { bar, context } = openTabs({ grants, stored: [tabAt(news), tabAt('/ghost'), tabAt(record)] });
    expect({ bar: bar(), pageIds: Object.keys(context().pages) }).toEqual({ bar: [home, record], pageIds: ['tab1'] });
  });

  test('C10, decision 006: end with the session, in the store too; the next one starts fresh', () => {
    const { actor, bar, context, facts, open, pageOf, value, visit } = openTabs();
    visit(articles);
    const pages = [pageOf(home), pageOf(articles)];
    taken(facts);
    actor.send({ type: 'session.closed' });
    expect({ state: value(), context: context() }).toEqual({
      state: 'empty',
      context: {
        account: 'editor',
        tabs: [],
        active: null,
        pages: {},
        finishing: [],
        unsaved: {},
        used: [],
        viewed: null,
        question: null,
      },
    });
    expect(facts).toEqual([{ type: 'tabs.changed', account: 'editor', tabs: [] }]);
    expect(pages.map((page) => page?.getSnapshot().status)).toEqual(['stopped', 'stopped']);
    open();
    visit(articles);
    expect({ bar: bar(), isKnownPage: pages.includes(pageOf(articles)) }).toEqual({
      bar: [home, articles],
      isKnownPage: false,
    });
  });

  test('decision 007: are not inherited by a session that follows immediately', () => {
    const { actor, bar, context, visit } = openTabs();
    visit(articles);
    actor.send({ type: 'session.opened', account: accountOf('other'), grants: allGrants, stored: [tabAt(news)] });
    expect({ account: context().account, bar: bar(), pages: context().pages }).toEqual({
      account: 'other',
      bar: [home, news],
      pages: {},
    });
  });
});

describe('decision 001: the tab of a record', () => {
  const moved = { type: 'tab.moved', id: 'tab2', path: record, subject: '银杏' } as const;

  test('gets the title of its record, which is stored with it', () => {
    const { actor, context, facts, tabOf, visit } = openTabs();
    visit(record);
    taken(facts);
    actor.send({ type: 'tab.named', id: 'tab2', subject: '银杏' });
    expect({ subject: tabOf(record)?.subject, facts }).toEqual({
      subject: '银杏',
      facts: [{ type: 'tabs.changed', account: 'editor', tabs: context().tabs }],
    });
  });

  test('has its title after a reload, before its page is loaded', () => {
    const { tabOf } = openTabs({ stored: [tabAt(record, { subject: '银杏' })] });
    expect(tabOf(record)?.subject).toEqual('银杏');
  });

  test('moves to the address of the record once known, and keeps its page', () => {
    const { active, actor, bar, facts, pageOf, tabOf, visit } = openTabs();
    visit(fresh);
    const page = pageOf(fresh);
    taken(facts);
    actor.send(moved);
    expect({
      bar: bar(),
      active: active(),
      subject: tabOf(record)?.subject,
      isSamePage: pageOf(record) === page,
    }).toEqual({
      bar: [home, record],
      active: record,
      subject: '银杏',
      isSamePage: true,
    });
    expect(facts[0]).toEqual({ type: 'navigation.requested', href: record, replace: true });
  });

  test('moves in the background too, without navigating', () => {
    const { active, actor, bar, visit, went } = openTabs();
    for (const href of [fresh, news]) visit(href);
    actor.send(moved);
    expect({ bar: bar(), active: active(), went: went() }).toEqual({
      bar: [home, record, news],
      active: news,
      went: [],
    });
  });

  test('is the only one at that address, and the typed text of the older one is reported as a draft', () => {
    const { actor, facts, visit } = openTabs();
    for (const href of [fresh, record]) visit(href);
    actor.send({ type: 'tab.named', id: 'tab3', subject: '银杏' });
    actor.send({ type: 'page.unsaved', id: 'tab3', unsaved: true });
    visit(fresh);
    taken(facts);
    actor.send(moved);
    expect(facts[0]).toEqual(
      notified({ code: 'drafts.kept', subject: '银杏', title: 'menu.home.scienceKnowledge.record' }),
    );
  });

  test('replaces an older one at that address', () => {
    const { actor, bar, pageOf, visit } = openTabs();
    for (const href of [fresh, record]) visit(href);
    const [page, older] = [pageOf(fresh), pageOf(record)];
    visit(fresh);
    actor.send(moved);
    expect({ bar: bar(), isSamePage: pageOf(record) === page, olderStatus: older?.getSnapshot().status }).toEqual({
      bar: [home, record],
      isSamePage: true,
      olderStatus: 'stopped',
    });
  });

  test('stays at its address when the record is saved again or was closed', () => {
    const { actor, bar, tabOf, visit, went } = openTabs();
    visit(record);
    actor.send(moved);
    expect({ bar: bar(), subject: tabOf(record)?.subject, went: went() }).toEqual({
      bar: [home, record],
      subject: '银杏',
      went: [],
    });
    actor.send({ ...moved, id: 'tab9' });
    expect(bar()).toEqual([home, record]);
  });
});
