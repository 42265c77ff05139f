import { demoPassword } from '#mocks/shared/accounts.ts';
import { accountCollection, roleCollection } from '#mocks/store/collections.ts';
import { Secret } from '#src/domain/secret.ts';
import type { UserOperation } from '#src/domain/users/operations.ts';
import { usersPath, valuesOf } from '#src/domain/users/user.ts';
import { rolesPath } from '#src/domain/roles/role.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import type { RolesActor } from '#src/machines/roles/roles.ts';
import type { UserActor } from '#src/machines/users/user.ts';
import type { UsersActor } from '#src/machines/users/users.ts';
import type { AppActors } from '#src/app/composition/app-actors.ts';
import type { TestServer } from '#tests/flows/support/server.ts';
import type { UndrawnApp } from '#tests/flows/support/undrawn-app.ts';
import { countOf, rowsOf, write } from './write.ts';

const account = 'admin';
const name = '档案管理岗';

/** A save of a role waits for the check of its name, and for the user’s review of the changes. */
async function saveRole(role: RoleEditorActor, app: UndrawnApp) {
  role.send({ type: 'save' });
  await app.settle();
  role.send({ type: 'review.confirm' });
}

const roleForm = (role: RoleEditorActor) => {
  const { name: typed, granted } = role.getSnapshot().context;
  return { typed, granted };
};

const countWithName = (server: TestServer) => countOf(server, roleCollection, ({ roleName }) => roleName === name);

const saveUser = (user: UserActor) => {
  const { typed } = user.getSnapshot().context;
  if (typed) user.send({ type: 'save', typed });
};

const userForm = (user: UserActor) => {
  const { typed } = user.getSnapshot().context;
  return typed && [typed.values, typed.password?.reveal()];
};

/** Applies an operation to a user of the list, if the list still shows the user unchanged. */
const operating = (operation: UserOperation) => ({
  account,
  url: `${usersPath}?keyword=nanning.view`,
  renews: true as const,
  save(users: UsersActor) {
    const user = users.getSnapshot().context.page?.list.find((one) => one.state === 'enabled' && !one.mustChange);
    if (!user) return;
    users.send({ type: 'operate', operation, user });
    users.send({ type: 'operate.confirm' });
  },
});

const isTarget = (one: { account: string }) => one.account === 'nanning.view';

export const peopleWrites = [
  write<RoleEditorActor>({
    name: 'a role',
    url: `${rolesPath}/3`,
    account,
    path: '/sys/role/update',
    type: (role) => role.send({ type: 'name.typed', name }),
    save: saveRole,
    typed: roleForm,
    count: countWithName,
  }),
  write<RoleEditorActor>({
    name: 'a new role',
    url: `${rolesPath}/new`,
    account,
    path: '/sys/role/add',
    type(role) {
      role.send({ type: 'name.typed', name });
      role.send({ type: 'grant', paths: ['/home/scienceKnowledge'], on: true });
    },
    save: saveRole,
    typed: roleForm,
    count: countWithName,
  }),
  write<RolesActor>({
    name: 'a role: deleted',
    url: rolesPath,
    account,
    path: '/sys/role/del',
    successNotices: ['record.changed'],
    renews: true,
    async save(roles, app) {
      const role = roles.getSnapshot().context.page?.list.find(({ id }) => id === '4');
      if (!role) return;
      roles.send({ type: 'role.remove', role });
      await app.settle();
      roles.send({ type: 'removal.confirm', moveTo: '2' });
    },
    count: async (server) => -(await rowsOf(server, roleCollection)).length,
  }),
  write<UserActor>({
    name: 'a user',
    url: `${usersPath}/7`,
    account,
    path: '/sys/user/update',
    type(page) {
      const { user } = page.getSnapshot().context;
      if (user)
        page.send({
          type: 'typed',
          typed: { values: { ...valuesOf(user, null), name1: name }, password: null },
          complete: true,
        });
    },
    save: saveUser,
    typed: userForm,
    count: (server) => countOf(server, accountCollection, (one) => one.name === name),
  }),
  write<UserActor>({
    name: 'a new user',
    url: `${usersPath}/new`,
    account,
    path: '/sys/user/addByParam',
    type(page) {
      const values = { account: 'newcomer', name1: name, phone: '12000098765', email: 'newcomer@example.com' };
      const typed = { values: { ...values, base: 'GXP002', roleId: '2' }, password: new Secret('Initial@2026') };
      page.send({ type: 'typed', typed, complete: true });
    },
    save: saveUser,
    typed: userForm,
    count: (server) => countOf(server, accountCollection, (one) => one.name === name),
  }),
  write<UsersActor>({
    ...operating('disable'),
    name: 'a user: disabled',
    path: '/sys/user/enable',
    successNotices: ['record.changed'],
    count: (server) => countOf(server, accountCollection, (one) => isTarget(one) && one.locked),
  }),
  write<UsersActor>({
    ...operating('reset'),
    name: 'a user: a new password',
    path: '/sys/user/admin/reset',
    successNotices: [],
    count: (server) => countOf(server, accountCollection, (one) => isTarget(one) && one.mustChange),
  }),
  write<UsersActor>({
    ...operating('delete'),
    name: 'a user: deleted',
    path: '/sys/user/del',
    successNotices: ['record.changed'],
    count: async (server) => -(await countOf(server, accountCollection, isTarget)),
  }),
  write<AppActors['passwordChange']>({
    name: 'the own password',
    url: '/blank',
    account: 'editor',
    path: '/sys/user/updatePwd',
    successNotices: ['password.changed'],
    actorOf: (app) => app.actors().passwordChange,
    type: (dialog) => dialog.send({ type: 'opened' }),
    save: (dialog) =>
      dialog.send({
        type: 'submitted',
        request: new Secret({ password: 'Baum-2027 wächst', passwordOld: demoPassword }),
      }),
    failureOn: (dialog) => dialog.getSnapshot().context.failure,
    async count(server) {
      const rows = await rowsOf(server, accountCollection);
      const password = (of: string) => rows.find((one) => one.account === of)?.password;
      // In the seed both have the same password.
      return Number(password('editor') !== password('viewer'));
    },
  }),
];
