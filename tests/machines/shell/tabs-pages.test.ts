import { describe, expect, onTestFinished, test } from 'vitest';
import { type AnyActorRef, type AnyEventObject, fromTransition } from 'xstate';
import { routes } from '#src/domain/routes/routes.ts';
import { type PageActor, pageMachine } from '#src/machines/page.ts';
import { articles, home, news, recordChanged } from '#tests/machines/support/fixtures.ts';
import { sender } from '#tests/machines/support/sender.ts';
import { editor } from '#tests/machines/support/session.ts';
import { allGrants, openTabs, tabAt } from '#tests/machines/support/tabs.ts';
import { taken } from '#tests/machines/support/run.ts';

/** A screen that records its events, and fails on request. */
const screenLogic = fromTransition((received: readonly AnyEventObject[], event: AnyEventObject) => {
  if (event.type === 'break') throw new Error('broken');
  return [...received, event];
}, []);

const withScreen = () => openTabs({ screen: () => Promise.resolve({ logic: screenLogic }) });
type Tabs = ReturnType<typeof openTabs>;

const screenActorOf = ({ pageOf }: Tabs, path: string) =>
  pageOf(path)?.getSnapshot().context.screenActor as AnyActorRef;
const receivedBy = (tabs: Tabs, path: string): unknown =>
  (screenActorOf(tabs, path).getSnapshot() as { context: unknown }).context;

describe('kept pages', () => {
  test('C01: a page visited again is the same one, and receives its location', async () => {
    const tabs = withScreen();
    await tabs.visitAll(articles, news);
    const page = tabs.pageOf(articles);
    tabs.visit(`${articles}?x=1`);
    expect({
      isSamePage: tabs.pageOf(articles) === page,
      receivedByArticles: receivedBy(tabs, articles),
      receivedByNews: receivedBy(tabs, news),
    }).toEqual({
      isSamePage: true,
      receivedByArticles: [{ type: 'page.located', location: { path: articles, search: '?x=1', hash: '' } }],
      receivedByNews: [],
    });
  });

  test('C02: an uncached page ends when it is left', async () => {
    const route = routes.find(({ path }) => path === articles);
    onTestFinished(() => void Object.assign(route ?? {}, { noCache: false }));
    Object.assign(route ?? {}, { noCache: true });
    const { active, bar, pageOf, visit, visitAll } = openTabs({ stored: [tabAt(articles)] });
    await visitAll(articles);
    const page = pageOf(articles);
    visit(home);
    expect({ bar: bar(), page: pageOf(articles), pageStatus: page?.getSnapshot().status }).toEqual({
      bar: [home, articles],
      page: null,
      pageStatus: 'stopped',
    });
    visit(articles);
    expect({
      active: active(),
      pageStatus: pageOf(articles)?.getSnapshot().status,
      isSamePage: pageOf(articles) === page,
    }).toEqual({
      active: articles,
      pageStatus: 'active',
      isSamePage: false,
    });
  });

  test('C04, T10: close others and close all keep the fixed pages', () => {
    const { actor, pageOf, visit } = openTabs();
    const page = pageOf(home);
    for (const href of [articles, news]) visit(href);
    actor.send({ type: 'tab.closeOthers', path: articles });
    actor.send({ type: 'tab.closeAll' });
    expect(pageOf(home) === page && page?.getSnapshot().status).toEqual('active');
  });

  test('C05: closing a page keeps others of its kind', () => {
    const { actor, pageOf, visit } = openTabs();
    for (const href of [`${articles}/1`, `${articles}/2`]) visit(href);
    const [first, second] = [pageOf(`${articles}/1`), pageOf(`${articles}/2`)];
    actor.send({ type: 'tab.close', path: `${articles}/1` });
    expect({
      firstStatus: first?.getSnapshot().status,
      secondStatus: second?.getSnapshot().status,
      isSecondShown: pageOf(`${articles}/2`) === second,
    }).toEqual({
      firstStatus: 'stopped',
      secondStatus: 'active',
      isSecondShown: true,
    });
  });

  test('a page without a tab keeps the others alive', () => {
    const { pageOf, visit } = openTabs();
    visit(articles);
    const page = pageOf(articles);
    visit('/401');
    visit(articles);
    expect(pageOf(articles) === page && page?.getSnapshot().status).toEqual('active');
  });

  test('changed records and lost drafts are reported to all of them, shown or not', async () => {
    const tabs = withScreen();
    await tabs.visitAll(articles, news);
    const changed = recordChanged(articles);
    for (const event of [changed, { type: 'work.note' }] as const) tabs.actor.send(event);
    const received = [changed, { type: 'work.note' }];
    expect({ receivedByArticles: receivedBy(tabs, articles), receivedByNews: receivedBy(tabs, news) }).toEqual({
      receivedByArticles: received,
      receivedByNews: received,
    });
  });
});

