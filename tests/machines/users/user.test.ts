import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { type Contacts, emptyUser, type User, usersPath, valuesOf } from '#src/domain/users/user.ts';
import {
  availabilityMachine,
  availabilityOf,
  type AvailabilitySnapshot,
  type NameQuestion,
} from '#src/machines/availability.ts';
import type { UserSave } from '#src/machines/users/user-context.ts';
import { userMachine } from '#src/machines/users/user.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified, savedOn } from '#tests/machines/support/facts.ts';
import {
  expired,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  recordsOutdated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, settled, taken } from '#tests/machines/support/run.ts';
import { userOf } from '#tests/machines/support/users.ts';

const path = '/system/userManager/7';
const user = userOf('7');
const contacts: Contacts = { phone: '12000010001', email: 'user@example.com' };
const password = new Secret('Initial#2026');
const changed = { values: { ...valuesOf(user, null), name1: '自然教育科' }, password: null };
const added = { values: { ...valuesOf(userOf('9'), contacts), account: 'newcomer' }, password };
const nameTaken = failed({ kind: 'refused', code: 400, message: '账号已存在', reason: 'nameTaken' });
const gone = failed({ kind: 'refused', code: 404, message: '用户不存在或已被删除' });
const draft: Draft = { values: { ...changed.values }, version: 1, savedAt: 0 };
const inputAt = (href = path) => ({ tabId: 'tab2', location: at(href).location });

const nameCheck = (value: AvailabilitySnapshot['value'], name = user.account) =>
  ({
    type: 'xstate.snapshot.availability',
    snapshot: { value, context: { name, id: '7', own: user.account } } as unknown as AvailabilitySnapshot,
  }) as const;

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
    'xstate.snapshot.availability': [
      nameCheck('unasked'),
      nameCheck('asking'),
      nameCheck('taken'),
      nameCheck('free', 'another'),
    ],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
    'records.outdated': [recordsOutdated(usersPath, '7'), recordsOutdated(usersPath, '8')],
  },
  answers: {
    fetchRecord: [success(user), success(userOf('7', { version: 2 })), refused, gone, network],
    fetchTheirs: [success(user), success(userOf('7', { version: 2 })), refused, gone, network],
    saveRecord: [success(userOf('7', { version: 3 })), success(null), refused, nameTaken, network],
    reveal: [success(new Secret(contacts)), refused],
    findDraft: [null, draft],
  },
  situation: ({ context: { user: known, typed, complete, contacts: shown } }) => [
    known !== null,
    typed !== null && complete,
    shown !== null,
  ],
} satisfies Model<typeof userMachine>;

