import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { commentEndpoints } from '#src/api/endpoints/comments.ts';
import { consultationEndpoints } from '#src/api/endpoints/consultations.ts';
import { contentEndpoints } from '#src/api/endpoints/content.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import { connectTo } from '#src/api/provider/connect.ts';
import { flag, oneOf, rename } from '#src/api/provider/field.ts';
import { call, type Provider } from '#src/api/provider/provider.ts';
import { fields } from '#src/api/provider/shape.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import type { Comment } from '#src/domain/comments/comment.ts';
import type { User } from '#src/domain/users/user.ts';
import { fakeServer, json, own, text } from '#tests/api/fake-server.ts';

const rows = contentEndpoints(scienceKnowledge);
const server = fakeServer();
afterEach(() => vi.restoreAllMocks());

const plain: Provider = {
  name: 'plain',
  envelope: { code: 'code', message: 'msg', data: 'data', success: 0, expired: 4 },
  page: {
    rows: 'rows',
    total: 'total',
    number: 'page',
    size: 'size',
    first: 1,
    orderBy: 'by',
    direction: { name: 'down', ascending: false, descending: true },
  },
  authorizationPrefix: 'Token ',
  idempotencyKeys: 'Idempotency-Key',
  versions: 'contract',
  missing: [],
  calls: {},
};

function connect(differences: Partial<Provider> = {}) {
  const reported: string[] = [];
  const { http, missing } = connectTo({ ...plain, ...differences })({
    baseUrl: 'https://app.test/backApi',
    authorizationPrefix: '',
    token: () => own('t0ken'),
    wait: () => Promise.resolve(),
    report: (line) => void reported.push(line),
  });
  return { http, missing, reported };
}

const user = { id: '2', account: 'editor', name1: 'x', phone: '1', email: 'e', base: 'b', baseName: 'B', roleId: '1' };
const stored = {
  ...user,
  roleName: 'r',
  state: 'enabled',
  lockedUntil: null,
  mustChange: false,
  version: 3,
  updatedBy: 'a',
  updatedTime: 't',
};

