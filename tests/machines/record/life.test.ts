import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified, savedOn } from '#tests/machines/support/facts.ts';
import {
  missing,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';
import { type Note, noteMachine, type NoteSave } from './note.ts';

const path = '/notes/7';
const fresh = '/notes/new';
const inputAt = (href: string) => ({ tabId: 'tab2', location: toLocation(href) });
const note: Note = { id: '7', version: 1, text: '旧' };
const newer: Note = { id: '7', version: 2, text: '别人的' };
const draft: Draft = { values: { text: '草稿' }, version: 1, savedAt: 0 };

const model = {
  events: {
    typed: [
      { type: 'typed', text: '新' },
      { type: 'typed', text: null },
    ],
    save: [{ type: 'save' }],
    'mine.keep': [{ type: 'mine.keep' }],
    'theirs.take': [{ type: 'theirs.take' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    'page.located': [{ type: 'page.located', location: toLocation(path) }],
    'records.changed': [recordChanged('/notes')],
    'records.deleted': [recordsDeleted('/notes', '7')],
    'records.operated': [recordsOperated('/notes', ['7'])],
  },
  answers: {
    fetchRecord: [success(note), missing, network],
    fetchTheirs: [success(newer), success(note), network],
    findDraft: [null, draft],
    saveRecord: [success({ ...note, version: 3 }), success(null), refused, network],
  },
  situation: ({ context: { noteId, note: held, typed } }) => [noteId, held !== null, typed !== null],
  // The other version is stored only during the decision.
  invariant: ({ context, value }) => expect(context.theirs !== null).toBe(value === 'conflict'),
} satisfies Model<typeof noteMachine>;

async function opened(href = path, found: Draft | null = null) {
  const fetchRecord = port<Result<Note>, { id: string }>();
  const fetchTheirs = port<Result<Note>, { id: string }>();
  const saveRecord = port<Result<Note | null>, NoteSave>();
  const running = run(
    noteMachine.provide({
      actors: {
        fetchRecord: fetchRecord.logic,
        fetchTheirs: fetchTheirs.logic,
        saveRecord: saveRecord.logic,
        findDraft: fromPromise(() => Promise.resolve(found)),
      },
    }),
    inputAt(href),
  );
  if (href === path) await fetchRecord.answer(success(note));
  await settled();
  const context = () => running.actor.getSnapshot().context;
  const type = (text: string | null) => running.actor.send({ type: 'typed', text });
  const save = () => running.actor.send({ type: 'save' });
  return { ...running, context, fetchRecord, fetchTheirs, save, saveRecord, type };
}

const dropped = (of = path) => ({ type: 'draft.dropped', path: of });
const noted = (text: string, version: number | null = 1, of = path) => ({
  type: 'draft.noted',
  path: of,
  version,
  values: { text },
});
const unsaved = (is: boolean) => ({ type: 'page.unsaved', id: 'tab2', unsaved: is });
const saving = { ...unsaved(true), saving: true };
const notSaved = { type: 'page.notSaved', id: 'tab2' };
const saved = savedOn('tab2');
const moved = (text: string) => ({ type: 'tab.moved', id: 'tab2', path, subject: text });
const failure = notified({ code: 'failure', failure: refused.failure });

describe('a fifth kind of record with only its ports and its own states (decision 048)', () => {
  // A new record differs only at the start; after the first save it is a note like any other.
  const ofNew = { ...model, situation: ({ context }: { context: { noteId: string | null } }) => [context.noteId] };
  describeModel(noteMachine, { ...model, input: inputAt(path) }, { ...ofNew, input: inputAt(fresh) });

  test('is loaded, names its tab, and offers the draft of an earlier visit', async () => {
    const { actor, context, facts, value } = await opened(path, draft);
    expect({ state: value(), draft: context().draft, facts: taken(facts) }).toEqual({
      state: 'editing',
      draft,
      facts: [{ type: 'tab.named', id: 'tab2', subject: '旧' }],
    });
    actor.send({ type: 'draft.taken' });
    expect({ typed: context().typed, draft: context().draft, facts: taken(facts) }).toEqual({
      typed: '草稿',
      draft: null,
      facts: [unsaved(true)],
    });
  });

  test('is edited and saved; the typed text is a draft until then', async () => {
    const { context, facts, save, saveRecord, type, value } = await opened();
    taken(facts);
    type('新');
    save();
    expect({ state: value(), sent: saveRecord.inputs(), facts: taken(facts) }).toEqual({
      state: 'saving',
      sent: [{ base: note, text: '新', attempt: expect.any(String) }],
      facts: [noted('新'), unsaved(true), saving],
    });
    await saveRecord.answer(success({ ...note, version: 2, text: '新' }));
    expect({ state: value(), typed: context().typed, facts }).toEqual({
      state: 'editing',
      typed: null,
      facts: [dropped(), moved('新'), saved, unsaved(false)],
    });
  });

  test('a save without an answer is repeated under the same key, another one has a new key (decision 043)', async () => {
    const { save, saveRecord, type } = await opened();
    const attempts = () => saveRecord.inputs().map(({ attempt }) => attempt.split('.').at(-1));
    type('新');
    save();
    await saveRecord.answer(network);
    save();
    await saveRecord.answer(network);
    type('新的');
    save();
    await saveRecord.answer(refused);
    expect(attempts()).toEqual(['1', '1', '2']);
  });

  test('is refused because of a newer version: mine is applied to theirs, or theirs is accepted', async () => {
    const outcomes = (['mine.keep', 'theirs.take'] as const).map(async (answer) => {
      const { actor, context, facts, fetchTheirs, save, saveRecord, type, value } = await opened();
      type('新');
      save();
      taken(facts);
      await saveRecord.answer(refused);
      expect({ state: value(), facts: taken(facts) }).toEqual({ state: 'comparing', facts: [] });
      await fetchTheirs.answer(success(newer));
      expect({ state: value(), facts: taken(facts) }).toEqual({ state: 'conflict', facts: [notSaved, unsaved(true)] });
      actor.send({ type: answer });
      return {
        state: value(),
        sent: saveRecord.inputs().map(({ base, text }) => ({ version: base?.version, text })),
        note: context().note,
        facts: taken(facts),
      };
    });
    expect(await Promise.all(outcomes)).toEqual([
      {
        state: 'saving',
        sent: [
          { version: 1, text: '新' },
          { version: 2, text: '新' },
        ],
        note: newer,
        facts: [saving],
      },
      { state: 'editing', sent: [{ version: 1, text: '新' }], note: newer, facts: [dropped(), unsaved(false)] },
    ]);
  });

  test('is refused for another reason, which is reported; the typed text stays', async () => {
    const { context, facts, fetchTheirs, save, saveRecord, type, value } = await opened();
    type('新');
    save();
    taken(facts);
    await saveRecord.answer(refused);
    await fetchTheirs.answer(success(note));
    expect({ state: value(), typed: context().typed, facts }).toEqual({
      state: 'editing',
      typed: '新',
      facts: [failure, notSaved, unsaved(true)],
    });
  });

  test('is saved without a record in the answer: newer typing is a draft of the next version (decision 005)', async () => {
    const { facts, save, saveRecord, type, value } = await opened(fresh);
    type('新');
    save();
    type('新的');
    taken(facts);
    await saveRecord.answer(success(null));
    expect({ state: value(), facts }).toEqual({
      state: 'editing',
      facts: [
        dropped(fresh),
        notified({ code: 'record.saved' }),
        noted('新的', null, fresh),
        notSaved,
        unsaved(false),
        { type: 'navigation.requested', href: '/notes', replace: false },
      ],
    });
  });

  test('typing during a save is a draft on the saved version, and the waiting tab is notified', async () => {
    const { context, facts, save, saveRecord, type } = await opened();
    type('新');
    save();
    type('新的');
    taken(facts);
    await saveRecord.answer(success({ ...note, version: 2, text: '新' }));
    expect({ typed: context().typed, facts }).toEqual({
      typed: '新的',
      facts: [dropped(), moved('新'), saved, noted('新的', 2), notSaved, unsaved(true)],
    });
  });

  test('requests about unsaved work are answered in every state', async () => {
    const { actor, facts, fetchRecord, fetchTheirs, saveRecord, type, value } = await opened(path);
    const asked = () => {
      taken(facts);
      actor.send({ type: 'work.save' });
      return { state: value(), facts: taken(facts) };
    };
    type('新');
    expect(asked()).toEqual({ state: 'saving', facts: [saving] });
    // Its own end reports the outcome.
    expect(asked()).toEqual({ state: 'saving', facts: [] });
    await saveRecord.answer(refused);
    expect(asked()).toEqual({ state: 'comparing', facts: [] });
    await fetchTheirs.answer(success(newer));
    expect(taken(facts)).toEqual([notSaved, unsaved(true)]);
    expect(asked()).toEqual({ state: 'conflict', facts: [notSaved] });
    actor.send({ type: 'work.note' });
    actor.send({ type: 'work.discard' });
    actor.send({ type: 'work.note' });
    expect(taken(facts)).toEqual([noted('新'), dropped()]);
    actor.send({ type: 'theirs.take' });
    actor.send({ type: 'save' });
    await saveRecord.answer(success(null));
    expect(asked()).toEqual({ state: 'loading', facts: [notSaved] });
    await fetchRecord.answer(missing);
    expect(asked()).toEqual({ state: 'unavailable', facts: [notSaved] });
  });
});
