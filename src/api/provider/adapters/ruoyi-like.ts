import type { accountEndpoints, authEndpoints } from '#src/api/endpoints/auth.ts';
import type { contentEndpoints } from '#src/api/endpoints/content.ts';
import type { RequestOf, ResponseOf } from '#src/api/endpoints/endpoint.ts';
import type { moduleEndpoints, roleEndpoints } from '#src/api/endpoints/roles.ts';
import type { userEndpoints } from '#src/api/endpoints/users.ts';
import type { Option } from '#src/domain/content/option.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import type { Account, ModuleEntry } from '#src/domain/rights/access.ts';
import type { Role } from '#src/domain/roles/role.ts';
import { applicationsPath, basesPath } from '#src/domain/scoring/kinds.ts';
import type { Contacts, User } from '#src/domain/users/user.ts';
import { date } from '#src/api/provider/date.ts';
import { flag, id, oneOf, optionalField, rename } from '#src/api/provider/field.ts';
import { permission, permissions } from '#src/api/provider/permission.ts';
import { call, type CallAdapter, type Provider } from '#src/api/provider/provider.ts';
import { fields } from '#src/api/provider/shape.ts';
import { version } from '#src/api/provider/version.ts';

type Auth = typeof authEndpoints;
type Own = typeof accountEndpoints;
type Content = ReturnType<typeof contentEndpoints>;
type Roles = typeof roleEndpoints;
type Users = typeof userEndpoints;

const recordFields = {
  id: id(),
  status: oneOf('status', {
    0: 'online',
    1: 'offline',
    2: 'draft',
    3: 'submitted',
    4: 'scoring',
    5: 'passed',
    6: 'returned',
  }),
  isTop: flag('top', 'Y', 'N'),
  isBanner: flag('banner', 'Y', 'N'),
  createdBy: rename<string>('createBy'),
  createdTime: date<string>('createTime', 'text'),
  updatedBy: rename<string>('updateBy'),
  updatedTime: date<string>('updateTime', 'text'),
  version: version('updateTime', ['ownReview', 'grade']),
};
const record = fields<ContentRecord>(recordFields);
/** A base has a `createTime` of its own, the day of its foundation. */
const base = fields<ContentRecord>({ ...recordFields, createTime: rename('foundTime') });

const user = fields<User>({
  id: id('userId'),
  account: rename('userName'),
  name1: rename('nickName'),
  phone: rename('phonenumber'),
  base: rename('dept.deptId'),
  baseName: rename('dept.deptName'),
  roleId: id(),
  state: oneOf('status', { 0: 'enabled', 1: 'disabled', 2: 'locked' }),
  lockedUntil: date('lockTime', 'iso'),
  mustChange: flag('pwdReset', 'Y', 'N'),
  lastLogin: optionalField(date<string | null>('loginDate', 'text')),
  updatedBy: rename('updateBy'),
  updatedTime: date('updateTime', 'text'),
  version: version('updateTime', ['status', 'lockTime']),
});
const userFilters = ({ state, ...rest }: Readonly<Record<string, unknown>>) =>
  state === 'mustChange' || state === 'unused' ? { ...rest, [state]: true } : { ...rest, state };
const role = fields<Role>({
  id: id('roleId'),
  moduleInfoList: permissions('perms'),
  version: version('updateTime', ['userCount']),
});
const removal = fields<RequestOf<Roles['del']>>({ id: id('roleId'), moveTo: id() });
const module = fields<ModuleEntry>({ modulePath: permission('perms'), moduleName: rename('menuName') });
const menuEntry = fields<{ modulePath: string; sort: number }>({
  modulePath: permission('perms'),
  sort: rename('orderNum'),
});

const account = fields<Account>({
  account: rename('user.userName'),
  name: rename('user.nickName'),
  avatar: rename('user.avatar'),
  roleName: rename('roles.0'),
  mustChange: flag('user.pwdReset', 'Y', 'N'),
});

const login = fields<ResponseOf<Auth['login']> & RequestOf<Auth['login']>>({
  userName: rename('username'),
  sessionId: rename('uuid'),
  access_token: rename('token'),
});
const captcha = fields<ResponseOf<Auth['captcha']> & RequestOf<Auth['captcha']>>({
  sessionId: rename('uuid'),
  image: { name: 'img', read: (data) => `data:image/svg+xml;base64,${String(data)}`, write: () => undefined },
});

const option = fields<Option>({ id: id() });
const roleOption = fields<Option>({ id: id('roleId'), name: rename('roleName') });
const contacts = fields<Contacts & { id: string }>({ id: id('userId'), phone: rename('phonenumber') });
const granted = fields<{ modules: ModuleEntry[] }>({ modules: permissions('perms') });

