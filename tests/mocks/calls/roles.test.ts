import { describe, expect, test } from 'vitest';
import { grantsOf } from '#mocks/seed/modules.ts';
import type { Role } from '#src/domain/roles/role.ts';
import type { User } from '#src/domain/users/user.ts';
import { createClient, dataOf, refused, succeeded } from '#tests/mocks/client.ts';

const science = '/home/scienceKnowledge';
const modulesOf = (...paths: string[]) => paths.map((modulePath) => ({ modulePath }));

async function signedIn(account = 'admin') {
  const client = createClient();
  const token = await client.signIn(account);
  const call = (path: string, body: object, headers = {}) => client.call(path, body, { token, headers });
  const roles = async (filter: object = {}) =>
    dataOf<{ list: Role[] }>(await call('/sys/role/query', { pageNum: 1, pageSize: 50, ...filter })).list;
  return { client, call, roles };
}

const summary = (list: Role[]) => list.map(({ id, roleName, userCount }) => [id, roleName, userCount]);

describe('roles (product 7, decision 010)', () => {
  test('are found by part of their name, with their users and modules', async () => {
    const { call, roles } = await signedIn();
    expect(summary(await roles())).toEqual([
      ['1', 'admin', 2],
      ['2', '内容编辑', 20],
      ['3', '数据查看员', 17],
      ['4', '待授权', 2],
      ['5', '评审专家', 5],
      ['6', '评审组长', 1],
      ['7', '咨询专员', 2],
    ]);
    expect(await roles({ roleName: '查看' })).toEqual([
      {
        id: '3',
        roleName: '数据查看员',
        userCount: 17,
        version: 1,
        moduleInfoList: [{ modulePath: science, moduleName: '科普知识' }],
      },
    ]);
    expect(dataOf(await call('/sys/module/queryAll', {}))).toEqual(grantsOf(() => true));
  });

  test('are added and changed; unknown modules are kept', async () => {
    const { call, roles } = await signedIn();
    const added = dataOf<Role>(
      await call('/sys/role/add', { roleName: ' 审核 ', moduleInfoList: modulesOf(science, `${science}_edit`) }),
    );
    expect(added).toEqual({
      id: '8',
      roleName: '审核',
      userCount: 0,
      version: 1,
      moduleInfoList: [
        { modulePath: science, moduleName: '科普知识' },
        { modulePath: `${science}_edit`, moduleName: '科普知识-编辑' },
      ],
    });
    await call('/sys/role/update', { id: '8', roleName: '审核员', moduleInfoList: modulesOf('/gone/page') });
    expect((await roles({ roleName: '审核员' })).map(({ moduleInfoList }) => moduleInfoList)).toEqual([
      [{ modulePath: '/gone/page', moduleName: '/gone/page' }],
    ]);
    await call('/sys/role/del', { id: '8' });
    expect(
      dataOf<Role>(await call('/sys/role/add', { roleName: '再来', moduleInfoList: modulesOf(science) })).id,
    ).toEqual('9');
  });

  test('a name check reports free and taken names, and a name is given once', async () => {
    const { call } = await signedIn();
    const free = (roleName: string) => call('/sys/role/isNameExist', { roleName });
    expect({ free: await free('审核'), taken: await free('内容编辑'), padded: await free('内容编辑\u200b') }).toEqual({
      free: succeeded(true),
      taken: succeeded(false),
      padded: succeeded(false),
    });
    const taken = { roleName: '内容编辑', moduleInfoList: modulesOf(science) };
    expect([await call('/sys/role/add', taken), await call('/sys/role/update', { ...taken, id: '3' })]).toEqual([
      refused(400, '角色已存在'),
      refused(400, '角色已存在'),
    ]);
    expect(dataOf<Role>(await call('/sys/role/update', { ...taken, id: '2' })).roleName).toEqual('内容编辑');
  });

  test.each([
    ['no name', '/sys/role/add', { roleName: ' ', moduleInfoList: modulesOf(science) }, '请输入角色名称'],
    [
      'an invisible name',
      '/sys/role/add',
      { roleName: '\u200b', moduleInfoList: modulesOf(science) },
      '请输入角色名称',
    ],
    [
      'a name that looks like another',
      '/sys/role/add',
      { roleName: '内容编辑\u200b', moduleInfoList: modulesOf(science) },
      '角色已存在',
    ],
    ['no modules', '/sys/role/add', { roleName: '审核', moduleInfoList: [] }, '请选择权限'],
    [
      'a deleted role',
      '/sys/role/update',
      { id: '99', roleName: '审核', moduleInfoList: modulesOf(science) },
      '角色不存在或已被删除',
    ],
    [
      'the last role that can edit roles',
      '/sys/role/update',
      { id: '1', roleName: 'admin', moduleInfoList: modulesOf(science) },
      '至少要保留一个可以编辑角色的角色',
    ],
    ['one’s own role', '/sys/role/del', { id: '1', moveTo: '2' }, '不能删除自己所属的角色'],
    ['users without another role', '/sys/role/del', { id: '2' }, '该角色下还有20个用户，请先选择转入的角色'],
    ['users who would stay', '/sys/role/del', { id: '2', moveTo: '2' }, '该角色下还有20个用户，请先选择转入的角色'],
  ])('refuses %s', async (_, path, body, message) => {
    const { call, roles } = await signedIn();
    const before = await roles();
    expect(((await call(path, body)).body as { rMsg: string }).rMsg).toEqual(message);
    expect(await roles()).toEqual(before);
  });

  test('fault C4: a changed role counts from the next call on', async () => {
    const { client, call } = await signedIn();
    const token = await client.signIn('viewer');
    const ask = () => client.call(`${science}/query`, { pageNum: 1, pageSize: 1 }, { token });
    expect((await ask()).status).toEqual(200);
    await call('/sys/role/update', { id: '3', roleName: '数据查看员', moduleInfoList: modulesOf('/home/index') });
    expect(await ask()).toEqual(refused(403, `没有页面访问权限：${science}`, 403));
  });

  test('fault F7: a save with If-Match does not overwrite a role that was saved meanwhile; without it, it does', async () => {
    const { call } = await signedIn();
    const update = (roleName: string, headers = {}) =>
      call('/sys/role/update', { id: '3', roleName, moduleInfoList: modulesOf(science) }, headers);
    const first = { 'If-Match': '"1"' };
    expect(dataOf<Role>(await update('查看员', first)).version).toEqual(2);
    expect(await update('看客', first)).toEqual(refused(409, '角色已被他人修改，请刷新后重试'));
    expect(dataOf<Role>(await update('看客')).version).toEqual(3);
  });

  test('a role without users, or whose users cannot sign in, does not count as a manager of roles', async () => {
    const { call } = await signedIn();
    const manage = (roleName: string) => ({ roleName, moduleInfoList: modulesOf('/system/roleManager_edit') });
    await call('/sys/role/add', manage('无人'));
    const withdraw = () => call('/sys/role/update', { id: '1', roleName: 'admin', moduleInfoList: modulesOf(science) });
    const held = refused(400, '至少要保留一个可以编辑角色的角色');
    expect(await withdraw()).toEqual(held);
    await call('/sys/role/update', { id: '3', ...manage('数据查看员') });
    expect((await withdraw()).status).toEqual(200);
  });

  test('one account whose role can edit roles always stays enabled', async () => {
    const { client, call } = await signedIn();
    await call('/sys/role/update', {
      id: '3',
      roleName: '数据查看员',
      moduleInfoList: modulesOf('/system/userManager_edit'),
    });
    const token = await client.signIn('viewer');
    const admins = dataOf<{ list: User[] }>(
      await call('/sys/user/query', { pageNum: 1, pageSize: 50, roleId: '1', state: 'enabled' }),
    ).list;
    const answers = [];
    for (const { id } of admins) answers.push(await client.call('/sys/user/enable', { id, on: false }, { token }));
    expect(answers.map(({ status }) => status).slice(0, -1)).toEqual(admins.slice(1).map(() => 200));
    expect(answers.at(-1)).toEqual(refused(400, '至少保留一个可以编辑角色的账号'));
  });

  test('deleting a role moves its accounts to another one, which changes their versions', async () => {
    const { client, call, roles } = await signedIn();
    const editor = async () =>
      dataOf<{ list: User[] }>(await call('/sys/user/query', { pageNum: 1, pageSize: 50, keyword: 'editor' })).list[0];
    const before = await editor();
    await call('/sys/role/del', { id: '2', moveTo: '3' });
    const { id, version = 0 } = before ?? {};
    expect(await editor()).toMatchObject({ id, roleId: '3', version: version + 1, updatedBy: 'admin' });
    expect(summary(await roles())).toEqual([
      ['1', 'admin', 2],
      ['3', '数据查看员', 37],
      ['4', '待授权', 2],
      ['5', '评审专家', 5],
      ['6', '评审组长', 1],
      ['7', '咨询专员', 2],
    ]);
    const token = await client.signIn('editor');
    expect(dataOf(await client.call('/sys/auth/permissions', undefined, { token }))).toEqual([
      { modulePath: science, moduleName: '科普知识' },
    ]);
  });

  test('fault C10: each call needs its page or its button', async () => {
    const { call } = await signedIn('editor');
    const page = '/system/roleManager';
    const denied = async (path: string, body: object) => ((await call(path, body)).body as { rMsg: string }).rMsg;
    const role = { roleName: '审核', moduleInfoList: modulesOf(science) };
    expect({
      query: await denied('/sys/role/query', { pageNum: 1, pageSize: 1 }),
      isNameExist: await denied('/sys/role/isNameExist', { roleName: '审核' }),
      queryAll: await denied('/sys/module/queryAll', {}),
      add: await denied('/sys/role/add', role),
      update: await denied('/sys/role/update', { id: '3', ...role }),
      del: await denied('/sys/role/del', { id: '3' }),
    }).toEqual({
      query: `没有页面访问权限：${page}`,
      isNameExist: `没有页面访问权限：${page}`,
      queryAll: `没有页面访问权限：${page}`,
      add: `没有操作权限：${page}_add`,
      update: `没有操作权限：${page}_edit`,
      del: `没有操作权限：${page}_del`,
    });
  });
});
