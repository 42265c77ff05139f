import type { userEndpoints } from '#src/api/endpoints/users.ts';
import { buttonOf } from '#src/domain/rights/access.ts';
import { textOf } from '#src/domain/content/record.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { basesPath } from '#src/domain/scoring/kinds.ts';
import { managesRoles } from '#src/domain/roles/role.ts';
import { maskEmail, maskPhone } from '#src/domain/users/masks.ts';
import { isUnused } from '#src/domain/users/unused.ts';
import { type User, type userFilters, usersPath } from '#src/domain/users/user.ts';
import { keywordOf, matcherOf } from '#src/domain/keyword.ts';
import { releaseLostOwners } from '#mocks/consultations/owners.ts';
import { isNamedInApprovals } from '#mocks/approval/named-accounts.ts';
import { isNamedInScoring } from '#mocks/scoring/named-accounts.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { withEditors } from '#mocks/server/names.ts';
import { drawPassword } from '#src/domain/users/draw-password.ts';
import { allRecords, findRecord } from '#mocks/server/records.ts';
import { checkVersion } from '#mocks/server/check-version.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { Transaction } from '#mocks/store/store.ts';
import {
  type AccountRow,
  accountCollection,
  roleCollection,
  sequenceCollection,
  sessionCollection,
} from '#mocks/store/collections.ts';
import { paginate } from './paginate.ts';

/** User management (decisions 010, 031). The log names users by account, masks phone and e-mail, and contains no passwords. */
export const userResolvers: ResolversOf<typeof userEndpoints> = {
  async query({ keyword = '', roleId = '', state, orderBy, desc = false, ...paging }, call) {
    const users = await named(await call.tx.all(accountCollection), call);
    const matches = matcherOf(keyword);
    const found = users.filter(
      (user) =>
        (roleId === '' || user.roleId === roleId) &&
        (state === undefined || isIn(user, state, call.now)) &&
        matches(user.account, user.name1, user.baseName),
    );
    const direction = desc ? -1 : 1;
    const compare = (a: User, b: User) =>
      (orderBy ? direction * compareTexts(a[orderBy], b[orderBy]) : 0) || compareTexts(a.id, b.id);
    return paginate(found.toSorted(compare), paging);
  },

  get: async ({ id }, call) => answer(await find(id, call.tx), call),

  async reveal({ id }, call) {
    const { phone, email } = await findNamed(id, call);
    return { phone, email };
  },

  isNameExist: async ({ userName }, { tx }) => (await tx.get(accountCollection, userName)) === undefined,

  async isNameExistByParam({ user: { id, account } }, { tx }) {
    const holder = await tx.get(accountCollection, account);
    return holder === undefined || holder.id === id;
  },

  /** The administrator knows the password, so the user must change it at the first login. */
  async addByParam({ user: { name1: name, password, ...values } }, call) {
    call.audit({ object: values.account });
    if (await call.tx.get(accountCollection, values.account)) throw new Refusal(400, '账号已存在');
    await checkReferences(values, call.tx);
    const row: AccountRow = {
      ...values,
      id: await nextId(call.tx),
      name,
      password: fingerprint(password),
      locked: false,
      mustChange: true,
      version: 1,
      ...stamp(call),
    };
    await call.tx.put(accountCollection, row);
    return logged(null, row, call);
  },

  /** Renaming the account ends the user's sessions, which belong to the old name. */
  async update({ id, version, name1: name, phone, email, ...values }, call) {
    const before = await findNamed(id, call);
    checkVersion(before, version, '用户');
    const holder = await call.tx.get(accountCollection, values.account);
    if (holder && holder.id !== id) throw new Refusal(400, '账号已存在');
    const isRenamed = values.account !== before.account;
    if (isRenamed && isOwn(before, call)) throw new Refusal(400, '不能修改自己的登录名');
    if (isOwn(before, call) && values.roleId !== before.roleId) throw new Refusal(400, '不能修改自己的角色');
    if (isRenamed) await checkUnnamed(before.account, call.tx);
    await checkReferences(values, call.tx);
    const row: AccountRow = {
      ...before,
      ...values,
      name,
      phone: phone ?? before.phone,
      email: email ?? before.email,
      version: version + 1,
      ...stamp(call),
    };
    if (isRenamed) await remove(before, call.tx);
    await call.tx.put(accountCollection, row);
    await checkManaged(call.tx);
    await releaseLostOwners(call);
    return logged(before, row, call);
  },

  async enable({ id, on }, call) {
    const before = await findNamed(id, call);
    if (!on && isOwn(before, call)) throw new Refusal(400, '不能停用自己的账号');
    const row = { ...before, locked: !on };
    await call.tx.put(accountCollection, row);
    if (!on) await endSessions(before, call.tx);
    await checkManaged(call.tx);
    await releaseLostOwners(call);
    return logged(before, row, call);
  },

  async unlock({ id }, call) {
    const before = await findNamed(id, call);
    const row = { ...before, failures: 0, lockedUntil: 0 };
    await call.tx.put(accountCollection, row);
    return logged(before, row, call);
  },

  /** Sets a new initial password and ends a lockout. */
  async reset({ id }, call) {
    const before = await findNamed(id, call);
    if (isOwn(before, call)) throw new Refusal(400, '请使用“修改密码”修改自己的密码');
    const password = drawPassword(call.random);
    const row = { ...before, password: fingerprint(password), mustChange: true, failures: 0, lockedUntil: 0 };
    await call.tx.put(accountCollection, row);
    await endSessions(before, call.tx);
    await logged(before, row, call);
    return { password };
  },

  async del({ id }, call) {
    const before = await findNamed(id, call);
    if (isOwn(before, call)) throw new Refusal(400, '不能删除自己的账号');
    await remove(before, call.tx);
    await checkManaged(call.tx);
    await releaseLostOwners(call);
    call.audit({ object: before.account, before: await loggedOf(before, call), after: null });
    return answer(before, call);
  },

  /** Roles for a picker, by a part of the name or by id. */
  async roles({ keyword }, { tx }) {
    const roles = (await tx.all(roleCollection)).toSorted((a, b) => compareTexts(a.id, b.id));
    const matches = matcherOf(keyword);
    return roles
      .filter(({ id, roleName }) => id === keywordOf(keyword) || matches(roleName))
      .map(({ id, roleName }) => ({ id, name: roleName }));
  },
};