describe('an answer that cannot be read', () => {
  test('a forgotten line is reported with endpoint, field and adapter', async () => {
    server.answers.push(json({ code: 0, msg: '', data: { ...stored, account: undefined, userName: 'editor' } }));
    const { http, reported } = connect();
    expect(await http.call(userEndpoints.get, { id: '2' })).toEqual({
      ok: false,
      failure: { kind: 'unreadable', status: 200 },
    });
    expect(reported).toEqual([
      'unreadable answer: POST /sys/user/get: account: Invalid key: Expected "account" but received undefined (adapter plain)',
    ]);
  });

  test('an unknown word is reported with its row', async () => {
    const rowsOf = { rows: fields<User>({ state: oneOf('state', { 0: 'enabled' }) }) };
    server.answers.push(
      json({
        code: 0,
        rows: [
          { ...stored, state: '0' },
          { ...stored, state: '5' },
        ],
        total: 2,
      }),
    );
    const { http, reported } = connect({ calls: { '/sys/user/query': call<typeof userEndpoints.query>(rowsOf) } });
    const answer = await http.call(userEndpoints.query, { pageNum: 1, pageSize: 20 });
    expect(answer).toEqual({ ok: false, failure: { kind: 'unreadable', status: 200 } });
    expect(reported).toEqual([
      'unreadable answer: POST /sys/user/query: list[1].state: "5" is none of "0" (adapter plain)',
    ]);
  });

  test('a write that succeeded remains a success', async () => {
    server.answers.push(json({ code: 0, data: { state: 'x' } }));
    const record = fields<User>({ state: oneOf('state', { 0: 'enabled' }) });
    const { http, reported } = connect({
      calls: { '/sys/user/unlock': call<typeof userEndpoints.unlock>({ record }) },
    });
    expect(await http.call(userEndpoints.unlock, { id: '2' })).toEqual({ ok: true, value: null });
    expect(reported).toEqual(['unreadable answer: POST /sys/user/unlock: state: "x" is none of "0" (adapter plain)']);
  });

  test('a write without data needs no report', async () => {
    server.answers.push(json({ code: 0, msg: 'ok' }));
    const { http, reported } = connect();
    expect(await http.call(userEndpoints.unlock, { id: '2' })).toEqual({ ok: true, value: null });
    expect(reported).toEqual([]);
  });

  test('a request that has no form on the server is not sent', async () => {
    const record = fields<User>({ state: oneOf('state', { 0: 'enabled' }) });
    const request = () => record.write({ state: 'locked' }, '');
    const { http, reported } = connect({
      calls: { '/sys/user/unlock': call<typeof userEndpoints.unlock>({ request }) },
    });
    expect(await http.call(userEndpoints.unlock, { id: '2' })).toEqual({
      ok: false,
      failure: { kind: 'unreadable', status: 0 },
    });
    expect(server.sent).toEqual([]);
    expect(reported).toEqual([
      'request not sent: POST /sys/user/unlock: state: "locked" is no word of the server (adapter plain)',
    ]);
  });

  test('an error in a function of the adapter does not count as a lost connection: nothing is repeated', async () => {
    server.answers.push(json({ code: 0 }));
    const broken = (value: unknown) => (value as { user: { list: never } }).user.list;
    const { http, reported } = connect({
      calls: {
        '/sys/user/get': call<typeof userEndpoints.get>({ answer: broken }),
        '/sys/user/unlock': call<typeof userEndpoints.unlock>({ request: broken }),
      },
    });
    expect([
      await http.call(userEndpoints.get, { id: '2' }),
      await http.call(userEndpoints.unlock, { id: '2' }),
    ]).toEqual([
      { ok: false, failure: { kind: 'unreadable', status: 200 } },
      { ok: false, failure: { kind: 'unreadable', status: 0 } },
    ]);
    expect(server.sent).toHaveLength(1);
    expect(reported).toEqual([
      'unreadable answer: POST /sys/user/get: the whole answer: TypeError (adapter plain)',
      'request not sent: POST /sys/user/unlock: the whole request: TypeError (adapter plain)',
    ]);
  });

  test('values of calls with secrets are not reported', async () => {
    const record = fields<{ access_token: string; name: string; roleName: string }>({ access_token: rename('token') });
    const login = (asked: object) => call<typeof authEndpoints.login>({ record, ...asked });
    const request = { userName: 'a', password: 'b', code: 'c', sessionId: 'd' };
    const answers = [{ data: 's3cret' }, { data: { token: 53_117 } }];
    for (const answer of answers) {
      server.answers.push(json({ code: 0, ...answer }));
      const { http, reported } = connect({ calls: { '/sys/auth/login': login({}) } });
      expect((await http.call(authEndpoints.login, request)).ok).toBe(false);
      expect(reported.join('')).toMatch(/: (the whole answer: a value is no record|access_token: string expected) \(/);
      server.answers.length = 0;
    }
  });

  test.each([
    ['a page of a proxy', text('<html>')],
    ['another envelope', json({ success: true, rCode: 200, resultData: stored })],
    ['a list', json([stored])],
  ])('%s is unreadable', async (_, answer) => {
    server.answers.push(answer);
    const answered = await connect().http.call(userEndpoints.get, { id: '2' });
    expect(answered).toEqual({ ok: false, failure: { kind: 'unreadable', status: 200 } });
  });
});

test('codes of the envelope: success, expiry, refusal', async () => {
  const { http } = connect();
  server.answers.push(json({ code: 0, data: stored }), json({ code: 4, msg: 'over' }), json({ code: 9, msg: 'no' }));
  const answers = [await http.call(userEndpoints.get, { id: '2' })];
  answers.push(await http.call(userEndpoints.get, { id: '2' }), await http.call(userEndpoints.get, { id: '2' }));
  expect(answers).toEqual([
    { ok: true, value: stored },
    { ok: false, failure: { kind: 'expired', message: 'over' } },
    { ok: false, failure: { kind: 'refused', code: 9, message: 'no' } },
  ]);
  expect(server.sent[0]?.headers['authorization']).toBe('Token t0ken');
});

test.each<[string, Partial<Provider['envelope']>, object, number, object]>([
  ['a success as text', {}, { code: '0', data: stored }, 200, { ok: true }],
  ['a word for success', { success: 'SUCCESS' }, { code: 'SUCCESS', data: stored }, 200, { ok: true }],
  ['a truth value', { code: 'ok', success: true }, { ok: true, data: stored }, 200, { ok: true }],
  ['nested marks', { code: 'head.code' }, { head: { code: 0 }, data: stored }, 200, { ok: true }],
  ['an empty code', {}, { code: '', msg: 'no', data: stored }, 500, { failure: { kind: 'unreadable', status: 500 } }],
  ['no code', {}, { code: null, msg: 'no', data: stored }, 200, { failure: { kind: 'unreadable', status: 200 } }],
  [
    'a word',
    { success: 'OK' },
    { code: 'E17', msg: 'no' },
    200,
    { failure: { kind: 'refused', code: 400, message: 'no' } },
  ],
  ['no number', {}, { code: 'E17' }, 200, { failure: { kind: 'unreadable', status: 200 } }],
  ['our success', {}, { code: 200, msg: 'no' }, 200, { failure: { kind: 'refused', code: 400, message: 'no' } }],
  ['our expiry', {}, { code: 201, msg: 'no' }, 200, { failure: { kind: 'refused', code: 400, message: 'no' } }],
  [
    'a code for a missing record',
    { refusals: { E40: 404 } },
    { code: 'E40', msg: 'gone' },
    200,
    { failure: { kind: 'refused', code: 404, message: 'gone' } },
  ],
  [
    'the name of a property of all objects',
    { success: '0', refusals: {} },
    { code: 'constructor', msg: 'no' },
    200,
    { failure: { kind: 'refused', code: 400, message: 'no' } },
  ],
  ['a word for expiry', { expired: 'A0230' }, { code: 'A0230' }, 401, { failure: { kind: 'expired', message: null } }],
])('the code of an envelope: %s', async (_, envelope, body, status, answer) => {
  server.answers.push(json(body, status));
  const { http } = connect({ envelope: { ...plain.envelope, ...envelope } });
  expect(await http.call(userEndpoints.get, { id: '2' })).toMatchObject(answer);
});

test('one call may have an envelope and a page shape of its own, or make its page by a function', async () => {
  const calls = {
    '/sys/user/query': call<typeof userEndpoints.query>({
      envelope: { code: 'state', success: 'fine' },
      page: { rows: 'found', total: 'all', number: 'at', first: 0 },
    }),
    '/comment/comment/query': call<typeof commentEndpoints.query>({
      request: () => ({}),
      answer: (data) => ({ list: data as never[], total: 7, pageNum: 1, pageSize: 20 }),
    }),
  };
  server.answers.push(json({ state: 'fine', found: [stored], all: 1 }), json({ code: 0, data: [] }));
  const { http } = connect({ calls });
  const page = { pageNum: 1, pageSize: 20 };
  expect(await http.call(userEndpoints.query, page)).toEqual({
    ok: true,
    value: { list: [stored], total: 1, ...page },
  });
  expect(await http.call(commentEndpoints.query, page)).toMatchObject({ ok: true, value: { list: [], total: 7 } });
  expect(server.sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ at: 0, size: 20 }, {}]);
});

