import { array, boolean, check, nonEmpty, object, optional, picklist, pipe, string } from 'valibot';
import { buttonOf } from '#src/domain/rights/access.ts';
import { isStrongPassword } from '#src/domain/users/password.ts';
import { userRules } from '#src/domain/users/rules.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { Contacts, roleOptionsPath, User, userFilters, usersPath } from '#src/domain/users/user.ts';
import { optionsEndpoint } from './content.ts';
import { count } from './count.ts';
import { read, write, writeForAnswer } from './endpoint.ts';
import { NameIsFree } from './name-is-free.ts';
import { refusals } from './refusals.ts';

const Chosen = object({ id: string() });
const right = {
  page: usersPath,
  add: buttonOf(usersPath, 'add'),
  edit: buttonOf(usersPath, 'edit'),
  del: buttonOf(usersPath, 'del'),
};
const { name1, phone, email, base, roleId, ...rules } = userRules(null).entries;
/** Login trims the name that is typed, so a stored name with spaces around it would never match. */
const account = pipe(
  rules.account,
  check((name) => trimUserName(name) === name),
);

const NewUser = object({
  account,
  name1,
  phone,
  email,
  base,
  roleId,
  password: pipe(string(), check(isStrongPassword, 'rule.passwordWeak')),
});

/**
 * User management (product 7; decisions 010, 031). Phone and mail are masked in all answers but that of `reveal`, which is a
 * write so that it is logged. A form has one field `user` with JSON. `isNameExist…`: a truthy answer means that the name is
 * free.
 */
export const userEndpoints = {
  query: read({
    path: '/sys/user/query',
    request: object({
      pageNum: count,
      pageSize: count,
      orderBy: optional(picklist(['account', 'name1', 'roleName', 'updatedTime'])),
      desc: optional(boolean()),
      keyword: optional(string()),
      roleId: optional(string()),
      state: optional(picklist(userFilters)),
    }),
    response: object({ list: array(User), total: count, pageNum: count, pageSize: count }),
    right: right.page,
  }),
  get: read({ path: '/sys/user/get', request: Chosen, response: User, right: right.page }),
  reveal: writeForAnswer({ path: '/sys/user/reveal', request: Chosen, response: Contacts, right: right.page }),
  isNameExist: read({
    path: '/sys/user/isNameExist',
    request: object({ userName: string() }),
    response: NameIsFree,
    right: right.add,
    source: 'specified',
  }),
  isNameExistByParam: read({
    path: '/sys/user/isNameExistByParam',
    encoding: 'form',
    request: object({ user: object({ id: string(), account: string() }) }),
    response: NameIsFree,
    right: right.edit,
    source: 'specified',
  }),
  addByParam: write({
    path: '/sys/user/addByParam',
    encoding: 'form',
    request: object({ user: NewUser }),
    response: User,
    right: right.add,
    secrets: ['password'],
    refusals: [refusals.accountTaken],
    source: 'specified',
  }),
  /** When phone or mail is left out, it stays unchanged. `version` is the version that the values are based on. */
  update: write({
    path: '/sys/user/update',
    request: object({
      id: string(),
      version: count,
      account,
      name1,
      base,
      roleId,
      phone: optional(phone),
      email: optional(email),
    }),
    response: User,
    right: right.edit,
    refusals: [refusals.accountTaken],
  }),
  enable: write({
    path: '/sys/user/enable',
    request: object({ id: string(), on: boolean() }),
    response: User,
    right: right.edit,
  }),
  unlock: write({ path: '/sys/user/unlock', request: Chosen, response: User, right: right.edit }),
  /** Returns the new initial password, only this once. A server may also not return it. */
  reset: write({
    path: '/sys/user/admin/reset',
    request: Chosen,
    response: object({ password: pipe(string(), nonEmpty()) }),
    right: right.edit,
    secrets: ['password'],
    source: 'specified',
  }),
  /** Returns the user as it was before. */
  del: write({ path: '/sys/user/del', request: Chosen, response: User, right: right.del }),
  roles: { ...optionsEndpoint(roleOptionsPath), right: right.page },
};
