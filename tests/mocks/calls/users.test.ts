import { describe, expect, test } from 'vitest';
import { isStrongPassword } from '#src/domain/users/password.ts';
import { type User, usersPath } from '#src/domain/users/user.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { drawPassword } from '#src/domain/users/draw-password.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { roleCollection } from '#mocks/store/collections.ts';
import { createClient, dataOf, expired, refused, succeeded } from '#tests/mocks/client.ts';
import { accountRows } from '#tests/support/seed.ts';

const now = Date.parse('2026-06-02T10:00:00+08:00');

async function signedIn(account = 'admin') {
  const store = createMemoryStore();
  const client = createClient({ now: () => now, store });
  const token = await client.signIn(account);
  const call = (path: string, body: object) => client.call(`/sys/user/${path}`, body, { token });
  const form = (path: string, user: object, as = token) =>
    client.send(`/sys/user/${path}`, {
      method: 'POST',
      headers: { Authorization: as, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ user: JSON.stringify(user) }).toString(),
    });
  const get = async (id: string) => dataOf<User>(await call('get', { id }));
  const query = async (filters: object) =>
    dataOf<{ list: User[]; total: number }>(await call('query', { pageNum: 1, pageSize: 200, ...filters }));
  const login = async (userName: string, password: string) => {
    await client.call('/sys/auth/captcha', { sessionId: 's' });
    return client.call('/sys/auth/login', { userName, password, code: masterCode, sessionId: 's' });
  };
  return { client, store, call, form, get, query, login };
}

const newcomer = {
  account: 'newcomer',
  name1: '档案科',
  phone: '12000098765',
  email: 'newcomer@example.com',
  base: 'GXP001',
  roleId: '2',
  password: 'Initial@2026',
};
const rowOf = (account: string) => accountRows.find((row) => row.account === account) as (typeof accountRows)[number];
const changeOf = ({ id, version, account, name1, base, roleId }: User) => ({
  id,
  version,
  account,
  name1,
  base,
  roleId,
});