describe('what a server lacks', () => {
  test('a missing call is not sent', async () => {
    const { http, missing } = connect({ missing: ['revisions'] });
    expect(await http.call(rows.revisions, { id: '1' })).toEqual({ ok: false, failure: { kind: 'notOffered' } });
    expect([server.sent, missing]).toEqual([[], ['revisions']]);
  });

  test('HTTP 404 of a call that the adapter expects is reported once', async () => {
    server.answers.push(text('Not found', 404));
    const { http, reported } = connect();
    const answers = [await http.call(rows.revisions, { id: '1' }), await http.call(rows.revisions, { id: '2' })];
    expect(answers).toEqual(answers.map(() => ({ ok: false, failure: { kind: 'notOffered' } })));
    expect(reported).toEqual(['not offered by this server: POST /home/scienceKnowledge/revisions (adapter plain)']);
  });

  test('counts fall back to lists of one row', async () => {
    server.answers.push(...[7, 5, 3, 1].map((total) => json({ code: 0, rows: [], total })));
    const { http } = connect({ missing: ['counts'] });
    expect(await http.call(commentEndpoints.counts, undefined)).toEqual({
      ok: true,
      value: { pending: 7, shown: 5, hidden: 3, marked: 1 },
    });
    expect(server.sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { status: 'pending', page: 1, size: 1 },
      { status: 'shown', page: 1, size: 1 },
      { status: 'hidden', page: 1, size: 1 },
      { marked: '1', page: 1, size: 1 },
    ]);
  });

  test('a fallback fails as its first failed list does', async () => {
    server.answers.push(json({ code: 9, msg: 'no' }));
    const { http } = connect({ missing: ['counts'] });
    expect(await http.call(consultationEndpoints.counts, undefined)).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 9, message: 'no' },
    });
  });

  test('a count whose list has a row that cannot be read fails, too', async () => {
    server.answers.push(json({ code: 0, rows: [{}], total: 7 }));
    const rowsOf = { rows: fields<Comment>({ status: oneOf('state', { 0: 'pending' }) }) };
    const calls = { '/comment/comment/query': call<typeof commentEndpoints.query>(rowsOf) };
    const { http } = connect({ missing: ['counts'], calls });
    expect(await http.call(commentEndpoints.counts, undefined)).toEqual({
      ok: false,
      failure: { kind: 'unreadable', status: 200 },
    });
  });

  test('a server without idempotency keys or versions gets neither, which the console says once in the words of the manual', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    server.answers.push(json({ code: 0, data: stored }));
    const { http } = connect({ idempotencyKeys: false, versions: false });
    await http.call(userEndpoints.unlock, { id: '2' }, { idempotencyKey: 'k', ifMatch: '"3"' });
    expect(Object.keys(server.sent[0]?.headers ?? {}).filter((name) => name.startsWith('i'))).toEqual([]);
    const lines = told.mock.calls.flat() as string[];
    const manual = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    expect(lines).toHaveLength(2);
    expect(lines.filter((line) => !manual.includes(line))).toEqual([]);
  });
});

