/** A call of the table in product 7, with the request that the app makes of it. */
export interface SpecifiedCall {
  call: `${'POST' | 'DELETE'} /${string}`;
  /** How the payload travels; `none` is no body at all (decision 010). */
  encoding: 'json' | 'form' | 'none';
  /** The payload of the journey in `spec-calls.test.ts`. A form's field `user` is read as JSON. `<…>` marks unknown values. */
  payload: unknown;
  /** Whether it carries a token. */
  token: boolean;
  /** The screen that makes it. */
  screen: string;
}

const page = '/home/scienceKnowledge';
const grants = [{ modulePath: page }, { modulePath: `${page}_edit` }];
const paging = { pageNum: 1, pageSize: 20 };

const user = {
  account: 'zhangsan',
  name1: '科普专员',
  phone: '13800138000',
  email: 'zhangsan@example.com',
  base: 'GXP001',
  roleId: '2',
};

/** The 15 calls, in the order of the table. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  {
    call: 'POST /sys/auth/login',
    encoding: 'json',
    payload: { userName: 'admin', password: 'Forest@2026', code: '0000', sessionId: '<uuid>' },
    token: false,
    screen: '/login',
  },
  { call: 'POST /sys/auth/getUserInfo', encoding: 'none', payload: null, token: true, screen: 'any, after the login' },
  { call: 'POST /sys/auth/menu', encoding: 'none', payload: null, token: true, screen: 'any, after the login' },
  { call: 'DELETE /sys/auth/logout', encoding: 'none', payload: null, token: true, screen: 'the menu of the person' },
  {
    call: 'POST /sys/user/updatePwd',
    encoding: 'json',
    payload: { password: 'Forest@2027', passwordOld: 'Forest@2026' },
    token: true,
    screen: 'the menu of the person',
  },
  {
    call: 'POST /sys/user/admin/reset',
    encoding: 'json',
    payload: { id: '<id>' },
    token: true,
    screen: '/system/userManager',
  },
  {
    call: 'POST /sys/user/isNameExistByParam',
    encoding: 'form',
    payload: { user: { id: '<id>', account: 'lisi' } },
    token: true,
    screen: '/system/userManager/:id',
  },
  {
    call: 'POST /sys/user/addByParam',
    encoding: 'form',
    payload: { user: { ...user, password: 'Forest@2027' } },
    token: true,
    screen: '/system/userManager/new',
  },
  { call: 'POST /sys/role/query', encoding: 'json', payload: paging, token: true, screen: '/system/roleManager' },
  { call: 'POST /sys/role/del', encoding: 'json', payload: { id: '<id>' }, token: true, screen: '/system/roleManager' },
  { call: 'POST /sys/module/queryAll', encoding: 'json', payload: {}, token: true, screen: '/system/roleManager/new' },
  {
    call: 'POST /sys/role/update',
    encoding: 'json',
    payload: { id: '<id>', roleName: '科普审核员', moduleInfoList: grants },
    token: true,
    screen: '/system/roleManager/:id',
  },
  {
    call: 'POST /sys/role/add',
    encoding: 'json',
    payload: { roleName: '科普审核', moduleInfoList: grants },
    token: true,
    screen: '/system/roleManager/new',
  },
  {
    call: 'POST /sys/role/isNameExist',
    encoding: 'json',
    payload: { roleName: '科普审核' },
    token: true,
    screen: '/system/roleManager/new',
  },
  {
    call: 'POST /sys/user/isNameExist',
    encoding: 'json',
    payload: { userName: 'zhangsan' },
    token: true,
    screen: '/system/userManager/new',
  },
];
