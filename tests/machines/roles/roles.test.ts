import { describe, expect, test } from 'vitest';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { UnstaffedStage } from '#src/domain/roles/staffing.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { type Removal, rolesMachine } from '#src/machines/roles/roles.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import {
  expired,
  network,
  nothing,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
} from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/system/roleManager';
const roleOf = (id: string, userCount = 0): Role => ({ id, roleName: `角色${id}`, moduleInfoList: [], userCount });
const pageOf = (...list: Role[]): ListPage<Role> => ({ list, total: list.length, pageNum: 1, pageSize: 20 });
const unstaffed: UnstaffedStage = {
  path: '/home/scienceKnowledge',
  stage: 0,
  stages: 1,
  role: '终审',
  roleId: null,
  lack: 'noRole',
};
const input = { tabId: 'tab1', location: at(path).location };

const model = {
  events: {
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    select: [{ type: 'select', selected: [roleOf('2')] }],
    'role.remove': [{ type: 'role.remove', role: roleOf('2', 1) }],
    'removal.confirm': [
      { type: 'removal.confirm', moveTo: null },
      { type: 'removal.confirm', moveTo: '1' },
    ],
    'removal.cancel': [{ type: 'removal.cancel' }],
    'page.located': [{ type: 'page.located', location: at(`${path}?pageNum=2`).location }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '2'), recordsDeleted('/elsewhere', '2')],
    'records.operated': [recordsOperated(path, ['2'])],
  },
  answers: {
    findOpening: openings,
    fetchPage: [success(pageOf(roleOf('1'))), success({ ...pageOf(), total: 1, pageNum: 2 }), network, expired],
    fetchRoles: [success([roleOf('1'), roleOf('2', 1)]), network],
    removeRole: [success(null), refused, nothing],
    findUnstaffed: [success([]), success([unstaffed]), network],
  },
  situation: ({ context: { page, query, removed, unstaffed: found } }) => [
    page !== null,
    query.pageNum,
    removed?.id,
    found.length,
  ],
  input,
} satisfies Model<typeof rolesMachine>;

async function listOf(...roles: Role[]) {
  const fetchPage = port<Result<ListPage<Role>>, ListQuery>();
  const fetchRoles = port<Result<readonly Role[]>>();
  const removeRole = port<Result<unknown>, Removal>();
  const findUnstaffed = port<Result<readonly UnstaffedStage[]>>();
  const actors = {
    ...plainList(),
    fetchPage: fetchPage.logic,
    fetchRoles: fetchRoles.logic,
    removeRole: removeRole.logic,
    findUnstaffed: findUnstaffed.logic,
  };
  const running = run(rolesMachine.provide({ actors }), input);
  await fetchPage.answer(success(pageOf(...roles)));
  return { ...running, fetchPage, fetchRoles, removeRole, findUnstaffed };
}

describe('roles', () => {
  describeModel(rolesMachine, model);

  test('each visit fetches the roles while the former ones stay in view; a newer call cancels the older', async () => {
    const { actor, fetchPage } = await listOf(roleOf('1'));
    actor.send({ type: 'page.located', location: at(`${path}?roleName=编`).location });
    actor.send({ type: 'reload' });
    expect(
      fetchPage.calls.slice(1).map(({ signal, input: { filters } }) => ({ filters, aborted: signal.aborted })),
    ).toEqual([
      { filters: { roleName: '编' }, aborted: true },
      { filters: { roleName: '编' }, aborted: false },
    ]);
    expect(actor.getSnapshot().context.page?.list).toEqual([roleOf('1')]);
  });

  test('the stages at which nobody can decide are looked for on each visit and after each change; a failure leaves what was known', async () => {
    const { actor, findUnstaffed } = await listOf(roleOf('1'));
    const found = () => actor.getSnapshot().context.unstaffed;
    await findUnstaffed.answer(success([unstaffed]));
    actor.send({ type: 'reload' });
    await findUnstaffed.answer(network);
    expect(found()).toEqual([unstaffed]);
    actor.send({ type: 'page.located', location: at(path).location });
    await findUnstaffed.answer(success([]));
    expect([found(), findUnstaffed.calls.length]).toEqual([[], 3]);
  });

  test('a role deleted elsewhere fetches the list again', async () => {
    const { actor, fetchPage } = await listOf(roleOf('1'), roleOf('2'));
    actor.send(recordsDeleted('/elsewhere', '2'));
    expect(fetchPage.calls.length).toEqual(1);
    actor.send(recordsDeleted(path, '2'));
    expect(fetchPage.calls.length).toEqual(2);
  });

  test('a role with users can be deleted only with a replacement', async () => {
    const { actor, facts, fetchPage, fetchRoles, removeRole, value } = await listOf(roleOf('1'), roleOf('2'));
    actor.send({ type: 'role.remove', role: roleOf('2') });
    // A user got it in the meantime.
    await fetchRoles.answer(success([roleOf('1'), roleOf('2', 1)]));
    actor.send({ type: 'removal.confirm', moveTo: null });
    expect({ state: value(), removeRoleCalls: removeRole.calls.length }).toEqual({
      state: { records: 'shown', staffing: 'asking', removal: 'asking' },
      removeRoleCalls: 0,
    });
    actor.send({ type: 'removal.confirm', moveTo: '1' });
    await removeRole.answer(success(null));
    expect({
      removeRoleInputs: removeRole.inputs(),
      facts: taken(facts),
      fetchPageCalls: fetchPage.calls.length,
    }).toEqual({
      removeRoleInputs: [{ id: '2', moveTo: '1' }],
      facts: [
        { type: 'notice', notice: { code: 'record.changed', operation: 'delete', title: '角色2' } },
        recordsDeleted(path, '2'),
      ],
      fetchPageCalls: 2,
    });
  });

  test('fault E15: 无回款 leaves the dialog open without a notice', async () => {
    const { actor, facts, fetchRoles, removeRole, value } = await listOf(roleOf('1'), roleOf('2'));
    actor.send({ type: 'role.remove', role: roleOf('2') });
    await fetchRoles.answer(success([roleOf('1'), roleOf('2', 1)]));
    actor.send({ type: 'removal.confirm', moveTo: '1' });
    await removeRole.answer(nothing);
    expect({ state: value(), removed: actor.getSnapshot().context.removed, facts: taken(facts) }).toEqual({
      state: { records: 'shown', staffing: 'asking', removal: 'asking' },
      removed: roleOf('2', 1),
      facts: [],
    });
  });

  test('a refusal is reported once, and the list is fetched again', async () => {
    const { actor, facts, fetchPage, fetchRoles, removeRole, value } = await listOf(roleOf('1'), roleOf('2'));
    actor.send({ type: 'role.remove', role: roleOf('2') });
    await fetchRoles.answer(success([roleOf('1'), roleOf('2')]));
    actor.send({ type: 'removal.confirm', moveTo: null });
    await removeRole.answer(refused);
    expect({ state: value(), factCount: taken(facts).length, fetchPageCalls: fetchPage.calls.length }).toEqual({
      state: { records: 'loading', staffing: 'asking', removal: 'idle' },
      factCount: 1,
      fetchPageCalls: 2,
    });
  });
});
