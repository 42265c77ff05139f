import { describe, expect, test } from 'vitest';
import { failed, success } from '#src/domain/failure.ts';
import { writeRoleDraft } from '#src/domain/roles/role-draft.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { at } from '#tests/machines/support/facts.ts';
import { network, recordsDeleted, refused } from '#tests/machines/support/fixtures.ts';
import {
  conflict,
  draft,
  draftOf,
  editor,
  known,
  listPath,
  manager,
  opened,
  roleOf,
  science,
} from '#tests/machines/support/role-editor.ts';
import { taken } from '#tests/machines/support/run.ts';

const rolesWith = (role: Role) => ({ ...known, roles: [manager, role] });
const ofVersion3 = { ...editor, version: 3 };

/** One right more is confirmed in the review, and on its way. */
async function confirmed(role: Role) {
  const page = await opened('2', rolesWith(role));
  const confirm = async (now: Role) => {
    page.actor.send({ type: 'save' });
    await page.fetchRoles.answer(success(rolesWith(now)));
    page.actor.send({ type: 'review.confirm' });
  };
  const attempts = () => page.saveRole.inputs().map(({ attempt }) => attempt);
  const notices = () => page.facts.filter(({ type }) => type === 'notice');
  page.actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
  await confirm(role);
  return { ...page, confirm, attempts, notices };
}