describe('refreshing', () => {
  test('T15, T18: creates a new current page; query, bar and history stay', () => {
    const { actor, bar, pageOf, visit, went } = openTabs();
    visit(`${articles}?x=1`);
    const before = pageOf(articles);
    for (let i = 0; i < 3; i += 1) actor.send({ type: 'tab.refresh', path: articles });
    expect({
      bar: bar(),
      went: went(),
      statusBefore: before?.getSnapshot().status,
      pageStatus: pageOf(articles)?.getSnapshot().status,
    }).toEqual({
      bar: [home, `${articles}?x=1`],
      went: [],
      statusBefore: 'stopped',
      pageStatus: 'active',
    });
  });

  test('T15: of another tab shows a fresh page there', () => {
    const { active, actor, pageOf, visit, went } = openTabs();
    for (const href of [`${articles}?x=%2F`, news]) visit(href);
    const before = pageOf(articles);
    actor.send({ type: 'tab.refresh', path: articles });
    expect({ active: active(), went: went(), isSamePage: pageOf(articles) === before }).toEqual({
      active: articles,
      went: [`${articles}?x=%2F`],
      isSamePage: false,
    });
  });

  test('T19: works for home', () => {
    const { actor, bar, pageOf } = openTabs();
    const before = pageOf(home);
    actor.send({ type: 'tab.refresh', path: home });
    expect({ bar: bar(), pageStatus: pageOf(home)?.getSnapshot().status, isSamePage: pageOf(home) === before }).toEqual(
      { bar: [home], pageStatus: 'active', isSamePage: false },
    );
  });
});

