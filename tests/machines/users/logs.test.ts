import { describe, expect, test } from 'vitest';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { defaultListQuery, type ListQuery } from '#src/domain/content/list-query.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import type { LogEntry, LogPage } from '#src/domain/logs/log-entry.ts';
import { logsMachine } from '#src/machines/logs/logs.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  articles,
  expired,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
} from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/system/logManager';
const located = (search: string) => ({ type: 'page.located', location: at(path + search).location }) as const;
const entryOf = (id: string): LogEntry => ({
  id,
  time: '2026-06-02 10:00:00',
  account: 'editor',
  roleName: '内容编辑',
  address: '10.0.0.7',
  type: 'operation',
  path: articles,
  action: 'update',
  object: '银杏',
  result: 'success',
  reason: '',
  before: { summary: '旧' },
  after: { summary: '新' },
});
const pageOf = (...ids: string[]): LogPage => ({
  list: ids.map(entryOf),
  total: ids.length,
  pageNum: 1,
  pageSize: 20,
});
const wentTo = (href: string) => ({ type: 'navigation.requested', href, replace: true });
const input = { tabId: 'tab2', location: at(path).location };

const model = {
  events: {
    'page.located': [located(''), located('?pageNum=2')],
    'records.changed': [recordChanged(articles)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    select: [{ type: 'select', selected: [entryOf('42')] }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'tail.pause': [{ type: 'tail.pause' }],
    'tail.resume': [{ type: 'tail.resume' }],
    'tail.due': [{ type: 'tail.due' }],
    'entry.open': [{ type: 'entry.open', entry: entryOf('42') }],
    'entry.close': [{ type: 'entry.close' }],
  },
  answers: {
    findOpening: openings,
    fetchPage: [success(pageOf('42')), success({ ...pageOf(), total: 1 }), network],
    loadType: [null],
  },
  input,
  situation: ({ context }) => context.query.pageNum,
  // An entry is stored only while it is open; a hidden log sends no calls.
  invariant: ({ context, value, children }) => {
    expect(context.opened === null).toEqual(value.detail === 'closed');
    expect(Object.keys(children).some((id) => id.includes('tail.seen'))).toEqual(
      typeof value.tail === 'object' && value.tail.seen !== 'paused',
    );
  },
} satisfies Model<typeof logsMachine>;

function logs(search = '') {
  const fetchPage = port<Result<LogPage>, ListQuery>();
  const loadType = port<ContentType | null, string>();
  const ticks = feed<{ type: 'tail.due' }, { type: 'tail.due' }>();
  const machine = logsMachine.provide({
    actors: {
      fetchPage: fetchPage.logic,
      loadType: loadType.logic,
      tickFeed: ticks.logic,
      ...plainList(),
    },
  });
  const running = run(machine, { tabId: 'tab2', location: at(path + search).location });
  return {
    ...running,
    fetchPage,
    loadType,
    tick: () => ticks.tell({ type: 'tail.due' }),
    listeners: ticks.listeners,
    context: () => running.actor.getSnapshot().context,
    ids: () => running.actor.getSnapshot().context.page?.list.map(({ id }) => id),
    is: (tag: 'busy' | 'paused') => running.actor.getSnapshot().hasTag(tag),
  };
}

describe('the log', () => {
  describeModel(logsMachine, model);

  test('fetches by the query of its address; a change navigates, and the new address is fetched', async () => {
    const { actor, facts, fetchPage, ids } = logs('?account=editor');
    const asked = { ...defaultListQuery, filters: { account: 'editor' } };
    await fetchPage.answer(success(pageOf('2', '1')));
    actor.send({ type: 'query.change', change: { filters: { type: 'login' } } });
    expect(taken(facts)).toEqual([wentTo(`${path}?type=login`)]);
    actor.send(located('?type=login'));
    expect(fetchPage.inputs()).toEqual([asked, { ...defaultListQuery, filters: { type: 'login' } }]);
    expect(ids()).toEqual(['2', '1']);
    actor.send({ type: 'query.reset' });
    expect(taken(facts)).toEqual([wentTo(path)]);
  });

  test('a page past the end becomes the last one', async () => {
    const { context, fetchPage } = logs('?pageNum=7');
    await fetchPage.answer(success({ ...pageOf(), total: 30, pageNum: 7 }));
    expect({ fetchedPageNum: fetchPage.inputs().at(-1)?.pageNum, pageNum: context().query.pageNum }).toEqual({
      fetchedPageNum: 2,
      pageNum: 2,
    });
  });

  test('a failure is reported once and can be retried', async () => {
    const { actor, context, facts, fetchPage } = logs();
    await fetchPage.answer(network);
    expect(taken(facts)).toEqual([notified({ code: 'failure', failure: { kind: 'network' } })]);
    actor.send({ type: 'reload' });
    await fetchPage.answer(expired);
    expect(taken(facts)).toEqual([]);
    actor.send({ type: 'reload' });
    await fetchPage.break();
    expect({ facts: taken(facts), failure: context().failure }).toEqual({
      facts: [notified({ code: 'failure', failure: unexplained })],
      failure: unexplained,
    });
    actor.send({ type: 'reload' });
    await fetchPage.answer(success(pageOf('1')));
    expect(context().failure).toEqual(null);
  });
});

describe('the live tail', () => {
  async function live() {
    const running = logs();
    await running.fetchPage.answer(success(pageOf('2', '1')));
    running.actor.send({ type: 'page.shown' });
    return running;
  }

  test('fetches at each interval, and marks new entries until the query changes', async () => {
    const { actor, context, fetchPage, ids, tick } = await live();
    expect(fetchPage.calls.length).toEqual(1);
    tick();
    await fetchPage.answer(success(pageOf('3', '2', '1')));
    expect({ ids: ids(), fresh: context().fresh }).toEqual({ ids: ['3', '2', '1'], fresh: ['3'] });
    tick();
    await fetchPage.answer(success(pageOf('4', '3', '2')));
    expect(context().fresh).toEqual(['4', '3']);
    actor.send({ type: 'reload' });
    await fetchPage.answer(success(pageOf('4', '3')));
    expect(context().fresh).toEqual([]);
  });

  test('sends nothing before its page is visible or while it is hidden, and fetches immediately when visible again', async () => {
    const { actor, fetchPage, listeners } = logs();
    await fetchPage.answer(success(pageOf('1')));
    expect(listeners()).toEqual(0);
    actor.send({ type: 'page.shown' });
    expect(listeners()).toEqual(1);
    actor.send({ type: 'page.hidden' });
    expect({ listeners: listeners(), fetchPageCalls: fetchPage.calls.length }).toEqual({
      listeners: 0,
      fetchPageCalls: 1,
    });
    actor.send({ type: 'page.shown' });
    expect({ fetchPageCalls: fetchPage.calls.length, aborted: fetchPage.calls[1]?.signal.aborted }).toEqual({
      fetchPageCalls: 2,
      aborted: false,
    });
    actor.send({ type: 'page.hidden' });
    expect(fetchPage.calls[1]?.signal.aborted).toEqual(true);
  });

  test('stays paused until the user resumes it, regardless of visibility; then it fetches immediately', async () => {
    const { actor, fetchPage, is, listeners } = await live();
    actor.send({ type: 'tail.pause' });
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.shown' });
    expect({ isPaused: is('paused'), listeners: listeners(), fetchPageCalls: fetchPage.calls.length }).toEqual({
      isPaused: true,
      listeners: 0,
      fetchPageCalls: 1,
    });
    actor.send({ type: 'tail.resume' });
    expect({ isPaused: is('paused'), fetchPageCalls: fetchPage.calls.length }).toEqual({
      isPaused: false,
      fetchPageCalls: 2,
    });
  });

  test('shows a failure without a notice until an answer arrives, and fetches again at the next interval', async () => {
    const { context, facts, fetchPage, ids, tick } = await live();
    tick();
    await fetchPage.answer(network);
    const afterFailure = { tailFailure: context().tailFailure, facts, ids: ids() };
    tick();
    const whileAskedAgain = context().tailFailure;
    await fetchPage.break();
    const afterBug = { tailFailure: context().tailFailure, facts };
    tick();
    await fetchPage.answer(success(pageOf('3', '2')));
    expect({
      afterFailure,
      whileAskedAgain,
      afterBug,
      afterAnswer: { tailFailure: context().tailFailure, ids: ids() },
    }).toEqual({
      afterFailure: { tailFailure: { kind: 'network' }, facts: [], ids: ['2', '1'] },
      whileAskedAgain: { kind: 'network' },
      afterBug: { tailFailure: unexplained, facts: [] },
      afterAnswer: { tailFailure: null, ids: ['3', '2'] },
    });
  });

  test('ignores an earlier answer after the list is fetched again', async () => {
    const { actor, context, fetchPage, tick } = await live();
    tick();
    await fetchPage.answer(network);
    actor.send({ type: 'reload' });
    const afterReload = context().tailFailure;
    await fetchPage.answer(success(pageOf('2', '1')));
    tick();
    await fetchPage.answer(network);
    actor.send(located('?type=login'));
    expect({ afterReload, afterLocated: context().tailFailure }).toEqual({ afterReload: null, afterLocated: null });
  });

  test('survives a failed list, which is reported once, fetched at the next interval, and then followed', async () => {
    const { actor, facts, fetchPage, ids, tick, value } = logs();
    actor.send({ type: 'page.shown' });
    await fetchPage.answer(network);
    expect(taken(facts).length).toEqual(1);
    tick();
    await fetchPage.answer(network);
    tick();
    await fetchPage.break();
    expect({ fetchPageCalls: fetchPage.calls.length, facts: taken(facts), state: value() }).toMatchObject({
      fetchPageCalls: 3,
      facts: [],
      state: { entries: { failed: 'resting' } },
    });
    tick();
    await fetchPage.answer(success(pageOf('1')));
    tick();
    await fetchPage.answer(success(pageOf('2', '1')));
    expect({ ids: ids(), state: value() }).toMatchObject({ ids: ['2', '1'], state: { entries: 'shown' } });
  });

  test('does not move rows on later pages', async () => {
    const { actor, fetchPage, tick } = await live();
    actor.send(located('?pageNum=2'));
    await fetchPage.answer(success({ ...pageOf('0'), total: 21, pageNum: 2 }));
    tick();
    expect(fetchPage.calls.length).toEqual(2);
  });

  test('does not show the answer to the previous query', async () => {
    const { actor, fetchPage, ids, tick } = await live();
    tick();
    actor.send(located('?type=login'));
    expect(fetchPage.calls[1]?.signal.aborted).toEqual(true);
    await fetchPage.answer(success(pageOf('9')), 1);
    await fetchPage.answer(success(pageOf('5')), 2);
    expect(ids()).toEqual(['5']);
  });
});

describe('an entry', () => {
  test('is opened with or without the labels of its fields', async () => {
    const { actor, context, loadType, value } = logs();
    actor.send({ type: 'entry.open', entry: entryOf('1') });
    expect(loadType.inputs()).toEqual([articles]);
    await loadType.answer(scienceKnowledge);
    expect({ openedId: context().opened?.id, openedPath: context().openedType?.path }).toEqual({
      openedId: '1',
      openedPath: articles,
    });
    actor.send({ type: 'entry.open', entry: entryOf('2') });
    await loadType.break();
    expect({ id: context().opened?.id, openedType: context().openedType, state: value() }).toMatchObject({
      id: '2',
      openedType: null,
      state: { detail: 'open' },
    });
    actor.send({ type: 'entry.close' });
    expect({ opened: context().opened, state: value() }).toMatchObject({ opened: null, state: { detail: 'closed' } });
  });
});
