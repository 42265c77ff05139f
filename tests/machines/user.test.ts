import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { type Contacts, emptyUser, type User, valuesOf } from '#src/domain/users/user.ts';
import { availabilityMachine, type NameQuestion } from '#src/machines/availability.ts';
import { userMachine, type UserSave } from '#src/machines/user.ts';
import { type Model, pathsOf } from './model.ts';
import { at, told } from './support/facts.ts';
import { network, recordChanged, recordsDeleted, recordsOperated, refused } from './support/fixtures.ts';
import { feed, port } from './support/port.ts';
import { run, settled, taken } from './support/run.ts';
import { userOf } from './support/users.ts';

const path = '/system/userManager/7';
const user = userOf('7');
const contacts: Contacts = { phone: '12000010001', email: 'user@example.com' };
const password = new Secret('Initial#2026');
const changed = { values: { ...valuesOf(user, null), name1: '自然教育科' }, password: null };
const added = { values: { ...valuesOf(userOf('9'), contacts), account: 'newcomer' }, password };
const nameTaken = failed({ kind: 'refused', code: 400, message: '账号已存在' });
const draft: Draft = { values: { ...changed.values }, version: 1, savedAt: 0 };
const inputAt = (href = path) => ({ tabId: 'tab2', location: at(href).location });

