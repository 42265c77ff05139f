import { describe, expect, test } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { type Failure, type Result, success, unexplained } from '#src/domain/failure.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { editorMachine } from '#src/machines/content/editor.ts';
import type { NamedRecord, OperateRequest, SaveRequest, TheirRecord } from '#src/machines/content/editor-context.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified, operatedOn, savedOn } from '#tests/machines/support/facts.ts';
import {
  articles,
  forbidden,
  network,
  missing,
  news,
  nothing,
  recordChanged,
  recordOf,
  recordsDeleted,
  recordsOperated,
  refused,
  silent,
} from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';

const ginkgo: NamedRecord = { record: recordOf('42'), title: '银杏' };
const values = { mainTitle: '银杏' };
const corrected = { mainTitle: '银杏树' };
const draft: Draft = { values: corrected, version: 1, savedAt: 0 };
const copied: Draft = { ...draft, copied: true };
const publish = { name: 'publish', right: 'updown', on: true, inverse: 'unpublish' } as const;
const submit = { name: 'submit', right: 'edit', on: true } as const;
const giveBack = { name: 'return', right: 'edit', on: false, needsReason: true } as const;
const operated = recordOf('42', { status: 'online', version: 2 });
/** The record as another user saved it. */
const theirs = (mainTitle: string, version = 3): TheirRecord => ({
  record: recordOf('42', { version, mainTitle }),
  title: mainTitle,
  names: {},
});
const inputAt = (path: string) => ({ tabId: 'tab2', location: at(path).location });