describe('a running write of a page', () => {
  async function openSending() {
    const tabs = openTabs({ screen: () => Promise.resolve({ logic: sender('own').logic }) });
    await tabs.visitAll(articles, news);
    const page = tabs.pageOf(articles) as PageActor;
    const sending = screenActorOf(tabs, articles);
    sending.send({ type: 'send' });
    const status = () => page.getSnapshot().status;
    const isHeld = () => Object.values(tabs.actor.getSnapshot().children).includes(page);
    return { ...tabs, page, sending, status, finishing: () => tabs.context().finishing, isHeld };
  }

  test.for([
    { type: 'tab.close', path: articles },
    { type: 'tab.closeAll' },
    { type: 'tab.refresh', path: articles },
    { type: 'grants.changed', grants: { admin: false, pages: [news], buttons: [] } },
  ] as const)('finishes after $type, which takes effect immediately', async (event) => {
    const { actor, sending, finishing, page, pageOf, status, isHeld } = await openSending();
    actor.send(event);
    expect({
      isSamePage: pageOf(articles) === page,
      status: status(),
      finishing: finishing(),
      isHeld: isHeld(),
    }).toEqual({
      isSamePage: false,
      status: 'active',
      finishing: [page],
      isHeld: true,
    });
    sending.send({ type: 'answered' });
    expect({ status: status(), finishing: finishing(), isHeld: isHeld() }).toEqual({
      status: 'done',
      finishing: [],
      isHeld: false,
    });
  });

  test('finishes beside the reopened page, which is a new one; the older receives no events', async () => {
    const { actor, sending, context, finishing, page, pageOf, status, visitAll } = await openSending();
    actor.send({ type: 'tab.close', path: articles });
    await visitAll(articles);
    const fresh = pageOf(articles);
    expect({ isSamePage: fresh === page, freshState: fresh?.getSnapshot().value }).toEqual({
      isSamePage: false,
      freshState: 'shown',
    });
    sending.send({ type: 'answered' });
    expect({
      status: status(),
      freshStatus: fresh?.getSnapshot().status,
      finishing: finishing(),
      pageCount: Object.values(context().pages).length,
    }).toEqual({
      status: 'done',
      freshStatus: 'active',
      finishing: [],
      pageCount: 3,
    });
  });

  test('is dropped when its page crashes', async () => {
    const { actor, finishing, page } = await openSending();
    actor.send({ type: 'tab.close', path: articles });
    actor.send({ type: `xstate.error.actor.${page.id}`, error: new Error('broken'), actorId: page.id });
    expect(finishing()).toEqual([]);
  });

  test.for([
    { type: 'session.closed' },
    { type: 'session.opened', account: editor, grants: allGrants, stored: [] },
  ] as const)('is not reported after $type, because no page outlives its session', async (event) => {
    const { actor, finishing, status, pageOf } = await openSending();
    const shown = pageOf(news);
    actor.send({ type: 'tab.close', path: articles });
    actor.send(event);
    expect({ status: status(), shownStatus: shown?.getSnapshot().status, finishing: finishing() }).toEqual({
      status: 'stopped',
      shownStatus: 'stopped',
      finishing: [],
    });
  });
});

describe('fault I5: a failing page', () => {
  test('with a failing screen affects nothing else', async () => {
    const tabs = withScreen();
    await tabs.visitAll(articles, news);
    screenActorOf(tabs, articles).send({ type: 'break' });
    const values = [articles, news].map((path) => tabs.pageOf(path)?.getSnapshot().value);
    expect({ values, state: tabs.value(), status: tabs.actor.getSnapshot().status }).toEqual({
      values: ['crashed', 'shown'],
      state: { open: 'idle' },
      status: 'active',
    });
  });

  test('that crashes is marked and reported; the others continue, and a refresh creates a new one', async () => {
    let breaks = false;
    const page = pageMachine.provide({
      actions: {
        startScreenActor: () => {
          if (breaks) throw new Error('broken');
        },
      },
    });
    const { actor, context, facts, pageOf, tabOf, visit, visitAll } = openTabs({ page });
    await visitAll(news);
    breaks = true;
    taken(facts);
    await visitAll(articles);
    expect(context().pages[tabOf(articles)?.id ?? '']).toEqual({ generation: 0, actor: null });
    expect(facts.at(-1)).toEqual({ type: 'actor.crashed', error: new Error('broken') });
    expect({ status: actor.getSnapshot().status, pageState: pageOf(news)?.getSnapshot().value }).toEqual({
      status: 'active',
      pageState: 'shown',
    });

    breaks = false;
    visit(news);
    actor.send({ type: 'tab.refresh', path: articles });
    expect(pageOf(articles)?.getSnapshot().status).toEqual('active');
  });

  test('that crashed gets no more events', async () => {
    const page = pageMachine.provide({
      actions: {
        startScreenActor: () => {
          throw new Error('broken');
        },
      },
    });
    const { actor, visit, visitAll } = openTabs({ page });
    await visitAll(articles);
    visit(`${articles}?x=1`);
    actor.send(recordChanged(articles));
    actor.send({ type: 'tab.close', path: articles });
    expect(actor.getSnapshot().status).toEqual('active');
  });
});