function isIn(user: User, filter: (typeof userFilters)[number], now: number): boolean {
  if (filter === 'mustChange') return user.mustChange;
  return filter === 'unused' ? isUnused(user, now) : user.state === filter;
}

async function find(id: string, tx: Transaction): Promise<AccountRow> {
  const row = (await tx.all(accountCollection)).find((one) => one.id === id);
  if (!row) throw new Refusal(404, '用户不存在或已被删除');
  return row;
}

/** Finds the user of an operation and names them for the log, which also records refused operations. */
async function findNamed(id: string, call: Call): Promise<AccountRow> {
  const row = await find(id, call.tx);
  call.audit({ object: row.account });
  return row;
}

const isOwn = ({ id }: AccountRow, { session }: Call): boolean => requireSession(session).account.id === id;

/** The id for a new user. Ids are never reused, even after the user was deleted. */
async function nextId(tx: Transaction): Promise<string> {
  const numbers = (await tx.all(accountCollection)).map(({ id }) => Number(id));
  const next = Math.max(
    (await tx.get(sequenceCollection, usersPath))?.next ?? 1,
    ...numbers.map((number) => number + 1),
  );
  await tx.put(sequenceCollection, { path: usersPath, next: next + 1 });
  return String(next);
}

const stamp = ({ session, now }: Call) => ({
  updatedBy: requireSession(session).account.account,
  updatedTime: toShanghaiTime(now),
});

