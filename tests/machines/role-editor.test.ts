import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { grantsOf } from '#mocks/seed/modules.ts';
import type { Draft } from '#src/domain/content/draft.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { type RoleDraft, writeRoleDraft } from '#src/domain/system/role-draft.ts';
import { matrixOf } from '#src/domain/system/role-matrix.ts';
import type { Role } from '#src/domain/system/role.ts';
import { availabilityMachine, type AvailabilitySnapshot, type NameQuestion } from '#src/machines/availability.ts';
import { isComplete, isRoleChanged, nameFault, type RolesAndMatrix, type RoleSave } from '#src/machines/role-editor-context.ts';
import { roleEditorMachine } from '#src/machines/role-editor.ts';
import { type Model, pathsOf } from './model.ts';
import { at } from './support/facts.ts';
import { expired, network, recordChanged, recordsDeleted, recordsOperated, refused } from './support/fixtures.ts';
import { port } from './support/port.ts';
import { run, settled, taken } from './support/run.ts';

const listPath = '/system/roleManager';
const science = '/home/scienceKnowledge';
const matrix = matrixOf(grantsOf((path) => path === science || path === listPath));
const roleOf = (id: string, roleName: string, paths: readonly string[], userCount = 2): Role => ({
  id,
  roleName,
  moduleInfoList: paths.map((modulePath) => ({ modulePath })),
  userCount,
});
const manager = roleOf('1', 'admin', [listPath, `${listPath}_edit`], 1);
const editor = roleOf('2', '编辑', ['/gone/page', science]);
const known: RolesAndMatrix = { roles: [manager, editor], matrix };
const nameTaken = failed({ kind: 'refused', code: 400, message: '角色已存在' });
const inputOf = (id: string) => ({ tabId: 'tab3', location: at(`${listPath}/${id}`).location });
const draftOf = (form: RoleDraft): Draft => ({ values: writeRoleDraft(form), version: null, savedAt: 0 });
const draft = draftOf({ roleName: '草稿', granted: [science, '/gone/page'], base: { roleName: '', granted: [] } });
const conflict = failed({ kind: 'refused', code: 409, message: '角色已被他人修改，请刷新后重试' });

const said = (value: AvailabilitySnapshot['value'], name: string) =>
  ({ type: 'xstate.snapshot.availability', snapshot: { value, context: { name, id: null, own: null } } as unknown as AvailabilitySnapshot }) as const;

const model = {
  events: {
    'name.typed': [{ type: 'name.typed', name: '甲' }, { type: 'name.typed', name: '' }],
    'name.left': [{ type: 'name.left' }],
    grant: [{ type: 'grant', paths: [`${science}_edit`], on: true }, { type: 'grant', paths: [science], on: false }],
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
    'page.located': [{ type: 'page.located', location: at(listPath).location }],
    'records.changed': [recordChanged(science)],
    'records.deleted': [recordsDeleted(listPath, '2')],
    'records.operated': [recordsOperated(science, ['1'])],
    'xstate.snapshot.availability': (['asking', 'free', 'taken', 'unknown'] as const).map((value) => said(value, '甲')),
  },
  answers: {
    fetchRoles: [success(known), success({ ...known, roles: [manager] }), network],
    saveRole: [success({ ...editor, roleName: '甲' }), nameTaken, conflict, refused, network],
    findDraft: [null, draft],
  },
  situation: ({ context }) => [context.roleId === null, context.name, isRoleChanged(context), isComplete(context), context.nameState === 'taken'],
} satisfies Model<typeof roleEditorMachine>;

async function opened(id: string, given = known, found: Draft | null = null) {
  const fetchRoles = port<Result<RolesAndMatrix>>();
  const saveRole = port<Result<Role>, RoleSave>();
  const checkName = port<Result<boolean>, NameQuestion>();
  const running = run(
    roleEditorMachine.provide({
      actors: {
        availability: availabilityMachine.provide({ actors: { checkName: checkName.logic } }),
        fetchRoles: fetchRoles.logic,
        saveRole: saveRole.logic,
        findDraft: fromPromise(() => Promise.resolve(found)),
      },
    }),
    inputOf(id),
  );
  await fetchRoles.answer(success(given));
  await settled();
  const context = () => running.actor.getSnapshot().context;
  return { ...running, fetchRoles, saveRole, checkName, context };
}

