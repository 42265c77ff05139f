import { expect, test } from 'vitest';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { logCollection } from '#mocks/store/collections.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { actionKey, fieldKey, valueKey } from '#src/domain/logs/log-words.ts';
import type { User } from '#src/domain/users/user.ts';
import { createClient, dataOf } from '#tests/mocks/client.ts';

const newcomer = {
  account: 'newcomer',
  name1: '档案科',
  phone: '12000098765',
  email: 'newcomer@example.com',
  base: 'GXP001',
  roleId: '2',
  password: 'Initial@2026',
};

/** An administrator, and the log entries of their calls, the oldest first. */
async function setUp() {
  const store = createMemoryStore();
  const client = createClient({ store });
  const token = await client.signIn('admin');
  const call = (path: string, body: object) => client.call(path, body, { token });
  const add = (user: object) =>
    client.send('/sys/user/addByParam', {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ user: JSON.stringify(user) }).toString(),
    });
  const entries = async () =>
    (await store.transaction((tx) => tx.all(logCollection))).toSorted((a, b) => Number(a.id) - Number(b.id)).slice(1);
  const update = async (id: string, change: object) => {
    const { version, account, name1, base, roleId } = dataOf<User>(await call('/sys/user/get', { id }));
    return call('/sys/user/update', { id, version, account, name1, base, roleId, ...change });
  };
  return { call, add, update, entries };
}

const summary = ({ action, object, result }: LogEntry) => [action, object, result];

test('actions on users are logged with their kind, user and result', async () => {
  const { call, add, update, entries } = await setUp();
  dataOf(await add(newcomer));
  await add(newcomer);
  dataOf(await update('2', { roleId: '3' }));
  await call('/sys/user/update', { id: '2', version: 1, account: 'editor', name1: '科', base: 'GXP001', roleId: '2' });
  dataOf(await call('/sys/user/enable', { id: '2', on: false }));
  dataOf(await call('/sys/user/enable', { id: '2', on: true }));
  await call('/sys/user/enable', { id: '1', on: false });
  dataOf(await call('/sys/user/unlock', { id: '2' }));
  dataOf(await call('/sys/user/admin/reset', { id: '3' }));
  await call('/sys/user/admin/reset', { id: '1' });
  dataOf(await call('/sys/user/reveal', { id: '2' }));
  dataOf(await call('/sys/user/del', { id: '3' }));
  await call('/sys/user/del', { id: '1' });
  expect((await entries()).map(summary)).toEqual([
    ['add', 'newcomer', 'success'],
    ['add', 'newcomer', 'refused'],
    ['update', 'editor', 'success'],
    ['update', 'editor', 'refused'],
    ['disable', 'editor', 'success'],
    ['enable', 'editor', 'success'],
    ['disable', 'admin', 'refused'],
    ['unlock', 'editor', 'success'],
    ['resetPassword', 'viewer', 'success'],
    ['resetPassword', 'admin', 'refused'],
    ['reveal', 'editor', 'success'],
    ['delete', 'viewer', 'success'],
    ['delete', 'admin', 'refused'],
  ]);
});

test('a changed phone or mail is logged even if both look the same when masked; role and base are logged by name', async () => {
  const { call, update, entries } = await setUp();
  const { phone, email } = dataOf<{ phone: string; email: string }>(await call('/sys/user/reveal', { id: '2' }));
  const other = { phone: `${phone.slice(0, 3)}99${phone.slice(5)}`, email: email.replace('@', '2@') };
  dataOf(await update('2', { ...other, roleId: '3', base: 'GXP003' }));
  const entry = (await entries()).at(-1);
  const masked = {
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    email: expect.stringMatching(/^.\*{3}@example\.com$/) as string,
  };
  expect(entry).toMatchObject({
    before: { ...masked, roleId: '内容编辑', base: expect.stringMatching(/\p{Script=Han}/u) as string },
    after: { ...masked, roleId: '数据查看员', base: expect.stringMatching(/\p{Script=Han}/u) as string },
  });
  expect(Object.keys(entry?.after ?? {}).toSorted()).toEqual(['base', 'email', 'phone', 'roleId']);
});

test('every entry about users and roles can be shown in words', async () => {
  const { call, add, update, entries } = await setUp();
  dataOf(await add(newcomer));
  dataOf(
    await update('3', {
      account: 'writer',
      name1: '科',
      phone: '12000099999',
      email: 'other@example.com',
      base: 'GXP002',
      roleId: '3',
    }),
  );
  for (const [path, body] of [
    ['/sys/user/enable', { id: '2', on: false }],
    ['/sys/user/admin/reset', { id: '3' }],
    ['/sys/user/del', { id: '3' }],
    ['/sys/role/add', { roleName: '审核', moduleInfoList: [{ modulePath: '/home/scienceKnowledge' }] }],
    ['/sys/role/update', { id: '3', roleName: '查看', moduleInfoList: [{ modulePath: '/home/scienceKnowledge' }] }],
    ['/sys/role/del', { id: '3', moveTo: '4' }],
  ] as const)
    dataOf(await call(path, body));
  const withoutText = (await entries()).flatMap((entry) => {
    const fields = Object.entries({ ...entry.before, ...entry.after });
    return [
      ...(actionKey(entry) ? [] : [entry.action]),
      ...fields.filter(([name]) => !fieldKey(entry, name)).map(([name]) => name),
      ...fields.filter(([name, value]) => name === 'state' && !valueKey(entry, name, value)).map(([, value]) => value),
    ];
  });
  expect(withoutText).toEqual([]);
});

test('a call that is refused by its right also names the user', async () => {
  const store = createMemoryStore();
  const client = createClient({ store });
  const token = await client.signIn('viewer');
  await client.call('/sys/user/enable', { id: '2', on: false }, { token });
  await client.call('/sys/user/del', { id: '999' }, { token });
  await client.send('/sys/user/addByParam', {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ user: JSON.stringify(newcomer) }).toString(),
  });
  const entries = (await store.transaction((tx) => tx.all(logCollection)))
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .slice(1);
  expect(entries.map(summary)).toEqual([
    ['disable', 'editor', 'refused'],
    ['delete', '999', 'refused'],
    ['add', 'newcomer', 'refused'],
  ]);
});
