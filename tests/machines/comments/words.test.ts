import { describe, expect, test } from 'vitest';
import type { OfficeWord, TypedOfficeWord, WordPlace } from '#src/domain/checks/office-word.ts';
import type { Comment } from '#src/domain/comments/comment.ts';
import type { TypedWord, WatchWord, WordTrial } from '#src/domain/comments/watch-word.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { officeWordsMachine, watchWordsMachine } from '#src/machines/comments/words.ts';
import type { WordSave } from '#src/machines/comments/words-context.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { commentOf, commentsPath, wordOf } from '#tests/machines/support/comments.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  missing,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = `${commentsPath}/words`;
const input = { tabId: 'tab3', location: at(path).location };
const conflict = failed({ kind: 'refused', code: 409, message: '已被修改', reason: 'conflict' });
const exists = failed({ kind: 'refused', code: 500, message: '关注词已存在', reason: 'nameTaken' });
const trial: WordTrial<Comment> = { count: 12, examples: [commentOf('1')] };

const model = {
  events: {
    'page.located': [{ type: 'page.located', location: at(path).location }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '1')],
    'records.operated': [recordsOperated(path, ['1'])],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    reload: [{ type: 'reload' }],
    'form.open': [
      { type: 'form.open', word: null },
      { type: 'form.open', word: wordOf('1') },
    ],
    'form.close': [{ type: 'form.close' }],
    'form.type': [
      { type: 'form.type', change: { word: '加微信' } },
      { type: 'form.type', change: { note: '广告' } },
    ],
    'trial.retry': [{ type: 'trial.retry' }],
    save: [{ type: 'save' }],
    remove: [{ type: 'remove', word: wordOf('1') }],
    'remove.confirm': [{ type: 'remove.confirm' }],
    'remove.cancel': [{ type: 'remove.cancel' }],
  },
  answers: {
    fetchWords: [success([wordOf('1', { version: 2 })]), success([]), network],
    findMarked: [success(trial), network],
    saveWord: [success(wordOf('1')), exists, conflict, refused, network],
    removeWord: [success(null), refused],
  },
  input,
  situation: ({ context: { form, trial: tried } }) => [form && form.typed.word !== '', tried !== null],
} satisfies Model<typeof watchWordsMachine>;

async function started() {
  const fetchWords = port<Result<readonly WatchWord[]>>();
  const findMarked = port<Result<WordTrial<Comment>>, { typed: TypedWord }>();
  const saveWord = port<Result<WatchWord | null>, WordSave<TypedWord>>();
  const removeWord = port<Result<unknown>, { id: string }>();
  const running = run(
    watchWordsMachine.provide({
      actors: {
        fetchWords: fetchWords.logic,
        findMarked: findMarked.logic,
        saveWord: saveWord.logic,
        removeWord: removeWord.logic,
      },
    }),
    input,
  );
  await fetchWords.answer(success([wordOf('1')]));
  const tried = async () => {
    running.clock.increment(400);
    await findMarked.answer(success(trial));
  };
  return {
    ...running,
    fetchWords,
    findMarked,
    saveWord,
    removeWord,
    tried,
    context: () => running.actor.getSnapshot().context,
  };
}