async function page(href = path, found: Draft | null = null) {
  const fetchUser = port<Result<User>, { id: string }>();
  const saveUser = port<Result<User | null>, UserSave>();
  const reveal = port<Result<Secret<Contacts>>, { id: string }>();
  const checkName = port<Result<boolean>, NameQuestion>();
  const running = run(
    userMachine.provide({
      actors: {
        fetchRecord: fetchUser.logic,
        fetchTheirs: fetchUser.logic,
        saveRecord: saveUser.logic,
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
  return { ...running, fetchUser, saveUser, reveal, checkName, context: () => running.actor.getSnapshot().context };
}

const unsaved = (value: boolean) => ({ type: 'page.unsaved', id: 'tab2', unsaved: value });
const resting = { editing: 'resting' };
const noted = (values: object, version: number | null = 1, of = path) => ({
  type: 'draft.noted',
  path: of,
  version,
  values,
});

describe('user', () => {
  describeModel(userMachine, { ...model, input: inputAt() });

  test('a new user gets its address; its password is sealed, in no draft, and forgotten once it is sent', async () => {
    const { actor, checkName, facts, saveUser, context, value } = await page('/system/userManager/new');
    actor.send({ type: 'typed', typed: added, complete: true });
    expect(taken(facts)).toEqual([noted(added.values, null, '/system/userManager/new'), unsaved(true)]);
    actor.send({ type: 'save', typed: added });
    expect({ state: value(), checkNameInputs: checkName.inputs(), saveUserCalls: saveUser.calls.length }).toEqual({
      state: 'checking',
      checkNameInputs: [{ name: 'newcomer', id: null }],
      saveUserCalls: 0,
    });
    await checkName.answer(success(true));
    taken(facts);
    expect(JSON.stringify([context(), saveUser.inputs()])).not.toContain('Initial#2026');
    expect(saveUser.inputs()).toMatchObject([{ base: null, values: added.values }]);
    await saveUser.answer(success(userOf('9', { account: 'newcomer' })));
    expect({ state: value(), typed: context().typed, sent: context().sent, userId: context().userId }).toEqual({
      state: resting,
      typed: null,
      sent: null,
      userId: '9',
    });
    expect(taken(facts)).toEqual([
      { type: 'draft.dropped', path: '/system/userManager/new' },
      { type: 'tab.moved', id: 'tab2', path: '/system/userManager/9', subject: 'newcomer' },
      savedOn('tab2'),
      unsaved(false),
    ]);
  });

  test('a saved user missing from the answer is fetched again; a new one is in the list, and its page is ready for the next (decision 005)', async () => {
    const fresh = '/system/userManager/new';
    const { actor, checkName, context, facts, saveUser, value } = await page(fresh);
    actor.send({ type: 'typed', typed: added, complete: true });
    actor.send({ type: 'save', typed: added });
    await checkName.answer(success(true));
    taken(facts);
    await saveUser.answer(success(null));
    expect({
      state: value(),
      typed: context().typed,
      sent: context().sent,
      starts: context().starts,
      facts: taken(facts),
    }).toEqual({
      state: resting,
      typed: null,
      sent: null,
      starts: 1,
      facts: [
        { type: 'draft.dropped', path: fresh },
        notified({ code: 'record.saved' }),
        unsaved(false),
        { type: 'navigation.requested', href: '/system/userManager', replace: false },
      ],
    });
    const old = await page();
    old.actor.send({ type: 'save', typed: changed });
    taken(old.facts);
    await old.saveUser.answer(success(null));
    expect({ state: old.value(), fetchUserCalls: old.fetchUser.calls.length, facts: taken(old.facts) }).toEqual({
      state: 'loading',
      fetchUserCalls: 2,
      facts: [{ type: 'draft.dropped', path }, notified({ code: 'record.saved' }), unsaved(false)],
    });
  });

  test('an endless check of the name does not block the save; the server decides', async () => {
    const { actor, clock, saveUser, value } = await page('/system/userManager/new');
    actor.send({ type: 'typed', typed: added, complete: true });
    actor.send({ type: 'save', typed: added });
    clock.increment(9999);
    expect({ state: value(), saveUserCalls: saveUser.calls.length }).toEqual({ state: 'checking', saveUserCalls: 0 });
    clock.increment(1);
    expect({ state: value(), saveUserCalls: saveUser.calls.length }).toEqual({ state: 'saving', saveUserCalls: 1 });
  });

  test('a refused new user keeps the typed values, and the next try is a new save', async () => {
    const { actor, checkName, saveUser, context, facts } = await page('/system/userManager/new');
    const save = async () => {
      actor.send({ type: 'save', typed: added });
      await checkName.answer(success(true));
    };
    actor.send({ type: 'typed', typed: added, complete: true });
    await save();
    taken(facts);
    await saveUser.answer(refused);
    expect({ typed: context().typed, facts: taken(facts) }).toEqual({
      typed: added,
      facts: [
        notified({ code: 'failure', failure: refused.failure }),
        { type: 'page.notSaved', id: 'tab2' },
        unsaved(true),
      ],
    });
    await save();
    const [first, second] = saveUser.inputs();
    expect(first?.attempt === second?.attempt).toEqual(false);
  });

  test('decision 043: the same values without an answer are the same save, other values a new one', async () => {
    const { actor, checkName, saveUser } = await page();
    const attempts = () => saveUser.inputs().map(({ attempt }) => attempt);
    for (let i = 0; i < 2; i += 1) {
      actor.send({ type: 'save', typed: changed });
      await saveUser.answer(network);
    }
    actor.send({ type: 'typed', typed: added, complete: true });
    actor.send({ type: 'save', typed: added });
    await checkName.answer(network);
    const [first, second, third] = attempts();
    expect({ isSecondSame: first === second, isThirdSame: second === third }).toEqual({
      isSecondSame: true,
      isThirdSame: false,
    });
  });

  test('fault F3: a name taken in the meantime is reported at its field; the typed values stay', async () => {
    const { actor, checkName, saveUser, context, facts, value } = await page();
    const renamed = { values: { ...changed.values, account: 'editor' }, password: null };
    const { availability } = actor.getSnapshot().children;
    availability?.send({ type: 'name.typed', name: 'editor' });
    actor.send({ type: 'typed', typed: renamed, complete: true });
    actor.send({ type: 'save', typed: renamed });
    await checkName.answer(success(true));
    taken(facts);
    await saveUser.answer(nameTaken);
    expect({
      state: value(),
      availability: availability?.getSnapshot().value,
      typed: context().typed,
      failedChecks: context().failedChecks,
    }).toEqual({
      state: resting,
      availability: 'taken',
      typed: renamed,
      failedChecks: 1,
    });
    // Reported once, at the field (oracle o3).
    expect(taken(facts)).toEqual([{ type: 'page.notSaved', id: 'tab2' }, unsaved(true)]);
  });

  test('a save waits for the check of the login name; a taken name sends nothing, a failed check is left to the server', async () => {
    const { actor, checkName, saveUser, context, facts, value } = await page();
    const renamed = { values: { ...changed.values, account: 'editor' }, password: null };
    actor.send({ type: 'save', typed: renamed });
    actor.send({ type: 'work.save' });
    expect({ state: value(), saveUserCalls: saveUser.calls.length }).toEqual({ state: 'checking', saveUserCalls: 0 });
    taken(facts);
    await checkName.answer(success(false));
    expect({
      state: value(),
      saveUserCalls: saveUser.calls.length,
      failedChecks: context().failedChecks,
      sent: context().sent,
    }).toEqual({ state: resting, saveUserCalls: 0, failedChecks: 1, sent: null });
    expect(taken(facts)[0]).toEqual({ type: 'page.notSaved', id: 'tab2' });
    actor.send({ type: 'save', typed: { ...renamed, values: { ...renamed.values, account: 'writer' } } });
    await checkName.answer(network);
    expect(saveUser.calls.length).toEqual(1);
  });

  test('fault F7: after a save by another user the own changes are applied to theirs, or dropped', async () => {
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
    expect({ version: context().user?.version, typed: context().typed }).toEqual({ version: 3, typed: null });
  });

  test('fault F7: an unchanged form in conflict has nothing to keep, and the choice closes', async () => {
    const { actor, saveUser, fetchUser, context, value } = await page();
    actor.send({ type: 'save', typed: { values: valuesOf(user, null), password: null } });
    await saveUser.answer(refused);
    await fetchUser.answer(success(userOf('7', { version: 2 })));
    expect(value()).toEqual('conflict');
    actor.send({ type: 'mine.keep' });
    expect({
      state: value(),
      theirs: context().theirs,
      version: context().user?.version,
      saveUserCalls: saveUser.calls.length,
    }).toEqual({ state: resting, theirs: null, version: 2, saveUserCalls: 1 });
  });

  test('fault F7: after a rename by another user their name counts as the own name', async () => {
    const { actor, saveUser, fetchUser, checkName } = await page();
    actor.send({ type: 'typed', typed: changed, complete: true });
    actor.send({ type: 'save', typed: changed });
    await saveUser.answer(refused);
    await fetchUser.answer(success(userOf('7', { version: 2, account: 'renamed' })));
    actor.send({ type: 'mine.keep' });
    expect({ savedAccount: saveUser.inputs()[1]?.values.account, checkNameInputs: checkName.inputs() }).toEqual({
      savedAccount: 'renamed',
      checkNameInputs: [],
    });
    const { availability } = actor.getSnapshot().children;
    await saveUser.answer(network);
    availability?.send({ type: 'name.typed', name: user.account });
    availability?.send({ type: 'name.left' });
    expect(checkName.inputs()).toEqual([{ name: user.account, id: '7' }]);
  });

  test('a page shown again reports changes of the user; the typed values stay', async () => {
    const { actor, fetchUser, context, facts, value } = await page();
    const show = () => actor.send({ type: 'page.located', location: at(path).location });
    const starts = context().starts;
    show();
    await fetchUser.answer(success(userOf('7', { state: 'disabled' })));
    expect({
      state: value(),
      userState: context().user?.state,
      newStarts: context().starts - starts,
      facts: taken(facts),
    }).toEqual({
      state: resting,
      userState: 'disabled',
      newStarts: 0,
      facts: [],
    });
    show();
    await fetchUser.answer(success(userOf('7', { version: 2, name1: '林' })));
    expect({ name1: context().user?.name1, newStarts: context().starts - starts }).toEqual({
      name1: '林',
      newStarts: 1,
    });
    show();
    actor.send({ type: 'typed', typed: changed, complete: true });
    await fetchUser.answer(success(userOf('7', { version: 3 })));
    expect({ version: context().user?.version, typed: context().typed }).toEqual({ version: 2, typed: changed });
    const asked = fetchUser.calls.length;
    show();
    expect(fetchUser.calls.length).toEqual(asked);
    actor.send({ type: 'typed', typed: null, complete: true });
    taken(facts);
    show();
    await fetchUser.answer(network);
    expect({ state: value(), facts: taken(facts) }).toEqual({ state: resting, facts: [] });
    show();
    await fetchUser.answer(refused);
    expect({ state: value(), facts: taken(facts) }).toEqual({ state: resting, facts: [] });
    show();
    await fetchUser.answer(gone);
    expect(value()).toEqual('unavailable');
  });

  test.for([recordsOutdated(usersPath, '7'), recordsDeleted(usersPath, '7')])(
    '$type in the list fetches the user again, unless something is typed',
    async (event) => {
      const { actor, fetchUser } = await page();
      actor.send({ ...event, ids: ['8'] });
      expect(fetchUser.calls.length).toEqual(1);
      actor.send(event);
      expect(fetchUser.calls.length).toEqual(2);
      await fetchUser.answer(success(user));
      actor.send({ type: 'typed', typed: changed, complete: true });
      actor.send(event);
      expect(fetchUser.calls.length).toEqual(2);
    },
  );

  test('revealed details are sealed, and in no draft unless they were changed', async () => {
    const { actor, reveal, context, facts } = await page();
    actor.send({ type: 'reveal' });
    await reveal.answer(success(new Secret(contacts)));
    expect(JSON.stringify(context())).not.toContain(contacts.phone);
    const values = { ...valuesOf(user, contacts), email: 'new@example.com' };
    actor.send({ type: 'typed', typed: { values, password: null }, complete: true });
    const { phone: _phone, ...kept } = values;
    expect(taken(facts)).toEqual([noted(kept), unsaved(true)]);
  });

  test('a draft that differs from the saved user is offered; restored, it counts as typed', async () => {
    const { actor, context, facts, reveal } = await page(path, draft);
    expect(context().draft).toEqual(draft);
    // The draft is decided first, because it would start with outdated masks.
    actor.send({ type: 'reveal' });
    expect(reveal.calls.length).toEqual(0);
    actor.send({ type: 'draft.taken' });
    expect({ typed: context().typed, draft: context().draft, facts: taken(facts) }).toEqual({
      typed: changed,
      draft: null,
      facts: [unsaved(true)],
    });
    expect((await page('/system/userManager/new', { ...draft, values: { ...emptyUser } })).context().draft).toEqual(
      null,
    );
  });

  test('a request to save before closing stores a complete user, and reports an incomplete one', async () => {
    const { actor, context, facts, saveUser } = await page();
    actor.send({ type: 'typed', typed: changed, complete: false });
    taken(facts);
    actor.send({ type: 'work.save' });
    expect({ facts: taken(facts), failedChecks: context().failedChecks, saveUserCalls: saveUser.calls.length }).toEqual(
      {
        facts: [{ type: 'page.notSaved', id: 'tab2' }],
        failedChecks: 1,
        saveUserCalls: 0,
      },
    );
    actor.send({ type: 'typed', typed: changed, complete: true });
    actor.send({ type: 'work.save' });
    expect(saveUser.calls.length).toEqual(1);
  });

  test('fault F3: no order of typing, leaving, saving and answers shows a wrong result or sends a taken name', async () => {
    const truth: Readonly<Record<string, boolean | null>> = { 甲: true, 乙: false, 丙: null };
    const step = fc.oneof(
      fc.constantFrom('甲', '乙', '丙').map((name) => ({ type: 'typed' as const, name })),
      fc.constantFrom('left' as const, 'save' as const).map((type) => ({ type })),
      // Any call so far, the latest or a cancelled one, including the save.
      fc.nat().map((which) => ({ type: 'answered' as const, which })),
      // Another user took or released the name.
      fc.boolean().map((isTaken) => ({ type: 'saved' as const, isTaken })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        const questions: { name: string; answer: (result: Result<boolean>) => void }[] = [];
        const saves: { name: string; answer: (result: Result<User>) => void }[] = [];
        const actor = createActor(
          userMachine.provide({
            actors: {
              references: feed().logic as never,
              availability: availabilityMachine.provide({
                actors: {
                  checkName: fromPromise(
                    ({ input }) => new Promise((answer) => questions.push({ name: input.name, answer })),
                  ),
                },
              }),
              fetchRecord: fromPromise(() => Promise.resolve(success(user))),
              saveRecord: fromPromise(
                ({ input }) => new Promise((answer) => saves.push({ name: input.values.account, answer })),
              ),
              findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(() =>
                Promise.resolve(null),
              ),
            },
          }),
          { input: inputAt('/system/userManager/new') },
        );
        const refusedNames = new Set<string>();
        let inField = '';
        const wrong: unknown[] = [];
        const look = () => {
          const { availability } = actor.getSnapshot().children;
          const verdict = availability ? availabilityOf(availability.getSnapshot(), inField) : 'unasked';
          const isFree = truth[inField];
          if (verdict === 'free' && isFree !== true) wrong.push([inField, verdict]);
          if (verdict === 'taken' && isFree !== false && !refusedNames.has(inField)) wrong.push([inField, verdict]);
          if (verdict === 'unknown' && isFree !== null) wrong.push([inField, verdict]);
        };
        actor.start();
        await settled();
        const name = (typed: string) =>
          actor.getSnapshot().children.availability?.send({ type: 'name.typed', name: typed });
        for (const one of steps) {
          // A busy form accepts no input.
          const isBusy = actor.getSnapshot().hasTag('busy');
          if (one.type === 'typed' && !isBusy) {
            inField = one.name;
            name(inField);
          }
          if (one.type === 'left') actor.getSnapshot().children.availability?.send({ type: 'name.left' });
          if (one.type === 'save' && !isBusy && inField !== '')
            actor.send({ type: 'save', typed: { values: { ...added.values, account: inField }, password } });
          if (one.type === 'answered' && questions.length > 0) {
            const [question] = questions.splice(one.which % questions.length, 1);
            const isFree = truth[question?.name ?? ''] ?? null;
            question?.answer(isFree === null ? expired : success(isFree));
          }
          if (one.type === 'saved') {
            const [save] = saves.splice(0, 1);
            if (save && one.isTaken) refusedNames.add(save.name);
            save?.answer(one.isTaken ? nameTaken : refused);
          }
          await settled();
          look();
          // A name known as taken is not sent.
          if (saves.some(({ name: sent }) => truth[sent] === false)) wrong.push(['sent', saves]);
        }
        actor.stop();
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['refused: the user is unavailable', refused, 'unavailable', 1],
    ['deleted: the user is unavailable', gone, 'unavailable', 1],
    ['fetched without a network: the fetch can be retried', network, 'failed', 2],
  ] as const)('the fetched user is %s', async (_, answer, state, calls) => {
    const { actor, facts, fetchUser, value } = await page('/system/userManager/8');
    await fetchUser.answer(answer);
    const before = value();
    actor.send({ type: 'retry' });
    expect({ before, facts: taken(facts), calls: fetchUser.calls.length }).toEqual({
      before: state,
      facts: [notified({ code: 'failure', failure: answer.failure })],
      calls,
    });
  });

  test('a form reset to the saved values is not saved when its page closes', async () => {
    const { actor, context, facts, saveUser, value } = await page();
    actor.send({ type: 'typed', typed: changed, complete: true });
    actor.send({ type: 'typed', typed: null, complete: true });
    taken(facts);
    actor.send({ type: 'work.save' });
    expect({ state: value(), sent: context().sent, calls: saveUser.calls, facts: taken(facts) }).toEqual({
      state: resting,
      sent: null,
      calls: [],
      facts: [{ type: 'page.notSaved', id: 'tab2' }],
    });
  });

  test('a new user fetches nothing when shown again or when others are deleted', async () => {
    const { actor, fetchUser, reveal, value } = await page('/system/userManager/new');
    actor.send({ type: 'page.located', location: at('/system/userManager/new').location });
    actor.send(recordsDeleted(usersPath, '7'));
    actor.send({ type: 'reveal' });
    actor.send({ type: 'save', typed: added });
    expect({ state: value(), asked: fetchUser.calls.length + reveal.calls.length }).toEqual({
      state: 'checking',
      asked: 0,
    });
  });

  test('a record of another list with the same number is ignored', async () => {
    const { actor, fetchUser } = await page();
    actor.send(recordsDeleted('/home/scienceKnowledge', '7'));
    expect(fetchUser.calls.length).toEqual(1);
  });

  test('revealed details are not fetched again, because each view is logged', async () => {
    const { actor, reveal } = await page();
    actor.send({ type: 'reveal' });
    await reveal.answer(success(new Secret(contacts)));
    actor.send({ type: 'reveal' });
    expect(reveal.calls.length).toEqual(1);
  });
});