async function checkReferences({ roleId, base }: { roleId: string; base: string }, tx: Transaction): Promise<void> {
  if (!(await tx.get(roleCollection, roleId))) throw new Refusal(400, '角色不存在');
  if (!(await findRecord(tx, basesPath, base))) throw new Refusal(400, '基地不存在');
}

/** Refuses to rename an account that reviews or approvals name. */
async function checkUnnamed(account: string, tx: Transaction): Promise<void> {
  if (await isNamedInScoring(account, tx)) throw new Refusal(400, '该账号已参与评审或提交过申报，不能修改登录名');
  if (await isNamedInApprovals(account, tx))
    throw new Refusal(400, '该账号编写或审核过须先审后发的内容，不能修改登录名');
}

/** Refuses the change unless users who can log in may still manage users and edit roles. */
async function checkManaged(tx: Transaction): Promise<void> {
  const inUse = new Set((await tx.all(accountCollection)).filter(({ locked }) => !locked).map(({ roleId }) => roleId));
  const held = (await tx.all(roleCollection)).filter(({ id }) => inUse.has(id));
  const managesUsers = held.some(({ modules, roleName }) =>
    readGrants(modules, roleName).buttons.includes(buttonOf(usersPath, 'edit')),
  );
  if (!managesUsers) throw new Refusal(400, '至少保留一个可以管理用户的账号');
  if (!held.some(({ modules }) => managesRoles(modules))) throw new Refusal(400, '至少保留一个可以编辑角色的账号');
}

async function remove(row: AccountRow, tx: Transaction): Promise<void> {
  await tx.delete(accountCollection, row.account);
  await endSessions(row, tx);
}

async function endSessions({ account }: AccountRow, tx: Transaction): Promise<void> {
  for (const session of await tx.all(sessionCollection))
    if (session.account === account) await tx.delete(sessionCollection, session.id);
}

/** Describes the change of a user for the log, and returns the user as the answer. */
async function logged(before: AccountRow | null, after: AccountRow, call: Call): Promise<User> {
  call.audit({
    object: after.account,
    before: before && (await loggedOf(before, call)),
    after: await loggedOf(after, call),
  });
  return answer(after, call);
}

/**
 * The fields of a user for the log, without the last login, which nobody edits: role and base by name. Phone and e-mail are
 * masked later, so that all changes are found.
 */
async function loggedOf(row: AccountRow, call: Call): Promise<Record<string, unknown>> {
  const { baseName: base, roleName: roleId, lastLogin: _, ...user } = await answer(row, call);
  return { ...user, base, roleId, phone: row.phone, email: row.email };
}

const answer = async (row: AccountRow, call: Call): Promise<User> => (await named([row], call))[0] as User;

/** Converts users to answers, with masked contact details and the names of role and base. */
async function named(rows: readonly AccountRow[], { tx, now }: Call): Promise<User[]> {
  const roles = new Map((await tx.all(roleCollection)).map(({ id, roleName }) => [id, roleName]));
  const bases = new Map((await allRecords(tx, basesPath)).map((record) => [record.id, textOf(record, 'name')]));
  const users = rows.map(
    ({
      id,
      account,
      name,
      phone,
      email,
      base,
      roleId,
      locked,
      lockedUntil = 0,
      mustChange,
      lastLogin = null,
      version,
      updatedBy,
      updatedTime,
    }) => {
      const isLocked = lockedUntil > now;
      return {
        id,
        account,
        name1: name,
        phone: maskPhone(phone),
        email: maskEmail(email),
        base,
        baseName: bases.get(base) ?? '',
        roleId,
        roleName: roles.get(roleId) ?? '',
        state: locked ? 'disabled' : isLocked ? 'locked' : 'enabled',
        lockedUntil: isLocked ? toShanghaiTime(lockedUntil) : null,
        mustChange,
        lastLogin,
        version,
        updatedBy,
        updatedTime,
      } satisfies User;
    },
  );
  return withEditors(users, tx);
}

const { compare: compareTexts } = new Intl.Collator('zh-CN', { numeric: true });