describe('role editor', () => {
  test.for(pathsOf(roleEditorMachine, { ...model, input: inputOf('2') }))('$title', (walked) => walked.run());

  test('a new role: named, asked about, ticked, reviewed, saved; its tab gets its address', async () => {
    const { actor, checkName, context, facts, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: ' 审核 ' });
    actor.send({ type: 'name.left' });
    await checkName.answer(success(true));
    expect([context().nameState, checkName.inputs()]).toEqual(['free', [{ name: '审核', id: null }]]);
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    taken(facts);
    actor.send({ type: 'save' });
    expect([value(), saveRole.calls.length]).toEqual(['reviewing', 0]);
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ id, roleName, modules }) => [id, roleName, modules])).toEqual([[null, '审核', [science, `${science}_edit`]]]);
    const saved = roleOf('5', '审核', [science, `${science}_edit`], 0);
    await saveRole.answer(success(saved));
    expect(taken(facts)).toEqual([
      { type: 'page.unsaved', id: 'tab3', unsaved: true, saving: true },
      { type: 'draft.dropped', path: `${listPath}/new` },
      { type: 'tab.moved', id: 'tab3', path: `${listPath}/5`, subject: '审核' },
      { type: 'notice', notice: { code: 'record.saved' } },
      { type: 'draft.dropped', path: `${listPath}/5` },
      { type: 'page.unsaved', id: 'tab3', unsaved: false },
    ]);
    // Its own name is fine from now on.
    actor.send({ type: 'name.left' });
    expect(checkName.calls.length).toEqual(1);
  });

  test('nothing is sent without a name and a right (spec 5)', async () => {
    const { actor, checkName, context, value } = await opened('new');
    actor.send({ type: 'save' });
    expect([value(), nameFault(context()), context().refusals, checkName.calls.length]).toEqual(['editing', 'required', 1, 0]);
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'save' });
    expect([value(), nameFault(context()), context().refusals]).toEqual(['editing', null, 2]);
  });

  test('unchanged modules are saved as they were loaded, unknown ones too', async () => {
    const { actor, checkName, fetchRoles, saveRole } = await opened('2');
    actor.send({ type: 'name.typed', name: '编辑部' });
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    await fetchRoles.answer(success(known));
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ modules }) => modules)).toEqual([['/gone/page', science]]);
  });

  test('a save waits for the question that is under way; taken: nothing is sent', async () => {
    const { actor, checkName, context, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '编辑' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'name.left' });
    actor.send({ type: 'save' });
    expect(value()).toEqual('checking');
    await checkName.answer(success(false));
    expect([value(), nameFault(context()), checkName.calls.length, saveRole.calls.length]).toEqual(['editing', 'taken', 1, 0]);
  });

  test('what could not be checked the server judges', async () => {
    const { actor, checkName, context, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'save' });
    await checkName.answer(network);
    expect([value(), context().nameState, nameFault(context())]).toEqual(['reviewing', 'unknown', null]);
  });

  test('fault A13: a zero-width blank is part of no name: asked, answered and saved is the same', async () => {
    const { actor, checkName, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核\u200b' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    expect(value()).toEqual('reviewing');
    actor.send({ type: 'review.confirm' });
    expect([checkName.inputs()[0]?.name, saveRole.inputs()[0]?.roleName]).toEqual(['审核', '审核']);
  });

  test('fault F3: free when asked, taken when saved: the error stands at the field, the form is kept', async () => {
    const { actor, checkName, context, facts, saveRole, value } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    actor.send({ type: 'review.confirm' });
    taken(facts);
    await saveRole.answer(nameTaken);
    expect([value(), nameFault(context()), context().name, context().granted]).toEqual(['editing', 'taken', '审核', [science]]);
    expect(taken(facts).filter(({ type }) => type === 'notice')).toEqual([]);
  });

  test('fault F7: what somebody else saved meanwhile stays, under what was changed here, and the review says so', async () => {
    const { actor, context, fetchRoles, saveRole, value } = await opened('2');
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    actor.send({ type: 'save' });
    const theirs = roleOf('2', '编辑组', ['/gone/page', science, `${science}_add`], 5);
    await fetchRoles.answer(success({ ...known, roles: [manager, theirs] }));
    expect([value(), context().overtaken, context().name, context().role?.userCount]).toEqual(['reviewing', true, '编辑组', 5]);
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ roleName, modules }) => [roleName, modules])).toEqual([
      ['编辑组', ['/gone/page', science, `${science}_add`, `${science}_edit`]],
    ]);
  });

  test('fault F6: deleted by somebody else, what was typed becomes a new role', async () => {
    const { actor, checkName, context, saveRole, value } = await opened('2');
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    actor.send(recordsDeleted(listPath, '2'));
    expect([value(), context().deleted, context().name]).toEqual(['editing', editor, '编辑']);
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ id, modules }) => [id, modules])).toEqual([[null, ['/gone/page', science, `${science}_edit`]]]);
  });

  test('fault F7: somebody else saves while the review is open: the save is refused, and the review begins again on top of theirs', async () => {
    const mine = { ...editor, version: 3 };
    const { actor, context, facts, fetchRoles, saveRole, value } = await opened('2', { ...known, roles: [manager, mine] });
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    actor.send({ type: 'save' });
    await fetchRoles.answer(success({ ...known, roles: [manager, mine] }));
    taken(facts);
    actor.send({ type: 'review.confirm' });
    await saveRole.answer(conflict);
    expect([value(), facts.filter(({ type }) => type === 'notice'), facts.filter(({ type }) => type === 'page.notSaved').length]).toEqual(['comparing', [], 1]);
    const theirs = { ...roleOf('2', '编辑', ['/gone/page', science, `${science}_add`]), version: 4 };
    await fetchRoles.answer(success({ ...known, roles: [manager, theirs] }));
    expect([value(), context().overtaken]).toEqual(['reviewing', true]);
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ version, modules }) => [version, modules])).toEqual([
      [3, ['/gone/page', science, `${science}_edit`]],
      [4, ['/gone/page', science, `${science}_add`, `${science}_edit`]],
    ]);
    const [first, second] = saveRole.inputs().map(({ attempt }) => attempt);
    expect(first).not.toEqual(second);
  });

  test('what was carried out although its answer was lost is nobody else’s', async () => {
    const { actor, context, fetchRoles, saveRole } = await opened('2');
    const save = async (role: Role) => {
      actor.send({ type: 'save' });
      await fetchRoles.answer(success({ ...known, roles: [manager, role] }));
    };
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    await save(editor);
    actor.send({ type: 'review.confirm' });
    await saveRole.answer(network);
    await save(roleOf('2', '编辑', ['/gone/page', science, `${science}_edit`]));
    expect(context().overtaken).toEqual(false);
  });

  test('a role that is deleted while nothing is changed is gone: nothing is unsaved, and no draft is touched', async () => {
    const { actor, facts, value } = await opened('2', known, draft);
    taken(facts);
    actor.send(recordsDeleted(listPath, '2'));
    expect([value(), facts]).toEqual(['unavailable', []]);
  });

  test('who asks for the work to be saved is answered in every state', async () => {
    const { actor, checkName, facts, fetchRoles, saveRole, value } = await opened('2');
    const asked = () => {
      taken(facts);
      actor.send({ type: 'work.save' });
      return [value(), facts.map(({ type }) => type)];
    };
    actor.send({ type: 'name.typed', name: '编辑部' });
    actor.send({ type: 'save' });
    expect(asked()).toEqual(['checking', ['page.notSaved']]);
    await checkName.answer(success(true));
    expect(asked()).toEqual(['comparing', ['page.notSaved']]);
    await fetchRoles.answer(success(known));
    expect(asked()).toEqual(['reviewing', ['page.notSaved']]);
    actor.send({ type: 'review.confirm' });
    // It says itself how it ends.
    expect(asked()).toEqual(['saving', []]);
    await saveRole.answer(network);
    expect(facts.some(({ type }) => type === 'page.notSaved')).toEqual(true);
  });

  test.for([
    [{ type: 'name.typed', name: '编辑组' }, ['编辑组', [science]]],
    [{ type: 'grant', paths: [`${science}_edit`], on: true }, ['编辑部', [science, `${science}_edit`]]],
    [{ type: 'copy', from: manager }, ['编辑部', [listPath, `${listPath}_edit`]]],
  ] as const)('whoever goes on does not want to save yet: %j', async ([event, form]) => {
    const { actor, checkName, context, fetchRoles, value } = await opened('2');
    const saved = async (until: string) => {
      actor.send({ type: 'name.typed', name: '编辑部' });
      actor.send({ type: 'save' });
      if (until === 'comparing') await checkName.answer(success(true));
      expect(value()).toEqual(until);
    };
    await saved('checking');
    actor.send(event);
    expect([value(), [context().name, context().granted]]).toEqual(['editing', form]);
    actor.send({ type: 'grant', paths: [listPath], on: false });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: false });
    await saved('comparing');
    actor.send(event);
    expect([value(), [context().name, context().granted], fetchRoles.calls.at(-1)?.signal.aborted]).toEqual(['editing', form, true]);
  });

  test('the last role that can edit roles keeps that right, whatever is unticked or copied', async () => {
    const { actor, context } = await opened('1');
    actor.send({ type: 'grant', paths: [listPath, science], on: false });
    expect(context().granted).toEqual([listPath, `${listPath}_edit`]);
    actor.send({ type: 'copy', from: editor });
    expect(context().granted).toEqual([science, listPath, `${listPath}_edit`]);
  });

  test('a try of the same form has the same key, another form another (decision 42)', async () => {
    const { actor, checkName, saveRole } = await opened('new');
    actor.send({ type: 'name.typed', name: '审核' });
    actor.send({ type: 'grant', paths: [science], on: true });
    const save = () => {
      actor.send({ type: 'save' });
      actor.send({ type: 'review.confirm' });
    };
    actor.send({ type: 'name.left' });
    await checkName.answer(success(true));
    save();
    await saveRole.answer(network);
    save();
    await saveRole.answer(refused);
    save();
    const [first, second, third] = saveRole.inputs().map(({ attempt }) => attempt);
    expect([first === second, second === third]).toEqual([true, false]);
  });

  test('a draft is offered when it says more, and taken as far as its modules exist', async () => {
    const { actor, context } = await opened('new', known, draft);
    expect(context().draft).toEqual(draft);
    actor.send({ type: 'draft.taken' });
    expect([context().name, context().granted, context().draft]).toEqual(['草稿', [science], null]);
  });

  test('a draft is what was changed, on top of what others have saved since', async () => {
    const base = { roleName: '编辑', granted: [science] };
    const theirs = roleOf('2', '编辑组', [science, `${science}_add`]);
    const stale = draftOf({ roleName: '编辑', granted: [science, `${science}_edit`], base });
    const { actor, context, facts, fetchRoles, value } = await opened('2', { ...known, roles: [manager, theirs] }, stale);
    actor.send({ type: 'draft.taken' });
    expect([context().name, context().granted, context().overtaken]).toEqual(['编辑组', [science, `${science}_add`, `${science}_edit`], true]);
    expect(facts.findLast(({ type }) => type === 'draft.noted')).toMatchObject({
      values: writeRoleDraft({ roleName: '编辑组', granted: context().granted, base: { roleName: '编辑组', granted: [science, `${science}_add`] } }),
    });
    actor.send({ type: 'save' });
    await fetchRoles.answer(success({ ...known, roles: [manager, theirs] }));
    // The review says it, though nobody saved since the page was opened.
    expect([value(), context().overtaken]).toEqual(['reviewing', true]);
  });

  test('a draft of what others have done meanwhile is not offered', async () => {
    const base = { roleName: '编辑', granted: [science] };
    const done = roleOf('2', '编辑', [science, `${science}_edit`]);
    const { context } = await opened('2', { ...known, roles: [manager, done] }, draftOf({ roleName: '编辑', granted: [science, `${science}_edit`], base }));
    expect(context().draft).toEqual(null);
  });

  test('a role that became the last manager meanwhile is saved with that right', async () => {
    const second = roleOf('3', '主管', [listPath, `${listPath}_edit`]);
    const { actor, context, fetchRoles } = await opened('1', { ...known, roles: [manager, second] });
    actor.send({ type: 'grant', paths: [science], on: true });
    actor.send({ type: 'grant', paths: [`${listPath}_edit`], on: false });
    actor.send({ type: 'save' });
    await fetchRoles.answer(success(known));
    expect(context().granted).toEqual([listPath, science, `${listPath}_edit`]);
  });

  test('fault F3: however answers, typing, leaving and saving come about, no wrong verdict is shown, and none is saved against', async () => {
    const truth: Readonly<Record<string, boolean | null>> = { 甲: true, 乙: false, 丙: null };
    const step = fc.oneof(
      fc.constantFrom('甲', '乙', '丙').map((name) => ({ type: 'name.typed' as const, name })),
      fc.constantFrom('name.left' as const, 'save' as const, 'review.cancel' as const).map((type) => ({ type })),
      fc.nat().map((which) => ({ type: 'answered' as const, which })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        const open: { name: string; answer: (result: Result<boolean>) => void }[] = [];
        const checkName = fromPromise<Result<boolean>, NameQuestion>(({ input }) => new Promise((answer) => open.push({ name: input.name, answer })));
        const actor = createActor(
          roleEditorMachine.provide({
            actors: {
              availability: availabilityMachine.provide({ actors: { checkName } }),
              fetchRoles: fromPromise(() => Promise.resolve(success(known))),
              saveRole: fromPromise<Result<Role>, RoleSave>(() => Promise.resolve(refused)),
              findDraft: fromPromise<Draft | null, { path: string; version: null }>(() => Promise.resolve(null)),
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