describe('a save on a server without versions', () => {
  const compared = { '/sys/user/update': call<typeof userEndpoints.update>({ compare: '/sys/user/get' }) };
  const change = { id: '2', version: 3, account: 'editor', name1: 'y', base: 'b', roleId: '1' };
  const connectWithout = () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    return connect({ versions: false, calls: compared }).http;
  };

  test('is sent when the record has not changed', async () => {
    server.answers.push(json({ code: 0, data: stored }));
    expect(await connectWithout().call(userEndpoints.update, change)).toEqual({ ok: true, value: stored });
    expect(server.sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/backApi/sys/user/get',
      '/backApi/sys/user/update',
    ]);
  });

  test.each([
    [
      'has changed',
      json({ code: 0, data: { ...stored, version: 4 } }),
      { code: 409, message: null, reason: 'conflict' },
    ],
    ['is gone', json({ code: 404, msg: 'gone' }), { code: 404, message: 'gone' }],
  ])('is refused when the record %s', async (_, answer, refusal) => {
    server.answers.push(answer);
    expect(await connectWithout().call(userEndpoints.update, change)).toEqual({
      ok: false,
      failure: { kind: 'refused', ...refusal },
    });
    expect(server.sent).toHaveLength(1);
  });
});

test('a save is not sent when nothing answers where its record is compared, which is reported', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  server.answers.push(text('Not found', 404));
  const calls = { '/sys/user/update': call<typeof userEndpoints.update>({ compare: '/sys/user/got' }) };
  const { http, reported } = connect({ versions: false, calls });
  const change = { id: '2', version: 3, account: 'editor', name1: 'y', base: 'b', roleId: '1' };
  expect(await http.call(userEndpoints.update, change)).toEqual({ ok: false, failure: { kind: 'notOffered' } });
  expect([server.sent.length, reported]).toEqual([
    1,
    ['not offered by this server: POST /sys/user/got (adapter plain)'],
  ]);
});