describe('user management', () => {
  test('the seed has about forty invented accounts, in every state', () => {
    expect(accountRows.length).toBeGreaterThanOrEqual(40);
    expect(
      accountRows.filter(({ phone, email }) => !/^120000\d{5}$/.test(phone) || !email.endsWith('@example.com')),
    ).toEqual([]);
    for (const field of ['id', 'account', 'phone', 'email'] as const)
      expect(new Set(accountRows.map((row) => row[field])).size).toEqual(accountRows.length);
  });

  test('lists are masked, filtered and sorted; no answer has a password', async () => {
    const { query } = await signedIn();
    const all = await query({});
    expect(all.total).toEqual(accountRows.length);
    const written = JSON.stringify(all);
    expect(accountRows.filter(({ phone, email }) => written.includes(phone) || written.includes(`"${email}`))).toEqual(
      [],
    );
    expect(written).not.toContain('password');
    for (const state of ['enabled', 'disabled', 'locked', 'mustChange'] as const) {
      const { list } = await query({ state });
      expect(list.length).toBeGreaterThan(0);
      expect(list.filter((user) => (state === 'mustChange' ? !user.mustChange : user.state !== state))).toEqual([]);
    }
    expect((await query({ keyword: 'GUILIN' })).list.map(({ account }) => account)).toEqual([
      'guilin.edit',
      'guilin.view',
    ]);
    expect((await query({ roleId: '4' })).list.map(({ account }) => account)).toEqual(['nobody', 'trainee']);
    expect((await query({ orderBy: 'account', desc: true })).list[0]?.account).toEqual('yulin.view');
  });

  test('an account that was not used for 90 days is found until somebody logs in with it', async () => {
    const { query, login } = await signedIn();
    const unused = async () => (await query({ state: 'unused' })).list.map(({ account }) => account);
    const before = await unused();
    expect(before).toContain('liuzhou.view');
    expect(before.filter((account) => rowOf(account).locked || account === 'editor')).toEqual([]);
    await login('liuzhou.view', demoPassword);
    expect(await unused()).toEqual(before.filter((account) => account !== 'liuzhou.view'));
    expect((await query({ keyword: 'liuzhou.view' })).list[0]?.lastLogin).toEqual('2026-06-02 10:00:00');
  });

  test('fault C10: the list of roles to choose from needs a page that uses it', async () => {
    const { client } = await signedIn();
    const token = await client.signIn('viewer');
    expect(await client.call('/sys/role/options', { keyword: '' }, { token })).toEqual(
      refused(403, '没有页面访问权限：/system/userManager', 403),
    );
  });

  test('phone and mail are revealed on request', async () => {
    const { phone, email } = rowOf('editor');
    expect(await (await signedIn()).call('reveal', { id: '2' })).toEqual(succeeded({ phone, email }));
  });

  test('a name is free unless another account has it; one’s own is accepted', async () => {
    const { call, form } = await signedIn();
    expect([
      await call('isNameExist', { userName: 'editor' }),
      await call('isNameExist', { userName: 'newcomer' }),
    ]).toEqual([succeeded(false), succeeded(true)]);
    expect([
      await form('isNameExistByParam', { id: '2', account: 'editor' }),
      await form('isNameExistByParam', { id: '3', account: 'editor' }),
    ]).toEqual([succeeded(true), succeeded(false)]);
  });

  test('a new user has the next number, can sign in, and can do nothing before changing the password', async () => {
    const { client, form, login } = await signedIn();
    const added = dataOf<User>(await form('addByParam', newcomer));
    expect({ id: added.id, mustChange: added.mustChange, phone: added.phone }).toEqual({
      id: String(accountRows.length + 1),
      mustChange: true,
      phone: '120****8765',
    });
    expect(await form('addByParam', newcomer)).toEqual(refused(400, '账号已存在'));
    const token = dataOf<{ access_token: string }>(await login('newcomer', newcomer.password)).access_token;
    expect(
      dataOf(await client.send('/sys/auth/getUserInfo', { method: 'POST', headers: { Authorization: token } })),
    ).toMatchObject({ mustChange: true });
    const pin = () => client.call('/home/scienceKnowledge/istop', { id: '1', on: true }, { token });
    // No right is missing, so this is no denial.
    expect(await pin()).toEqual(refused(400, '请先修改初始密码'));
    dataOf(
      await client.call('/sys/user/updatePwd', { password: 'Forest@2027', passwordOld: newcomer.password }, { token }),
    );
    expect((await pin()).status).toEqual(200);
    expect(
      dataOf(await client.send('/sys/auth/getUserInfo', { method: 'POST', headers: { Authorization: token } })),
    ).not.toHaveProperty('mustChange');
  });

  test.each([
    ['a weak password', { password: 'weak' }, '请求参数不正确：user'],
    ['a name with blanks around it, which could not log in', { account: ' spaced ' }, '请求参数不正确：user'],
    ['a name with a zero-width blank', { account: 'editor\u200b' }, '请求参数不正确：user'],
    ['a masked phone', { phone: '120****8765' }, '请求参数不正确：user'],
    ['an unknown role', { roleId: '99' }, '角色不存在'],
    ['an unknown base', { base: '99' }, '基地不存在'],
  ])('refuses a new user with %s', async (_, wrong, message) => {
    const answer = await (await signedIn()).form('addByParam', { ...newcomer, ...wrong });
    expect((answer.body as { rMsg: string }).rMsg).toContain(message);
  });

  test('omitted fields are kept; a newer version is not overwritten; a new login name requires a new login', async () => {
    const { client, call, get } = await signedIn();
    const token = await client.signIn('viewer');
    const before = await get('3');
    const { phone } = rowOf('viewer');
    const saved = dataOf<User>(
      await call('update', { ...changeOf(before), name1: '自然教育科', email: 'other@example.com' }),
    );
    expect({ name1: saved.name1, version: saved.version, contacts: dataOf(await call('reveal', { id: '3' })) }).toEqual(
      {
        name1: '自然教育科',
        version: 2,
        contacts: { phone, email: 'other@example.com' },
      },
    );
    expect(await call('update', changeOf(before))).toEqual(refused(409, '用户已被他人修改，请刷新后重试'));
    expect(await call('update', { ...changeOf(saved), account: 'editor' })).toEqual(refused(400, '账号已存在'));
    dataOf(await call('update', { ...changeOf(saved), account: 'writer' }));
    expect(await client.call('/profile/works', { pageNum: 1, pageSize: 1 }, { token })).toEqual(expired);
    expect(await client.signIn('writer')).toMatch(/^[\da-f]{32}$/);
  });

  test('W1.2: an account that a review or an application refers to keeps its login name, which sheets and conflicts use', async () => {
    const { call, get } = await signedIn();
    const words = '该账号已参与评审或提交过申报，不能修改登录名';
    for (const account of ['editor', 'expert']) {
      const { id } = rowOf(account);
      const before = await get(id);
      expect(await call('update', { ...changeOf(before), account: 'writer' })).toEqual(refused(400, words));
      expect((await get(id)).account).toBe(account);
    }
  });

  test('disabling, deleting or resetting an account ends its sessions at once', async () => {
    const { client, call, login } = await signedIn();
    for (const [account, id, path] of [
      ['editor', '2', 'enable'],
      ['viewer', '3', 'del'],
      ['nobody', '4', 'admin/reset'],
    ] as const) {
      const token = await client.signIn(account);
      dataOf(await call(path, { id, ...(path === 'enable' ? { on: false } : {}) }));
      expect(await client.call('/profile/works', { pageNum: 1, pageSize: 1 }, { token })).toEqual(expired);
    }
    expect(await login('editor', demoPassword)).toEqual(refused(403, '账号已停用，请联系管理员'));
    dataOf(await call('enable', { id: '2', on: true }));
    expect((await login('editor', demoPassword)).status).toEqual(200);
    expect(await call('get', { id: '3' })).toEqual(refused(404, '用户不存在或已被删除'));
  });

  test('a reset returns a strong password that must be changed, and unlocks the account', async () => {
    const { call, get, query, login } = await signedIn();
    const [locked] = (await query({ state: 'locked' })).list;
    const id = locked?.id ?? '';
    const { password } = dataOf<{ password: string }>(await call('admin/reset', { id }));
    expect({
      isStrong: isStrongPassword(password),
      state: (await get(id)).state,
      mustChange: (await get(id)).mustChange,
    }).toEqual({
      isStrong: true,
      state: 'enabled',
      mustChange: true,
    });
    expect((await login(locked?.account ?? '', password)).status).toEqual(200);
    const chance = createChance(1);
    const many = Array.from({ length: 200 }, () => drawPassword(() => chance.between(0, 999) / 1000));
    expect(many.filter((one) => !isStrongPassword(one))).toEqual([]);
  });

  test('an account can also be unlocked by hand', async () => {
    const { call, query } = await signedIn();
    const [locked] = (await query({ state: 'locked' })).list;
    expect(dataOf<User>(await call('unlock', { id: locked?.id }))).toMatchObject({
      state: 'enabled',
      lockedUntil: null,
    });
  });

  test('accounts cannot lock themselves out, and the last one that can manage users is kept', async () => {
    const { client, call, get, store } = await signedIn();
    expect({
      disable: await call('enable', { id: '1', on: false }),
      delete: await call('del', { id: '1' }),
      reset: await call('admin/reset', { id: '1' }),
    }).toEqual({
      disable: refused(400, '不能停用自己的账号'),
      delete: refused(400, '不能删除自己的账号'),
      reset: refused(400, '请使用“修改密码”修改自己的密码'),
    });
    const own = changeOf(await get('1'));
    expect(await call('update', { ...own, roleId: '2' })).toEqual(refused(400, '不能修改自己的角色'));
    expect(await call('update', { ...own, account: 'root' })).toEqual(refused(400, '不能修改自己的登录名'));
    // An account that may delete but not edit tries to remove the last one that may.
    dataOf(await call('del', { id: rowOf('security').id }));
    await store.transaction((tx) =>
      tx.put(roleCollection, {
        id: '3',
        roleName: '数据查看员',
        modules: [{ modulePath: `${usersPath}_del`, moduleName: '' }],
      }),
    );
    const token = await client.signIn('viewer');
    const remove = (id: string) => client.call('/sys/user/del', { id }, { token });
    expect(await remove('1')).toEqual(refused(400, '至少保留一个可以管理用户的账号'));
    expect((await remove('4')).status).toEqual(200);
  });
});
