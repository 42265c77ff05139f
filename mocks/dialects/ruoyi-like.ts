import { contentTypes } from '#src/domain/content/types/types.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { EXPIRED_CODE, SUCCESS_CODE } from '#src/domain/envelope.ts';
import type { Account, ModuleEntry } from '#src/domain/rights/access.ts';
import { isReviewed } from '#src/domain/scoring/kinds.ts';
import type { Role } from '#src/domain/roles/role.ts';
import type { User } from '#src/domain/users/user.ts';
import type { Ask, Dialect, Envelope, Route, Wire } from './dialect.ts';

// A server like RuoYi. It is written independently of the app's adapter, so that it does not repeat a mistake of the adapter.

const contentWords = ['online', 'offline', 'draft', 'submitted', 'scoring', 'passed', 'returned'];
const userWords = ['enabled', 'disabled', 'locked'];

const numberOf = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
const letter = (value: boolean): string => (value ? 'Y' : 'N');
const isYes = (value: unknown): boolean => value === 'Y';

/** `home:scienceKnowledge:add` for `/home/scienceKnowledge_add`. */
const permissionOf = ({ modulePath }: { modulePath: string }): string => modulePath.slice(1).replaceAll(/[/_]/g, ':');

/** Every module path by its permission. The last word of a permission may be a page or a button. */
async function moduleOf(ask: Ask): Promise<ReadonlyMap<string, string>> {
  const modules = (await ask('/sys/module/queryAll', {})) as ModuleEntry[] | undefined;
  return new Map((modules ?? []).map((module) => [permissionOf(module), module.modulePath]));
}

function pageRequest(wire: Wire, columns: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  const { pageNum, pageSize, orderByColumn: column, isAsc, ...filters } = wire;
  const order = typeof column === 'string' ? { orderBy: columns[column] ?? column, desc: isAsc === 'desc' } : {};
  return { ...filters, pageNum: Number(pageNum), pageSize: Number(pageSize), ...order };
}

/** Removes the fields without a value. */
const given = (fields: Wire): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const listOf =
  <Row>(row: (one: Row) => unknown) =>
  (data: { list: Row[] }) => ({ ...data, list: data.list.map(row) });

function tellRecord(record: ContentRecord, path: string): unknown {
  const { id, status, isTop, isBanner, createdBy, createdTime, updatedBy, updatedTime, version: _, ...rest } = record;
  const { createTime: foundTime, ...values } = rest as Record<string, unknown>;
  return given({
    ...(isReviewed(path) ? { ...values, foundTime } : rest),
    id: numberOf(id),
    status: String(contentWords.indexOf(status)),
    top: letter(isTop),
    banner: letter(isBanner),
    createBy: createdBy,
    createTime: createdTime,
    updateBy: updatedBy,
    updateTime: updatedTime,
  });
}

function contentRoutes(path: string): Route[] {
  const data = (record: ContentRecord) => tellRecord(record, path);
  const columns = {
    createBy: 'createdBy',
    createTime: 'createdTime',
    updateBy: 'updatedBy',
    updateTime: 'updatedTime',
    top: 'isTop',
    banner: 'isBanner',
    ...(isReviewed(path) ? { foundTime: 'createTime' } : {}),
  };
  const idOf = ({ id }: Wire) => ({ id: textOf(id) });
  const valuesOf = ({ id, foundTime, ...values }: Wire) =>
    given({ ...values, id: textOf(id), ...(isReviewed(path) ? { createTime: foundTime } : {}) });
  return [
    {
      on: `GET ${path}/list`,
      path: `${path}/query`,
      request: ({ status, createBy, ...wire }) =>
        given({
          ...pageRequest(wire, columns),
          createdBy: createBy,
          status: textOf(status)
            ?.split(',')
            .map((word) => contentWords[Number(word)])
            .join(','),
        }),
      data: listOf(data),
    },
    {
      on: `GET ${path}/optionselect`,
      path: `${path}/options`,
      data: (options: { id: string; name: string }[]) => options.map(({ id, name }) => ({ id: numberOf(id), name })),
    },
    { on: `GET ${path}/{id}`, path: `${path}/get`, request: idOf, data },
    { on: `POST ${path}`, path: `${path}/add`, request: valuesOf, data },
    {
      on: `PUT ${path}`,
      path: `${path}/update`,
      request: async (wire, ask) => ({ ...valuesOf(wire), version: await versionAt(`${path}/get`, idOf(wire), ask) }),
      data,
    },
    {
      on: `PUT ${path}/changeStatus`,
      path: `${path}/updown`,
      request: (wire) => ({ ...idOf(wire), on: wire['status'] === '0' }),
      data,
    },
    {
      on: `PUT ${path}/changeTop`,
      path: `${path}/istop`,
      request: (wire) => ({ ...idOf(wire), on: isYes(wire['top']) }),
      data,
    },
    {
      on: `PUT ${path}/changeBanner`,
      path: `${path}/isbanner`,
      request: (wire) => ({ ...idOf(wire), on: isYes(wire['banner']) }),
      data,
    },
    { on: `PUT ${path}/line`, path: `${path}/line`, request: idOf, data },
    { on: `DELETE ${path}/{id}`, path: `${path}/del`, request: idOf, data: () => null },
  ];
}