const model = {
  events: {
    typed: [
      { type: 'typed', typed: changed, complete: true },
      { type: 'typed', typed: changed, complete: false },
      { type: 'typed', typed: null, complete: true },
    ],
    save: [{ type: 'save', typed: changed }],
    reveal: [{ type: 'reveal' }],
    'mine.keep': [{ type: 'mine.keep' }],
    'theirs.take': [{ type: 'theirs.take' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    'page.located': [{ type: 'page.located', location: at(path).location }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
  },
  answers: {
    fetchUser: [success(user), success(userOf('7', { version: 2 })), refused, network],
    saveUser: [success(userOf('7', { version: 3 })), refused, nameTaken, network],
    reveal: [success(new Secret(contacts)), refused],
    findDraft: [null, draft],
  },
  situation: ({ context: { user: known, typed, complete, contacts: shown } }) => [known !== null, typed !== null && complete, shown !== null],
} satisfies Model<typeof userMachine>;

async function page(href = path, found: Draft | null = null) {
  const fetchUser = port<Result<User>, { id: string }>();
  const saveUser = port<Result<User>, UserSave>();
  const reveal = port<Result<Secret<Contacts>>, { id: string }>();
  const checkName = port<Result<boolean>, NameQuestion>();
  const running = run(
    userMachine.provide({
      actors: {
        fetchUser: fetchUser.logic,
        saveUser: saveUser.logic,
        reveal: reveal.logic,
        references: feed().logic as never,
        availability: availabilityMachine.provide({ actors: { checkName: checkName.logic } }),
        findDraft: fromPromise(() => Promise.resolve(found)),
      },
    }),
    inputAt(href),
  );
  if (href === path) await fetchUser.answer(success(user));
  await settled();
  taken(running.facts);
  return { ...running, fetchUser, saveUser, reveal, context: () => running.actor.getSnapshot().context };
}

const unsaved = (value: boolean) => ({ type: 'page.unsaved', id: 'tab2', unsaved: value });
const noted = (values: object, version: number | null = 1, of = path) => ({ type: 'draft.noted', path: of, version, values });

describe('user', () => {
  test.for(pathsOf(userMachine, { ...model, input: inputAt() }))('$title', (walked) => walked.run());

  test('a new user gets its address; its password is sealed, in no draft, and forgotten once it is sent', async () => {
    const { actor, facts, saveUser, context, value } = await page('/system/userManager/new');
    actor.send({ type: 'typed', typed: added, complete: true });
    expect(taken(facts)).toEqual([noted(added.values, null, '/system/userManager/new'), unsaved(true)]);
    actor.send({ type: 'save', typed: added });
    taken(facts);
    expect(JSON.stringify([context(), saveUser.inputs()])).not.toContain('Initial#2026');
    expect(saveUser.inputs()).toMatchObject([{ base: null, values: added.values }]);
    await saveUser.answer(success(userOf('9', { account: 'newcomer' })));
    expect([value(), context().typed, context().sent, context().userId]).toEqual(['editing', null, null, '9']);
    expect(taken(facts)).toEqual([
      { type: 'draft.dropped', path: '/system/userManager/new' },
      { type: 'tab.moved', id: 'tab2', path: '/system/userManager/9', subject: 'newcomer' },
      told({ code: 'record.saved' }),
      unsaved(false),
    ]);
  });

  test('decision 42: the same values without an answer are the same save, others are another', async () => {
    const { actor, saveUser } = await page();
    const attempts = () => saveUser.inputs().map(({ attempt }) => attempt);
    for (let i = 0; i < 2; i += 1) {
      actor.send({ type: 'save', typed: changed });
      await saveUser.answer(network);
    }
    actor.send({ type: 'typed', typed: added, complete: true });
    actor.send({ type: 'save', typed: added });
    const [first, second, third] = attempts();
    expect([first === second, second === third]).toEqual([true, false]);
  });

  test('fault F3: a name that somebody else took meanwhile is said at its field; what was typed stays', async () => {
    const { actor, saveUser, context, facts, value } = await page();
    const renamed = { values: { ...changed.values, account: 'editor' }, password: null };
    const { availability } = actor.getSnapshot().children;
    availability?.send({ type: 'name.typed', name: 'editor' });
    actor.send({ type: 'typed', typed: renamed, complete: true });
    actor.send({ type: 'save', typed: renamed });
    taken(facts);
    await saveUser.answer(nameTaken);
    expect([value(), availability?.getSnapshot().value, context().typed, context().refusals]).toEqual(['editing', 'taken', renamed, 1]);
    expect(taken(facts)).toEqual([told({ code: 'failure', failure: nameTaken.failure }), { type: 'page.notSaved', id: 'tab2' }, unsaved(true)]);
  });

  test('fault F7: somebody else saved: one’s own changes go on top of theirs, or none do', async () => {
    const theirs = userOf('7', { version: 2, email: 'o***@example.com', name1: '研学服务科', phone: '120****0002' });
    const { actor, saveUser, fetchUser, context } = await page();
    const moved = { values: { ...valuesOf(user, null), roleId: '3' }, password: null };
    actor.send({ type: 'typed', typed: moved, complete: true });
    actor.send({ type: 'save', typed: moved });
    await saveUser.answer(refused);
    await fetchUser.answer(success(theirs));
    actor.send({ type: 'mine.keep' });
    expect(saveUser.inputs()[1]).toMatchObject({ base: theirs, values: { ...valuesOf(theirs, null), roleId: '3' } });
    await saveUser.answer(refused);
    await fetchUser.answer(success(userOf('7', { version: 3 })));
    actor.send({ type: 'theirs.take' });
    expect([context().user?.version, context().typed]).toEqual([3, null]);
  });

  test('what was revealed is sealed, and masked in drafts unless it was changed', async () => {
    const { actor, reveal, context, facts } = await page();
    actor.send({ type: 'reveal' });
    await reveal.answer(success(new Secret(contacts)));
    expect(JSON.stringify(context())).not.toContain(contacts.phone);
    const values = { ...valuesOf(user, contacts), email: 'new@example.com' };
    actor.send({ type: 'typed', typed: { values, password: null }, complete: true });
    expect(taken(facts)).toEqual([noted({ ...values, phone: user.phone }), unsaved(true)]);
  });

  test('a draft is offered where it says more than what is saved; taken, it counts as typed', async () => {
    const { actor, context, facts } = await page(path, draft);
    expect(context().draft).toEqual(draft);
    actor.send({ type: 'draft.taken' });
    expect([context().typed, context().draft, taken(facts)]).toEqual([changed, null, [unsaved(true)]]);
    expect((await page('/system/userManager/new', { ...draft, values: { ...emptyUser } })).context().draft).toEqual(null);
  });

  test('asked to save while its page goes: what is complete is saved, what is not says why', async () => {
    const { actor, context, facts, saveUser } = await page();
    actor.send({ type: 'typed', typed: changed, complete: false });
    taken(facts);
    actor.send({ type: 'work.save' });
    expect([taken(facts), context().refusals, saveUser.calls.length]).toEqual([[{ type: 'page.notSaved', id: 'tab2' }], 1, 0]);
    actor.send({ type: 'typed', typed: changed, complete: true });
    actor.send({ type: 'work.save' });
    expect(saveUser.calls.length).toEqual(1);
  });
});
