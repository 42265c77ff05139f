import { authEndpoints, accountEndpoints } from '#src/api/endpoints/auth.ts';
import { contentEndpoints } from '#src/api/endpoints/content.ts';
import type { Endpoint, RequestOf } from '#src/api/endpoints/endpoint.ts';
import { moduleEndpoints, roleEndpoints } from '#src/api/endpoints/roles.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import { judgeLoginEnvelope } from '#src/domain/envelope.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { baseResourcesApplication } from '#src/domain/content/types/base-resources-application.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { hotels } from '#src/domain/content/types/hotels.ts';
import type { Action } from '#src/domain/rights/access.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { fieldsOf, type ContentType } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { differenceOf, type TwoLanguages } from './two-languages.ts';

const page = { pageNum: 1, pageSize: 20 };
const { users, roles } = { users: userEndpoints, roles: roleEndpoints };

/**
 * Takes the adapter through sign-in, lists, and the writes of content, users and roles, and compares each answer and effect
 * with those of the endpoint table. Returns what differs, each with its call and field, and what the adapter reported.
 */
export async function exercise(two: TwoLanguages): Promise<string[]> {
  const { direct, adapted, reported } = two;
  const differing: string[] = [];

  // Later parts would only show consequences of a difference.
  for (const part of [signIn, readEverything, workOnRecords, workOnUsers, workOnRoles, signOut]) {
    await part();
    if (reported.length + differing.length > 0) break;
  }
  return [...reported, ...differing];

  function note(row: Pick<Endpoint, 'path'>, difference: string | null) {
    if (difference !== null) differing.push(`${row.path}: ${difference}`);
  }

  /** The adapted answer must be the direct one. */
  async function same<Request, Response>(row: Endpoint<Request, Response>, request: Request) {
    note(row, differenceOf(await direct.call(row, request), await adapted.call(row, request)));
  }

  /** The write must succeed, and lead to this. */
  async function leads<Request, Response>(
    row: Endpoint<Request, Response>,
    request: Request,
    expected: unknown,
    look: () => Promise<unknown>,
    ifMatch: string | null = null,
  ) {
    const answer = await adapted.call(row, request, { idempotencyKey: 'key', ifMatch });
    if (!answer.ok) note(row, `refused: ${JSON.stringify(answer.failure)}`);
    note(row, differenceOf(success(expected), success(await look())));
    return answer.ok ? answer.value : null;
  }

  async function signIn() {
    const captcha = await adapted.call(authEndpoints.captcha, { sessionId: 'exercise' });
    note(authEndpoints.captcha, captcha.ok ? null : JSON.stringify(captcha.failure));
    const request = { userName: 'admin', password: demoPassword, code: masterCode, sessionId: 'exercise' };
    const answer = await adapted.call(authEndpoints.login, request, { judge: judgeLoginEnvelope });
    if (!answer.ok) return note(authEndpoints.login, JSON.stringify(answer.failure));
    two.setToken(answer.value.access_token);
    note(authEndpoints.login, differenceOf(success(['', '']), success([answer.value.name, answer.value.roleName])));
    const account = { account: 'admin', name: '平台管理员', roleName: 'admin', mustChange: false };
    const info = await adapted.call(authEndpoints.userInfo, undefined);
    const known = await direct.call(authEndpoints.userInfo, undefined);
    const avatar = known.ok ? known.value.avatar : '';
    note(authEndpoints.userInfo, differenceOf(success({ ...account, avatar }), info));
    await samePaths(authEndpoints.permissions, undefined, (list) => list);
    await same(authEndpoints.menu, undefined);
  }

  /** Without the names of modules, which this server sends with the list of all modules only. */
  async function samePaths<Request, Response>(
    row: Endpoint<Request, Response>,
    request: Request,
    modulesIn: (value: Response) => readonly unknown[],
  ) {
    const pathsIn = (answer: Result<Response>): Result<unknown> =>
      answer.ok ? success(modulesIn(answer.value).map((one) => (one as { modulePath: string }).modulePath)) : answer;
    note(row, differenceOf(pathsIn(await direct.call(row, request)), pathsIn(await adapted.call(row, request))));
  }

  async function readEverything() {
    await same(users.query, { ...page, orderBy: 'name1', desc: true, keyword: '评' });
    await same(users.query, { ...page, roleId: '2', orderBy: 'updatedTime', desc: false });
    for (const state of ['disabled', 'mustChange', 'unused'] as const) await same(users.query, { ...page, state });
    await same(users.get, { id: '2' });
    await same(users.reveal, { id: '2' });
    await same(users.isNameExist, { userName: 'admin' });
    await same(users.isNameExistByParam, { user: { id: '2', account: 'editor' } });
    await same(users.isNameExistByParam, { user: { id: '1', account: 'editor' } });
    await same(users.roles, { keyword: '编' });
    await samePaths(roles.query, { ...page, roleName: '编' }, ({ list }) =>
      list.flatMap((role) => role.moduleInfoList),
    );
    await same(roles.isNameExist, { roleName: 'admin' });
    await same(moduleEndpoints.queryAll, {});
    for (const type of [scienceKnowledge, baseResources]) {
      const rows = contentEndpoints(type);
      const sorted = { ...page, orderBy: 'createdTime', desc: true, status: 'draft,offline', createdBy: 'admin' };
      await same(rows.query, sorted as RequestOf<typeof rows.query>);
      await same(rows.query, { ...page, orderBy: 'isTop', desc: true });
      await same(rows.query, { ...page, orderBy: 'updatedTime', desc: false });
      await same(rows.options, { keyword: '林' });
    }
    await same(contentEndpoints(baseResources).query, { ...page, orderBy: 'createTime', desc: true });
    await same(contentEndpoints(baseResourcesApplication).query, { ...page, pageSize: 100 });
    await same(contentEndpoints(baseResources).get, { id: 'GXP001' });
    await same(contentEndpoints(scienceKnowledge).get, { id: '28' });
  }

  async function workOnRecords() {
    for (const [type, id] of [
      [scienceKnowledge, '28'],
      [baseResources, 'GXP001'],
      [hotels, '1'],
    ] as const) {
      const rows = contentEndpoints(type);
      const found = await direct.call(rows.get, { id });
      if (!found.ok) throw new Error('the seed has no such record');
      const values = valuesOf(type, found.value);
      const look = (what: string) => async () => {
        const answer = await direct.call(rows.get, { id: what });
        return answer.ok ? { ...valuesOf(type, answer.value), ...marksOf(answer.value) } : null;
      };
      const draft = { status: 'draft', isTop: false, isBanner: false };
      const added = await adapted.call(rows.add, values);
      if (!added.ok || added.value === null) return note(rows.add, `refused: ${JSON.stringify(added)}`);
      const one = added.value.id;
      note(rows.add, differenceOf(success({ ...values, ...draft }), success(await look(one)())));
      const seen = await adapted.call(rows.get, { id: one });
      if (!seen.ok) return note(rows.get, JSON.stringify(seen.failure));
      const changed = { ...values, [type.titleField]: '改过的标题' };
      const { version } = seen.value;
      await leads(rows.update, { ...changed, id: one, version } as never, { ...changed, ...draft }, look(one));
      const conflict = await adapted.call(rows.update, { ...values, id: one, version } as never);
      const refused = { kind: 'refused', code: 409, message: null, reason: 'conflict' } as const;
      note(rows.update, differenceOf({ ok: false, failure: refused }, conflict));
      const online = { ...changed, ...draft, status: 'online' };
      const [may, see] = [(right: Action) => type.rights.includes(right), look(one)];
      if (may('line')) await leads(rows.line, { id: one }, online, see);
      else await leads(rows.updown, { id: one, on: true }, online, see);
      if (may('istop')) await leads(rows.istop, { id: one, on: true }, { ...online, isTop: true }, see);
      if (may('isbanner')) {
        await leads(rows.isbanner, { id: one, on: true }, { ...online, isTop: true, isBanner: true }, see);
        await leads(rows.istop, { id: one, on: false }, { ...online, isBanner: true }, see);
      }
      await leads(rows.updown, { id: one, on: false }, { ...online, status: 'offline' }, see);
      if (may('del')) await leads(rows.del, { id: one }, null, see);
    }
  }

  async function workOnUsers() {
    const values = {
      account: 'newcomer',
      name1: '新人',
      phone: '13800000000',
      email: 'new@example.com',
      base: 'GXP001',
      roleId: '2',
    };
    const masked = { ...values, phone: '138****0000', email: 'n***@example.com' };
    const found = async () => {
      const answer = await direct.call(users.query, { ...page, keyword: 'newcomer' });
      return answer.ok ? answer.value.list[0] : undefined;
    };
    const look = async () => {
      const user = await found();
      return user && Object.fromEntries([...Object.keys(values), 'state'].map((name) => [name, user[name as 'state']]));
    };
    const password = 'Aa1!aaaaaaaa';
    await leads(users.addByParam, { user: { ...values, password } }, { ...masked, state: 'enabled' }, look);
    const id = (await found())?.id ?? '';
    const seen = await adapted.call(users.get, { id });
    if (!seen.ok) return note(users.get, JSON.stringify(seen.failure));
    const { phone: _, email: __, ...kept } = values;
    const change = { ...kept, name1: '改名', roleId: '3', id, version: seen.value.version };
    await leads(users.update, change, { ...masked, name1: '改名', roleId: '3', state: 'enabled' }, look);
    const conflict = await adapted.call(users.update, change);
    note(users.update, conflict.ok ? 'a conflict expected, a success came' : null);
    const now = { ...masked, name1: '改名', roleId: '3' };
    await leads(users.enable, { id, on: false }, { ...now, state: 'disabled' }, look);
    await leads(users.enable, { id, on: true }, { ...now, state: 'enabled' }, look);
    await leads(users.unlock, { id }, { ...now, state: 'enabled' }, look);
    const given = await leads(users.reset, { id }, { ...now, state: 'enabled' }, look);
    note(users.reset, given?.password ? null : 'password: a text expected, nothing came');
    await leads(users.del, { id }, undefined, look);
    const own = { passwordOld: demoPassword, password };
    await leads(accountEndpoints.updatePassword, own, null, () => Promise.resolve(null));
  }

  async function workOnRoles() {
    const moduleInfoList = ['/home/scienceKnowledge', '/home/scienceKnowledge_add'].map((modulePath) => ({
      modulePath,
    }));
    const found = async (roleName: string) => {
      const answer = await direct.call(roles.query, { ...page, roleName });
      return answer.ok ? answer.value.list[0] : undefined;
    };
    const look = (name: string) => async () =>
      (await found(name))?.moduleInfoList.map((one) => (one as { modulePath: string }).modulePath);
    const paths = ['/home/scienceKnowledge', '/home/scienceKnowledge_add'];
    await leads(roles.add, { roleName: '新角色', moduleInfoList }, paths, look('新角色'));
    const id = (await found('新角色'))?.id ?? '';
    const seen = await adapted.call(roles.query, { ...page, roleName: '新角色' });
    if (!seen.ok) return note(roles.query, JSON.stringify(seen.failure));
    const ifMatch = `"${seen.value.list[0]?.version}"`;
    const fewer = { id, roleName: '新角色', moduleInfoList: moduleInfoList.slice(0, 1) };
    await leads(roles.update, fewer, paths.slice(0, 1), look('新角色'), ifMatch);
    const conflict = await adapted.call(roles.update, fewer, { ifMatch });
    note(roles.update, conflict.ok ? 'a conflict expected, a success came' : null);
    const moved = async () => (await direct.call(users.query, { ...page, roleId: '4' })) as unknown;
    const before = (await moved()) as { value: { total: number } };
    const account = { account: 'mover', name1: '转移', phone: '13800000001', email: 'm@example.com', base: 'GXP001' };
    await adapted.call(users.addByParam, { user: { ...account, roleId: id, password: 'Aa1!aaaaaaaa' } });
    await leads(roles.del, { id, moveTo: '4' }, before.value.total + 1, async () => {
      const answer = (await moved()) as { value: { total: number } };
      return answer.value.total;
    });
    note(roles.del, (await found('新角色')) ? 'the role is still there' : null);
  }

  async function signOut() {
    const answer = await adapted.call(authEndpoints.logout, undefined);
    note(authEndpoints.logout, answer.ok ? null : JSON.stringify(answer.failure));
    const after = await adapted.call(authEndpoints.userInfo, undefined);
    note(authEndpoints.logout, !after.ok && after.failure.kind === 'expired' ? null : 'the session is not over');
  }
}

const valuesOf = (type: ContentType, record: Parameters<typeof textOf>[0]): ContentValues =>
  Object.fromEntries(fieldsOf(type).map(({ name }) => [name, textOf(record, name)]));

const marksOf = ({ status, isTop, isBanner }: { status: string; isTop: boolean; isBanner: boolean }) => ({
  status,
  isTop,
  isBanner,
});