describe('role editor, while others save and delete', () => {
  test('fault F7: what somebody else saved meanwhile stays, under what was changed here, and the review says so', async () => {
    const { actor, context, fetchRoles, saveRole, value } = await opened('2');
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    actor.send({ type: 'save' });
    const theirs = roleOf('2', '编辑组', ['/gone/page', science, `${science}_add`], 5);
    await fetchRoles.answer(success({ ...known, roles: [manager, theirs] }));
    expect({
      state: value(),
      overtaken: context().overtaken,
      name: context().name,
      userCount: context().role?.userCount,
    }).toEqual({
      state: 'reviewing',
      overtaken: true,
      name: '编辑组',
      userCount: 5,
    });
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ roleName, modules }) => ({ roleName, modules }))).toEqual([
      { roleName: '编辑组', modules: ['/gone/page', science, `${science}_add`, `${science}_edit`] },
    ]);
  });

  test('fault F6: deleted by somebody else, what was typed becomes a new role', async () => {
    const { actor, checkName, context, facts, saveRole, value } = await opened('2');
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    taken(facts);
    actor.send(recordsDeleted(listPath, '2'));
    expect({ state: value(), deleted: context().deleted, name: context().name }).toEqual({
      state: 'editing',
      deleted: editor,
      name: '编辑',
    });
    // Its draft is where a new role is made, as nobody comes to the deleted one any more; but not in the place of another's.
    expect(facts.filter(({ type }) => type.startsWith('draft.'))).toMatchObject([
      { type: 'draft.dropped', path: `${listPath}/2` },
      { type: 'draft.noted', path: `${listPath}/new?of=2` },
    ]);
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    actor.send({ type: 'review.confirm' });
    expect(saveRole.inputs().map(({ id, modules }) => ({ id, modules }))).toEqual([
      { id: null, modules: ['/gone/page', science, `${science}_edit`] },
    ]);
  });

  test('saved as a new role, it leaves the draft of the page for new roles alone', async () => {
    const { actor, checkName, facts, saveRole } = await opened('2');
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    actor.send(recordsDeleted(listPath, '2'));
    actor.send({ type: 'save' });
    await checkName.answer(success(true));
    actor.send({ type: 'review.confirm' });
    taken(facts);
    await saveRole.answer(success(roleOf('5', '编辑', [science])));
    expect(facts.slice(0, 2)).toEqual([
      { type: 'draft.dropped', path: `${listPath}/new?of=2` },
      { type: 'tab.moved', id: 'tab3', path: `${listPath}/5`, subject: '编辑' },
    ]);
  });

  test('its draft is offered at its own address, also where a blank page for new roles is open', async () => {
    const { actor, context, value } = await opened('new');
    const { location } = at(`${listPath}/new?of=2`);
    actor.send({ type: 'page.located', location });
    expect({ state: value(), path: context().path }).toEqual({ state: 'recalling', path: `${listPath}/new?of=2` });
    const typing = await opened('new');
    typing.actor.send({ type: 'name.typed', name: '审核' });
    typing.actor.send({ type: 'page.located', location });
    expect({ state: typing.value(), path: typing.context().path }).toEqual({
      state: 'editing',
      path: `${listPath}/new`,
    });
  });

  test.for([409, 412])(
    'fault F7: somebody else saves while the review is open: the save is refused by %i, and the review begins again on top of theirs',
    async (code) => {
      const answer = failed({ kind: 'refused', code, message: '角色已被他人修改，请刷新后重试', reason: 'conflict' });
      const { actor, attempts, context, facts, fetchRoles, notices, saveRole, value } = await confirmed(ofVersion3);
      await saveRole.answer(answer);
      expect({
        state: value(),
        notices: notices(),
        notSavedCount: facts.filter(({ type }) => type === 'page.notSaved').length,
      }).toEqual({
        state: 'comparing',
        notices: [],
        notSavedCount: 1,
      });
      const theirs = { ...roleOf('2', '编辑', ['/gone/page', science, `${science}_add`]), version: 4 };
      await fetchRoles.answer(success(rolesWith(theirs)));
      expect({ state: value(), overtaken: context().overtaken, notices: notices() }).toEqual({
        state: 'reviewing',
        overtaken: true,
        notices: [],
      });
      actor.send({ type: 'review.confirm' });
      expect(saveRole.inputs().map(({ version, modules }) => ({ version, modules }))).toEqual([
        { version: 3, modules: ['/gone/page', science, `${science}_edit`] },
        { version: 4, modules: ['/gone/page', science, `${science}_add`, `${science}_edit`] },
      ]);
      expect(new Set(attempts()).size).toEqual(2);
    },
  );

  test('fault F7: refused like a conflict while the role is what it was: the server’s words are told, and nobody was faster', async () => {
    const { confirm, context, fetchRoles, attempts, notices, saveRole, value } = await confirmed(ofVersion3);
    await saveRole.answer(conflict);
    await fetchRoles.answer(success(rolesWith(ofVersion3)));
    const said = { type: 'notice', notice: { code: 'failure', failure: conflict.failure } };
    expect({ state: value(), overtaken: context().overtaken, notices: notices() }).toEqual({
      state: 'editing',
      overtaken: false,
      notices: [said],
    });
    await confirm(ofVersion3);
    expect(new Set(attempts()).size).toEqual(2);
    // Nor are they lost when nobody can tell.
    await saveRole.answer(conflict);
    await fetchRoles.answer(network);
    expect({ state: value(), notices: notices() }).toEqual({ state: 'editing', notices: [said, said] });
    await confirm(ofVersion3);
    await saveRole.answer(conflict);
    await fetchRoles.break();
    expect({ state: value(), notices: notices() }).toEqual({ state: 'editing', notices: [said, said, said] });
  });

  test('fault F7: refused as overtaken, the role turns out to be deleted: what was changed becomes a new one', async () => {
    const { context, fetchRoles, saveRole, value } = await confirmed(ofVersion3);
    await saveRole.answer(conflict);
    await fetchRoles.answer(success({ ...known, roles: [manager] }));
    expect({ state: value(), roleId: context().roleId, deleted: context().deleted }).toEqual({
      state: 'editing',
      roleId: null,
      deleted: ofVersion3,
    });
  });

  test('without a version no refusal is a conflict: its words are told', async () => {
    const old = await confirmed(editor);
    await old.saveRole.answer(conflict);
    expect({ state: old.value(), noticeCount: old.notices().length, overtaken: old.context().overtaken }).toEqual({
      state: 'editing',
      noticeCount: 1,
      overtaken: false,
    });
    const made = await opened('new');
    made.actor.send({ type: 'name.typed', name: '审核' });
    made.actor.send({ type: 'grant', paths: [science], on: true });
    made.actor.send({ type: 'save' });
    await made.checkName.answer(success(true));
    made.actor.send({ type: 'review.confirm' });
    await made.saveRole.answer(conflict);
    expect({ state: made.value(), noticeCount: made.facts.filter(({ type }) => type === 'notice').length }).toEqual({
      state: 'editing',
      noticeCount: 1,
    });
  });

  test('the same form on what others have saved since is another try: no answer to an earlier one stands for it (decision 043)', async () => {
    const versioned = await confirmed(ofVersion3);
    await versioned.saveRole.answer(network);
    await versioned.confirm(ofVersion3);
    await versioned.saveRole.answer(network);
    // It was carried out, and taken back by somebody else.
    await versioned.confirm({ ...editor, version: 5 });
    const [first, second, last] = versioned.attempts();
    expect({ isSecondSame: first === second, isThirdSame: second === last }).toEqual({
      isSecondSame: true,
      isThirdSame: false,
    });

    const unversioned = await confirmed(editor);
    await unversioned.saveRole.answer(network);
    await unversioned.confirm(roleOf('2', '编辑', ['/other/page', science]));
    expect(new Set(unversioned.attempts()).size).toEqual(2);
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
    expect({ state: value(), facts }).toEqual({ state: 'unavailable', facts: [] });
  });

  test('a try of the same form has the same key, another form another (decision 043)', async () => {
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
    expect({ isSecondSame: first === second, isThirdSame: second === third }).toEqual({
      isSecondSame: true,
      isThirdSame: false,
    });
  });

  test('a draft is what was changed, on top of what others have saved since', async () => {
    const base = { roleName: '编辑', granted: [science] };
    const theirs = roleOf('2', '编辑组', [science, `${science}_add`]);
    const stale = draftOf({ roleName: '编辑', granted: [science, `${science}_edit`], base });
    const { actor, context, facts, fetchRoles, value } = await opened(
      '2',
      { ...known, roles: [manager, theirs] },
      stale,
    );
    actor.send({ type: 'draft.taken' });
    expect({ name: context().name, granted: context().granted, overtaken: context().overtaken }).toEqual({
      name: '编辑组',
      granted: [science, `${science}_add`, `${science}_edit`],
      overtaken: true,
    });
    expect(facts.findLast(({ type }) => type === 'draft.noted')).toMatchObject({
      values: writeRoleDraft({
        roleName: '编辑组',
        granted: context().granted,
        base: { roleName: '编辑组', granted: [science, `${science}_add`] },
      }),
    });
    actor.send({ type: 'save' });
    await fetchRoles.answer(success({ ...known, roles: [manager, theirs] }));
    // The review says it, though nobody saved since the page was opened.
    expect({ state: value(), overtaken: context().overtaken }).toEqual({ state: 'reviewing', overtaken: true });
  });

  test('a draft of what others have done meanwhile is not offered', async () => {
    const base = { roleName: '编辑', granted: [science] };
    const done = roleOf('2', '编辑', [science, `${science}_edit`]);
    const { context } = await opened(
      '2',
      { ...known, roles: [manager, done] },
      draftOf({ roleName: '编辑', granted: [science, `${science}_edit`], base }),
    );
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

  test.each([
    ['another role', recordsDeleted(listPath, '1')],
    ['a record of another list with the same number', recordsDeleted(science, '2')],
  ])('%s is deleted: this page is as it was, whether it rests, is changed or about to be saved', async (_, event) => {
    const [resting, changed, made] = [await opened('2'), await opened('2'), await opened('new')];
    changed.actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    const saving = await opened('2');
    saving.actor.send({ type: 'save' });
    const pages = [resting, changed, made, saving];
    const seen = () =>
      pages.map(({ value, context }) => [value(), context().roleId, context().name, context().granted]);
    const before = seen();
    for (const { actor } of pages) actor.send(event);
    expect(seen()).toEqual(before);
  });

  test('fault F6: saved without a change, a role that is gone is gone: none is made in its place', async () => {
    const { actor, context, facts, fetchRoles, value } = await opened('2');
    taken(facts);
    actor.send({ type: 'save' });
    await fetchRoles.answer(success({ ...known, roles: [manager] }));
    expect({ state: value(), roleId: context().roleId, facts: taken(facts) }).toEqual({
      state: 'unavailable',
      roleId: '2',
      facts: [],
    });
  });
});
