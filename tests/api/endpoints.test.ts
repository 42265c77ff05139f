import { describe, expect, test } from 'vitest';
import { endpoints } from '#src/api/endpoints/index.ts';
import { buttonOf } from '#src/domain/rights/access.ts';
import { routes } from '#src/domain/routes/routes.ts';

/** The calls of product 7 that a screen makes. */
const specified = [
  'POST /sys/auth/login',
  'POST /sys/auth/getUserInfo',
  'POST /sys/auth/menu',
  'DELETE /sys/auth/logout',
  'POST /sys/user/updatePwd',
  'POST /sys/role/query',
  'POST /sys/role/add',
  'POST /sys/role/update',
  'POST /sys/role/del',
  'POST /sys/role/isNameExist',
  'POST /sys/module/queryAll',
  'POST /sys/user/isNameExist',
  'POST /sys/user/isNameExistByParam',
  'POST /sys/user/addByParam',
  'POST /sys/user/admin/reset',
];

describe('the endpoint table', () => {
  test('has each path once, with a valid form', () => {
    const paths = endpoints.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths.filter((path) => !/^(?:\/[A-Za-z]+)+$/.test(path))).toEqual([]);
  });

  test('marks exactly the calls of the specification as specified', () => {
    const rows = endpoints.filter(({ source }) => source === 'specified');
    expect(rows.map(({ method, path }) => `${method} ${path}`)).toEqual(specified);
  });

  test('fault C10: only captcha and login need no token', () => {
    expect(endpoints.filter(({ token }) => !token).map(({ path }) => path)).toEqual([
      '/sys/auth/captcha',
      '/sys/auth/login',
    ]);
  });

  test('fault C10: every right belongs to a route', () => {
    const rights = new Set(
      routes.flatMap(({ path, rights: actions = [] }) => [path, ...actions.map((action) => buttonOf(path, action))]),
    );
    expect(endpoints.filter(({ right }) => right !== null && !rights.has(right))).toEqual([]);
  });

  test('fault C10: every change of content needs the right of its button', () => {
    // Templates have no rights of their own (decision 037): their page allows everything. Own sheets need one of two
    // rights, which the server checks (decision 036).
    // Accounts that may open comments and consultations may work on them (decisions 039, 040).
    const free = ['/sys/', '/set/masterplate/', '/home/baseResourcesScore/sheet/', '/comment/comment/', '/book/book/'];
    // Reviewers need no right to change what they review: the server checks the role of the stage (decision 067).
    const isDecision = (path: string) => /\/(approve|sendBack|override)$/.test(path);
    const unguarded = endpoints.filter(
      ({ path, kind, right }) =>
        kind === 'write' && !free.some((start) => path.startsWith(start)) && !isDecision(path) && !right?.includes('_'),
    );
    expect(unguarded).toEqual([]);
  });

  test('fault K2: every field that contains a secret is marked', () => {
    const secrets = endpoints
      .filter((row) => row.secrets.length > 0)
      .map(({ path, secrets: fields }) => [path, fields]);
    expect(Object.fromEntries(secrets)).toEqual({
      '/sys/auth/captcha': ['image'],
      '/sys/auth/login': ['password', 'code', 'access_token'],
      '/sys/user/updatePwd': ['password', 'passwordOld'],
      '/sys/user/addByParam': ['password'],
      '/sys/user/admin/reset': ['password'],
    });
  });
});
