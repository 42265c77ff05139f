import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { availabilityMachine, type AvailabilitySnapshot, type NameQuestion } from '#src/machines/availability.ts';
import { isComplete, isRoleChanged, nameFault, type RoleSave } from '#src/machines/roles/role-editor-context.ts';
import { roleEditorMachine } from '#src/machines/roles/role-editor.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import {
  expired,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import {
  conflict,
  draft,
  editor,
  inputOf,
  known,
  listPath,
  manager,
  nameTaken,
  opened,
  roleOf,
  science,
} from '#tests/machines/support/role-editor.ts';
import { settled, taken } from '#tests/machines/support/run.ts';

const nameCheck = (value: AvailabilitySnapshot['value'], name: string) =>
  ({
    type: 'xstate.snapshot.availability',
    snapshot: { value, context: { name, id: null, own: null } } as unknown as AvailabilitySnapshot,
  }) as const;

const ofVersion = (version: number) => success({ ...known, roles: [manager, { ...editor, version }] });

const model = {
  events: {
    'name.typed': [
      { type: 'name.typed', name: '甲' },
      { type: 'name.typed', name: '' },
    ],
    'name.left': [{ type: 'name.left' }],
    grant: [
      { type: 'grant', paths: [`${science}_edit`], on: true },
      { type: 'grant', paths: [science], on: false },
    ],
    copy: [{ type: 'copy', from: manager }],
    save: [{ type: 'save' }],
    'review.confirm': [{ type: 'review.confirm' }],
    'review.cancel': [{ type: 'review.cancel' }],
    'draft.taken': [{ type: 'draft.taken' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    retry: [{ type: 'retry' }],
    'work.save': [{ type: 'work.save' }],
    'work.discard': [{ type: 'work.discard' }],
    'work.note': [{ type: 'work.note' }],
    'page.located': [`${listPath}/2`, `${listPath}/new?of=9`].map((href) => ({
      type: 'page.located' as const,
      location: at(href).location,
    })),
    'records.changed': [recordChanged(science)],
    'records.deleted': [recordsDeleted(listPath, '2')],
    'records.operated': [recordsOperated(science, ['1'])],
    'xstate.snapshot.availability': (['asking', 'free', 'taken', 'unknown'] as const).map((value) =>
      nameCheck(value, '甲'),
    ),
  },
  answers: {
    fetchRecord: [ofVersion(3), ofVersion(4), success({ ...known, roles: [manager] }), network],
    fetchTheirs: [ofVersion(3), ofVersion(4), success({ ...known, roles: [manager] }), network],
    saveRecord: [success({ ...editor, roleName: '甲' }), success(null), nameTaken, conflict, refused, network],
    findDraft: [null, draft],
  },
  situation: ({ context }) => [
    context.roleId === null,
    context.name,
    isRoleChanged(context),
    isComplete(context),
    context.nameState === 'taken',
  ],
} satisfies Model<typeof roleEditorMachine>;

describe('role editor', () => {
  describeModel(roleEditorMachine, { ...model, input: inputOf('2') });

  test('a new role is named, checked, ticked, reviewed and saved; its tab gets its address', async () => {
    const { actor, checkName, context, facts, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: ' 审核 ' });
    actor.send({ type: 'name.left' });
    await checkName.answer(success(true));
    expect({ nameState: context().nameState, checkNameInputs: checkName.inputs() }).toEqual({
      nameState: 'free',
      checkNameInputs: [{ name: '审核', id: null }],
    });
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    taken(facts);
    actor.send({ type: 'save' });
    expect({ state: value(), saveRoleCalls: saveRole.calls.length }).toEqual({ state: 'reviewing', saveRoleCalls: 0 });
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ id, roleName, modules }) => ({ id, roleName, modules }))).toEqual([
      { id: null, roleName: '审核', modules: [science, `${science}_edit`] },
    ]);
    const saved = roleOf('5', '审核', [science, `${science}_edit`], 0);
    await saveRole.answer(success(saved));
    expect(taken(facts)).toEqual([
      { type: 'page.unsaved', id: 'tab3', unsaved: true, saving: true },
      { type: 'draft.dropped', path: `${listPath}/new` },
      { type: 'tab.moved', id: 'tab3', path: `${listPath}/5`, subject: '审核' },
      { type: 'notice', notice: { code: 'record.saved' }, seenOn: 'tab3' },
      { type: 'page.unsaved', id: 'tab3', unsaved: false },
    ]);
    // Its own name is accepted from now on.
    actor.send({ type: 'name.left' });
    expect(checkName.calls.length).toEqual(1);
  });

  test('a saved role missing from the answer is fetched again; a new one is in the list, and its page is ready for the next (decision 005)', async () => {
    const { actor, checkName, context, facts, fetchRoles, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    actor.send({ type: 'review.confirm' });
    taken(facts);
    await saveRole.answer(success(null));
    expect({ state: value(), facts: taken(facts) }).toEqual({
      state: 'loading',
      facts: [
        { type: 'draft.dropped', path: `${listPath}/new` },
        { type: 'notice', notice: { code: 'record.saved' } },
        { type: 'page.unsaved', id: 'tab3', unsaved: false },
        { type: 'navigation.requested', href: listPath, replace: false },
      ],
    });
    await fetchRoles.answer(success(known));
    expect({
      state: value(),
      name: context().name,
      granted: context().granted,
      nameFault: nameFault(context()),
    }).toEqual({ state: 'editing', name: '', granted: [], nameFault: null });
  });

  test('nothing is sent without a name and a right (product 5)', async () => {
    const { actor, checkName, context, value } = await opened('new');
    actor.send({ type: 'save' });
    expect({
      state: value(),
      nameFault: nameFault(context()),
      failedChecks: context().failedChecks,
      checkNameCalls: checkName.calls.length,
    }).toEqual({
      state: 'editing',
      nameFault: 'required',
      failedChecks: 1,
      checkNameCalls: 0,
    });
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'save' });
    expect({ state: value(), nameFault: nameFault(context()), failedChecks: context().failedChecks }).toEqual({
      state: 'editing',
      nameFault: null,
      failedChecks: 2,
    });
  });

  test('unchanged modules are saved as loaded, including unknown ones', async () => {
    const { actor, checkName, fetchRoles, saveRole } = await opened('2');
    actor.send({ type: 'name.typed', name: '编辑部' });
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    await fetchRoles.answer(success(known));
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ modules }) => modules)).toEqual([['/gone/page', science]]);
  });

  test('a save waits for a running name check; a taken name sends nothing', async () => {
    const { actor, checkName, context, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '编辑' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'name.left' });
    actor.send({ type: 'save' });
    expect(value()).toEqual('checking');
    await checkName.answer(success(false));
    expect({
      state: value(),
      nameFault: nameFault(context()),
      checkNameCalls: checkName.calls.length,
      saveRoleCalls: saveRole.calls.length,
    }).toEqual({
      state: 'editing',
      nameFault: 'taken',
      checkNameCalls: 1,
      saveRoleCalls: 0,
    });
  });

  test('a taken name is not checked again, and the save stops', async () => {
    const { actor, checkName, context, value } = await opened('new');
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'name.typed', name: '编辑' });
    actor.send({ type: 'name.left' });
    await checkName.answer(success(false));
    actor.send({ type: 'save' });
    expect({ state: value(), failedChecks: context().failedChecks, asked: checkName.calls.length }).toEqual({
      state: 'editing',
      failedChecks: 1,
      asked: 1,
    });
  });

  test('the result for another name does not affect the save', async () => {
    const { actor, value } = await opened('new');
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'save' });
    actor.send(nameCheck('free', '编辑'));
    expect(value()).toEqual('checking');
  });

  test('a name that could not be checked is left to the server', async () => {
    const { actor, checkName, context, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'save' });
    await checkName.answer(network);
    expect({ state: value(), nameState: context().nameState, nameFault: nameFault(context()) }).toEqual({
      state: 'reviewing',
      nameState: 'unknown',
      nameFault: null,
    });
  });

  test('fault A13: zero-width blanks are removed from the checked, answered and saved name', async () => {
    const { actor, checkName, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核\u200b' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    expect(value()).toEqual('reviewing');
    actor.send({ type: 'review.confirm' });
    expect({ checkedName: checkName.inputs()[0]?.name, savedName: saveRole.inputs()[0]?.roleName }).toEqual({
      checkedName: '审核',
      savedName: '审核',
    });
  });

  test('fault A13: a name of zero-width blanks is empty, and an added one is no change', async () => {
    const nameless = await opened('new');
    nameless.actor.send({ type: 'name.typed', name: '\u200b' });
    nameless.actor.send({ type: 'grant', paths: [science], on: true });
    nameless.actor.send({ type: 'save' });
    expect({ state: nameless.value(), nameFault: nameFault(nameless.context()) }).toEqual({
      state: 'editing',
      nameFault: 'required',
    });
    const same = await opened('2');
    same.actor.send({ type: 'name.typed', name: `${editor.roleName}\u200b` });
    expect(isRoleChanged(same.context())).toEqual(false);
  });

  test('fault F3: a name taken between check and save is reported at its field, and the form stays', async () => {
    const { actor, checkName, context, facts, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    actor.send({ type: 'review.confirm' });
    taken(facts);
    await saveRole.answer(nameTaken);
    expect({
      state: value(),
      nameFault: nameFault(context()),
      name: context().name,
      granted: context().granted,
    }).toEqual({
      state: 'editing',
      nameFault: 'taken',
      name: '审核',
      granted: [science],
    });
    expect(taken(facts).filter(({ type }) => type === 'notice')).toEqual([]);
  });

  test('a request to save is answered in every state', async () => {
    const { actor, checkName, facts, fetchRoles, saveRole, value } = await opened('2');
    const asked = () => {
      taken(facts);
      actor.send({ type: 'work.save' });
      return { state: value(), factTypes: facts.map(({ type }) => type) };
    };
    actor.send({ type: 'name.typed', name: '编辑部' });
    actor.send({ type: 'save' });
    expect(asked()).toEqual({ state: 'checking', factTypes: ['page.notSaved'] });
    await checkName.answer(success(true));
    expect(asked()).toEqual({ state: 'preparing', factTypes: ['page.notSaved'] });
    await fetchRoles.answer(success(known));
    expect(asked()).toEqual({ state: 'reviewing', factTypes: ['page.notSaved'] });
    actor.send({ type: 'review.confirm' });
    // Its own end reports the outcome.
    expect(asked()).toEqual({ state: 'saving', factTypes: [] });
    await saveRole.answer(network);
    expect(facts.some(({ type }) => type === 'page.notSaved')).toEqual(true);
  });

  test.for([
    [
      { type: 'name.typed', name: '编辑组' },
      { name: '编辑组', granted: [science] },
    ],
    [
      { type: 'grant', paths: [`${science}_edit`], on: true },
      { name: '编辑部', granted: [science, `${science}_edit`] },
    ],
    [
      { type: 'copy', from: manager },
      { name: '编辑部', granted: [listPath, `${listPath}_edit`] },
    ],
  ] as const)('continuing to edit cancels a waiting save: %j', async ([event, form]) => {
    const { actor, checkName, context, fetchRoles, value } = await opened('2');
    const saved = async (until: string) => {
      actor.send({ type: 'name.typed', name: '编辑部' });
      actor.send({ type: 'save' });
      if (until === 'preparing') await checkName.answer(success(true));
      expect(value()).toEqual(until);
    };
    await saved('checking');
    actor.send(event);
    expect({ state: value(), form: { name: context().name, granted: context().granted } }).toEqual({
      state: 'editing',
      form,
    });
    actor.send({ type: 'grant', paths: [listPath], on: false });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: false });
    await saved('preparing');
    actor.send(event);
    expect({
      state: value(),
      form: { name: context().name, granted: context().granted },
      aborted: fetchRoles.calls.at(-1)?.signal.aborted,
    }).toEqual({
      state: 'editing',
      form,
      aborted: true,
    });
  });

  test('the last role that can edit roles keeps that right after any unticking or copying', async () => {
    const { actor, context } = await opened('1');
    actor.send({ type: 'grant', paths: [listPath, science], on: false });
    expect(context().granted).toEqual([listPath, `${listPath}_edit`]);
    actor.send({ type: 'copy', from: editor });
    expect(context().granted).toEqual([science, listPath, `${listPath}_edit`]);
  });

  test('a draft with changes is offered, and restored as far as its modules exist', async () => {
    const { actor, context } = await opened('new', known, draft);
    expect(context().draft).toEqual(draft);
    actor.send({ type: 'draft.taken' });
    expect({ name: context().name, granted: context().granted, draft: context().draft }).toEqual({
      name: '草稿',
      granted: [science],
      draft: null,
    });
  });

  test('fault F3: no order of answers, typing, leaving and saving shows a wrong result or saves a taken name', async () => {
    const truth: Readonly<Record<string, boolean | null>> = { 甲: true, 乙: false, 丙: null };
    const step = fc.oneof(
      fc.constantFrom('甲', '乙', '丙').map((name) => ({ type: 'name.typed' as const, name })),
      fc.constantFrom('name.left' as const, 'save' as const, 'review.cancel' as const).map((type) => ({ type })),
      fc.nat().map((which) => ({ type: 'answered' as const, which })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        const open: { name: string; answer: (result: Result<boolean>) => void }[] = [];
        const checkName = fromPromise<Result<boolean>, NameQuestion>(
          ({ input }) => new Promise((answer) => open.push({ name: input.name, answer })),
        );
        const actor = createActor(
          roleEditorMachine.provide({
            actors: {
              availability: availabilityMachine.provide({ actors: { checkName } }),
              fetchRecord: fromPromise(() => Promise.resolve(success(known))),
              fetchTheirs: fromPromise(() => Promise.resolve(success(known))),
              saveRecord: fromPromise<Result<Role | null>, RoleSave>(() => Promise.resolve(refused)),
              findDraft: fromPromise<Draft | null, { path: string; version: number | null }>(() =>
                Promise.resolve(null),
              ),
            },
          }),
          { input: inputOf('new') },
        );
        const wrong: unknown[] = [];
        actor.subscribe((snapshot) => {
          const { name, nameState } = snapshot.context;
          const isFree = truth[name];
          const right = isFree === undefined ? 'unasked' : isFree === null ? 'unknown' : isFree ? 'free' : 'taken';
          if (!['unasked', 'asking', right].includes(nameState)) wrong.push([name, nameState]);
          if (snapshot.matches('reviewing') && isFree === false) wrong.push([name, 'reviewed']);
        });
        actor.start();
        await settled();
        actor.send({ type: 'grant', paths: [science], on: true });
        for (const one of steps) {
          if (one.type !== 'answered') actor.send(one);
          else if (open.length > 0) {
            const [call] = open.splice(one.which % open.length, 1);
            const isFree = truth[call?.name ?? ''] ?? null;
            call?.answer(isFree === null ? expired : success(isFree));
            await settled();
          }
        }
        actor.stop();
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
