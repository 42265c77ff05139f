import { describe, expect, test } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { editorMachine } from '#src/machines/content/editor.ts';
import type { NamedRecord, OperateRequest, SaveRequest, TheirRecord } from '#src/machines/content/editor-context.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Neighbours } from '#src/domain/content/neighbours.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, told } from '#tests/machines/support/facts.ts';
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
/** Somebody else saved the record, and left it so. */
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
    ],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
  },
  answers: {
    findDraft: [null, draft, copied],
    findNeighbours: [{ previous: null, next: '43' }],
    fetchRecord: [success(ginkgo), missing, network],
    saveRecord: [success(ginkgo), success(null), refused, network],
    fetchTheirs: [success(theirs('别人的')), success(theirs('')), success(theirs('', 1)), missing, network],
    operate: [success(operated), success(null), refused],
  },
  more: [true, false].map((uploading) => ({ type: 'xstate.snapshot.files', snapshot: { context: { uploading } } })),
  situation: ({ context: { recordId, record, typed, unsettled, goesOn, afterSave, neighbours, uploading } }) =>
    // On its way or not makes one difference, whatever else there is.
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
    // Theirs are held exactly while it is decided about them.
    expect(context.theirs !== null).toBe(value === 'conflict');
    expect(context.operation !== null).toBe(value === 'operating');
    // What is to be saved is held exactly while it is.
    expect(context.values !== null).toBe(isSaving);
    // What goes out last is what the form holds.
    if (value === 'saving') expect(context.unsettled?.values).toEqual(context.values);
    if (value === 'settling') expect(context.unsettled?.values).not.toEqual(context.values);
  },
} satisfies Model<typeof editorMachine>;

type Snapshot = SnapshotFrom<typeof editorMachine>;

const isComplete = (_: unknown, { mainTitle }: Record<string, string>) => Boolean(mainTitle);
// Whether there is room for a copy hangs on something outside: here, on what is both in every phase.
const machineUnderTest = editorMachine.provide({
  guards: { isComplete, hasRoomForCopy: ({ context }) => !context.goesOn },
});

async function editor(
  path: string,
  found: Draft | null = null,
  neighbours: Neighbours = { previous: null, next: null },
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
    },
  });
  const running = run(machine, inputAt(path));
  const context = () => running.actor.getSnapshot().context;
  const save = (typed = values) => running.actor.send({ type: 'save', values: typed });
  const type = (typed: typeof values | null) => running.actor.send({ type: 'typed', values: typed });
  await settled();
  return { ...running, context, drafts, fetchRecord, fetchTheirs, operate, save, saveRecord, type };
}

const failureOf = (failure: (typeof network)['failure']) => told({ code: 'failure', failure });
const moved = (id: string) => ({ type: 'tab.moved', id: 'tab2', path: `${articles}/${id}`, subject: '银杏' });
const changed = recordChanged(articles);
const fresh = `${articles}/new`;
const dropped = (path: string) => ({ type: 'draft.dropped', path });
const unsaved = (is: boolean, saving = false) => ({ type: 'page.unsaved', id: 'tab2', unsaved: is, saving });
const notSaved = { type: 'page.notSaved', id: 'tab2' };
/** A new record is in its list, and what was typed since is offered by the page for new ones. */
const leftAsDraft = [
  { type: 'draft.noted', path: fresh, version: null, values: corrected },
  notSaved,
  { type: 'records.changed', path: articles, record: null },
  { type: 'page.unsaved', id: 'tab2', unsaved: false, saving: false },
  { type: 'navigation.requested', href: articles, replace: false },
];

describe('editor', () => {
  // What differs for a new one is the beginning; from the first save on it is a record like the other.
  const ofNew = { ...model, situation: ({ context: { recordId } }: Snapshot) => [recordId] };
  describeModel(
    machineUnderTest,
    { ...model, input: inputAt(`${articles}/42`) },
    { ...ofNew, input: inputAt(`${articles}/new`) },
  );
});