describe('words', () => {
  describeModel(watchWordsMachine, model);

  test('W2.9: a word is saved only after a trial of its current text', async () => {
    const { actor, findMarked, saveWord, tried, context, clock } = await started();
    actor.send({ type: 'form.open', word: null });
    actor.send({ type: 'form.type', change: { word: ' 加微 ' } });
    actor.send({ type: 'save' });
    clock.increment(399);
    actor.send({ type: 'form.type', change: { word: ' 加微信 ' } });
    await tried();
    expect([context().trial, findMarked.inputs(), saveWord.calls.length]).toEqual([
      trial,
      [{ typed: { word: '加微信', exceptions: [], note: '' } }],
      0,
    ]);
    actor.send({ type: 'form.type', change: { exceptions: ['加微信群'] } });
    actor.send({ type: 'save' });
    expect([context().trial, saveWord.calls.length]).toEqual([null, 0]);
    await tried();
    actor.send({ type: 'form.type', change: { note: '广告' } });
    actor.send({ type: 'save' });
    expect(saveWord.inputs()).toMatchObject([
      { typed: { word: '加微信', exceptions: ['加微信群'], note: '广告' }, seen: null },
    ]);
  });

  test('a save closes the form, is reported, and the list is fetched again', async () => {
    const { actor, saveWord, tried, fetchWords, facts, context } = await started();
    actor.send({ type: 'form.open', word: wordOf('1') });
    await tried();
    taken(facts);
    actor.send({ type: 'save' });
    await saveWord.answer(success(wordOf('1', { version: 2 })));
    expect({ form: context().form, asked: fetchWords.calls.length, facts }).toEqual({
      form: null,
      asked: 2,
      facts: [
        { type: 'page.unsaved', id: 'tab3', unsaved: false, keepable: false },
        notified({ code: 'record.saved' }),
        { type: 'records.changed', path: commentsPath, record: null },
      ],
    });
  });

  test('a duplicate word is reported at its field; the typed text stays', async () => {
    const { actor, saveWord, tried, context } = await started();
    actor.send({ type: 'form.open', word: null });
    actor.send({ type: 'form.type', change: { word: '刷单' } });
    await tried();
    actor.send({ type: 'save' });
    await saveWord.answer(exists);
    expect([context().taken, context().form?.typed.word]).toEqual(['关注词已存在', '刷单']);
    actor.send({ type: 'form.type', change: { word: '刷单员' } });
    expect(context().taken).toEqual(null);
  });

  test('a word changed by another user is shown in its new version, the base of the next save', async () => {
    const { actor, saveWord, fetchWords, tried, context } = await started();
    const theirs = wordOf('1', { version: 5, note: '别人的' });
    actor.send({ type: 'form.open', word: wordOf('1') });
    actor.send({ type: 'form.type', change: { note: '我的' } });
    await tried();
    actor.send({ type: 'save' });
    await saveWord.answer(conflict);
    await fetchWords.answer(success([theirs]));
    actor.send({ type: 'save' });
    expect([context().theirs, saveWord.inputs().map(({ seen }) => seen?.version)]).toEqual([theirs, [1, 5]]);
    expect(saveWord.inputs()[1]?.typed.note).toEqual('我的');
  });

  test('a word deleted by another user is reported, and the next save adds it again', async () => {
    const { actor, saveWord, fetchWords, tried, context } = await started();
    actor.send({ type: 'form.open', word: wordOf('1') });
    actor.send({ type: 'form.type', change: { note: '我的' } });
    await tried();
    actor.send({ type: 'save' });
    await saveWord.answer(missing);
    await fetchWords.answer(success([wordOf('2', { word: '代购' })]));
    expect([context().isTheirs, context().theirs, context().form?.typed.note]).toEqual([true, null, '我的']);
    actor.send({ type: 'save' });
    expect(saveWord.inputs().map(({ seen }) => seen?.id ?? null)).toEqual(['1', null]);
  });

  test('a retried save without an answer is the same write', async () => {
    const { actor, saveWord, tried } = await started();
    actor.send({ type: 'form.open', word: null });
    actor.send({ type: 'form.type', change: { word: '加微信' } });
    await tried();
    actor.send({ type: 'save' });
    await saveWord.answer(network);
    actor.send({ type: 'save' });
    await saveWord.answer(refused);
    actor.send({ type: 'save' });
    const [first, second, third] = saveWord.inputs().map(({ attempt }) => attempt);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('a deleted entry can be added again: the save without an answer is a new write after a deletion', async () => {
    const { actor, saveWord, removeWord, fetchWords, tried } = await started();
    const add = async () => {
      actor.send({ type: 'form.open', word: null });
      actor.send({ type: 'form.type', change: { word: '加微信' } });
      await tried();
      actor.send({ type: 'save' });
    };
    await add();
    await saveWord.answer(network);
    actor.send({ type: 'form.close' });
    actor.send({ type: 'remove', word: wordOf('2', { word: '加微信' }) });
    actor.send({ type: 'remove.confirm' });
    await removeWord.answer(success(null));
    await fetchWords.answer(success([wordOf('1')]));
    await add();
    const [first, second] = saveWord.inputs().map(({ attempt }) => attempt);
    expect(second === first).toBe(false);
  });

  test('unsaved text is reported to the tab', async () => {
    const { actor, facts } = await started();
    actor.send({ type: 'form.open', word: null });
    actor.send({ type: 'form.type', change: { word: '加' } });
    actor.send({ type: 'work.save' });
    actor.send({ type: 'work.discard' });
    expect(facts).toEqual([
      { type: 'page.unsaved', id: 'tab3', unsaved: true, keepable: false },
      { type: 'page.notSaved', id: 'tab3' },
      { type: 'page.unsaved', id: 'tab3', unsaved: false, keepable: false },
    ]);
  });
});

test('decision 065: a wrong word is tried with its right one, a forbidden one without; the form holds what is typed', async () => {
  const fetchWords = port<Result<readonly OfficeWord[]>>();
  const findMarked = port<Result<WordTrial<WordPlace>>, { typed: TypedOfficeWord }>();
  const { actor, clock } = run(
    officeWordsMachine.provide({ actors: { fetchWords: fetchWords.logic, findMarked: findMarked.logic } }),
    input,
  );
  const word: OfficeWord = { ...wordOf('1', { word: '法制' }), isForbidden: false, right: '法治' };
  await fetchWords.answer(success([word]));
  const phase = () => actor.getSnapshot().value;
  actor.send({ type: 'form.open', word });
  expect(actor.getSnapshot().context.form?.typed).toEqual({
    word: '法制',
    isForbidden: false,
    right: '法治',
    exceptions: [],
    note: '',
  });
  actor.send({ type: 'form.type', change: { right: ' ' } });
  expect(phase()).toEqual({ editing: 'incomplete' });
  actor.send({ type: 'form.type', change: { isForbidden: true } });
  clock.increment(400);
  expect([phase(), findMarked.inputs().map(({ typed }) => typed)]).toEqual([
    { editing: 'trying' },
    [{ word: '法制', isForbidden: true, right: '', exceptions: [], note: '' }],
  ]);
});
