import { describe, expect, test } from 'vitest';
import { materialRights } from '#src/domain/content/types/rights.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { bulkMachine } from '#src/machines/content/bulk.ts';
import type { BulkCall, BulkInput, BulkPage } from '#src/machines/content/bulk-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import {
  articles,
  expired,
  network,
  operationNamed,
  recordOf,
  recordsOperated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';

const inputOf = (over: Partial<BulkInput> = {}): BulkInput => ({
  path: articles,
  operation: operationNamed('publish'),
  rights: materialRights,
  records: [recordOf('1'), recordOf('2')],
  query: { ...defaultListQuery, pageNum: 3, pageSize: 20, filters: { type: 'wildlife' } },
  isUndo: false,
  ...over,
});

const pageOf = (pageNum: number, total: number, records: ContentRecord[]): BulkPage =>
  success({ list: records, total, pageNum, pageSize: 200 });

const ends = ['record.0', 'record.1'].flatMap((id) =>
  [success(recordOf('1')), refused].map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
);

const model = {
  events: {
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    stop: [{ type: 'stop' }],
    'page.left': [{ type: 'page.left' }],
    retry: [{ type: 'retry' }],
    close: [{ type: 'close' }],
  },
  more: ends,
  answers: { findRecords: [pageOf(1, 1, [recordOf('1')]), pageOf(1, 201, [recordOf('1')]), pageOf(2, 9, []), network] },
  situation: ({ context: { plan, started, underWay, failed } }) => [
    plan.records.map(({ id }) => id),
    started,
    underWay,
    failed.map(({ record }) => record.id),
  ],
  invariant: ({ context: { plan, started, underWay, failed } }) => {
    expect(started).toBeLessThanOrEqual(plan.records.length);
    expect(failed.length + underWay.length).toBeLessThanOrEqual(started);
  },
} satisfies Model<typeof bulkMachine>;

function bulk(over: Partial<BulkInput> = {}) {
  const findRecords = port<BulkPage, BulkInput['query']>();
  const operate = port<Result<ContentRecord | null>, BulkCall>();
  const machine = bulkMachine.provide({ actors: { findRecords: findRecords.logic, operate: operate.logic } });
  const running = run(machine, inputOf(over));
  return {
    ...running,
    findRecords,
    operate,
    context: () => running.actor.getSnapshot().context,
    output: () => running.actor.getSnapshot().output,
    /** The records that calls were made for, in order. */
    called: () => operate.inputs().map(({ record }) => record.id),
  };
}

const recordsFrom = (count: number) => Array.from({ length: count }, (_, index) => recordOf(String(index + 1)));

describe('bulk', () => {
  describeModel(
    bulkMachine,
    { ...model, input: inputOf() },
    { ...model, input: inputOf({ records: null }) },
    { ...model, input: inputOf({ isUndo: true, records: [recordOf('1')] }) },
  );
});

describe('before anything is done', () => {
  test('it says what will be changed and what is left out, and why; leaving changes nothing', () => {
    const { actor, context, facts, operate, output, value } = bulk({
      records: [recordOf('1'), recordOf('2', { status: 'online' })],
    });
    expect({ state: value(), plan: context().plan }).toEqual({
      state: 'checking',
      plan: { records: [recordOf('1')], skipped: [{ record: recordOf('2', { status: 'online' }), reason: 'online' }] },
    });
    actor.send({ type: 'cancel' });
    expect({ operateCalls: operate.calls.length, facts, output: output() }).toEqual({
      operateCalls: 0,
      facts: [],
      output: { operation: operationNamed('publish'), isUndo: false, changed: [], remaining: null },
    });
  });

  test('with nothing to change there is nothing to confirm', () => {
    const { actor, value } = bulk({ operation: operationNamed('pin') });
    actor.send({ type: 'confirm' });
    expect(value()).toEqual('checking');
  });

  test('all that match are collected page by page, each once; a query that fails is asked again', async () => {
    const { actor, context, findRecords, value } = bulk({ records: null });
    await findRecords.answer(pageOf(1, 402, [recordOf('1'), recordOf('2')]));
    await findRecords.answer(network);
    expect({ state: value(), failure: context().failure, foundCount: context().found.length }).toEqual({
      state: 'uncollected',
      failure: { kind: 'network' },
      foundCount: 2,
    });
    actor.send({ type: 'retry' });
    await findRecords.answer(pageOf(2, 402, [recordOf('2'), recordOf('3')]));
    await findRecords.answer(pageOf(3, 402, [recordOf('4')]));
    expect({ state: value(), recordIds: context().plan.records.map(({ id }) => id) }).toEqual({
      state: 'checking',
      recordIds: ['1', '2', '3', '4'],
    });
    expect(findRecords.inputs().map(({ pageNum, pageSize, filters }) => ({ pageNum, pageSize, filters }))).toEqual(
      [1, 2, 2, 3].map((pageNum) => ({ pageNum, pageSize: 200, filters: { type: 'wildlife' } })),
    );
  });

  test('a bug on the way of a query is a failure like others; one may leave while collecting', async () => {
    const { actor, context, findRecords, output, value } = bulk({ records: null });
    await findRecords.break();
    expect({ state: value(), failure: context().failure }).toEqual({ state: 'uncollected', failure: unexplained });
    actor.send({ type: 'retry' });
    actor.send({ type: 'cancel' });
    expect({ aborted: findRecords.calls.at(-1)?.signal.aborted, remaining: output()?.remaining }).toEqual({
      aborted: true,
      remaining: null,
    });
  });
});