const model = {
  events: {
    save: [
      { type: 'save', values: { mainTitle: '' } },
      { type: 'save', values },
      { type: 'save', values: corrected, goOn: true },
      { type: 'save', values: corrected, afterwards: publish },
      { type: 'save', values: corrected, restores: 1 },
    ],
    'conflict.resolved': [
      { type: 'conflict.resolved', values },
      { type: 'conflict.resolved', values: { mainTitle: '别人的' } },
    ],
    'conflict.cancelled': [{ type: 'conflict.cancelled' }],
    operate: [{ type: 'operate', operation: publish }],
    copy: [{ type: 'copy', values }],
    typed: [
      { type: 'typed', values: corrected },
      { type: 'typed', values: null },
    ],
    'work.note': [{ type: 'work.note' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'page.located': [{ type: 'page.located', location: at(articles).location }],
    'records.changed': [
      recordChanged(articles),
      recordChanged(articles, operated),
      { type: 'records.changed', path: articles, record: null },
      recordChanged(articles, recordOf('42', { version: 9, mainTitle: '恢复' })),
    ],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
  },
  answers: {
    findDraft: [null, draft, copied],
    findStart: [{ phone: '13800000000' }],
    findNeighbours: [{ previous: null, next: '43' }],
    fetchRecord: [success(ginkgo), missing, network],
    saveRecord: [success(ginkgo), success(null), refused, network],
    fetchTheirs: [success(theirs('别人的')), success(theirs('')), success(theirs('', 1)), missing, network],
    operate: [success(operated), success(null), refused],
  },
  more: [true, false].map((uploading) => ({ type: 'xstate.snapshot.files', snapshot: { context: { uploading } } })),
  situation: ({ context: { recordId, record, typed, unsettled, goesOn, afterSave, neighbours, uploading } }) =>
    // The other values make no difference while a file is uploading.
    uploading
      ? 'uploading'
      : [
          recordId,
          record !== null,
          unsettled?.values,
          unsettled?.base !== null,
          typed === null,
          goesOn && neighbours.next !== null,
          afterSave !== null,
        ],
  invariant: ({ context, value }) => {
    const isSaving = value === 'saving' || value === 'settling' || value === 'comparing';
    // The other version is stored only during the decision.
    expect(context.theirs !== null).toBe(value === 'conflict');
    expect(context.operation !== null).toBe(value === 'operating' || value === 'proceeding');
    // The values to save are stored only while saving.
    expect(context.values !== null).toBe(isSaving);
    // The last values sent are those of the form.
    if (value === 'saving') expect(context.unsettled?.values).toEqual(context.values);
    if (value === 'settling') expect(context.unsettled?.values).not.toEqual(context.values);
  },
} satisfies Model<typeof editorMachine>;

type Snapshot = SnapshotFrom<typeof editorMachine>;

const isComplete = (_: unknown, { mainTitle }: Record<string, string>) => Boolean(mainTitle);
// Room for a copy depends on the drafts outside; here on a value that occurs both ways in every phase.
const machineUnderTest = editorMachine.provide({
  guards: { isComplete, hasRoomForCopy: ({ context }) => !context.goesOn },
});

async function editor(
  path: string,
  found: Draft | null = null,
  neighbours: Neighbours = { previous: null, next: null },
  findStart = () => Promise.resolve<ContentValues>({ phone: '13800000000' }),
) {
  const fetchRecord = port<Result<NamedRecord>, { id: string }>();
  const saveRecord = port<Result<NamedRecord | null>, SaveRequest>();
  const fetchTheirs = port<Result<TheirRecord>, { id: string; values: ContentValues }>();
  const operate = port<Result<ContentRecord | null>, OperateRequest>();
  const drafts = { found };
  const machine = editorMachine.provide({
    guards: { isComplete, hasRoomForCopy: () => drafts.found === null },
    actors: {
      fetchTheirs: fetchTheirs.logic,
      operate: operate.logic,
      findNeighbours: fromPromise(() => Promise.resolve(neighbours)),
      fetchRecord: fetchRecord.logic,
      saveRecord: saveRecord.logic,
      references: feed().logic as never,
      findDraft: fromPromise(() => Promise.resolve(drafts.found)),
      findStart: fromPromise(findStart),
    },
  });
  const running = run(machine, inputAt(path));
  const context = () => running.actor.getSnapshot().context;
  const save = (typed = values) => running.actor.send({ type: 'save', values: typed });
  const type = (typed: typeof values | null) => running.actor.send({ type: 'typed', values: typed });
  await settled();
  return { ...running, context, drafts, fetchRecord, fetchTheirs, operate, save, saveRecord, type };
}

const failureOf = (failure: (typeof network)['failure']) => notified({ code: 'failure', failure });
const moved = (id: string) => ({ type: 'tab.moved', id: 'tab2', path: `${articles}/${id}`, subject: '银杏' });
const changed = recordChanged(articles);
const fresh = `${articles}/new`;
const dropped = (path: string) => ({ type: 'draft.dropped', path });
const unsaved = (is: boolean, saving = false) => ({ type: 'page.unsaved', id: 'tab2', unsaved: is, saving });
const notSaved = { type: 'page.notSaved', id: 'tab2' };
/** A new record is in its list, and newer typing is offered by the page for new records. */
const leftAsDraft = [
  { type: 'draft.noted', path: fresh, version: null, values: corrected },
  notSaved,
  { type: 'records.changed', path: articles, record: null },
  { type: 'page.unsaved', id: 'tab2', unsaved: false, saving: false },
  { type: 'navigation.requested', href: articles, replace: false },
];

describe('editor', () => {
  // A new record differs only at the start; after the first save it is like any other.
  const ofNew = { ...model, situation: ({ context: { recordId } }: Snapshot) => [recordId] };
  describeModel(
    machineUnderTest,
    { ...model, input: inputAt(`${articles}/42`) },
    { ...ofNew, input: inputAt(`${articles}/new`) },
  );
});

describe('opening a record', () => {
  test('a new one begins with what was found for it, without a fetch of a record', async () => {
    const { context, facts, fetchRecord, value } = await editor(`${articles}/new`);
    expect({ state: value(), fetchRecordCalls: fetchRecord.calls, facts }).toEqual({
      state: 'editing',
      fetchRecordCalls: [],
      facts: [],
    });
    expect(context()).toEqual({
      tabId: 'tab2',
      listPath: articles,
      recordId: null,
      record: null,
      title: '',
      start: { phone: '13800000000' },
      typed: null,
      draft: null,
      copies: 0,
      failedChecks: 0,
      values: null,
      unsettled: null,
      theirs: null,
      operation: null,
      reason: '',
      afterSave: null,
      restoring: null,
      neighbours: { previous: null, next: null },
      goesOn: false,
      uploading: false,
      failure: null,
      unanswered: [],
      sends: 0,
    });
  });

  test('a new one begins empty if nothing can be found for it', async () => {
    const { context, facts, value } = await editor(`${articles}/new`, null, undefined, () =>
      Promise.reject(new Error()),
    );
    expect({ state: value(), start: context().start, facts }).toEqual({ state: 'editing', start: {}, facts: [] });
  });

  test('an existing one is fetched by the number in its address and names its tab', async () => {
    const { context, facts, fetchRecord, value } = await editor(`${articles}/4%2F2`);
    expect({ state: value(), fetchRecordInputs: fetchRecord.inputs() }).toEqual({
      state: 'loading',
      fetchRecordInputs: [{ id: '4/2' }],
    });
    await fetchRecord.answer(success({ ...ginkgo, record: recordOf('4/2') }));
    expect({ state: value(), title: context().title, id: context().record?.id, facts }).toEqual({
      state: 'editing',
      title: '银杏',
      id: '4/2',
      facts: [{ type: 'tab.named', id: 'tab2', subject: '银杏' }],
    });
  });

  test('an unknown record shows one notice, without a retry', async () => {
    const { actor, context, facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(missing);
    actor.send({ type: 'retry' });
    expect({ state: value(), failure: context().failure, facts, fetchRecordCalls: fetchRecord.calls.length }).toEqual({
      state: 'unavailable',
      failure: missing.failure,
      facts: [failureOf(missing.failure)],
      fetchRecordCalls: 1,
    });
  });

  test.for([network, forbidden, refused])(
    '$failure.kind is temporary: it shows one notice, and a retry fetches the record',
    async (answer) => {
      const { actor, context, facts, fetchRecord, value } = await editor(`${articles}/42`);
      await fetchRecord.answer(answer);
      expect({ state: value(), facts: taken(facts) }).toEqual({ state: 'failed', facts: [failureOf(answer.failure)] });
      actor.send({ type: 'retry' });
      await fetchRecord.answer(success(ginkgo));
      expect({ state: value(), failure: context().failure, record: context().record }).toEqual({
        state: 'editing',
        failure: null,
        record: ginkgo.record,
      });
    },
  );

  test.for(silent)('shows no notice for $failure.kind', async (answer) => {
    const { facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(answer);
    expect({ state: value(), facts }).toEqual({ state: 'failed', facts: [] });
  });

  test('an unexpected error is reported like an unreadable answer', async () => {
    const { facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.break();
    expect({ state: value(), facts }).toEqual({ state: 'failed', facts: [failureOf(unexplained)] });
  });
});

describe('saving', () => {
  test('decision 001: a new record gets its number, its tab gets address and title, and its list is notified', async () => {
    const { context, facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    expect({ state: value(), saveRecordInputs: saveRecord.inputs() }).toEqual({
      state: 'saving',
      saveRecordInputs: [{ base: null, values, attempt: expect.any(String) }],
    });
    await saveRecord.answer(success(ginkgo));
    expect({ state: value(), recordId: context().recordId, facts }).toEqual({
      state: 'editing',
      recordId: '42',
      facts: [unsaved(true, true), dropped(fresh), moved('42'), savedOn('tab2'), changed, unsaved(false)],
    });
  });

  test('the next save is based on the version of the server', async () => {
    const { save, saveRecord } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(success(ginkgo));
    save();
    expect(saveRecord.inputs().map(({ base }) => base)).toEqual([null, ginkgo.record]);
  });

  test('fault F1: repeated requests send one save at a time', async () => {
    const { actor, save, saveRecord } = await editor(`${articles}/new`);
    for (let i = 0; i < 3; i += 1) save();
    expect({ saveRecordCalls: saveRecord.calls.length, isBusy: actor.getSnapshot().hasTag('busy') }).toEqual({
      saveRecordCalls: 1,
      isBusy: true,
    });
  });

  test('decision 043: retries of a save share a key; the next save and other pages have different ones', async () => {
    const { save, saveRecord } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(network);
    save();
    await saveRecord.answer(success(ginkgo));
    save();
    const other = await editor(`${articles}/new`);
    other.save();
    const [first, again, next] = saveRecord.inputs().map(({ attempt }) => attempt);
    expect(again).toEqual(first);
    expect(new Set([first, next, ...other.saveRecord.inputs().map(({ attempt }) => attempt)]).size).toEqual(3);
  });

  test('an unchanged form sends nothing, and the request to save is answered', async () => {
    const { facts, fetchRecord, save, saveRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success({ ...ginkgo, record: recordOf('42', { mainTitle: '银杏' }) }));
    taken(facts);
    save();
    expect({ state: value(), saveRecordCalls: saveRecord.calls, facts }).toEqual({
      state: 'editing',
      saveRecordCalls: [],
      facts: [notSaved],
    });
    save(corrected);
    expect(value()).toBe('saving');
  });

  test('fault F2: typing after a save without an answer is based on the outcome of that save', async () => {
    const { context, facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(network);
    taken(facts);
    save(corrected);
    expect({ state: value(), secondSave: saveRecord.inputs()[1] }).toEqual({
      state: 'settling',
      secondSave: saveRecord.inputs()[0],
    });
    await saveRecord.answer(success(ginkgo));
    expect({ state: value(), facts: taken(facts) }).toEqual({
      state: 'saving',
      facts: [unsaved(true, true), dropped(fresh), moved('42'), changed],
    });
    await saveRecord.answer(success({ record: operated, title: '银杏树' }));
    expect({ state: value(), unsettled: context().unsettled, record: context().record }).toEqual({
      state: 'editing',
      unsettled: null,
      record: operated,
    });
    const [first, , last] = saveRecord.inputs();
    expect(last).toEqual({ base: ginkgo.record, values: corrected, attempt: expect.any(String) });
    expect(last?.attempt).not.toBe(first?.attempt);
  });

  test('a save that turns out as refused does not block others', async () => {
    const { save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(network);
    save(corrected);
    await saveRecord.answer(refused);
    expect({ state: value(), thirdSave: saveRecord.inputs()[2] }).toEqual({
      state: 'saving',
      thirdSave: { base: null, values: corrected, attempt: expect.any(String) },
    });
  });

  test('corrected values after a refusal have their own key', async () => {
    const { save, saveRecord } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(refused);
    save(corrected);
    const [first, second] = saveRecord.inputs();
    expect({ values: second?.values, isSameAttempt: first?.attempt === second?.attempt }).toEqual({
      values: corrected,
      isSameAttempt: false,
    });
  });

  test.for([refused, network])(
    'fault G4: $failure.kind is reported once and leaves the form unchanged',
    async (answer) => {
      const { context, facts, save, saveRecord, value } = await editor(`${articles}/new`);
      save();
      await saveRecord.answer(answer);
      expect({ state: value(), facts }).toEqual({
        state: 'editing',
        facts: [unsaved(true, true), failureOf(answer.failure), notSaved, unsaved(false)],
      });
      expect({ record: context().record, recordId: context().recordId, failure: context().failure }).toEqual({
        record: null,
        recordId: null,
        failure: answer.failure,
      });
    },
  );

  test('decision 005: 无回款 is no success and shows no notice', async () => {
    const { facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(nothing);
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [unsaved(true, true), notSaved, unsaved(false)],
    });
  });

  test('a new record missing from the answer is saved: its list has it, and the page is ready for the next (decision 005)', async () => {
    const { context, facts, save, saveRecord, type, value } = await editor(fresh);
    type(values);
    taken(facts);
    save();
    await saveRecord.answer(success(null));
    expect({
      state: value(),
      typed: context().typed,
      unsettled: context().unsettled,
      copies: context().copies,
    }).toEqual({ state: 'editing', typed: null, unsettled: null, copies: 1 });
    expect(facts).toEqual([
      unsaved(true, true),
      dropped(fresh),
      notified({ code: 'record.saved' }),
      { type: 'records.changed', path: articles, record: null },
      unsaved(false),
      { type: 'navigation.requested', href: articles, replace: false },
    ]);
  });

  test('a record that may have changed elsewhere is fetched again; the typed text stays', async () => {
    const { actor, fetchRecord, type } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    const somehow = { type: 'records.changed', path: articles, record: null } as const;
    actor.send({ ...somehow, path: news });
    expect(fetchRecord.calls.length).toBe(1);
    actor.send(somehow);
    await fetchRecord.answer(success({ ...ginkgo, record: { ...ginkgo.record, status: 'online' } }));
    expect(actor.getSnapshot().context.record?.status).toBe('online');
    type(corrected);
    actor.send(somehow);
    expect([fetchRecord.calls.length, actor.getSnapshot().context.typed]).toEqual([2, corrected]);
  });

  test('a saved record missing from the answer is fetched again; if another user deleted it, the form becomes a new one', async () => {
    const { actor, context, facts, fetchRecord, save, saveRecord, type, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    save(corrected);
    taken(facts);
    await saveRecord.answer(success(null));
    expect({ state: value(), unsettled: context().unsettled, fetchRecordInputs: fetchRecord.inputs() }).toEqual({
      state: 'loading',
      unsettled: null,
      fetchRecordInputs: [{ id: '42' }, { id: '42' }],
    });
    expect(facts).toEqual([
      dropped(`${articles}/42`),
      notified({ code: 'record.saved' }),
      { type: 'records.changed', path: articles, record: null },
      unsaved(false),
    ]);
    await fetchRecord.answer(success(ginkgo));
    type(corrected);
    actor.send(recordsDeleted(articles, '42'));
    save(corrected);
    taken(facts);
    await saveRecord.answer(success(null));
    expect({ state: value(), recordId: context().recordId, lastFact: facts.at(-1) }).toEqual({
      state: 'editing',
      recordId: null,
      lastFact: { type: 'navigation.requested', href: articles, replace: false },
    });
  });

  test('typing after an earlier save whose answer had no record is a draft', async () => {
    const { context, facts, save, saveRecord, value } = await editor(fresh);
    save();
    await saveRecord.answer(network);
    save(corrected);
    taken(facts);
    await saveRecord.answer(success(null));
    expect({
      state: value(),
      savedValues: saveRecord.inputs().map((sent) => sent.values),
      unsettled: context().unsettled,
      typed: context().typed,
    }).toEqual({
      state: 'editing',
      savedValues: [values, values],
      unsettled: null,
      typed: null,
    });
    expect(facts).toEqual([dropped(fresh), notified({ code: 'record.saved' }), ...leftAsDraft]);
  });

  test('typing during a save whose answer has no record is a draft', async () => {
    const { facts, save, saveRecord, type, value } = await editor(fresh);
    type(values);
    save();
    type(corrected);
    taken(facts);
    await saveRecord.answer(success(null));
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [dropped(fresh), notified({ code: 'record.saved' }), ...leftAsDraft],
    });
  });

  test('an unexpected error is reported like an unreadable answer', async () => {
    const { facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.break();
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [unsaved(true, true), failureOf(unexplained), notSaved, unsaved(false)],
    });
  });
});

describe('a record changed by an operation in its list', () => {
  test('shows its new state, and is saved with its new version', async () => {
    const { actor, context, fetchRecord, save, saveRecord } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordChanged(articles, operated));
    save();
    expect({
      record: context().record,
      savedBase: saveRecord.inputs()[0]?.base,
      fetchRecordCalls: fetchRecord.calls.length,
    }).toEqual({ record: operated, savedBase: operated, fetchRecordCalls: 1 });
  });

  test('stays the base of the form if its content differs, so that saving does not overwrite it', async () => {
    const { actor, context, fetchRecord } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordChanged(articles, { ...operated, mainTitle: '别人的标题' }));
    actor.send(recordChanged(articles, recordOf('43', { version: 5 })));
    expect(context().record).toEqual(ginkgo.record);
  });
});

describe('a record deleted while it is open', () => {
  test('is unavailable if nothing was typed; deletions of other records are ignored', async () => {
    const { actor, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordsDeleted(articles, '43'));
    actor.send(recordsDeleted(news, '42'));
    expect(value()).toEqual('editing');
    actor.send(recordsDeleted(articles, '43', '42'));
    expect(value()).toEqual('unavailable');
  });

  test('fault F6: keeps the typed text until it is discarded, and is not saved to its old address', async () => {
    const { actor, context, facts, fetchRecord, saveRecord, type, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    type(corrected);
    actor.send(recordsDeleted(articles, '42'));
    taken(facts);
    actor.send({ type: 'work.save' });
    expect({ state: value(), typed: context().typed, saveRecordCalls: saveRecord.calls.length, facts }).toEqual({
      state: 'deleted',
      typed: corrected,
      saveRecordCalls: 0,
      facts: [notSaved],
    });
    actor.send({ type: 'work.discard' });
    expect(value()).toEqual('unavailable');
  });

  test('fault F6: deleted by another user, the save reports it once, and notifies the lists', async () => {
    const { context, facts, fetchRecord, fetchTheirs, save, saveRecord, type, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    type(corrected);
    save(corrected);
    taken(facts);
    await saveRecord.answer(missing);
    await fetchTheirs.answer(missing);
    expect({ state: value(), typed: context().typed, facts }).toEqual({
      state: 'deleted',
      typed: corrected,
      facts: [failureOf(missing.failure), notSaved, recordsDeleted(articles, '42'), unsaved(true)],
    });
  });

  test('an open record shows its new state after a bulk operation', async () => {
    const { actor, context, fetchRecord } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordsOperated(articles, ['41', '42'], 'publish'));
    expect(context().record).toEqual({ ...ginkgo.record, status: 'online' });
  });
});

describe('unsaved work', () => {
  const noted = (path: string, version: number | null, typed: object) => ({
    type: 'draft.noted',
    path,
    version,
    values: typed,
  });
  const record = `${articles}/42`;

  test('decision 017: typing is stored as a draft immediately and reported to the tab; undone typing is neither', async () => {
    const { facts, fetchRecord, type } = await editor(record);
    await fetchRecord.answer(success(ginkgo));
    taken(facts);
    type(values);
    type(corrected);
    type(null);
    expect(facts).toEqual([
      noted(record, 1, values),
      unsaved(true),
      noted(record, 1, corrected),
      dropped(record),
      unsaved(false),
    ]);
  });

  test('decision 017: a draft dropped by another browser tab is stored again', async () => {
    const { actor, facts, type } = await editor(fresh);
    actor.send({ type: 'work.note' });
    expect(facts).toEqual([]);
    type(values);
    taken(facts);
    actor.send({ type: 'work.note' });
    expect(facts).toEqual([noted(fresh, null, values)]);
  });

  test('a running upload is unsaved work, and no save is sent without it', async () => {
    const file = { name: '漓江.png', type: 'image/png', size: 10 };
    const { actor, facts, save, saveRecord } = await editor(fresh);
    const files = actor.getSnapshot().children.files;
    files?.send({ type: 'file.chosen', place: 'cover', file });
    save();
    expect({ facts: taken(facts), saveRecordCalls: saveRecord.calls }).toEqual({
      facts: [unsaved(true), notSaved],
      saveRecordCalls: [],
    });
    files?.send({ type: 'upload.over', place: 'cover' });
    expect(taken(facts)).toEqual([unsaved(false)]);
    save();
    expect(saveRecord.calls.length).toBe(1);
  });

  test('decision 017: undone typing leaves the draft of an earlier visit unchanged', async () => {
    const { facts, type } = await editor(fresh, draft);
    type(null);
    expect(facts).toEqual([]);
  });

  test('typing is a draft again after an unanswered save is settled, whatever the next outcome', async () => {
    const { facts, save, saveRecord, type } = await editor(fresh);
    type(values);
    save();
    await saveRecord.answer(network);
    type(corrected);
    save(corrected);
    taken(facts);
    await saveRecord.answer(success(ginkgo));
    expect(facts).toEqual([dropped(fresh), moved('42'), changed, noted(record, 1, corrected)]);
  });

  test('saving drops the draft', async () => {
    const { context, facts, save, saveRecord, type } = await editor(fresh);
    type(values);
    save();
    taken(facts);
    await saveRecord.answer(success(ginkgo));
    expect({ typed: context().typed, facts }).toEqual({
      typed: null,
      facts: [dropped(fresh), moved('42'), savedOn('tab2'), changed, unsaved(false)],
    });
  });

  test('fault F11: work stays unsaved until the save has ended, even if the form is back to the old values', async () => {
    const { facts, save, saveRecord, type } = await editor(fresh);
    type(values);
    save();
    type(null);
    expect(facts.slice(1)).toEqual([unsaved(true), unsaved(true, true), dropped(fresh), unsaved(true, true)]);
    await saveRecord.answer(success(ginkgo));
    expect(facts.at(-1)).toEqual(unsaved(false));
  });

  test('typing during a save stays unsaved, based on the saved version', async () => {
    const { context, facts, save, saveRecord, type } = await editor(fresh);
    type(values);
    save();
    type(corrected);
    taken(facts);
    await saveRecord.answer(success(ginkgo));
    expect({ typed: context().typed, lastFacts: facts.slice(-3) }).toEqual({
      typed: corrected,
      lastFacts: [noted(record, 1, corrected), notSaved, unsaved(true)],
    });
  });

  test('a request to save stores complete work; incomplete work is reported, and the form shows it', async () => {
    const { actor, context, facts, saveRecord, type, value } = await editor(fresh);
    type({ mainTitle: '' });
    taken(facts);
    actor.send({ type: 'work.save' });
    expect({ state: value(), failedChecks: context().failedChecks, facts: taken(facts) }).toEqual({
      state: 'editing',
      failedChecks: 1,
      facts: [notSaved],
    });
    type(values);
    taken(facts);
    actor.send({ type: 'work.save' });
    expect({ state: value(), savedValues: saveRecord.inputs().map((input) => input.values) }).toEqual({
      state: 'saving',
      savedValues: [values],
    });
    await saveRecord.answer(network);
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [unsaved(true, true), failureOf(network.failure), notSaved, unsaved(true)],
    });
  });

  test('discarding removes everything', async () => {
    const { actor, context, facts, type } = await editor(fresh);
    type(values);
    taken(facts);
    actor.send({ type: 'work.discard' });
    expect({ typed: context().typed, facts }).toEqual({ typed: null, facts: [dropped(fresh)] });
  });

  test('a draft of an earlier visit is offered until it is restored or discarded; one without changes is not', async () => {
    const { actor, context, facts } = await editor(fresh, draft);
    expect(context().draft).toEqual(draft);
    actor.send({ type: 'draft.taken' });
    expect({ draft: context().draft, facts }).toEqual({ draft: null, facts: [] });
    const other = await editor(fresh, draft);
    other.actor.send({ type: 'draft.discarded' });
    expect({ draft: other.context().draft, facts: other.facts }).toEqual({ draft: null, facts: [dropped(fresh)] });
    const same = await editor(record, { ...draft, values: { mainTitle: '' } });
    await same.fetchRecord.answer(success(ginkgo));
    expect(same.context().draft).toBeNull();
  });
});

describe('a record that another user saved in the meantime', () => {
  const stored = recordOf('42', { mainTitle: '银杏', summary: '旧' });
  const mine = { mainTitle: '我的', summary: '旧' };
  const record = `${articles}/42`;
  const newer = (fields: object, version = 3): TheirRecord => ({
    record: recordOf('42', { version, mainTitle: '银杏', summary: '旧', ...fields }),
    title: '银杏',
    names: {},
  });

  /** My save, refused by the server. */
  async function refusedSave() {
    const running = await editor(record);
    await running.fetchRecord.answer(success({ record: stored, title: '银杏' }));
    running.actor.send({ type: 'typed', values: mine });
    running.actor.send({ type: 'save', values: mine });
    await running.saveRecord.answer(refused);
    taken(running.facts);
    return running;
  }

  test('fault F7: different fields are decided one by one, then saved with the newer version', async () => {
    const { actor, context, facts, fetchTheirs, saveRecord, value } = await refusedSave();
    expect({
      state: value(),
      isBusy: actor.getSnapshot().hasTag('busy'),
      fetchTheirsInputs: fetchTheirs.inputs(),
    }).toEqual({
      state: 'comparing',
      isBusy: true,
      fetchTheirsInputs: [{ id: '42', values: mine }],
    });
    const their = newer({ mainTitle: '别人的' });
    await fetchTheirs.answer(success(their));
    expect({
      state: value(),
      theirs: context().theirs,
      record: context().record,
      typed: context().typed,
      facts: taken(facts),
    }).toEqual({
      state: 'conflict',
      theirs: their,
      record: stored,
      typed: mine,
      facts: [notSaved, unsaved(true)],
    });
    const resolved = { mainTitle: '我的', summary: '旧' };
    actor.send({ type: 'conflict.resolved', values: resolved });
    expect({ state: value(), secondSave: saveRecord.inputs()[1] }).toEqual({
      state: 'saving',
      secondSave: { base: their.record, values: resolved, attempt: expect.any(String) },
    });
    expect(saveRecord.inputs()[0]?.attempt).not.toBe(saveRecord.inputs()[1]?.attempt);
    await saveRecord.answer(success({ record: operated, title: '我的' }));
    expect({ state: value(), typed: context().typed, theirs: context().theirs, lastFact: facts.at(-1) }).toEqual({
      state: 'editing',
      typed: null,
      theirs: null,
      lastFact: unsaved(false),
    });
  });

  test('fault F7: another save during the decision asks again', async () => {
    const { actor, fetchTheirs, saveRecord, value } = await refusedSave();
    await fetchTheirs.answer(success(newer({ mainTitle: '别人的' })));
    actor.send({ type: 'conflict.resolved', values: mine });
    await saveRecord.answer(refused);
    await fetchTheirs.answer(success(newer({ mainTitle: '第三人的' }, 4)));
    expect(value()).toEqual('conflict');
  });

  test('choosing all of theirs leaves nothing to save and makes it the base of the form', async () => {
    const { actor, context, facts, fetchTheirs, saveRecord, value } = await refusedSave();
    const their = newer({ mainTitle: '别人的' });
    await fetchTheirs.answer(success(their));
    taken(facts);
    actor.send({ type: 'conflict.resolved', values: { mainTitle: '别人的', summary: '旧' } });
    expect({
      state: value(),
      record: context().record,
      typed: context().typed,
      saveRecordCalls: saveRecord.calls.length,
      facts,
    }).toEqual({
      state: 'editing',
      record: their.record,
      typed: null,
      saveRecordCalls: 1,
      facts: [dropped(record), unsaved(false), { type: 'tab.named', id: 'tab2', subject: '银杏' }],
    });
  });

  test('cancelling restores the form, and the next save meets the newer version again', async () => {
    const { actor, context, fetchTheirs, save, saveRecord, value } = await refusedSave();
    await fetchTheirs.answer(success(newer({ mainTitle: '别人的' })));
    actor.send({ type: 'conflict.cancelled' });
    expect({ state: value(), record: context().record, typed: context().typed }).toEqual({
      state: 'editing',
      record: stored,
      typed: mine,
    });
    save(mine);
    expect(saveRecord.inputs()[1]?.base).toEqual(stored);
  });

  test('a newer version equal to the base or to the form is accepted without a question', async () => {
    const { fetchTheirs, saveRecord, value } = await refusedSave();
    const their = newer({ mainTitle: '我的' });
    await fetchTheirs.answer(success(their));
    expect({ state: value(), secondSave: saveRecord.inputs()[1] }).toEqual({
      state: 'saving',
      secondSave: { base: their.record, values: mine, attempt: expect.any(String) },
    });
  });

  test.for([
    ['no newer version', success(newer({}, 1))],
    ['no answer', network],
    ['another refusal', refused],
  ] as const)('%s: the refusal is reported, and the form is unchanged', async ([, answer]) => {
    const { context, facts, fetchTheirs, value } = await refusedSave();
    await fetchTheirs.answer(answer);
    expect({ state: value(), typed: context().typed, facts }).toEqual({
      state: 'editing',
      typed: mine,
      facts: [failureOf(refused.failure), notSaved, unsaved(true)],
    });
  });

  test('fault F6: a deleted record is reported; the typed text stays and can become a new record', async () => {
    const { actor, context, facts, fetchTheirs, save, saveRecord, value } = await refusedSave();
    await fetchTheirs.answer(missing);
    expect({ state: value(), typed: context().typed, facts: taken(facts) }).toEqual({
      state: 'deleted',
      typed: mine,
      facts: [failureOf(refused.failure), notSaved, recordsDeleted(articles, '42'), unsaved(true)],
    });
    actor.send({ type: 'work.save' });
    expect({ state: value(), facts: taken(facts) }).toEqual({ state: 'deleted', facts: [notSaved] });
    save(mine);
    taken(facts);
    expect(saveRecord.inputs()[1]).toEqual({ base: null, values: mine, attempt: expect.any(String) });
    await saveRecord.answer(success({ record: recordOf('43'), title: '我的' }));
    expect({ state: value(), recordId: context().recordId, firstFacts: taken(facts).slice(0, 2) }).toEqual({
      state: 'editing',
      recordId: '43',
      firstFacts: [dropped(record), { type: 'tab.moved', id: 'tab2', path: `${articles}/43`, subject: '我的' }],
    });
  });
});

describe('operations from the page', () => {
  test('change the saved record, notify its list, and keep the typed text', async () => {
    const { actor, context, facts, fetchRecord, operate, save, saveRecord, type, value } = await editor(
      `${articles}/42`,
    );
    await fetchRecord.answer(success(ginkgo));
    type(corrected);
    taken(facts);
    actor.send({ type: 'operate', operation: publish });
    actor.send({ type: 'work.save' });
    expect({ state: value(), operateInputs: operate.inputs(), facts: taken(facts) }).toEqual({
      state: 'operating',
      operateInputs: [{ operation: publish, id: '42' }],
      facts: [notSaved],
    });
    await operate.answer(success(operated));
    expect({ state: value(), record: context().record, typed: context().typed, facts }).toEqual({
      state: 'editing',
      record: operated,
      typed: corrected,
      facts: [operatedOn(articles, recordOf('42'), publish, '银杏'), recordChanged(articles, operated)],
    });
    save(corrected);
    expect(saveRecord.inputs()[0]?.base).toEqual(operated);
  });

  test('fault F7: with different content on the server only the state is applied, so that a save is still refused', async () => {
    const { actor, context, fetchRecord, operate } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send({ type: 'operate', operation: publish });
    await operate.answer(success({ ...operated, mainTitle: '别人的' }));
    expect(context().record).toEqual({ ...ginkgo.record, status: 'online' });
  });

  test('succeed also without a record in the answer (decision 005)', async () => {
    const { actor, context, facts, fetchRecord, operate, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    taken(facts);
    actor.send({ type: 'operate', operation: publish });
    await operate.answer(success(null));
    expect({ state: value(), record: context().record, facts }).toEqual({
      state: 'editing',
      record: { ...ginkgo.record, status: 'online' },
      facts: [operatedOn(articles, recordOf('42'), publish, '银杏'), recordsOperated(articles, ['42'])],
    });
  });

  test('a submission saves typed changes first, and is dropped if the save fails or typing continues (decision 035)', async () => {
    const { actor, fetchRecord, operate, saveRecord, type, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    const saveThenSubmit = () => actor.send({ type: 'save', values: corrected, afterwards: submit });
    type(corrected);
    saveThenSubmit();
    await saveRecord.answer(network);
    expect([value(), operate.inputs()]).toEqual(['editing', []]);
    saveThenSubmit();
    type({ mainTitle: '银杏树二' });
    await saveRecord.answer(success({ record: recordOf('42', { version: 2, ...corrected }), title: '银杏树' }));
    expect([value(), operate.inputs()]).toEqual(['editing', []]);
    type(corrected);
    type(null);
    type({ mainTitle: '银杏树三' });
    actor.send({ type: 'save', values: { mainTitle: '银杏树三' }, afterwards: submit });
    await saveRecord.answer(
      success({ record: recordOf('42', { version: 3, mainTitle: '银杏树三' }), title: '银杏树三' }),
    );
    expect([value(), operate.inputs()]).toEqual(['proceeding', [{ operation: submit, id: '42' }]]);
    await operate.answer(success(recordOf('42', { version: 3, status: 'submitted', mainTitle: '银杏树三' })));
    // A later save does not submit.
    type(corrected);
    actor.send({ type: 'save', values: corrected });
    await saveRecord.answer(success({ record: recordOf('42', { version: 4, ...corrected }), title: '银杏树' }));
    expect([value(), operate.inputs().length]).toEqual(['editing', 1]);
  });

  describe('saving and publishing in one press', () => {
    const draftRecord = recordOf('42', { mainTitle: '银杏' });
    const saved = { record: recordOf('42', { version: 2, ...corrected }), title: '银杏树' };
    const onlySaved = (failure: Failure | null) =>
      notified({ code: 'record.onlySaved', operation: 'publish', title: '银杏树', failure });

    async function saving(record = draftRecord) {
      const running = await editor(`${articles}/42`);
      await running.fetchRecord.answer(success({ record, title: '银杏' }));
      running.type(corrected);
      taken(running.facts);
      running.actor.send({ type: 'save', values: corrected, afterwards: publish });
      return running;
    }

    test('publishes what was saved, and one notice reports both, with an undo', async () => {
      const { context, facts, operate, saveRecord, value } = await saving();
      await saveRecord.answer(success(saved));
      expect([value(), operate.inputs()]).toEqual(['proceeding', [{ operation: publish, id: '42' }]]);
      const online = { ...saved.record, status: 'online' as const };
      await operate.answer(success(online));
      expect({ state: value(), record: context().record, facts }).toEqual({
        state: 'editing',
        record: online,
        facts: [
          unsaved(true, true),
          dropped(`${articles}/42`),
          { ...moved('42'), subject: '银杏树' },
          recordChanged(articles, saved.record),
          unsaved(false),
          operatedOn(articles, saved.record, publish, '银杏树'),
          recordChanged(articles, online),
        ],
      });
    });

    test.for([refused, network, nothing])(
      'a failure of the second call says what was saved: $failure.kind',
      async (answer) => {
        const { actor, facts, operate, saveRecord, value } = await saving();
        await saveRecord.answer(success(saved));
        taken(facts);
        await operate.answer(answer);
        expect({ state: value(), facts: taken(facts) }).toEqual({
          state: 'editing',
          facts: [onlySaved(answer.failure)],
        });
        // The next press publishes without saving, and reports its own failure.
        actor.send({ type: 'operate', operation: publish });
        await operate.break();
        expect({ saves: saveRecord.calls.length, facts }).toEqual({ saves: 1, facts: [failureOf(unexplained)] });
      },
    );

    test('a failure of the first call publishes nothing', async () => {
      const { facts, operate, saveRecord, value } = await saving();
      taken(facts);
      await saveRecord.answer(network);
      expect({ state: value(), operate: operate.inputs(), facts }).toEqual({
        state: 'editing',
        operate: [],
        facts: [failureOf(network.failure), notSaved, unsaved(true)],
      });
    });

    test('fault F7: what somebody else saved is decided about first, and then only saved', async () => {
      const { actor, facts, fetchTheirs, operate, saveRecord, value } = await saving();
      await saveRecord.answer(refused);
      await fetchTheirs.answer(success(theirs('别人的')));
      expect(value()).toEqual('conflict');
      actor.send({ type: 'conflict.resolved', values: corrected });
      taken(facts);
      await saveRecord.answer(success({ ...saved, record: { ...saved.record, version: 4 } }));
      expect({
        state: value(),
        operate: operate.inputs(),
        notices: facts.filter(({ type }) => type === 'notice'),
      }).toEqual({
        state: 'editing',
        operate: [],
        notices: [savedOn('tab2')],
      });
    });

    test('when somebody has published it meanwhile, the save alone updates the public page', async () => {
      const { facts, operate, saveRecord, value } = await saving();
      await saveRecord.answer(success({ ...saved, record: { ...saved.record, status: 'online' } }));
      expect({
        state: value(),
        operate: operate.inputs(),
        notices: facts.filter(({ type }) => type === 'notice'),
      }).toEqual({
        state: 'editing',
        operate: [],
        notices: [notified({ code: 'record.live', title: '银杏树' })],
      });
    });

    test('a version that nobody has approved is only saved (decision 067)', async () => {
      const { facts, operate, saveRecord, value } = await saving();
      taken(facts);
      await saveRecord.answer(success({ ...saved, record: { ...saved.record, isUnapproved: true } }));
      expect({
        state: value(),
        operate: operate.inputs(),
        notices: facts.filter(({ type: of }) => of === 'notice'),
      }).toEqual({ state: 'editing', operate: [], notices: [onlySaved(null)] });
    });

    test('typing during the save prevents the publication, which a notice reports', async () => {
      const { facts, operate, saveRecord, type, value } = await saving();
      type({ mainTitle: '银杏树二' });
      taken(facts);
      await saveRecord.answer(success(saved));
      expect({
        state: value(),
        operate: operate.inputs(),
        notices: facts.filter(({ type: of }) => of === 'notice'),
      }).toEqual({ state: 'editing', operate: [], notices: [onlySaved(null)] });
    });

    test('a save whose record is not returned is not published, because what is published would be unknown', async () => {
      const { facts, operate, saveRecord, value } = await saving();
      taken(facts);
      await saveRecord.answer(success(null));
      expect({
        state: value(),
        operate: operate.inputs(),
        notices: facts.filter(({ type }) => type === 'notice'),
      }).toEqual({
        state: 'loading',
        operate: [],
        notices: [notified({ code: 'record.onlySaved', operation: 'publish', title: '银杏', failure: null })],
      });
    });
  });

  test('a return is sent with its reason, the next operation without one', async () => {
    const { actor, fetchRecord, operate } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send({ type: 'operate', operation: giveBack, reason: '坐标有误' });
    await operate.answer(refused);
    actor.send({ type: 'operate', operation: publish });
    expect(operate.inputs()).toEqual([
      { operation: giveBack, id: '42', reason: '坐标有误' },
      { operation: publish, id: '42' },
    ]);
  });

  test('are reported once when refused', async () => {
    const { actor, context, facts, fetchRecord, operate, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    taken(facts);
    actor.send({ type: 'operate', operation: publish });
    await operate.answer(refused);
    expect({ state: value(), record: context().record, facts }).toEqual({
      state: 'editing',
      record: ginkgo.record,
      facts: [failureOf(refused.failure)],
    });
  });
});

describe('what is online', () => {
  const online = recordOf('42', { status: 'online', mainTitle: '银杏' });

  async function openOnline() {
    const running = await editor(`${articles}/42`);
    await running.fetchRecord.answer(success({ record: online, title: '银杏' }));
    taken(running.facts);
    return running;
  }

  test('a save reports that the public page shows it', async () => {
    const { facts, save, saveRecord } = await openOnline();
    save(corrected);
    await saveRecord.answer(success({ record: { ...online, ...corrected, version: 2 }, title: '银杏树' }));
    expect(facts).toContainEqual(notified({ code: 'record.live', title: '银杏树' }));
  });

  test('a save that takes it offline for a new review says so (decision 067)', async () => {
    const { facts, save, saveRecord } = await openOnline();
    save(corrected);
    const offline = { ...online, ...corrected, version: 2, status: 'offline' as const };
    await saveRecord.answer(success({ record: offline, title: '银杏树' }));
    expect(facts.filter(({ type }) => type === 'notice')).toEqual([
      notified({ code: 'record.changed', operation: 'unpublish', title: '银杏树' }),
      savedOn('tab2'),
    ]);
  });

  test('a restore names its version, and its undo brings back the version that it replaced', async () => {
    const { actor, facts, saveRecord } = await openOnline();
    actor.send({ type: 'save', values: corrected, restores: 7 });
    await saveRecord.answer(success({ record: { ...online, ...corrected, version: 9 }, title: '银杏树' }));
    expect(facts.filter(({ type }) => type === 'notice')).toEqual([
      notified({
        code: 'record.restored',
        version: 7,
        title: '银杏树',
        isLive: true,
        undo: { kind: 'restore', path: articles, id: '42', title: '银杏树', version: 1, base: 9 },
      }),
    ]);
  });

  test('an undo elsewhere is fetched, unless something is typed: then the next save meets the conflict', async () => {
    const { actor, fetchRecord, type, value } = await openOnline();
    const undone = recordChanged(articles, { ...online, mainTitle: '旧', version: 9 });
    type(corrected);
    actor.send(undone);
    expect(value()).toEqual('editing');
    type(null);
    actor.send(recordChanged(news, { ...online, mainTitle: '旧', version: 9 }));
    expect(value()).toEqual('editing');
    actor.send(undone);
    expect([value(), fetchRecord.calls.length]).toEqual(['loading', 2]);
  });
});

describe('copies and neighbours', () => {
  const went = (href: string) => ({ type: 'navigation.requested', href, replace: false });

  test('a copy is placed on the page for new records as if typed, never over another new record', async () => {
    const { actor, drafts, facts, fetchRecord } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    taken(facts);
    actor.send({ type: 'copy', values });
    expect(taken(facts)).toEqual([
      { type: 'draft.noted', path: fresh, version: null, values, copied: true },
      went(fresh),
    ]);
    drafts.found = draft;
    actor.send({ type: 'copy', values });
    expect(taken(facts)).toEqual([notified({ code: 'copy.inTheWay' }), went(fresh)]);
    const taking = [{ type: 'draft.noted', path: fresh, version: null, values: corrected }, unsaved(true)];
    const opened = await editor(fresh, copied);
    expect({ typed: opened.context().typed, draft: opened.context().draft, facts: opened.facts }).toEqual({
      typed: corrected,
      draft: null,
      facts: taking,
    });
    // A blank page for new records that is already open.
    const open = await editor(fresh);
    open.drafts.found = copied;
    open.actor.send({ type: 'page.located', location: at(fresh).location });
    await settled();
    expect({ typed: open.context().typed, copies: open.context().copies, facts: open.facts }).toEqual({
      typed: corrected,
      copies: 1,
      facts: taking,
    });
  });

  test('save and next shows the next record after everything is saved', async () => {
    const { actor, facts, fetchRecord, saveRecord, type } = await editor(`${articles}/42`, null, {
      previous: null,
      next: '4/3',
    });
    await fetchRecord.answer(success(ginkgo));
    type(values);
    actor.send({ type: 'save', values, goOn: true });
    type(corrected);
    await saveRecord.answer(success(ginkgo));
    expect(taken(facts).slice(-2)).toEqual([notSaved, unsaved(true)]);
    actor.send({ type: 'save', values: corrected, goOn: true });
    await saveRecord.answer(success(ginkgo));
    expect(facts.slice(-2)).toEqual([went(`${articles}/4%2F3`), unsaved(false)]);
  });
});

describe('changes to other records do not affect the page', () => {
  const open = async () => {
    const page = await editor(`${articles}/42`);
    await page.fetchRecord.answer(success(ginkgo));
    taken(page.facts);
    return page;
  };

  test('a new record ignores changes of others', async () => {
    const { actor, context, fetchRecord, type, value } = await editor(fresh);
    actor.send(recordChanged(articles));
    actor.send({ type: 'records.changed', path: articles, record: null });
    actor.send(recordsOperated(articles, ['42']));
    type(values);
    expect({
      state: value(),
      typed: context().typed,
      record: context().record,
      calls: fetchRecord.calls.length,
    }).toEqual({
      state: 'editing',
      typed: values,
      record: null,
      calls: 0,
    });
  });

  test('a change of another record of the list does not fetch this one', async () => {
    const { actor, context, value } = await open();
    actor.send(recordChanged(articles, recordOf('43', { status: 'online' })));
    expect({ state: value(), record: context().record }).toEqual({ state: 'editing', record: ginkgo.record });
  });

  test('a copy is used only by a blank page, without a record, typed text or an offered draft', async () => {
    const pages = [await open(), await editor(fresh), await editor(fresh, draft)] as const;
    pages[1].type(values);
    for (const page of pages) {
      page.drafts.found = copied;
      page.actor.send({ type: 'page.located', location: at(fresh).location });
    }
    await settled();
    expect(pages.map(({ context }) => [context().typed, context().draft, context().copies])).toEqual([
      [null, null, 0],
      [values, null, 0],
      [null, draft, 0],
    ]);
  });
});

describe('after a save without an answer', () => {
  const stored = { record: recordOf('42', values), title: '银杏' };
  async function unanswered() {
    const page = await editor(`${articles}/42`);
    await page.fetchRecord.answer(success(stored));
    page.type(corrected);
    page.save(corrected);
    await page.saveRecord.answer(network);
    return page;
  }

  test('fault F2: the former values count as a change, because the save may have succeeded', async () => {
    const { save, saveRecord, value } = await unanswered();
    save(values);
    expect({ state: value(), sent: saveRecord.inputs().map((input) => input.values) }).toEqual({
      state: 'settling',
      sent: [corrected, corrected],
    });
  });

  test('no operation is sent, because the current version is unknown', async () => {
    const { actor, operate, value } = await unanswered();
    actor.send({ type: 'operate', operation: publish });
    expect([value(), operate.calls.length]).toEqual(['editing', 0]);
  });
});
