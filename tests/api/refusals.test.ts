import { expect, test } from 'vitest';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { roleEndpoints } from '#src/api/endpoints/roles.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import type { RefusalReason } from '#src/domain/failure.ts';
import { createClient, fakeServer, json } from './fake-server.ts';

const server = fakeServer();

type Row = [row: string, endpoint: Endpoint, code: number, message: string | null, reason: RefusalReason | null];

const { add: addRole, update: saveRole } = roleEndpoints as unknown as Record<string, Endpoint>;
const { addByParam: addUser, update: saveUser } = userEndpoints as unknown as Record<string, Endpoint>;

test.for([
  ['a new role', addRole, 400, '角色已存在', 'nameTaken'],
  ['a new role', addRole, 500, '该角色名称已存在，请更换', 'nameTaken'],
  ['a new role', addRole, 409, '角色已被他人修改', null],
  ['a role', saveRole, 400, '角色已存在', 'nameTaken'],
  ['a role', saveRole, 409, '角色已存在', 'nameTaken'],
  ['a role', saveRole, 409, '角色已被他人修改', 'conflict'],
  ['a role', saveRole, 412, null, 'conflict'],
  ['a role', saveRole, 400, null, null],
  ['a new account', addUser, 400, '账号已存在', 'nameTaken'],
  ['a new account', addUser, 400, '手机号码已存在', null],
  ['an account', saveUser, 400, '账号已存在', 'nameTaken'],
  ['an account', saveUser, 409, '用户已被他人修改', null],
] as Row[])(
  '%s, refused (%#): the reason is recognised, and the message stays unchanged',
  async ([, endpoint, code, message, reason]) => {
    server.answers = [json({ success: false, rCode: code, rMsg: message })];
    const failure = { kind: 'refused', code, message, ...(reason && { reason }) };
    expect(await createClient().call(endpoint, {})).toEqual({ ok: false, failure });
  },
);