/** The present version: a server without versions accepts every write. */
async function versionAt(path: string, request: Wire, ask: Ask): Promise<unknown> {
  return ((await ask(path, request)) as { version?: unknown } | null | undefined)?.version ?? 0;
}

function tellUser(user: User): unknown {
  const { id, account, name1, phone, base, baseName, roleId, state, lockedUntil, mustChange } = user;
  const { lastLogin, updatedBy, updatedTime } = user;
  return {
    userId: numberOf(id),
    userName: account,
    nickName: name1,
    phonenumber: phone,
    email: user.email,
    dept: { deptId: base, deptName: baseName },
    roleId: numberOf(roleId),
    roleName: user.roleName,
    status: String(userWords.indexOf(state)),
    lockTime: lockedUntil && `${lockedUntil.replace(' ', 'T')}+08:00`,
    pwdReset: letter(mustChange),
    loginDate: lastLogin,
    updateBy: updatedBy,
    updatedByName: user.updatedByName,
    updateTime: updatedTime,
  };
}

const userIdOf = ({ userId }: Wire) => ({ id: textOf(userId) });

function askUser(wire: Wire): Record<string, unknown> {
  const { userName, nickName, phonenumber, email, dept, roleId, password } = wire;
  const { deptId } = (dept ?? {}) as { deptId?: unknown };
  return given({
    ...userIdOf(wire),
    account: userName,
    name1: nickName,
    phone: phonenumber,
    email,
    base: deptId,
    roleId: textOf(roleId),
    password,
  });
}

const userColumns = { userName: 'account', nickName: 'name1', updateTime: 'updatedTime' };

const userRoutes: readonly Route[] = [
  {
    on: 'GET /system/user/list',
    path: '/sys/user/query',
    request: ({ status, pwdReset, unused, ...wire }) =>
      given({
        ...pageRequest(wire, userColumns),
        state: unused === 'true' ? 'unused' : isYes(pwdReset) ? 'mustChange' : userWords[Number(status)],
      }),
    data: listOf(tellUser),
  },
  {
    on: 'GET /system/user/checkUserName',
    path: '/sys/user/isNameExistByParam',
    request: ({ userId, userName }) => ({ user: { id: textOf(userId) ?? '', account: userName } }),
  },
  {
    on: 'GET /system/user/contact/{userId}',
    path: '/sys/user/reveal',
    request: userIdOf,
    data: ({ phone, email }: { phone: string; email: string }) => ({ phonenumber: phone, email }),
  },
  { on: 'GET /system/user/{userId}', path: '/sys/user/get', request: userIdOf, data: tellUser },
  {
    on: 'POST /system/user',
    path: '/sys/user/addByParam',
    request: (wire) => ({ user: askUser(wire) }),
    data: () => null,
  },
  {
    on: 'PUT /system/user',
    path: '/sys/user/update',
    request: async (wire, ask) => ({
      ...askUser(wire),
      version: await versionAt('/sys/user/get', userIdOf(wire), ask),
    }),
    data: () => null,
  },
  {
    on: 'PUT /system/user/changeStatus',
    path: '/sys/user/enable',
    request: (wire) => ({ ...userIdOf(wire), on: wire['status'] === '0' }),
    data: () => null,
  },
  { on: 'PUT /system/user/unlock', path: '/sys/user/unlock', request: userIdOf, data: () => null },
  { on: 'PUT /system/user/resetPwd', path: '/sys/user/admin/reset', request: userIdOf },
  {
    on: 'PUT /system/user/profile/updatePwd',
    path: '/sys/user/updatePwd',
    request: ({ oldPassword, newPassword }) => ({ passwordOld: oldPassword, password: newPassword }),
  },
  { on: 'DELETE /system/user/{userId}', path: '/sys/user/del', request: userIdOf, data: () => null },
];

