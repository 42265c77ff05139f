import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, type DoneActorEvent, fromCallback, fromPromise } from 'xstate';
import { defaultListQuery, type ListPage, type ListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ContentBulkInput, ContentBulkOutput } from '#src/machines/content/bulk.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { listMachine } from '#src/machines/content/list.ts';
import { type RequestedOperation, shownPage } from '#src/machines/content/list-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified, operatedOn, wentTo } from '#tests/machines/support/facts.ts';
import {
  articles,
  expired,
  network,
  news,
  operationNamed,
  recordChanged,
  recordOf,
  recordsDeleted,
  recordsOperated,
  refused,
  silent,
} from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const publish = operationNamed('publish');
const request: RequestedOperation = { operation: publish, record: recordOf('42'), title: '银杏' };
const operate = { type: 'operate', ...request } as const;
const located = (search: string) => ({ type: 'page.located', location: at(articles + search).location }) as const;
const pageOf = (...ids: string[]): ListPage<ContentRecord> => ({
  list: ids.map((id) => recordOf(id)),
  total: ids.length,
  pageNum: 1,
  pageSize: 20,
});
const input = { tabId: 'tab2', location: at(articles).location };

const startBulk = { type: 'bulk.start', operation: publish } as const;
const undo = { type: 'bulk.undo', inverse: operationNamed('unpublish') } as const;
const ended = (over: Partial<ContentBulkOutput> = {}): DoneActorEvent<ContentBulkOutput, 'bulk'> => ({
  type: 'xstate.done.actor.bulk',
  actorId: 'bulk',
  output: { operation: publish, isUndo: false, changed: [recordOf('42')], now: [], remaining: [], ...over },
});

const model = {
  events: {
    'page.located': [located(''), located('?pageNum=2'), located('?view=map')],
    'records.changed': [recordChanged(articles), recordChanged(news)],
    'records.deleted': [recordsDeleted(articles, '42'), recordsDeleted(news, '42')],
    'records.operated': [recordsOperated(articles, ['42']), recordsOperated(news, ['42'])],
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    operate: [operate],
    select: [{ type: 'select', selected: [recordOf('42')] }],
    'bulk.start': [startBulk],
    'bulk.undo': [undo],
    'bulk.dismiss': [{ type: 'bulk.dismiss' }],
    'map.retry': [{ type: 'map.retry' }],
    'xstate.done.actor.bulk': [ended()],
  },
  answers: {
    findOpening: openings,
    fetchPage: [success(pageOf('42')), success({ ...pageOf(), total: 1 }), network, expired],
    operate: [success(recordOf('42')), success(null), refused, expired],
    loadBulk: [fromCallback(() => {})],
    loadMap: [fromCallback(() => {})],
  },
  input,
  situation: ({ context }) => [context.query.pageNum, context.query.view, context.map !== null],
  // A request is stored only while it runs.
  invariant: ({ context, value }) => {
    expect(context.requested).toEqual(value.operation === 'running' ? request : null);
  },
} satisfies Model<typeof listMachine>;

/** A list with a map. */
const mapped = listMachine.provide({ guards: { hasMap: () => true } });

function list(search = '', opening: string | null = null, hasMap = true) {
  const fetchPage = port<Result<ListPage<ContentRecord>>, ListQuery>();
  const operation = port<Result<ContentRecord | null>, RequestedOperation>();
  const loadBulk = port<AnyActorLogic>();
  const loadMap = port<AnyActorLogic>();
  const machine = listMachine.provide({
    guards: { hasMap: () => hasMap },
    actors: {
      fetchPage: fetchPage.logic,
      operate: operation.logic,
      loadBulk: loadBulk.logic,
      loadMap: loadMap.logic,
      references: feed().logic as never,
      ...plainList(opening),
    },
  });
  const running = run(machine, { tabId: 'tab2', location: at(articles + search).location });
  return { ...running, fetchPage, loadBulk, loadMap, operation, context: () => running.actor.getSnapshot().context };
}

const failureOf = (failure: (typeof network)['failure']) => notified({ code: 'failure', failure });

describe('list', () => {
  describeModel(mapped, model);
});

