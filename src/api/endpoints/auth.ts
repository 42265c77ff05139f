import {
  array,
  boolean,
  finite,
  nullish,
  number,
  object,
  optional,
  pipe,
  startsWith,
  string,
  undefined_,
  unknown,
} from 'valibot';
import { read, write, writeForAnswer } from './endpoint.ts';

const nothing = undefined_();

/** The data of a success is not used. */
const anything = unknown();

const Account = object({
  name: string(),
  roleName: string(),
  account: string(),
  avatar: nullish(string(), ''),
  mustChange: optional(boolean()),
});

/** Sign-in, permission fetch and logout (product 7; decisions 002, 008, 030). */
export const authEndpoints = {
  captcha: read({
    path: '/sys/auth/captcha',
    request: object({ sessionId: string() }),
    response: object({ image: pipe(string(), startsWith('data:image/')) }),
    token: false,
    secrets: ['image'],
  }),
  login: writeForAnswer({
    path: '/sys/auth/login',
    request: object({ userName: string(), password: string(), code: string(), sessionId: string() }),
    response: object({ access_token: string(), roleName: nullish(string(), ''), name: nullish(string(), '') }),
    token: false,
    secrets: ['password', 'code', 'access_token'],
    source: 'specified',
  }),
  userInfo: read({
    path: '/sys/auth/getUserInfo',
    encoding: 'none',
    request: nothing,
    response: Account,
    source: 'specified',
  }),
  permissions: read({
    path: '/sys/auth/permissions',
    encoding: 'none',
    request: nothing,
    response: array(unknown()),
  }),
  menu: read({
    path: '/sys/auth/menu',
    encoding: 'none',
    request: nothing,
    response: array(object({ modulePath: string(), sort: pipe(number(), finite()) })),
    source: 'specified',
  }),
  logout: write({
    method: 'DELETE',
    path: '/sys/auth/logout',
    encoding: 'none',
    request: nothing,
    response: anything,
    source: 'specified',
  }),
};

export const accountEndpoints = {
  updatePassword: write({
    path: '/sys/user/updatePwd',
    request: object({ password: string(), passwordOld: string() }),
    response: anything,
    secrets: ['password', 'passwordOld'],
    source: 'specified',
  }),
};