test('a record that cannot be read does not count as a conflict', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const state = oneOf('state', { 0: 'enabled' });
  const calls = {
    '/sys/user/get': call<typeof userEndpoints.get>({ record: fields<User>({ state }) }),
    '/sys/user/query': call<typeof userEndpoints.query>({ rows: fields<User>({ state }) }),
  };
  for (const compare of ['/sys/user/get', '/sys/user/query']) {
    server.answers.push(json({ code: 0, rows: [stored], total: 1, data: stored }));
    const update = { '/sys/user/update': call<typeof userEndpoints.update>({ compare }) };
    const { http } = connect({ versions: false, calls: { ...calls, ...update } });
    const change = { id: '2', version: 3, account: 'editor', name1: 'y', base: 'b', roleId: '1' };
    expect(await http.call(userEndpoints.update, change)).toEqual({
      ok: false,
      failure: { kind: 'unreadable', status: 200 },
    });
  }
});

test.each([
  ['contract', { id: '2', version: 3 }, { id: '2', version: 3 }, '"5"'],
  ['header', { id: '2', version: 3 }, { id: '2' }, '"3"'],
  ['field', { id: '2' }, { id: '2', version: 5 }, undefined],
] as const)('a version is sent as the server expects it: %s', async (versions, request, body, ifMatch) => {
  server.answers.push(json({ code: 0 }));
  const { http } = connect({ versions, idempotencyKeys: 'X-Once' });
  await http.call(userEndpoints.unlock, request, { idempotencyKey: 'k', ifMatch: '"5"' });
  const [sent] = server.sent;
  expect([JSON.parse(sent?.body ?? ''), sent?.headers['if-match'], sent?.headers['x-once']]).toEqual([
    body,
    ifMatch,
    'k',
  ]);
});

test('the fields of an address are taken from the request, and the rest is its query', async () => {
  server.answers.push(json({ code: 0, data: stored }));
  const record = fields<User>({ id: rename('userId'), mustChange: flag('reset', 'Y', 'N') });
  const { http } = connect({
    calls: { '/sys/user/get': call<typeof userEndpoints.get>({ on: 'GET /users/{userId}', record }) },
  });
  await http.call(userEndpoints.get, { id: 'a/b', extra: '你好' } as never);
  expect([server.sent[0]?.method, server.sent[0]?.url, server.sent[0]?.body]).toEqual([
    'GET',
    'https://app.test/backApi/users/a%2Fb?extra=%E4%BD%A0%E5%A5%BD',
    '',
  ]);
});

test.each(['', '.', '..', null])('an address is not sent with %o in it', async (id) => {
  const { http, reported } = connect({
    calls: { '/sys/user/del': call<typeof userEndpoints.del>({ on: 'DELETE /users/{id}' }) },
  });
  expect((await http.call(userEndpoints.del, { id } as never)).ok).toBe(false);
  expect([server.sent, reported]).toEqual([
    [],
    [`request not sent: POST /sys/user/del: id: ${JSON.stringify(id)} is no part of an address (adapter plain)`],
  ]);
});

test('a query has neither nulls nor records', async () => {
  server.answers.push(json({ code: 0, data: stored }));
  const { http, reported } = connect({
    calls: { '/sys/user/get': call<typeof userEndpoints.get>({ on: 'GET /user' }) },
  });
  await http.call(userEndpoints.get, { id: '2', of: null, in: ['a', 'b'] } as never);
  await http.call(userEndpoints.get, { id: { of: '2' } } as never);
  expect(server.sent.map(({ url }) => url)).toEqual(['https://app.test/backApi/user?id=2&in=a%2Cb']);
  expect(reported).toEqual([
    'request not sent: POST /sys/user/get: id: {"of":"2"} is no text for an address (adapter plain)',
  ]);
});
