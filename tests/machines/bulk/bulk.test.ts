import { describe, expect, test } from 'vitest';
import type { Examined } from '#src/domain/checks/examination.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { createBulkMachine } from '#src/machines/bulk/bulk.ts';
import type {
  BulkAnswer,
  BulkCall,
  BulkInput,
  BulkPage,
  BulkSubject,
  Examination,
} from '#src/machines/bulk/bulk-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { expired, missing, network, recordsDeleted, refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';

/** A record that exists only in tests: it can be filed once. */
interface Note {
  id: string;
  isFiled?: boolean;
}

const subject: BulkSubject<Note, 'file' | 'publish', 'filed'> = {
  most: 500,
  skipReasonOf: (_, { isFiled }) => (isFiled ? 'filed' : null),
  isExamined: (operation) => operation === 'publish',
  changedFactOf: (_, ids) => (ids.length > 0 ? recordsDeleted('/notes', ...ids) : null),
  noticeNameOf: () => 'comments',
  closesWhenDone: true,
};
const bulkMachine = createBulkMachine(subject);
const note = (id: string): Note => ({ id });
const filed = (id: string): Note => ({ id, isFiled: true });
const notesFrom = (count: number, from = 1) => Array.from({ length: count }, (_, index) => note(String(from + index)));
const idsOf = (notes: readonly Note[] | null | undefined) => notes?.map(({ id }) => id);

type Input = BulkInput<Note, 'file' | 'publish'>;
const inputOf = (over: Partial<Input> = {}): Input => ({
  operation: 'file',
  records: [note('1'), note('2')],
  query: { ...defaultListQuery, pageNum: 3, pageSize: 20, filters: { about: 'wildlife' } },
  isUndo: false,
  ...over,
});

const pageOf = (pageNum: number, total: number, list: Note[]): BulkPage<Note> =>
  success({ list, total, pageNum, pageSize: 200 });