describe('the list’s query', () => {
  test('is in the address: a change navigates, and the new address is fetched', async () => {
    const { actor, facts, fetchPage } = list('?pageNum=3&type=wildlife');
    await fetchPage.answer(success(pageOf('42')));
    actor.send({ type: 'query.change', change: { orderBy: 'releaseTime', desc: true } });
    const href = `${articles}?orderBy=releaseTime&desc=1&type=wildlife`;
    const { owner, ...asked } = wentTo(href);
    expect({ facts, fetchPageCalls: fetchPage.calls.length, owner }).toEqual({
      facts: [asked],
      fetchPageCalls: 1,
      owner: null,
    });
    actor.send(located(href.slice(articles.length)));
    expect(fetchPage.inputs()).toEqual([
      { ...defaultListQuery, pageNum: 3, filters: { type: 'wildlife' } },
      { ...defaultListQuery, orderBy: 'releaseTime', desc: true, filters: { type: 'wildlife' } },
    ]);
  });

  test('is that of the default view for a plain address, and is fetched immediately', () => {
    const { actor, context, facts, fetchPage } = list('', '?status=draft');
    const drafts = { ...defaultListQuery, filters: { status: 'draft' } };
    const { owner: _, ...there } = wentTo(`${articles}?status=draft`);
    actor.send(located('?status=draft'));
    expect({ facts, fetchPageInputs: fetchPage.inputs(), query: context().query }).toEqual({
      facts: [there],
      fetchPageInputs: [drafts],
      query: drafts,
    });
    expect(actor.getSnapshot().children.settings?.getSnapshot().context.query).toEqual(drafts);
  });

  test('a reset fetches everything in the same order and size, and clears pending input', async () => {
    const { actor, context, facts, fetchPage } = list('?pageNum=3&pageSize=50&orderBy=status&keyword=x');
    await fetchPage.answer(success(pageOf('42')));
    actor.send({ type: 'query.reset' });
    const { owner: _, ...there } = wentTo(`${articles}?pageSize=50&orderBy=status`);
    expect({ facts, resets: context().resets }).toEqual({ facts: [there], resets: 1 });
  });

  test('C01: the same address again fetches nothing', async () => {
    const { actor, fetchPage } = list('?pageNum=2');
    await fetchPage.answer(success(pageOf('42')));
    actor.send(located('?pageNum=2&pageSize=20'));
    expect(fetchPage.calls.length).toEqual(1);
  });

  test('fault F4: a newer query cancels the older one, whose answer is ignored', async () => {
    const { actor, context, fetchPage, value } = list();
    actor.send(located('?pageNum=2'));
    expect(fetchPage.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await fetchPage.answer(success(pageOf('2')), 1);
    await fetchPage.answer(success(pageOf('1')), 0);
    expect({ state: value(), page: context().page }).toEqual({
      state: { records: 'shown', operation: 'idle', bulk: 'idle', map: 'closed' },
      page: pageOf('2'),
    });
  });

  test('a failure is reported once and the rows stay in view; a reload tries again', async () => {
    const { actor, context, facts, fetchPage, value } = list();
    await fetchPage.answer(success(pageOf('42')));
    const { page } = context();
    actor.send({ type: 'reload' });
    expect({ isBusy: actor.getSnapshot().hasTag('busy'), page: context().page }).toEqual({ isBusy: true, page });
    await fetchPage.answer(network);
    expect({ state: value(), page: context().page, failure: context().failure, facts: taken(facts) }).toEqual({
      state: { records: 'failed', operation: 'idle', bulk: 'idle', map: 'closed' },
      page,
      failure: { kind: 'network' },
      facts: [failureOf({ kind: 'network' })],
    });
    actor.send({ type: 'reload' });
    await fetchPage.answer(success(pageOf('43')));
    expect({ state: value(), failure: context().failure, facts }).toEqual({
      state: { records: 'shown', operation: 'idle', bulk: 'idle', map: 'closed' },
      failure: null,
      facts: [],
    });
  });

  test('an unexpected error is reported like an unreadable answer', async () => {
    const { context, facts, fetchPage } = list();
    await fetchPage.break();
    expect({ failure: context().failure, facts }).toEqual({ failure: unexplained, facts: [failureOf(unexplained)] });
  });

  test.for(silent)('shows no notice for $failure.kind', async (answer) => {
    const { facts, fetchPage, value } = list();
    await fetchPage.answer(answer);
    expect({ state: value(), facts }).toEqual({
      state: { records: 'failed', operation: 'idle', bulk: 'idle', map: 'closed' },
      facts: [],
    });
  });

  test('a page past the end becomes the last one', async () => {
    const { context, fetchPage, value } = list('?pageNum=9&status=online');
    await fetchPage.answer(success({ list: [], total: 41, pageNum: 9, pageSize: 20 }));
    expect({
      recordsState: (value() as { records: string }).records,
      pageNums: fetchPage.inputs().map(({ pageNum }) => pageNum),
    }).toEqual({
      recordsState: 'loading',
      pageNums: [9, 3],
    });
    await fetchPage.answer(success({ ...pageOf('42'), total: 41, pageNum: 3 }));
    expect({
      recordsState: (value() as { records: string }).records,
      pageNum: context().query.pageNum,
      filters: context().query.filters,
    }).toEqual({
      recordsState: 'shown',
      pageNum: 3,
      filters: { status: 'online' },
    });
  });

  test('an empty list is shown as such, on any page', async () => {
    const { fetchPage, value } = list('?pageNum=2');
    await fetchPage.answer(success({ list: [], total: 0, pageNum: 2, pageSize: 20 }));
    await fetchPage.answer(success({ list: [], total: 0, pageNum: 1, pageSize: 20 }));
    expect({ recordsState: (value() as { records: string }).records, fetchPageCalls: fetchPage.calls.length }).toEqual({
      recordsState: 'shown',
      fetchPageCalls: 2,
    });
  });

  test('changes of its own records fetch them again', async () => {
    const { actor, fetchPage } = list();
    await fetchPage.answer(success(pageOf('42')));
    actor.send(recordChanged(news));
    expect(fetchPage.calls.length).toEqual(1);
    actor.send(recordChanged(articles));
    expect(fetchPage.calls.length).toEqual(2);
  });
});

describe('an operation on a record', () => {
  test('runs one at a time; success is reported to the user and to other pages with such records', async () => {
    const { actor, context, facts, fetchPage, operation } = list();
    await fetchPage.answer(success(pageOf('42', '43')));
    actor.send(operate);
    actor.send(operate);
    actor.send({ ...operate, record: recordOf('43') });
    expect({ operationInputs: operation.inputs(), isOperating: actor.getSnapshot().hasTag('operating') }).toEqual({
      operationInputs: [request],
      isOperating: true,
    });
    await operation.answer(success(recordOf('42', { status: 'online' })));
    expect({ requested: context().requested, facts }).toEqual({
      requested: null,
      facts: [
        operatedOn(articles, recordOf('42'), operationNamed('publish'), '银杏'),
        recordChanged(articles, recordOf('42', { status: 'online' })),
      ],
    });
    actor.send(operate);
    expect(operation.calls.length).toEqual(2);
  });

  test('succeeds also without a record in the answer: the record gets the state of the operation (decision 005)', async () => {
    const { actor, context, facts, fetchPage, operation } = list();
    await fetchPage.answer(success(pageOf('42', '43')));
    actor.send(operate);
    await operation.answer(success(null));
    actor.send({ ...operate, operation: operationNamed('delete'), record: recordOf('43') });
    await operation.answer(success(null));
    expect({ list: context().page?.list, facts }).toEqual({
      list: [recordOf('42', { status: 'online' })],
      facts: [
        operatedOn(articles, recordOf('42'), operationNamed('publish'), '银杏'),
        recordsOperated(articles, ['42']),
        operatedOn(articles, recordOf('42'), operationNamed('delete'), '银杏'),
        recordsDeleted(articles, '43'),
      ],
    });
  });

  test('a failure is reported once; the list is fetched again, because the record may have changed', async () => {
    const { actor, facts, fetchPage, operation, value } = list();
    await fetchPage.answer(success(pageOf('42')));
    actor.send(operate);
    await operation.answer(refused);
    expect({ state: value(), facts, fetchPageCalls: fetchPage.calls.length }).toEqual({
      state: { records: 'loading', operation: 'idle', bulk: 'idle', map: 'closed' },
      facts: [failureOf(refused.failure)],
      fetchPageCalls: 2,
    });
  });

  test.for(silent)('shows no notice for $failure.kind', async (answer) => {
    const { actor, facts, operation, value } = list();
    actor.send(operate);
    await operation.answer(answer);
    expect({ state: value(), facts }).toEqual({
      state: { records: 'loading', operation: 'idle', bulk: 'idle', map: 'closed' },
      facts: [],
    });
  });

  test('an unexpected error is reported like an unreadable answer', async () => {
    const { actor, facts, operation } = list();
    actor.send(operate);
    await operation.break();
    expect(facts).toEqual([failureOf(unexplained)]);
  });
});

describe('an optimistic operation', () => {
  test('is shown immediately and replaced by the record of the server', async () => {
    const { actor, context, fetchPage, operation } = list();
    await fetchPage.answer(success(pageOf('42', '43')));
    actor.send(operate);
    expect(shownPage(context())?.list).toEqual([recordOf('42', { status: 'online' }), recordOf('43')]);
    const answered = recordOf('42', { status: 'online', updatedBy: 'admin' });
    await operation.answer(success(answered));
    expect({ list: context().page?.list, shownPage: shownPage(context()) }).toEqual({
      list: [answered, recordOf('43')],
      shownPage: context().page,
    });
  });

  test('fault F9: is reverted and reported once if it fails', async () => {
    const { actor, context, facts, fetchPage, operation } = list();
    await fetchPage.answer(success(pageOf('42', '43')));
    actor.send(operate);
    await operation.answer(network);
    expect({ shownPage: shownPage(context()), facts }).toEqual({
      shownPage: pageOf('42', '43'),
      facts: [failureOf(network.failure)],
    });
  });

  test('a deletion removes the record from list and selection, and notifies its page', async () => {
    const { actor, context, facts, fetchPage, operation } = list();
    await fetchPage.answer(success(pageOf('42', '43')));
    actor.send({ type: 'select', selected: [recordOf('42'), recordOf('43')] });
    actor.send({ ...operate, operation: operationNamed('delete') });
    expect({ list: shownPage(context())?.list, total: shownPage(context())?.total }).toEqual({
      list: [recordOf('43')],
      total: 1,
    });
    await operation.answer(success(recordOf('42')));
    const { page } = context();
    expect({ list: page?.list, total: page?.total, facts }).toEqual({
      list: [recordOf('43')],
      total: 1,
      facts: [operatedOn(articles, recordOf('42'), operationNamed('delete'), '银杏'), recordsDeleted(articles, '42')],
    });
    actor.send(recordsDeleted(articles, '42'));
    expect(context().selected).toEqual([recordOf('43')]);
  });
});

describe('the selection', () => {
  const both = [recordOf('42'), recordOf('99')];

  test('survives paging and sorting with current records; another filter clears it', async () => {
    const { actor, context, fetchPage } = list('?status=draft');
    await fetchPage.answer(success(pageOf('42')));
    actor.send({ type: 'select', selected: both });
    actor.send(located('?status=draft&pageNum=2&orderBy=mainTitle'));
    const changed = recordOf('42', { status: 'online' });
    await fetchPage.answer(success({ ...pageOf(), list: [changed], total: 1 }));
    expect(context().selected).toEqual([changed, recordOf('99')]);
    actor.send(located('?status=online'));
    expect(context().selected).toEqual([]);
  });

  test('loses records that no longer match the filters; the others are updated', async () => {
    const { actor, context, fetchPage, operation } = list('?status=draft');
    await fetchPage.answer(success(pageOf('42', '43')));
    actor.send({ type: 'select', selected: [recordOf('42'), recordOf('43'), recordOf('99')] });
    actor.send(operate);
    await operation.answer(success(null));
    expect(context().selected).toEqual([recordOf('43'), recordOf('99')]);
    const pinned = recordOf('99', { isTop: true });
    actor.send(recordChanged(articles, pinned));
    actor.send(recordChanged(articles, recordOf('43', { status: 'online' })));
    expect(context().selected).toEqual([pinned]);
  });

  test('all matches stay selected on any page', async () => {
    const { actor, context, fetchPage } = list();
    actor.send({ type: 'select', selected: 'all' });
    actor.send(recordsDeleted(articles, '42'));
    await fetchPage.answer(success(pageOf('42')));
    expect(context().selected).toEqual('all');
  });
});

describe('a bulk operation', () => {
  /** A double of the machine of the operation that records its input. */
  function bulkDouble() {
    const inputs: ContentBulkInput[] = [];
    const logic = fromPromise<never, ContentBulkInput>(({ input: given }) => {
      inputs.push(given);
      return new Promise<never>(() => {});
    });
    return { inputs, logic: logic as AnyActorLogic };
  }

  test('cannot be undone before it ran', () => {
    const { actor, loadBulk, value } = list();
    actor.send(undo);
    expect([(value() as { bulk: string }).bulk, loadBulk.calls]).toEqual(['idle', []]);
  });

  test('starts with the selected records, or with the query if all matches are selected', async () => {
    const { actor, loadBulk, value } = list('?status=draft');
    const { inputs, logic } = bulkDouble();
    actor.send({ type: 'select', selected: [recordOf('42')] });
    actor.send(startBulk);
    await loadBulk.answer(logic);
    actor.send(startBulk);
    expect((value() as { bulk: string }).bulk).toEqual('open');
    actor.send(ended({ changed: [], remaining: null }));
    actor.send({ type: 'select', selected: 'all' });
    actor.send(startBulk);
    await loadBulk.answer(logic);
    const query = { ...defaultListQuery, filters: { status: 'draft' } };
    const common = { operation: publish, query, isUndo: false };
    expect(inputs).toEqual([
      { ...common, records: [recordOf('42')] },
      { ...common, records: null },
    ]);
  });

  test('starts with certain records by their ids, whatever the list shows or selects', async () => {
    const { actor, loadBulk } = list('?status=draft&pageNum=2');
    const { inputs, logic } = bulkDouble();
    actor.send({ type: 'select', selected: [recordOf('42')] });
    actor.send({ ...startBulk, ids: ['7', '9'] });
    await loadBulk.answer(logic);
    const query = { ...defaultListQuery, filters: { ids: '7,9' } };
    expect(inputs).toEqual([{ operation: publish, records: null, query, isUndo: false }]);
  });

  test('leaves the selection unchanged when cancelled', async () => {
    const { actor, context, loadBulk } = list();
    actor.send({ type: 'select', selected: 'all' });
    actor.send(startBulk);
    await loadBulk.answer(bulkDouble().logic);
    actor.send(ended({ changed: [], remaining: null }));
    expect({ selected: context().selected, bulkDone: context().bulkDone }).toEqual({ selected: 'all', bulkDone: null });
  });

  test('its undo brings back online only what the review admits (decision 067)', async () => {
    const { actor, loadBulk } = list();
    const { inputs, logic } = bulkDouble();
    actor.send({ type: 'select', selected: [recordOf('42'), recordOf('43')] });
    actor.send({ ...startBulk, operation: operationNamed('unpublish') });
    await loadBulk.answer(logic);
    const changed = [recordOf('42', { isUnapproved: true }), recordOf('43')];
    actor.send(ended({ operation: operationNamed('unpublish'), changed }));
    actor.send({ type: 'bulk.undo', inverse: publish });
    await loadBulk.answer(logic);
    expect(inputs.at(-1)?.records?.map(({ id }) => id)).toEqual(['43']);
  });

  test('fault F10: selects its failures afterwards; its changes can be undone once', async () => {
    const { actor, context, loadBulk } = list();
    const { inputs, logic } = bulkDouble();
    actor.send({ type: 'select', selected: [recordOf('42'), recordOf('43')] });
    actor.send(startBulk);
    await loadBulk.answer(logic);
    actor.send(ended({ remaining: [recordOf('43')] }));
    expect({ selected: context().selected, changed: context().bulkDone?.changed }).toEqual({
      selected: [recordOf('43')],
      changed: [recordOf('42')],
    });
    actor.send(undo);
    await loadBulk.answer(logic);
    expect(inputs[1]).toEqual({
      operation: operationNamed('unpublish'),
      records: [recordOf('42')],
      query: defaultListQuery,
      isUndo: true,
    });
    expect(context().bulkDone).toEqual(null);
  });

  test('reports a chunk that cannot be loaded', async () => {
    const { actor, context, facts, loadBulk, value } = list();
    actor.send({ type: 'select', selected: [recordOf('42')] });
    actor.send(startBulk);
    await loadBulk.break();
    expect({ bulkState: (value() as { bulk: string }).bulk, selected: context().selected, facts }).toEqual({
      bulkState: 'idle',
      selected: [recordOf('42')],
      facts: [failureOf(unexplained)],
    });
  });
});

describe('the map of the matches', () => {
  /** A double of the machine of the map that records its events. */
  function mapDouble() {
    const received: unknown[] = [];
    const logic = fromCallback<{ type: string }, { filters: Record<string, string> }>(({ input: given, receive }) => {
      received.push(given);
      receive((event) => void received.push(event));
    });
    return { received, logic: logic as AnyActorLogic };
  }
  const mapState = (value: unknown) => (value as { map: string }).map;

  test('is loaded if the address requests it, and receives new filters and changed records', async () => {
    const { actor, context, loadMap, value } = list('?status=draft');
    const { received, logic } = mapDouble();
    expect(loadMap.calls.length).toBe(0);
    actor.send(located('?status=draft&view=map'));
    expect(mapState(value())).toBe('loading');
    await loadMap.answer(logic);
    actor.send(located('?status=online&view=map'));
    actor.send(recordChanged(articles));
    actor.send(recordChanged(news));
    actor.send(recordsDeleted(articles, '42'));
    actor.send(recordsOperated(articles, ['42']));
    actor.send({ type: 'reload' });
    const reload = { type: 'reload' };
    expect({ state: mapState(value()), received }).toEqual({
      state: 'open',
      received: [
        { filters: { status: 'draft' } },
        { type: 'query.located', query: { ...defaultListQuery, filters: { status: 'online' }, view: 'map' } },
        reload,
        reload,
        reload,
        reload,
      ],
    });
    actor.send(located('?status=online'));
    expect({ state: mapState(value()), map: context().map }).toEqual({ state: 'closed', map: null });
  });

  test('stays closed if it is cancelled while loading; after a failure it can be loaded again', async () => {
    const { actor, loadMap, value } = list('?view=map');
    actor.send(located(''));
    expect(mapState(value())).toBe('closed');
    actor.send(located('?view=map'));
    await loadMap.break();
    expect(mapState(value())).toBe('unavailable');
    actor.send({ type: 'map.retry' });
    await loadMap.break();
    actor.send(located(''));
    expect({ state: mapState(value()), calls: loadMap.calls.length }).toEqual({ state: 'closed', calls: 3 });
  });

  test('does not exist for a type without one, regardless of the address', () => {
    const { loadMap, value } = list('?view=map', null, false);
    expect({ state: mapState(value()), calls: loadMap.calls.length }).toEqual({ state: 'closed', calls: 0 });
  });

  test('is requested in the address, which keeps the filters', async () => {
    const { actor, facts, fetchPage } = list('?pageNum=2&status=draft');
    await fetchPage.answer(success(pageOf('42')));
    actor.send({ type: 'query.change', change: { pageNum: 2, view: 'map' } });
    actor.send(located('?pageNum=2&view=map&status=draft'));
    actor.send({ type: 'query.change', change: { filters: {} } });
    const { owner: _, ...first } = wentTo(`${articles}?pageNum=2&view=map&status=draft`);
    const { owner: __, ...second } = wentTo(`${articles}?view=map`);
    expect(facts).toEqual([first, second]);
  });
});
