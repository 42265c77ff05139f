import { describe, expect, test } from 'vitest';
import { createAuthApi } from '#src/api/auth.ts';
import { Secret } from '#src/domain/secret.ts';
import { type Answer, baseUrl, createClient, fakeServer, json, text } from './fake-server.ts';

const server = fakeServer();

const succeed = (resultData: unknown): Answer => json({ success: true, rCode: 200, resultData });
const refuse = (rCode: number, rMsg?: string): Answer => json({ success: false, rCode, rMsg });
const credentials = { userName: 'admin', password: ' pass word ', code: 'ab12', sessionId: 's-1' };

const api = (answer: Answer, client = createClient()) => {
  server.answers = [answer];
  return createAuthApi(client);
};

/** Path, body and token of a sent call. */
const sent = () =>
  server.sent.map(({ method, url, body, headers }) => [
    method,
    url.slice(baseUrl.length),
    body,
    headers['authorization'],
  ]);

describe('sign-in', () => {
  test('fault A13: sends the password unchanged and without a token, and seals the token of the answer', async () => {
    const answer = await api(succeed({ access_token: 't-1', roleName: '管理员', name: '张三' })).signIn(credentials);
    expect(sent()).toEqual([['POST', '/sys/auth/login', JSON.stringify(credentials), undefined]]);
    expect(answer).toEqual({ ok: true, value: { token: expect.any(Secret), roleName: '管理员', name: '张三' } });
    expect(JSON.stringify(answer)).not.toContain('t-1');
    expect(answer.ok && answer.value.token.reveal()).toEqual('t-1');
  });

  test('a name that the server omits is empty', async () => {
    const answer = await api(succeed({ access_token: 't-1' })).signIn(credentials);
    expect(answer).toEqual({ ok: true, value: { token: expect.any(Secret), roleName: '', name: '' } });
  });

  const refusals: [title: string, answer: Answer, failure: unknown][] = [
    [
      'fault A6: the message of the server',
      refuse(500, '账号或密码错误'),
      { kind: 'refused', code: 500, message: '账号或密码错误' },
    ],
    ['no words', refuse(500), { kind: 'refused', code: 500, message: null }],
    ['201 is no expiry here', refuse(201, 'x'), { kind: 'refused', code: 201, message: 'x' }],
    [
      'success without rCode is not enough',
      json({ success: true, resultData: { access_token: 't' } }),
      { kind: 'refused', code: null, message: null },
    ],
    ['no token in the answer', succeed({ name: 'x' }), { kind: 'unreadable', status: 200 }],
    ['an empty token', succeed({ access_token: '' }), { kind: 'unreadable', status: 200 }],
    ['a token of blanks', succeed({ access_token: ' \t' }), { kind: 'unreadable', status: 200 }],
    ['a token that no header can carry', succeed({ access_token: '令牌' }), { kind: 'unreadable', status: 200 }],
    ['401 without an envelope', text('<html>', 401), { kind: 'unreadable', status: 401 }],
  ];

  test.for(refusals)('%s', async ([, answer, failure]) => {
    let reported = 0;
    const client = createClient();
    client.onExpired(() => (reported += 1));
    expect(await api(answer, client).signIn(credentials)).toEqual({ ok: false, failure });
    expect(reported).toEqual(0);
  });
});

test('the captcha is a picture, requested with its session id and without a token', async () => {
  const answer = await api(succeed({ image: 'data:image/svg+xml,x' })).fetchCaptcha('s-1');
  expect({ answer, sent: sent() }).toEqual({
    answer: { ok: true, value: { image: 'data:image/svg+xml,x' } },
    sent: [['POST', '/sys/auth/captcha', '{"sessionId":"s-1"}', undefined]],
  });
});

test('a captcha that is not a picture is unreadable', async () => {
  const answer = await api(succeed({ image: 'https://evil.example/a.png' })).fetchCaptcha('s-1');
  expect(answer).toEqual({ ok: false, failure: { kind: 'unreadable', status: 200 } });
});

test('the signed-in account; an avatar may be missing', async () => {
  const answer = await api(
    succeed({ name: '张三', roleName: '管理员', account: 'admin', avatar: null }),
  ).fetchAccount();
  expect({ answer, sent: sent() }).toEqual({
    answer: { ok: true, value: { name: '张三', roleName: '管理员', account: 'admin', avatar: '' } },
    sent: [['POST', '/sys/auth/getUserInfo', '', 't0ken']],
  });
});

describe('the permission list', () => {
  test('is returned unchanged: entries are checked one by one, later (decision 002)', async () => {
    const list = [{ modulePath: '/a' }, null, 3, { modulePath: null }];
    const answer = await api(succeed(list)).fetchPermissions();
    expect({ answer, sent: sent() }).toEqual({
      answer: { ok: true, value: list },
      sent: [['POST', '/sys/auth/permissions', '', 't0ken']],
    });
  });

  test('is unreadable if it is not a list', async () => {
    const answer = await api(succeed({ list: [] })).fetchPermissions();
    expect(answer).toEqual({ ok: false, failure: { kind: 'unreadable', status: 200 } });
  });
});

test('the menu order is read by path', async () => {
  const answer = await api(
    succeed([
      { modulePath: '/a', sort: 2 },
      { modulePath: '/b', sort: 1 },
    ]),
  ).fetchMenuOrder();
  expect(answer).toEqual({ ok: true, value: { '/a': 2, '/b': 1 } });
});

test('N07: logout sends the given token, which the session no longer has', async () => {
  const client = createClient({ token: () => ({ kind: 'none' }) });
  const answer = await api(succeed(null), client).signOut(new Secret('old'));
  expect({ answer, sent: sent() }).toEqual({
    answer: { ok: true, value: null },
    sent: [['DELETE', '/sys/auth/logout', '', 'old']],
  });
});

test('a change of password sends the payload of the specification', async () => {
  const change = { password: 'Forest@2027', passwordOld: 'Forest@2026' };
  const answer = await api(succeed(null)).changePassword(change, { idempotencyKey: 'key-1' });
  expect({ answer, sent: sent() }).toEqual({
    answer: { ok: true, value: null },
    sent: [['POST', '/sys/user/updatePwd', JSON.stringify(change), 't0ken']],
  });
});