/** The calls of a content type. */
function contentCalls(path: string): Record<string, CallAdapter> {
  const shape = path === basesPath || path === applicationsPath ? base : record;
  const change = (address: string, changeOf: (on: boolean) => Partial<ContentRecord>) =>
    call<Content['updown']>({
      on: `PUT ${path}${address}`,
      record: shape,
      request: ({ id: changed, on }) => shape.write({ id: changed, ...changeOf(on) }, ''),
    });
  return {
    [`${path}/query`]: call<Content['query']>({ on: `GET ${path}/list`, rows: shape }),
    [`${path}/get`]: call<Content['get']>({ on: `GET ${path}/{id}`, record: shape }),
    [`${path}/options`]: call<Content['options']>({ on: `GET ${path}/optionselect`, rows: option }),
    [`${path}/add`]: call<Content['add']>({ on: `POST ${path}`, record: shape }),
    [`${path}/update`]: call<Content['update']>({ on: `PUT ${path}`, record: shape, compare: `${path}/get` }),
    [`${path}/updown`]: change('/changeStatus', (on) => ({ status: on ? 'online' : 'offline' })),
    [`${path}/istop`]: change('/changeTop', (isTop) => ({ isTop })),
    [`${path}/isbanner`]: change('/changeBanner', (isBanner) => ({ isBanner })),
    [`${path}/line`]: call<Content['line']>({ on: `PUT ${path}/line`, record: shape }),
    [`${path}/del`]: call<Content['del']>({ on: `DELETE ${path}/{id}`, record: shape }),
  };
}

/**
 * A server in the manner of RuoYi, a back-end that many Chinese offices use: the worked example of an adapter. It is
 * deliberately different; the mock speaks it (`mocks/dialects/ruoyi-like.ts`).
 */
export const provider: Provider = {
  name: 'ruoyi-like',
  envelope: { code: 'code', message: 'msg', data: 'data', success: 200, expired: 401 },
  page: {
    rows: 'rows',
    total: 'total',
    number: 'pageNum',
    size: 'pageSize',
    first: 1,
    orderBy: 'orderByColumn',
    direction: { name: 'isAsc', ascending: 'asc', descending: 'desc' },
  },
  authorizationPrefix: 'Bearer ',
  idempotencyKeys: false,
  versions: false,
  missing: ['revisions'],
  calls: {
    ...Object.fromEntries(contentTypes.flatMap(({ path }) => Object.entries(contentCalls(path)))),
    '/sys/auth/captcha': call<Auth['captcha']>({ on: 'GET /captchaImage', whole: true, record: captcha }),
    '/sys/auth/login': call<Auth['login']>({ on: 'POST /login', whole: true, record: login }),
    '/sys/auth/getUserInfo': call<Auth['userInfo']>({ on: 'GET /getInfo', whole: true, record: account }),
    '/sys/auth/permissions': call<Auth['permissions']>({
      on: 'GET /getPermissions',
      whole: true,
      answer: (data) => granted.read(data, '').modules,
    }),
    '/sys/auth/menu': call<Auth['menu']>({ on: 'GET /getRouters', rows: menuEntry }),
    '/sys/auth/logout': call<Auth['logout']>({ on: 'POST /logout' }),
    '/sys/user/updatePwd': call<Own['updatePassword']>({
      on: 'PUT /system/user/profile/updatePwd',
      request: ({ password, passwordOld }) => ({ oldPassword: passwordOld, newPassword: password }),
    }),
    '/sys/user/query': call<Users['query']>({
      on: 'GET /system/user/list',
      rows: user,
      filters: userFilters,
    }),
    '/sys/user/get': call<Users['get']>({ on: 'GET /system/user/{userId}', record: user }),
    '/sys/user/reveal': call<Users['reveal']>({ on: 'GET /system/user/contact/{userId}', record: contacts }),
    '/sys/user/isNameExist': call<Users['isNameExist']>({ on: 'GET /system/user/checkUserName' }),
    '/sys/user/isNameExistByParam': call<Users['isNameExistByParam']>({
      on: 'GET /system/user/checkUserName',
      request: ({ user: named }) => user.write(named, ''),
    }),
    '/sys/user/addByParam': call<Users['addByParam']>({
      on: 'POST /system/user',
      encoding: 'json',
      request: ({ user: added }) => user.write(added, ''),
    }),
    '/sys/user/update': call<Users['update']>({ on: 'PUT /system/user', record: user, compare: '/sys/user/get' }),
    '/sys/user/enable': call<Users['enable']>({
      on: 'PUT /system/user/changeStatus',
      request: ({ id: changed, on }) => user.write({ id: changed, state: on ? 'enabled' : 'disabled' }, ''),
    }),
    '/sys/user/unlock': call<Users['unlock']>({ on: 'PUT /system/user/unlock', record: user }),
    '/sys/user/admin/reset': call<Users['reset']>({
      on: 'PUT /system/user/resetPwd',
      request: (request) => user.write(request, ''),
    }),
    '/sys/user/del': call<Users['del']>({ on: 'DELETE /system/user/{userId}', record: user }),
    '/sys/role/options': call<Users['roles']>({ on: 'GET /system/role/optionselect', rows: roleOption }),
    '/sys/role/query': call<Roles['query']>({ on: 'GET /system/role/list', rows: role }),
    '/sys/role/add': call<Roles['add']>({ on: 'POST /system/role', record: role }),
    '/sys/role/update': call<Roles['update']>({ on: 'PUT /system/role', record: role, compare: '/sys/role/query' }),
    '/sys/role/del': call<Roles['del']>({
      on: 'DELETE /system/role/{roleId}',
      request: (request) => removal.write(request, ''),
    }),
    '/sys/role/isNameExist': call<Roles['isNameExist']>({ on: 'GET /system/role/checkRoleName' }),
    '/sys/module/queryAll': call<typeof moduleEndpoints.queryAll>({ on: 'GET /system/menu/treeselect', rows: module }),
  },
};
