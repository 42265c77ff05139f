import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { editorMachine } from '#src/machines/editor.ts';
import type { NamedRecord, SaveRequest } from '#src/machines/editor-context.ts';
import { type Model, pathsOf } from './model.ts';
import { at, told } from './support/facts.ts';
import { articles, forbidden, network, missing, news, nothing, recordChanged, recordOf, recordsDeleted, recordsOperated, refused, silent } from './support/fixtures.ts';
import { feed, port } from './support/port.ts';
import { run, settled, taken } from './support/run.ts';

const ginkgo: NamedRecord = { record: recordOf('42'), title: '银杏' };
const values = { mainTitle: '银杏' };
const corrected = { mainTitle: '银杏树' };
const draft: Draft = { values: corrected, version: 1, savedAt: 0 };
const operated = recordOf('42', { status: 'online', version: 2 });
const inputAt = (path: string) => ({ tabId: 'tab2', location: at(path).location });

const model = {
  events: {
    save: [{ type: 'save', values }, { type: 'save', values: corrected }],
    typed: [{ type: 'typed', values: corrected }, { type: 'typed', values: null }],
    'work.note': [{ type: 'work.note' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'page.located': [{ type: 'page.located', location: at(articles).location }],
    'records.changed': [recordChanged(articles), recordChanged(articles, operated)],
    'records.deleted': [recordsDeleted(articles, '42')],
    'records.operated': [recordsOperated(articles, ['42'])],
  },
  answers: { findDraft: [null, draft], fetchRecord: [success(ginkgo), refused, network], saveRecord: [success(ginkgo), refused, missing, network] },
  situation: ({ context: { recordId, record, typed, unsettled } }) => [
    recordId,
    record?.version,
    unsettled?.values,
    typed === null,
  ],
  invariant: ({ context, value }) => {
    const isSaving = value === 'saving' || value === 'settling';
    // What is to be saved is held exactly while it is.
    expect(context.values !== null).toBe(isSaving);
    // What goes out last is what the form holds.
    if (value === 'saving') expect(context.unsettled?.values).toEqual(context.values);
    if (value === 'settling') expect(context.unsettled?.values).not.toEqual(context.values);
  },
} satisfies Model<typeof editorMachine>;

const isComplete = (_: unknown, { mainTitle }: Record<string, string>) => Boolean(mainTitle);
const machineUnderTest = editorMachine.provide({ guards: { isComplete } });

async function editor(path: string, found: Draft | null = null) {
  const fetchRecord = port<Result<NamedRecord>, { id: string }>();
  const saveRecord = port<Result<NamedRecord>, SaveRequest>();
  const machine = editorMachine.provide({
    guards: { isComplete },
    actors: {
      fetchRecord: fetchRecord.logic,
      saveRecord: saveRecord.logic,
      references: feed().logic as never,
      findDraft: fromPromise(() => Promise.resolve(found)),
    },
  });
  const running = run(machine, inputAt(path));
  const context = () => running.actor.getSnapshot().context;
  const save = (typed = values) => running.actor.send({ type: 'save', values: typed });
  const type = (typed: typeof values | null) => running.actor.send({ type: 'typed', values: typed });
  await settled();
  return { ...running, context, fetchRecord, save, saveRecord, type };
}

const failureOf = (failure: (typeof network)['failure']) => told({ code: 'failure', failure });
const moved = (id: string) => ({ type: 'tab.moved', id: 'tab2', path: `${articles}/${id}`, subject: '银杏' });
const changed = recordChanged(articles);
const fresh = `${articles}/new`;
const dropped = (path: string) => ({ type: 'draft.dropped', path });
const unsaved = (is: boolean, saving = false) => ({ type: 'page.unsaved', id: 'tab2', unsaved: is, saving });
const notSaved = { type: 'page.notSaved', id: 'tab2' };

describe('editor', () => {
  test.for(pathsOf(machineUnderTest, { ...model, input: inputAt(`${articles}/42`) }))('42: $title', (path) => path.run());
  test.for(pathsOf(machineUnderTest, { ...model, input: inputAt(`${articles}/new`) }))('new: $title', (path) => path.run());
});

describe('opening a record', () => {
  test('a new one is there at once, nothing is fetched', async () => {
    const { context, facts, fetchRecord, value } = await editor(`${articles}/new`);
    expect([value(), fetchRecord.calls, facts]).toEqual(['editing', [], []]);
    expect(context()).toEqual({
      tabId: 'tab2',
      listPath: articles,
      recordId: null,
      record: null,
      title: '',
      typed: null,
      draft: null,
      refusals: 0,
      values: null,
      unsettled: null,
      failure: null,
      saves: 0,
    });
  });

  test('an old one is fetched by the number in its address and names its tab', async () => {
    const { context, facts, fetchRecord, value } = await editor(`${articles}/4%2F2`);
    expect([value(), fetchRecord.inputs()]).toEqual(['loading', [{ id: '4/2' }]]);
    await fetchRecord.answer(success({ ...ginkgo, record: recordOf('4/2') }));
    expect([value(), context().title, context().record?.id, facts]).toEqual([
      'editing',
      '银杏',
      '4/2',
      [{ type: 'tab.named', id: 'tab2', subject: '银杏' }],
    ]);
  });

  test('a record that the server refuses is not there: one notice, nothing to try again', async () => {
    const { actor, context, facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(refused);
    actor.send({ type: 'retry' });
    expect([value(), context().failure, facts, fetchRecord.calls.length]).toEqual([
      'unavailable',
      refused.failure,
      [failureOf(refused.failure)],
      1,
    ]);
  });

  test.for([network, forbidden])('$failure.kind may pass: one notice, and a retry fetches it', async (answer) => {
    const { actor, context, facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(answer);
    expect([value(), taken(facts)]).toEqual(['failed', [failureOf(answer.failure)]]);
    actor.send({ type: 'retry' });
    await fetchRecord.answer(success(ginkgo));
    expect([value(), context().failure, context().record]).toEqual(['editing', null, ginkgo.record]);
  });

  test.for(silent)('tells nothing of $failure.kind', async (answer) => {
    const { facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(answer);
    expect([value(), facts]).toEqual(['failed', []]);
  });

  test('a bug on the way is told like an answer that cannot be read', async () => {
    const { facts, fetchRecord, value } = await editor(`${articles}/42`);
    await fetchRecord.break();
    expect([value(), facts]).toEqual(['failed', [failureOf(unexplained)]]);
  });
});

describe('saving', () => {
  test('decision 43: a new record gets its number, its tab its address and title, its list the news', async () => {
    const { context, facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    expect([value(), saveRecord.inputs()]).toEqual(['saving', [{ base: null, values, attempt: expect.any(String) }]]);
    await saveRecord.answer(success(ginkgo));
    expect([value(), context().recordId, facts]).toEqual([
      'editing',
      '42',
      [unsaved(true, true), dropped(fresh), moved('42'), told({ code: 'record.saved' }), changed, unsaved(false)],
    ]);
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
    expect([saveRecord.calls.length, actor.getSnapshot().hasTag('busy')]).toEqual([1, true]);
  });

  test('decision 42: each try of one save has the same key, the next save and another page have others', async () => {
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

  test('fault F2: what was typed after a save without an answer builds on what came of that save', async () => {
    const { context, facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(network);
    taken(facts);
    save(corrected);
    expect([value(), saveRecord.inputs()[1]]).toEqual(['settling', saveRecord.inputs()[0]]);
    await saveRecord.answer(success(ginkgo));
    expect([value(), taken(facts)]).toEqual(['saving', [unsaved(true, true), dropped(fresh), moved('42'), changed]]);
    await saveRecord.answer(success({ record: operated, title: '银杏树' }));
    expect([value(), context().unsettled, context().record]).toEqual(['editing', null, operated]);
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
    expect([value(), saveRecord.inputs()[2]]).toEqual(['saving', { base: null, values: corrected, attempt: expect.any(String) }]);
  });

  test('values that were refused and corrected go out under a key of their own', async () => {
    const { save, saveRecord } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(refused);
    save(corrected);
    const [first, second] = saveRecord.inputs();
    expect([second?.values, first?.attempt === second?.attempt]).toEqual([corrected, false]);
  });

  test.for([refused, network])('fault G4: $failure.kind is told once and leaves the form as it is', async (answer) => {
    const { context, facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(answer);
    expect([value(), facts]).toEqual(['editing', [unsaved(true, true), failureOf(answer.failure), notSaved, unsaved(false)]]);
    expect([context().record, context().recordId, context().failure]).toEqual([null, null, answer.failure]);
  });

  test('decision 8: 无回款 is no success, and nobody speaks of it', async () => {
    const { facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.answer(nothing);
    expect([value(), facts]).toEqual(['editing', [unsaved(true, true), notSaved, unsaved(false)]]);
  });

  test('a bug on the way is told like an answer that cannot be read', async () => {
    const { facts, save, saveRecord, value } = await editor(`${articles}/new`);
    save();
    await saveRecord.break();
    expect([value(), facts]).toEqual(['editing', [unsaved(true, true), failureOf(unexplained), notSaved, unsaved(false)]]);
  });
});

describe('a record that is operated on from its list', () => {
  test('shows its new state, and is saved on its new version', async () => {
    const { actor, context, fetchRecord, save, saveRecord } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordChanged(articles, operated));
    save();
    expect([context().record, saveRecord.inputs()[0]?.base, fetchRecord.calls.length]).toEqual([operated, operated, 1]);
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

  test('fault F6: what was typed stays until it is discarded, and cannot be saved', async () => {
    const { actor, context, facts, fetchRecord, save, saveRecord, type, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    type(corrected);
    actor.send(recordsDeleted(articles, '42'));
    taken(facts);
    save(corrected);
    actor.send({ type: 'work.save' });
    expect([value(), context().typed, saveRecord.calls.length, facts]).toEqual(['deleted', corrected, 0, [notSaved]]);
    actor.send({ type: 'work.discard' });
    expect(value()).toEqual('unavailable');
  });

  test('fault F6: deleted by somebody else, the save says so, once, and so do the lists', async () => {
    const { context, facts, fetchRecord, save, saveRecord, type, value } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    type(corrected);
    taken(facts);
    save(corrected);
    await saveRecord.answer(missing);
    expect([value(), context().typed, facts]).toEqual([
      'deleted',
      corrected,
      [failureOf(missing.failure), notSaved, recordsDeleted(articles, '42')],
    ]);
  });

  test('many that are operated on at once: an open one shows its new state', async () => {
    const { actor, context, fetchRecord } = await editor(`${articles}/42`);
    await fetchRecord.answer(success(ginkgo));
    actor.send(recordsOperated(articles, ['41', '42'], 'publish'));
    expect(context().record).toEqual({ ...ginkgo.record, status: 'online' });
  });
});

describe('unsaved work', () => {
  const noted = (path: string, version: number | null, typed: object) => ({ type: 'draft.noted', path, version, values: typed });
  const record = `${articles}/42`;

  test('decision 44: what is typed is a draft at once, and the tab knows; taken back it is neither', async () => {
    const { facts, fetchRecord, type } = await editor(record);
    await fetchRecord.answer(success(ginkgo));
    taken(facts);
    type(values);
    type(corrected);
    type(null);
    expect(facts).toEqual([noted(record, 1, values), unsaved(true), noted(record, 1, corrected), dropped(record), unsaved(false)]);
  });

  test('decision 44: what is typed is a draft again when another browser tab drops it', async () => {
    const { actor, facts, type } = await editor(fresh);
    actor.send({ type: 'work.note' });
    expect(facts).toEqual([]);
    type(values);
    taken(facts);
    actor.send({ type: 'work.note' });
    expect(facts).toEqual([noted(fresh, null, values)]);
  });

  test('decision 44: nothing typed and taken back leaves the draft of an earlier visit alone', async () => {
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
    expect([context().typed, facts]).toEqual([
      null,
      [dropped(fresh), moved('42'), told({ code: 'record.saved' }), changed, unsaved(false)],
    ]);
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
    expect([context().typed, facts.slice(-3)]).toEqual([corrected, [noted(record, 1, corrected), notSaved, unsaved(true)]]);
  });

  test('asked to save, it saves what is typed; what is not complete it says, and its form shows it', async () => {
    const { actor, context, facts, saveRecord, type, value } = await editor(fresh);
    type({ mainTitle: '' });
    taken(facts);
    actor.send({ type: 'work.save' });
    expect([value(), context().refusals, taken(facts)]).toEqual(['editing', 1, [notSaved]]);
    type(values);
    taken(facts);
    actor.send({ type: 'work.save' });
    expect([value(), saveRecord.inputs().map((input) => input.values)]).toEqual(['saving', [values]]);
    await saveRecord.answer(network);
    expect([value(), facts]).toEqual(['editing', [unsaved(true, true), failureOf(network.failure), notSaved, unsaved(true)]]);
  });

  test('discarded, nothing of it is left', async () => {
    const { actor, context, facts, type } = await editor(fresh);
    type(values);
    taken(facts);
    actor.send({ type: 'work.discard' });
    expect([context().typed, facts]).toEqual([null, [dropped(fresh)]]);
  });

  test('a draft of an earlier visit is offered, until it is taken or discarded; one that says nothing new is not', async () => {
    const { actor, context, facts } = await editor(fresh, draft);
    expect(context().draft).toEqual(draft);
    actor.send({ type: 'draft.taken' });
    expect([context().draft, facts]).toEqual([null, []]);
    const other = await editor(fresh, draft);
    other.actor.send({ type: 'draft.discarded' });
    expect([other.context().draft, other.facts]).toEqual([null, [dropped(fresh)]]);
    const same = await editor(record, { ...draft, values: { mainTitle: '' } });
    await same.fetchRecord.answer(success(ginkgo));
    expect(same.context().draft).toBeNull();
  });
});