describe('opening a record', () => {
  test('a new one is there at once, nothing is fetched', async () => {
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
      neighbours: { previous: null, next: null },
      goesOn: false,
      uploading: false,
      failure: null,
      unanswered: [],
      sends: 0,
    });
  });

  test('an old one is fetched by the number in its address and names its tab', async () => {
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

  test('a record that the server does not have is not there: one notice, nothing to try again', async () => {
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
    '$failure.kind may pass: one notice, and a retry fetches it',
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

  test.for(silent)('tells nothing of $failure.kind', async (answer) => {
    const { facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(answer);
    expect({ state: value(), facts }).toEqual({ state: 'failed', facts: [] });
  });

  test('a bug on the way is told like an answer that cannot be read', async () => {
    const { facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.break();
    expect({ state: value(), facts }).toEqual({ state: 'failed', facts: [failureOf(unexplained)] });
  });
});

describe('saving', () => {
  test('decision 001: a new record gets its number, its tab its address and title, its list the news', async () => {
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
      facts: [
        unsaved(true, true),
        dropped(fresh),
        moved('42'),
        told({ code: 'record.saved' }),
        changed,
        unsaved(false),
      ],
    });
  });

  test('the next save is based on what the server has', async () => {
    const { save, saveRecord } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(success(ginkgo));
    save();
    expect(saveRecord.inputs().map(({ base }) => base)).toEqual([null, ginkgo.record]);
  });

  test('fault F1: one save is under way, however often it is asked for', async () => {
    const { actor, save, saveRecord } = await editor(`${articles}/new`);
    for (let i = 0; i < 3; i += 1) save();
    expect({ saveRecordCalls: saveRecord.calls.length, isBusy: actor.getSnapshot().hasTag('busy') }).toEqual({
      saveRecordCalls: 1,
      isBusy: true,
    });
  });

  test('decision 043: each try of one save has the same key, the next save and another page have others', async () => {
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

  test('what is as it was saved is no other revision: nothing is sent, and whoever asked is told', async () => {
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

  test('fault F2: what was typed after a save without an answer builds on what came of that save', async () => {
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

  test('a save that turns out refused stands in nobody’s way', async () => {
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

  test('values that were refused and corrected go out under a key of their own', async () => {
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

  test.for([refused, network])('fault G4: $failure.kind is told once and leaves the form as it is', async (answer) => {
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
  });

  test('decision 005: 无回款 is no success, and nobody speaks of it', async () => {
    const { facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(nothing);
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [unsaved(true, true), notSaved, unsaved(false)],
    });
  });

  test('a new record that the server does not tell is saved: its list has it, and the page is ready for the next (decision 005)', async () => {
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
      told({ code: 'record.saved' }),
      { type: 'records.changed', path: articles, record: null },
      unsaved(false),
      { type: 'navigation.requested', href: articles, replace: false },
    ]);
  });

  test('a record that may have changed elsewhere is asked for again; what is typed stays', async () => {
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

  test('a saved record that nobody tells is asked for again, and what somebody else deleted has become a new one', async () => {
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
      told({ code: 'record.saved' }),
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

  test('what was typed since an earlier save that came through without its record is a draft', async () => {
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
    expect(facts).toEqual([dropped(fresh), told({ code: 'record.saved' }), ...leftAsDraft]);
  });

  test('so is what was typed while a save was under way that nobody tells the record of', async () => {
    const { facts, save, saveRecord, type, value } = await editor(fresh);
    type(values);
    save();
    type(corrected);
    taken(facts);
    await saveRecord.answer(success(null));
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [dropped(fresh), told({ code: 'record.saved' }), ...leftAsDraft],
    });
  });

  test('a bug on the way is told like an answer that cannot be read', async () => {
    const { facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.break();
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [unsaved(true, true), failureOf(unexplained), notSaved, unsaved(false)],
    });
  });
});

describe('a record that is operated on from its list', () => {
  test('shows its new state, and is saved on its new version', async () => {
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

  test('stays what the form is based on when its content is another: saving must not overwrite it', async () => {
    const { actor, context, fetchRecord } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordChanged(articles, { ...operated, mainTitle: '别人的标题' }));
    actor.send(recordChanged(articles, recordOf('43', { version: 5 })));
    expect(context().record).toEqual(ginkgo.record);
  });
});

describe('a record that is deleted while it is open', () => {
  test('is gone when nothing was typed; other records are none of its business', async () => {
    const { actor, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordsDeleted(articles, '43'));
    actor.send(recordsDeleted(news, '42'));
    expect(value()).toEqual('editing');
    actor.send(recordsDeleted(articles, '43', '42'));
    expect(value()).toEqual('unavailable');
  });

  test('fault F6: what was typed stays until it is discarded, and is not saved where it was', async () => {
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

  test('fault F6: deleted by somebody else, the save says so, once, and so do the lists', async () => {
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

  test('many that are operated on at once: an open one shows its new state', async () => {
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

  test('decision 017: what is typed is a draft at once, and the tab knows; taken back it is neither', async () => {
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

  test('decision 017: what is typed is a draft again when another browser tab drops it', async () => {
    const { actor, facts, type } = await editor(fresh);
    actor.send({ type: 'work.note' });
    expect(facts).toEqual([]);
    type(values);
    taken(facts);
    actor.send({ type: 'work.note' });
    expect(facts).toEqual([noted(fresh, null, values)]);
  });

  test('a picture on its way is unsaved work, and no save goes out without it', async () => {
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

  test('decision 017: nothing typed and taken back leaves the draft of an earlier visit alone', async () => {
    const { facts, type } = await editor(fresh, draft);
    type(null);
    expect(facts).toEqual([]);
  });

  test('what is typed is a draft again once an unanswered save is settled, whatever comes of the next', async () => {
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

  test('saved, it is no draft any more', async () => {
    const { context, facts, save, saveRecord, type } = await editor(fresh);
    type(values);
    save();
    taken(facts);
    await saveRecord.answer(success(ginkgo));
    expect({ typed: context().typed, facts }).toEqual({
      typed: null,
      facts: [dropped(fresh), moved('42'), told({ code: 'record.saved' }), changed, unsaved(false)],
    });
  });

  test('fault F11: what is being saved is unsaved until it has ended, even when the form is as it was', async () => {
    const { facts, save, saveRecord, type } = await editor(fresh);
    type(values);
    save();
    type(null);
    expect(facts.slice(1)).toEqual([unsaved(true), unsaved(true, true), dropped(fresh), unsaved(true, true)]);
    await saveRecord.answer(success(ginkgo));
    expect(facts.at(-1)).toEqual(unsaved(false));
  });

  test('what is typed while it is saved is unsaved still, on what was saved', async () => {
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

  test('asked to save, it saves what is typed; what is not complete it says, and its form shows it', async () => {
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

  test('discarded, nothing of it is left', async () => {
    const { actor, context, facts, type } = await editor(fresh);
    type(values);
    taken(facts);
    actor.send({ type: 'work.discard' });
    expect({ typed: context().typed, facts }).toEqual({ typed: null, facts: [dropped(fresh)] });
  });

  test('a draft of an earlier visit is offered, until it is taken or discarded; one that says nothing new is not', async () => {
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

describe('somebody else saved the record meanwhile', () => {
  const stored = recordOf('42', { mainTitle: '银杏', summary: '旧' });
  const mine = { mainTitle: '我的', summary: '旧' };
  const record = `${articles}/42`;
  const newer = (fields: object, version = 3): TheirRecord => ({
    record: recordOf('42', { version, mainTitle: '银杏', summary: '旧', ...fields }),
    title: '银杏',
    names: {},
  });

  /** Saved by me, and refused by the server. */
  async function refusedSave() {
    const running = await editor(record);
    await running.fetchRecord.answer(success({ record: stored, title: '银杏' }));
    running.actor.send({ type: 'typed', values: mine });
    running.actor.send({ type: 'save', values: mine });
    await running.saveRecord.answer(refused);
    taken(running.facts);
    return running;
  }

  test('fault F7: the fields that differ are decided about, then saved on the newer version', async () => {
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

  test('fault F7: saved once more by somebody else while it was decided, it is asked about again', async () => {
    const { actor, fetchTheirs, saveRecord, value } = await refusedSave();
    await fetchTheirs.answer(success(newer({ mainTitle: '别人的' })));
    actor.send({ type: 'conflict.resolved', values: mine });
    await saveRecord.answer(refused);
    await fetchTheirs.answer(success(newer({ mainTitle: '第三人的' }, 4)));
    expect(value()).toEqual('conflict');
  });

  test('all theirs leaves nothing to save: it is what the form is based on from now on', async () => {
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

  test('given up, everything is as it was, and the next save meets the newer version again', async () => {
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

  test('a newer version that says the same, or what the form says, is saved on without a question', async () => {
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
  ] as const)('%s: the refusal is told, and the form is as it was', async ([, answer]) => {
    const { context, facts, fetchTheirs, value } = await refusedSave();
    await fetchTheirs.answer(answer);
    expect({ state: value(), typed: context().typed, facts }).toEqual({
      state: 'editing',
      typed: mine,
      facts: [failureOf(refused.failure), notSaved, unsaved(true)],
    });
  });

  test('fault F6: the record is gone: that is said, what was typed stays, and can become a new record', async () => {
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
  test('change the record as it is saved, tell its list, and leave alone what is typed', async () => {
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
      facts: [told({ code: 'record.changed', operation: 'publish', title: '银杏' }), recordChanged(articles, operated)],
    });
    save(corrected);
    expect(saveRecord.inputs()[0]?.base).toEqual(operated);
  });

  test('fault F7: with another content on the server only the state is taken over, so that a save is still refused', async () => {
    const { actor, context, fetchRecord, operate } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send({ type: 'operate', operation: publish });
    await operate.answer(success({ ...operated, mainTitle: '别人的' }));
    expect(context().record).toEqual({ ...ginkgo.record, status: 'online' });
  });

  test('that are done without a record to show for it are done (decision 005)', async () => {
    const { actor, context, facts, fetchRecord, operate, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    taken(facts);
    actor.send({ type: 'operate', operation: publish });
    await operate.answer(success(null));
    expect({ state: value(), record: context().record, facts }).toEqual({
      state: 'editing',
      record: { ...ginkgo.record, status: 'online' },
      facts: [told({ code: 'record.changed', operation: 'publish', title: '银杏' }), recordsOperated(articles, ['42'])],
    });
  });

  test('a submission saves what is typed first, and is not made when the save fails or more was typed since (decision 035)', async () => {
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
    expect([value(), operate.inputs()]).toEqual(['operating', [{ operation: submit, id: '42' }]]);
    await operate.answer(success(recordOf('42', { version: 3, status: 'submitted', mainTitle: '银杏树三' })));
    // A later save is nothing but a save.
    type(corrected);
    actor.send({ type: 'save', values: corrected });
    await saveRecord.answer(success({ record: recordOf('42', { version: 4, ...corrected }), title: '银杏树' }));
    expect([value(), operate.inputs().length]).toEqual(['editing', 1]);
  });

  test('a return goes out with its reason, the next operation without one', async () => {
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

  test('that are refused are told once', async () => {
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

describe('copies and neighbours', () => {
  const went = (href: string) => ({ type: 'navigation.requested', href, replace: false });

  test('a copy is laid where new records begin, which take it as if it were typed; never over another new one', async () => {
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
    expect(taken(facts)).toEqual([told({ code: 'copy.inTheWay' }), went(fresh)]);
    const taking = [{ type: 'draft.noted', path: fresh, version: null, values: corrected }, unsaved(true)];
    const opened = await editor(fresh, copied);
    expect({ typed: opened.context().typed, draft: opened.context().draft, facts: opened.facts }).toEqual({
      typed: corrected,
      draft: null,
      facts: taking,
    });
    // A page for new records that is open already, and blank.
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

  test('save and next shows the next record once everything is saved', async () => {
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

describe('what others do does not touch what the page is about', () => {
  const open = async () => {
    const page = await editor(`${articles}/42`);
    await page.fetchRecord.answer(success(ginkgo));
    taken(page.facts);
    return page;
  };

  test('a new record has nothing to do with what becomes of others', async () => {
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

  test('another record of the list has changed: this one is not fetched again', async () => {
    const { actor, context, value } = await open();
    actor.send(recordChanged(articles, recordOf('43', { status: 'online' })));
    expect({ state: value(), record: context().record }).toEqual({ state: 'editing', record: ginkgo.record });
  });

  test('a copy is for a blank page: one with a record, with something typed or with an offered draft leaves it', async () => {
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

  test('fault F2: the values that were there before are a change again, since the save may have come through', async () => {
    const { save, saveRecord, value } = await unanswered();
    save(values);
    expect({ state: value(), sent: saveRecord.inputs().map((input) => input.values) }).toEqual({
      state: 'settling',
      sent: [corrected, corrected],
    });
  });

  test('no operation goes out: it would meet a version that nobody knows', async () => {
    const { actor, operate, value } = await unanswered();
    actor.send({ type: 'operate', operation: publish });
    expect([value(), operate.calls.length]).toEqual(['editing', 0]);
  });
});
