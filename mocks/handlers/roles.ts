import { releaseLostOwners } from '#mocks/consultations/owners.ts';
import type { moduleEndpoints, roleEndpoints } from '#src/api/endpoints/roles.ts';
import type { ModuleEntry } from '#src/domain/rights/access.ts';
import { managesRoles, type Role } from '#src/domain/roles/role.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { matcherOf } from '#src/domain/keyword.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { grantsOf } from '#mocks/seed/modules.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { accountCollection, type RoleRow, roleCollection, sequenceCollection } from '#mocks/store/collections.ts';
import { paginate } from './paginate.ts';

const longestName = 50;

/** Roles (product 6, 7; decision 010). */
export const roleResolvers: ResolversOf<typeof roleEndpoints> = {
  async query({ roleName = '', ...paging }, { tx }) {
    const matches = matcherOf(roleName);
    const counts = await userCounts(tx);
    const roles = (await tx.all(roleCollection))
      .filter((row) => matches(row.roleName))
      .map((row) => toRole(row, counts));
    return paginate(
      roles.sort((a, b) => compare(a.id, b.id)),
      paging,
    );
  },

  async add({ roleName, moduleInfoList }, call) {
    const row = {
      id: await nextId(call.tx),
      roleName: await checkedName(roleName, null, call),
      modules: namedModules(moduleInfoList, []),
    };
    await call.tx.put(roleCollection, row);
    call.audit({ object: row.roleName, before: null, after: described(row) });
    return toRole(row, new Map());
  },

  async update({ id, roleName, moduleInfoList }, call) {
    const before = await existing(id, call);
    const version = versionOf(before);
    if (call.ifMatch !== null && call.ifMatch !== `"${version}"`)
      throw new Refusal(409, '角色已被他人修改，请刷新后重试');
    const modules = namedModules(moduleInfoList, before.modules);
    const row = { id, roleName: await checkedName(roleName, id, call), modules, version: version + 1 };
    await call.tx.put(roleCollection, row);
    await requireManager(before, call);
    await releaseLostOwners(call);
    call.audit({ object: row.roleName, before: described(before), after: described(row) });
    return toRole(row, await userCounts(call.tx));
  },

  /** Moves the users of the role to another one first, so that no user is left without a role. */
  async del({ id, moveTo }, call) {
    const { tx, session, now } = call;
    const role = await existing(id, call);
    if (requireSession(session).role.id === id) throw new Refusal(400, '不能删除自己所属的角色');
    const users = (await tx.all(accountCollection)).filter((account) => account.roleId === id);
    const target = moveTo === undefined || moveTo === id ? undefined : await tx.get(roleCollection, moveTo);
    if (users.length > 0 && !target) throw new Refusal(400, `该角色下还有${users.length}个用户，请先选择转入的角色`);
    const stamp = { updatedBy: requireSession(session).account.account, updatedTime: toShanghaiTime(now) };
    for (const user of users)
      await tx.put(accountCollection, { ...user, ...stamp, roleId: target?.id ?? '', version: user.version + 1 });
    await tx.delete(roleCollection, id);
    await requireManager(role, call);
    await releaseLostOwners(call);
    const movedUsers = users.map(({ account }) => account);
    call.audit({
      object: role.roleName,
      before: { ...described(role), users: movedUsers },
      after: users.length > 0 ? { users: movedUsers, movedTo: target?.roleName } : null,
    });
    return null;
  },

  /** True if the name is available (product 7). */
  isNameExist: async ({ roleName }, { tx }) =>
    !(await tx.all(roleCollection)).some((row) => row.roleName === trimUserName(roleName)),
};

export const moduleResolvers: ResolversOf<typeof moduleEndpoints> = {
  queryAll: () => Promise.resolve(grantsOf(() => true).map((grant) => ({ ...grant }))),
};

async function existing(id: string, { tx }: Call): Promise<RoleRow> {
  const row = await tx.get(roleCollection, id);
  if (!row) throw new Refusal(404, '角色不存在或已被删除');
  return row;
}

/** Trims the name of a role, and refuses invalid and existing names. */
async function checkedName(typed: string, id: string | null, { tx }: Call): Promise<string> {
  const roleName = trimUserName(typed);
  if (roleName === '') throw new Refusal(400, '请输入角色名称');
  if (roleName.length > longestName) throw new Refusal(400, `角色名称不能超过${longestName}个字符`);
  if ((await tx.all(roleCollection)).some((row) => row.roleName === roleName && row.id !== id))
    throw new Refusal(400, '角色已存在');
  return roleName;
}

/** Adds the names of modules. An unknown module is named by its path. */
function namedModules(given: readonly ModuleEntry[], before: RoleRow['modules']): RoleRow['modules'] {
  if (given.length === 0) throw new Refusal(400, '请选择权限');
  const names = new Map(
    [...before, ...grantsOf(() => true)].map(({ modulePath, moduleName }) => [modulePath, moduleName]),
  );
  return given.map(({ modulePath }) => ({ modulePath, moduleName: names.get(modulePath) ?? modulePath }));
}

/** Refuses to change a role if no user who can log in could edit roles afterwards. */
async function requireManager(before: RoleRow, { tx }: Call): Promise<void> {
  if (!managesRoles(before.modules)) return;
  const held = new Set((await tx.all(accountCollection)).filter(({ locked }) => !locked).map(({ roleId }) => roleId));
  const rest = await tx.all(roleCollection);
  if (!rest.some(({ id, modules }) => held.has(id) && managesRoles(modules)))
    throw new Refusal(400, '至少要保留一个可以编辑角色的角色');
}

async function userCounts(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { roleId } of await tx.all(accountCollection)) counts.set(roleId, (counts.get(roleId) ?? 0) + 1);
  return counts;
}

const versionOf = ({ version = 1 }: RoleRow): number => version;

const toRole = (row: RoleRow, counts: ReadonlyMap<string, number>): Role => ({
  id: row.id,
  roleName: row.roleName,
  moduleInfoList: row.modules,
  userCount: counts.get(row.id) ?? 0,
  version: versionOf(row),
});

/** A role's fields for the log, with the names of its modules. */
const described = ({ roleName, modules }: RoleRow) => ({
  roleName,
  modules: modules.map(({ moduleName }) => moduleName),
});

/** The id for a new role. Ids are never reused. */
async function nextId(tx: Transaction): Promise<string> {
  const ids = (await tx.all(roleCollection)).map(({ id }) => Number(id) || 0);
  const next = Math.max((await tx.get(sequenceCollection, '/sys/role'))?.next ?? 1, ...ids.map((id) => id + 1));
  await tx.put(sequenceCollection, { path: '/sys/role', next: next + 1 });
  return String(next);
}

const { compare } = new Intl.Collator('en', { numeric: true });