const ends = ['record.0', 'record.1'].flatMap((id) =>
  [success(filed('1')), refused].map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
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
  answers: {
    examine: [success([{ id: '1', counts: { mobile: 1 }, isGrave: true }]), network],
    findRecords: [pageOf(1, 1, [note('1')]), pageOf(1, 201, [note('1')]), pageOf(2, 9, []), network],
  },
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

function bulk(over: Partial<Input> = {}, machine = bulkMachine) {
  const findRecords = port<BulkPage<Note>, Input['query']>();
  const examine = port<Result<readonly Examined[]>, Examination<Note, 'file' | 'publish'>>();
  const carryOut = port<BulkAnswer<Note>, BulkCall<Note, 'file' | 'publish'>>();
  const running = run(
    machine.provide({ actors: { findRecords: findRecords.logic, examine: examine.logic, carryOut: carryOut.logic } }),
    inputOf(over),
  );
  return {
    ...running,
    findRecords,
    examine,
    carryOut,
    context: () => running.actor.getSnapshot().context,
    output: () => running.actor.getSnapshot().output,
    /** The records of the calls, in order. */
    called: () => carryOut.inputs().map(({ record }) => record.id),
  };
}

describe('bulk', () => {
  describeModel(
    bulkMachine,
    { ...model, input: inputOf() },
    { ...model, input: inputOf({ records: null }) },
    { ...model, input: inputOf({ operation: 'publish' }) },
    { ...model, input: inputOf({ isUndo: true, records: [note('1')] }) },
    { ...model, input: inputOf({ operation: 'publish', isUndo: true, records: [note('1')] }) },
  );
});

describe('records that are published', () => {
  const found: readonly Examined[] = [{ id: '2', counts: { mobile: 2 }, isGrave: true }];

  test('are checked without those that are left out; the reason goes to every call', async () => {
    const { actor, context, examine, carryOut, value } = bulk({
      operation: 'publish',
      records: [note('1'), filed('2'), note('3')],
    });
    expect([value(), examine.inputs()]).toEqual([
      'examining',
      [{ operation: 'publish', records: [note('1'), note('3')] }],
    ]);
    actor.send({ type: 'confirm', reason: '已获同意' });
    expect(carryOut.calls.length).toEqual(0);
    await examine.answer(success(found));
    expect([value(), context().examined]).toEqual(['checking', found]);
    actor.send({ type: 'confirm', reason: '已获同意' });
    expect(carryOut.inputs().map(({ record, reason }) => [record.id, reason])).toEqual([
      ['1', '已获同意'],
      ['3', '已获同意'],
    ]);
  });

  test('can be published, too, when the check fails; cancelling ends it', async () => {
    const failing = bulk({ operation: 'publish' });
    await failing.examine.answer(network);
    expect([failing.value(), failing.context().examined]).toEqual(['checking', null]);
    const broken = bulk({ operation: 'publish' });
    await broken.examine.break();
    expect([broken.value(), broken.context().examined]).toEqual(['checking', null]);
    const cancelled = bulk({ operation: 'publish' });
    cancelled.actor.send({ type: 'cancel' });
    expect([cancelled.examine.calls[0]?.signal.aborted, cancelled.output()?.remaining]).toEqual([true, null]);
  });

  test('are not checked if nothing is left of them', () => {
    expect(bulk({ operation: 'publish', records: [filed('1')] }).value()).toEqual('checking');
  });

  test('are checked page by page; what was found before a page that cannot be checked still counts', async () => {
    const { context, examine, value } = bulk({ operation: 'publish', records: notesFrom(402) });
    await examine.answer(success(found));
    expect([value(), context().examinedCount]).toEqual(['examining', 200]);
    await examine.answer(success([]));
    await examine.answer(success([{ id: '402', counts: { email: 1 }, isGrave: true }]));
    expect(examine.inputs().map(({ records }) => [records[0]?.id, records.at(-1)?.id])).toEqual([
      ['1', '200'],
      ['201', '400'],
      ['401', '402'],
    ]);
    expect([value(), context().examined?.map(({ id }) => id)]).toEqual(['checking', ['2', '402']]);
    const failing = bulk({ operation: 'publish', records: notesFrom(402) });
    await failing.examine.answer(success(found));
    await failing.examine.answer(network);
    expect([failing.value(), failing.context().examined, failing.context().examinedCount]).toEqual([
      'checking',
      found,
      200,
    ]);
  });

  test('are checked when unpublishing them is undone, too: only what needs a reason, or cannot be checked, is asked about', async () => {
    const advised = bulk({ operation: 'publish', isUndo: true });
    await advised.examine.answer(success([{ id: '1', counts: { missing: 1 }, isGrave: false }]));
    expect(advised.called()).toEqual(['1', '2']);
    const grave = bulk({ operation: 'publish', isUndo: true });
    await grave.examine.answer(success(found));
    expect([grave.value(), grave.called()]).toEqual(['checking', []]);
    grave.actor.send({ type: 'confirm', reason: '已获同意' });
    expect(grave.carryOut.inputs().map(({ reason }) => reason)).toEqual(['已获同意', '已获同意']);
    const unchecked = bulk({ operation: 'publish', isUndo: true });
    await unchecked.examine.answer(network);
    expect(unchecked.value()).toEqual('checking');
  });
});

describe('before the start', () => {
  test('shows the records to change and the skipped ones with reasons; leaving changes nothing', () => {
    const { actor, carryOut, context, facts, output, value } = bulk({ records: [note('1'), filed('2'), note('1')] });
    expect({ state: value(), plan: context().plan }).toEqual({
      state: 'checking',
      plan: { records: [note('1')], skipped: [{ record: filed('2'), reason: 'filed' }] },
    });
    actor.send({ type: 'cancel' });
    expect({ calls: carryOut.calls.length, facts, output: output() }).toEqual({
      calls: 0,
      facts: [],
      output: { operation: 'file', isUndo: false, changed: [], now: [], remaining: null },
    });
  });

  test('cannot be confirmed without records to change', () => {
    const { actor, carryOut, value } = bulk({ records: [filed('1')] });
    actor.send({ type: 'confirm' });
    expect([value(), carryOut.calls.length]).toEqual(['checking', 0]);
  });

  test('collects all matches page by page without duplicates, and repeats a failed query on request', async () => {
    const { actor, context, findRecords, value } = bulk({ records: null });
    await findRecords.answer(pageOf(1, 402, [note('1'), note('2')]));
    await findRecords.answer(network);
    expect({ state: value(), failure: context().failure, found: idsOf(context().found) }).toEqual({
      state: 'uncollected',
      failure: { kind: 'network' },
      found: ['1', '2'],
    });
    actor.send({ type: 'retry' });
    await findRecords.answer(pageOf(2, 402, [note('2'), note('3')]));
    await findRecords.answer(pageOf(3, 402, [note('4')]));
    expect({ state: value(), plan: idsOf(context().plan.records) }).toEqual({
      state: 'checking',
      plan: ['1', '2', '3', '4'],
    });
    expect(findRecords.inputs().map(({ pageNum, pageSize, filters }) => ({ pageNum, pageSize, filters }))).toEqual(
      [1, 2, 2, 3].map((pageNum) => ({ pageNum, pageSize: 200, filters: { about: 'wildlife' } })),
    );
  });

  test.each([
    ['with the page that reaches the total exactly', [[200, ['1']]], ['1']],
    ['with an empty page, although more were announced and then deleted', [[900, []]], []],
  ] as const)('collecting ends %s', async (_, pages, plan) => {
    const { context, findRecords, value } = bulk({ records: null });
    for (const [index, [total, ids]] of pages.entries())
      await findRecords.answer(pageOf(index + 1, total, ids.map(note)));
    expect({ state: value(), calls: findRecords.calls.length, plan: idsOf(context().plan.records) }).toEqual({
      state: 'checking',
      calls: pages.length,
      plan,
    });
  });

  test('collects and accepts no more records than the limit of the operation', async () => {
    const { context, findRecords, value } = bulk({ records: null });
    for (const page of [1, 2, 3]) await findRecords.answer(pageOf(page, 720, notesFrom(200, page * 200)));
    expect([value(), findRecords.calls.length, context().plan.records.length, context().total]).toEqual([
      'checking',
      3,
      500,
      720,
    ]);
    const selected = bulk({ records: notesFrom(501) });
    expect([selected.context().plan.records.length, selected.context().total]).toEqual([500, 501]);
  });

  test('an unexpected error in a query is a failure; leaving while collecting cancels the query', async () => {
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
  test('four calls run in parallel, each with its own key, and the next starts when one ends', async () => {
    const { actor, called, carryOut, context } = bulk({ records: notesFrom(6) });
    actor.send({ type: 'confirm', reason: 'done' });
    expect(called()).toEqual(['1', '2', '3', '4']);
    await carryOut.answer(success(null), 1);
    expect(called()).toEqual(['1', '2', '3', '4', '5']);
    await carryOut.break(0);
    expect(called()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect({
      failed: context().failed,
      keyCount: new Set(carryOut.inputs().map(({ attempt }) => attempt)).size,
      sent: new Set(carryOut.inputs().map(({ operation, reason }) => `${operation} ${reason}`)),
    }).toEqual({
      failed: [{ record: note('1'), failure: unexplained }],
      keyCount: 6,
      sent: new Set(['file done']),
    });
  });

  test('ends when all are done, reports the records once, and returns them before and after the change', async () => {
    const { actor, carryOut, facts, output } = bulk();
    actor.send({ type: 'confirm' });
    await carryOut.answer(success(filed('2')), 1);
    await carryOut.answer(success(null), 0);
    expect({ facts, output: output() }).toEqual({
      facts: [recordsDeleted('/notes', '1', '2')],
      output: {
        operation: 'file',
        isUndo: false,
        changed: [note('1'), note('2')],
        now: [filed('2')],
        remaining: [],
      },
    });
  });

  test('a subject whose page does not show the result keeps the report open, without a retry', async () => {
    const { actor, carryOut, value } = bulk({}, createBulkMachine({ ...subject, closesWhenDone: false }));
    actor.send({ type: 'confirm' });
    for (const place of [0, 1]) await carryOut.answer(success(null), place);
    actor.send({ type: 'retry' });
    expect([value(), carryOut.calls.length]).toEqual(['reported', 2]);
    actor.send({ type: 'close' });
    expect(value()).toEqual('closed');
  });

  test('undo starts immediately, also for records that a check would skip', async () => {
    const { called, carryOut, output } = bulk({ isUndo: true, records: [note('1'), filed('2')] });
    expect(called()).toEqual(['1', '2']);
    for (const place of [0, 1]) await carryOut.answer(success(null), place);
    expect(output()?.isUndo).toEqual(true);
  });

  test('stopping starts no more calls and waits for the running ones', async () => {
    const { actor, called, carryOut, context, output, value } = bulk({ records: notesFrom(6) });
    actor.send({ type: 'confirm' });
    actor.send({ type: 'stop' });
    await carryOut.answer(success(null), 0);
    await carryOut.answer(success(null), 1);
    await carryOut.answer(refused, 2);
    expect({ state: value(), called: called() }).toEqual({
      state: { running: 'stopping' },
      called: ['1', '2', '3', '4'],
    });
    await carryOut.break(3);
    expect({ state: value(), failed: context().failed }).toEqual({
      state: 'reported',
      failed: [
        { record: note('3'), failure: refused.failure },
        { record: note('4'), failure: unexplained },
      ],
    });
    actor.send({ type: 'close' });
    expect({ changed: idsOf(output()?.changed), remaining: idsOf(output()?.remaining) }).toEqual({
      changed: ['1', '2'],
      remaining: ['3', '4', '5', '6'],
    });
  });

  test('decision 020: closing its tab starts no more calls and reports the progress', async () => {
    const { actor, called, carryOut, facts, value } = bulk({ records: notesFrom(6) });
    actor.send({ type: 'confirm' });
    actor.send({ type: 'page.left' });
    for (const place of [0, 1, 2]) await carryOut.answer(success(null), place);
    expect({ state: value(), facts }).toEqual({ state: { running: 'stopping' }, facts: [] });
    await carryOut.answer(refused, 3);
    expect({ called: called(), state: value(), facts }).toEqual({
      called: ['1', '2', '3', '4'],
      state: 'reported',
      facts: [
        recordsDeleted('/notes', '1', '2', '3'),
        notified({ code: 'bulk.ended', operation: 'comments', done: 3, failed: 1, left: 2 }),
      ],
    });
  });

  test('repeats nothing automatically, and stops after five consecutive calls without an answer', async () => {
    const { actor, called, carryOut, context, value } = bulk({ records: notesFrom(100) });
    actor.send({ type: 'confirm' });
    for (const [index, answer] of [network, expired, refused, network, expired, network, network, network].entries())
      await carryOut.answer(answer, index);
    expect({ state: value(), called: called().length }).toEqual({ state: { running: 'stopping' }, called: 11 });
    for (const place of [8, 9, 10]) await carryOut.answer(network, place);
    expect({ state: value(), called: called().length, failed: context().failed.length }).toEqual({
      state: 'reported',
      called: 11,
      failed: 11,
    });
  });

  test('a refusal is an answer: the rest is tried after any number of refusals', async () => {
    const { actor, called, carryOut, value } = bulk({ records: notesFrom(10) });
    actor.send({ type: 'confirm' });
    for (let index = 0; index < 10; index += 1) await carryOut.answer(refused, index);
    expect({ state: value(), called: called().length }).toEqual({ state: 'reported', called: 10 });
  });

  test('completes thousands of records', async () => {
    const machine = createBulkMachine({ ...subject, most: Infinity });
    const { actor, carryOut, output } = bulk({ records: notesFrom(3000) }, machine);
    actor.send({ type: 'confirm' });
    for (let answered = 0; answered < carryOut.calls.length;) {
      const waiting = carryOut.calls.slice(answered);
      answered += waiting.length;
      for (const { resolve } of waiting) resolve(success(null));
      await settled();
    }
    expect(output()?.changed.length).toEqual(3000);
  });
});

describe('with failures', () => {
  test('fault F10: failed records are listed with reasons and retried with the same key; completed ones are not', async () => {
    const { actor, carryOut, context, facts, output, value } = bulk({ records: notesFrom(3) });
    actor.send({ type: 'confirm' });
    await carryOut.answer(success(null), 0);
    await carryOut.answer(refused, 1);
    await carryOut.answer(network, 2);
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
      carryOut.inputs().map(({ record, attempt }) => ({
        id: record.id,
        isFirstKey: attempt === carryOut.inputs().find((first) => first.record.id === record.id)?.attempt,
      })),
    ).toEqual(['1', '2', '3', '2', '3'].map((id) => ({ id, isFirstKey: true })));
    await carryOut.answer(success(null), 3);
    await carryOut.answer(refused, 4);
    actor.send({ type: 'close' });
    expect({ facts, changed: idsOf(output()?.changed), remaining: output()?.remaining }).toEqual({
      facts: [recordsDeleted('/notes', '1'), recordsDeleted('/notes', '2')],
      changed: ['1', '2'],
      remaining: [note('3')],
    });
  });

  test('W2.14: changed or deleted records are not retried, and stay in the report', async () => {
    const { actor, called, carryOut, context, output, value } = bulk({ records: notesFrom(4) });
    const conflict: Result<never> = {
      ok: false,
      failure: { kind: 'refused', code: 409, message: '已被处理', reason: 'conflict' },
    };
    actor.send({ type: 'confirm' });
    for (const [index, answer] of [conflict, missing, refused, success(null)].entries())
      await carryOut.answer(answer, index);
    actor.send({ type: 'retry' });
    await carryOut.answer(conflict);
    actor.send({ type: 'retry' });
    expect({ state: value(), called: called(), failed: context().failed.map(({ record }) => record.id) }).toEqual({
      state: 'reported',
      called: ['1', '2', '3', '4', '3'],
      failed: ['1', '2', '3'],
    });
    actor.send({ type: 'close' });
    expect({ changed: output()?.changed, remaining: output()?.remaining }).toEqual({
      changed: [note('4')],
      remaining: [],
    });
  });
});