describe('while it runs', () => {
  test('four calls run side by side, each record has a key of its own, and the next begins when one ends', async () => {
    const { actor, called, context, operate } = bulk({ records: recordsFrom(6) });
    actor.send({ type: 'confirm' });
    expect(called()).toEqual(['1', '2', '3', '4']);
    await operate.answer(success(recordOf('2')), 1);
    expect(called()).toEqual(['1', '2', '3', '4', '5']);
    await operate.break(0);
    expect(called()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect({ failed: context().failed, keyCount: new Set(operate.inputs().map(({ key }) => key)).size }).toEqual({
      failed: [{ record: recordOf('1'), failure: unexplained }],
      keyCount: 6,
    });
  });

  test('it ends when all is done, tells the records once, and names them as they were, so that they can be taken back', async () => {
    const { actor, facts, operate, output } = bulk();
    actor.send({ type: 'confirm' });
    await operate.answer(success(recordOf('2', { status: 'online' })), 1);
    await operate.answer(success(recordOf('1', { status: 'online' })), 0);
    expect({ facts, output: output() }).toEqual({
      facts: [recordsOperated(articles, ['1', '2'])],
      output: {
        operation: operationNamed('publish'),
        isUndo: false,
        changed: [recordOf('1'), recordOf('2')],
        remaining: [],
      },
    });
  });

  test('what is deleted is told as deleted', async () => {
    const { actor, facts, operate } = bulk({ operation: operationNamed('delete'), records: [recordOf('1')] });
    actor.send({ type: 'confirm' });
    await operate.answer(success(recordOf('1')));
    expect(facts).toEqual([{ type: 'records.deleted', path: articles, ids: ['1'] }]);
  });

  test('undo asks nothing and checks nothing', async () => {
    const { called, operate, output } = bulk({ operation: operationNamed('unpublish'), isUndo: true });
    expect(called()).toEqual(['1', '2']);
    await operate.answer(success(recordOf('1')), 0);
    await operate.answer(success(recordOf('2')), 1);
    expect(output()?.isUndo).toEqual(true);
  });

  test('stopping begins no further call and waits for those under way', async () => {
    const { actor, called, context, operate, output, value } = bulk({ records: recordsFrom(6) });
    actor.send({ type: 'confirm' });
    actor.send({ type: 'stop' });
    await operate.answer(success(recordOf('1')), 0);
    await operate.answer(success(recordOf('2')), 1);
    await operate.answer(refused, 2);
    expect({ state: value(), called: called() }).toEqual({
      state: { running: 'stopping' },
      called: ['1', '2', '3', '4'],
    });
    await operate.break(3);
    expect({ state: value(), failed: context().failed }).toEqual({
      state: 'reported',
      failed: [
        { record: recordOf('3'), failure: refused.failure },
        { record: recordOf('4'), failure: unexplained },
      ],
    });
    actor.send({ type: 'close' });
    expect({
      changedIds: output()?.changed.map(({ id }) => id),
      remainingIds: output()?.remaining?.map(({ id }) => id),
    }).toEqual({
      changedIds: ['1', '2'],
      remainingIds: ['3', '4', '5', '6'],
    });
  });

  test('decision 020: when its page leaves it begins no further call, and says what became of those under way', async () => {
    const { actor, called, facts, operate, value } = bulk({ records: recordsFrom(6) });
    actor.send({ type: 'confirm' });
    actor.send({ type: 'page.left' });
    for (const place of [0, 1, 2]) await operate.answer(success(recordOf(String(place + 1))), place);
    expect({ state: value(), facts }).toEqual({ state: { running: 'stopping' }, facts: [] });
    await operate.answer(refused, 3);
    expect({ called: called(), state: value(), facts }).toEqual({
      called: ['1', '2', '3', '4'],
      state: 'reported',
      facts: [
        recordsOperated(articles, ['1', '2', '3']),
        { type: 'notice', notice: { code: 'bulk.ended', operation: 'publish', done: 3, failed: 1, left: 2 } },
      ],
    });
  });

  test('nothing is repeated by itself, and where nobody answers it gives up', async () => {
    const { actor, called, operate, value } = bulk({ records: recordsFrom(100) });
    actor.send({ type: 'confirm' });
    for (let index = 0; index < 8; index += 1) await operate.answer(index % 2 ? network : expired, index);
    expect({ state: value(), calledCount: called().length }).toEqual({ state: 'reported', calledCount: 8 });
  });

  test('a refusal is an answer: however many there are, the rest is tried', async () => {
    const { actor, called, operate, value } = bulk({ records: recordsFrom(10) });
    actor.send({ type: 'confirm' });
    for (let index = 0; index < 10; index += 1) await operate.answer(refused, index);
    expect({ state: value(), calledCount: called().length }).toEqual({ state: 'reported', calledCount: 10 });
  });

  test('thousands of records run to the end', async () => {
    const { actor, operate, output } = bulk({ records: recordsFrom(3000) });
    actor.send({ type: 'confirm' });
    for (let answered = 0; answered < operate.calls.length;) {
      const waiting = operate.calls.slice(answered);
      answered += waiting.length;
      for (const { input, resolve } of waiting) resolve(success(input.record));
      await settled();
    }
    expect(output()?.changed.length).toEqual(3000);
  });
});

describe('when not all went well', () => {
  test('fault F10: what failed is named with its reason and tried again with the same key; what was done is not', async () => {
    const { actor, context, facts, operate, output, value } = bulk({ records: recordsFrom(3) });
    actor.send({ type: 'confirm' });
    await operate.answer(success(recordOf('1')), 0);
    await operate.answer(refused, 1);
    await operate.answer(network, 2);
    expect({
      state: value(),
      failed: context().failed.map(({ record, failure }) => ({ id: record.id, failure: failure.kind })),
    }).toEqual({
      state: 'reported',
      failed: [
        { id: '2', failure: 'refused' },
        { id: '3', failure: 'network' },
      ],
    });
    actor.send({ type: 'retry' });
    expect(
      operate.inputs().map(({ record, key }) => ({
        id: record.id,
        isFirstKey: key === operate.inputs().find((first) => first.record.id === record.id)?.key,
      })),
    ).toEqual(['1', '2', '3', '2', '3'].map((id) => ({ id, isFirstKey: true })));
    await operate.answer(success(recordOf('2')), 3);
    await operate.answer(refused, 4);
    actor.send({ type: 'close' });
    expect({ facts, changedIds: output()?.changed.map(({ id }) => id), remaining: output()?.remaining }).toEqual({
      facts: [recordsOperated(articles, ['1']), recordsOperated(articles, ['2'])],
      changedIds: ['1', '2'],
      remaining: [recordOf('3')],
    });
  });
});

describe('collecting ends', () => {
  test.each([
    ['with the page that reaches the total exactly', 200, [recordOf('1')], ['1']],
    ['with an empty page, though more were announced: they are gone since', 900, [], []],
  ])('%s', async (_, total, list, ids) => {
    const { context, findRecords, value } = bulk({ records: null });
    await findRecords.answer(pageOf(1, total, list));
    expect({
      state: value(),
      calls: findRecords.calls.length,
      ids: context().plan.records.map(({ id }) => id),
    }).toEqual({
      state: 'checking',
      calls: 1,
      ids,
    });
  });
});
