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

/** An additional right is confirmed in the review, and the save is sent. */
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

describe('role editor with changes by other users', () => {
  test('fault F7: changes by another user stay below the own ones, and the review says so', async () => {
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

  test('fault F6: after a deletion by another user the form becomes a new role', async () => {
    const { actor, checkName, context, facts, saveRole, value } = await opened('2');
    actor.send({ type: 'grant', paths: [`${science}_edit`], on: true });
    taken(facts);
    actor.send(recordsDeleted(listPath, '2'));
    expect({ state: value(), deleted: context().deleted, name: context().name }).toEqual({
      state: 'editing',
      deleted: editor,
      name: '编辑',
    });
    // Its draft moves to the page for new roles, since the deleted one is unreachable, without replacing another draft.
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

  test('saving as a new role keeps the draft of the page for new roles', async () => {
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

  test('its draft is offered at its own address, even if a blank page for new roles is open', async () => {
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
    'fault F7: another user saves while the review is open: the save is refused by %i, and the review starts again on their version',
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

  test('fault F7: a conflict without a newer version is reported with the message of the server, without a conflict notice', async () => {
    const { confirm, context, fetchRoles, attempts, notices, saveRole, value } = await confirmed(ofVersion3);
    await saveRole.answer(conflict);
    await fetchRoles.answer(success(rolesWith(ofVersion3)));
    const failureNotice = { type: 'notice', notice: { code: 'failure', failure: conflict.failure } };
    expect({ state: value(), overtaken: context().overtaken, notices: notices() }).toEqual({
      state: 'editing',
      overtaken: false,
      notices: [failureNotice],
    });
    await confirm(ofVersion3);
    expect(new Set(attempts()).size).toEqual(2);
    // They also stay if the current version is unknown.
    await saveRole.answer(conflict);
    await fetchRoles.answer(network);
    expect({ state: value(), notices: notices() }).toEqual({
      state: 'editing',
      notices: [failureNotice, failureNotice],
    });
    await confirm(ofVersion3);
    await saveRole.answer(conflict);
    await fetchRoles.break();
    expect({ state: value(), notices: notices() }).toEqual({
      state: 'editing',
      notices: [failureNotice, failureNotice, failureNotice],
    });
  });

  test('fault F7: a refused save of a deleted role becomes a new role', async () => {
    const { context, fetchRoles, saveRole, value } = await confirmed(ofVersion3);
    await saveRole.answer(conflict);
    await fetchRoles.answer(success({ ...known, roles: [manager] }));
    expect({ state: value(), roleId: context().roleId, deleted: context().deleted }).toEqual({
      state: 'editing',
      roleId: null,
      deleted: ofVersion3,
    });
  });

  test('without a version no refusal is a conflict; its message is reported', async () => {
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

  test('the same form on a newer version has a new key, so that no earlier answer counts for it (decision 043)', async () => {
    const versioned = await confirmed(ofVersion3);
    await versioned.saveRole.answer(network);
    await versioned.confirm(ofVersion3);
    await versioned.saveRole.answer(network);
    // It was executed, and reverted by another user.
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

  test('a save with a lost answer is recognised as one’s own', async () => {
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

  test('a deleted role without changes is unavailable: nothing is unsaved, and no draft changes', async () => {
    const { actor, facts, value } = await opened('2', known, draft);
    taken(facts);
    actor.send(recordsDeleted(listPath, '2'));
    expect({ state: value(), facts }).toEqual({ state: 'unavailable', facts: [] });
  });

  test('retries of the same form share a key, another form has a new one (decision 043)', async () => {
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

  test('a draft applies its changes to the version that others saved', async () => {
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
    // The review says so, although no one saved after the page was opened.
    expect({ state: value(), overtaken: context().overtaken }).toEqual({ state: 'reviewing', overtaken: true });
  });

  test('a draft is not offered if others have made the same change', async () => {
    const base = { roleName: '编辑', granted: [science] };
    const done = roleOf('2', '编辑', [science, `${science}_edit`]);
    const { context } = await opened(
      '2',
      { ...known, roles: [manager, done] },
      draftOf({ roleName: '编辑', granted: [science, `${science}_edit`], base }),
    );
    expect(context().draft).toEqual(null);
  });

  test('a role that became the last manager is saved with that right', async () => {
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
  ])('%s is deleted: this page is unchanged, whether idle, edited or about to be saved', async (_, event) => {
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

  test('fault F6: saving a deleted role without a change creates no new one', async () => {
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
