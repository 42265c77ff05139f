import { expect, test } from 'vitest';
import { isRoleNameFree } from '#src/api/roles.ts';
import { createUsersApi } from '#src/api/users.ts';
import { createClient, fakeServer, json } from './fake-server.ts';

const server = fakeServer();
const { signal } = new AbortController();

const checks = [
  ['a new account', () => createUsersApi(createClient()).isFree('editor', null, signal)],
  ['an account', () => createUsersApi(createClient()).isFree('editor', '2', signal)],
  ['a role', () => isRoleNameFree(createClient(), '审核', signal)],
] as const;

const answers = [
  [{ resultData: true }, { ok: true, value: true }],
  [{ resultData: 'free' }, { ok: true, value: true }],
  [{ resultData: false }, { ok: true, value: false }],
  [{ resultData: 0 }, { ok: true, value: false }],
  [{ resultData: '' }, { ok: true, value: false }],
  [{ resultData: null }, { ok: true, value: false }],
  [{}, { ok: true, value: false }],
  // A failed call gives no verdict: neither free nor taken (decisions 005 and 024).
  [
    { success: false, rMsg: '无回款' },
    { ok: false, failure: { kind: 'nothing' } },
  ],
  [
    { success: false, rMsg: '无回款', resultData: null },
    { ok: false, failure: { kind: 'nothing' } },
  ],
] as const;

test.for(
  checks.flatMap(([what, ask]) =>
    answers.map(([answer, result]) => [what, JSON.stringify(answer), ask, answer, result] as const),
  ),
)('name check of %s: %s', async ([, , ask, answer, result]) => {
  server.answers = [json({ success: true, rCode: 200, rMsg: '', ...answer })];
  expect(await ask()).toEqual(result);
});