const tellRole = ({ id, roleName, moduleInfoList, userCount }: Role) => ({
  roleId: numberOf(id),
  roleName,
  perms: moduleInfoList.map(permissionOf),
  userCount,
});

async function askRole({ roleId, roleName, perms }: Wire, ask: Ask): Promise<unknown> {
  const modules = await moduleOf(ask);
  return given({
    id: textOf(roleId),
    roleName,
    moduleInfoList: (perms as string[]).map((one) => ({ modulePath: modules.get(one) ?? one })),
  });
}

const roleRoutes: readonly Route[] = [
  {
    on: 'GET /system/role/list',
    path: '/sys/role/query',
    request: (wire) => pageRequest(wire),
    data: listOf(tellRole),
  },
  { on: 'GET /system/role/checkRoleName', path: '/sys/role/isNameExist' },
  {
    on: 'GET /system/role/optionselect',
    path: '/sys/role/options',
    data: (roles: { id: string; name: string }[]) =>
      roles.map(({ id, name }) => ({ roleId: numberOf(id), roleName: name })),
  },
  { on: 'POST /system/role', path: '/sys/role/add', request: askRole, data: () => null },
  { on: 'PUT /system/role', path: '/sys/role/update', request: askRole, data: () => null },
  {
    on: 'DELETE /system/role/{roleId}',
    path: '/sys/role/del',
    request: ({ roleId, moveTo }) => given({ id: textOf(roleId), moveTo: textOf(moveTo) }),
  },
  {
    on: 'GET /system/menu/treeselect',
    path: '/sys/module/queryAll',
    data: (modules: ModuleEntry[]) =>
      modules.map((module) => ({ perms: permissionOf(module), menuName: module.moduleName })),
  },
];

const authRoutes: readonly Route[] = [
  {
    on: 'GET /captchaImage',
    path: '/sys/auth/captcha',
    request: ({ uuid }) => ({ sessionId: uuid }),
    data: ({ image }: { image: string }) => ({ img: image.slice(image.indexOf(',') + 1) }),
    isFlat: true,
  },
  {
    on: 'POST /login',
    path: '/sys/auth/login',
    request: ({ username, password, code, uuid }) => ({ userName: username, password, code, sessionId: uuid }),
    data: ({ access_token: token }: { access_token: string }) => ({ token }),
    isFlat: true,
  },
  {
    on: 'GET /getInfo',
    path: '/sys/auth/getUserInfo',
    data: ({ account, name, roleName, avatar, mustChange = false }: Account) => ({
      user: { userName: account, nickName: name, avatar, pwdReset: letter(mustChange) },
      roles: [roleName],
    }),
    isFlat: true,
  },
  {
    on: 'GET /getPermissions',
    path: '/sys/auth/permissions',
    data: (modules: ModuleEntry[]) => ({ perms: modules.map(permissionOf) }),
    isFlat: true,
  },
  {
    on: 'GET /getRouters',
    path: '/sys/auth/menu',
    data: (entries: { modulePath: string; sort: number }[]) =>
      entries.map((entry) => ({ perms: permissionOf(entry), orderNum: entry.sort })),
  },
  { on: 'POST /logout', path: '/sys/auth/logout' },
];

const codes: Readonly<Record<number, number>> = { [SUCCESS_CODE]: 200, [EXPIRED_CODE]: 401, 400: 500 };

/** The answers have a code, a message, and data, the rows of a page, or single properties. */
function answer({ rCode, rMsg, resultData }: Envelope, route: Route | null): Record<string, unknown> {
  const marks = { code: codes[rCode] ?? rCode, msg: rMsg };
  if (resultData === null || resultData === undefined) return marks;
  if (isPage(resultData)) {
    const { list, pageNum: _, pageSize: __, ...rest } = resultData;
    return { ...marks, rows: list, ...rest };
  }
  return route?.isFlat ? { ...marks, ...resultData } : { ...marks, data: resultData };
}

const isPage = (data: unknown): data is { list: unknown[]; pageNum: number; pageSize: number } =>
  typeof data === 'object' && data !== null && 'list' in data && 'total' in data;

/** `src/api/provider/adapters/ruoyi-like.ts` is the adapter for it. */
export const ruoyiLike: Dialect = {
  authorizationPrefix: 'Bearer ',
  routes: [...authRoutes, ...userRoutes, ...roleRoutes, ...contentTypes.flatMap(({ path }) => contentRoutes(path))],
  lacks: (path) => path.endsWith('/revisions') || path === '/sys/user/isNameExist',
  answer,
  unrouted: (wire) => ('pageNum' in wire ? pageRequest(wire) : wire),
};
