import { describe, expect, test } from 'vitest';
import { createContentApi } from '#src/api/content.ts';
import { endpoints } from '#src/api/endpoints/index.ts';
import { fetchHomePage, saveHomePage } from '#src/api/home-page.ts';
import { saveRole } from '#src/api/roles.ts';
import { createUsersApi } from '#src/api/users.ts';
import { recordOperations } from '#src/domain/content/record.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { failed, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { emptyUser } from '#src/domain/users/user.ts';
import { recordOf } from '#tests/machines/support/fixtures.ts';
import { userOf } from '#tests/machines/support/users.ts';
import { baseUrl, createClient, fakeServer, json, noAnswer } from './fake-server.ts';

const server = fakeServer();

const writes = endpoints.filter(({ kind }) => kind === 'write');
/** The payload of each write is tested with the mock; here it is only sent. */
const requestOf = ({ encoding }: (typeof writes)[number]) => (encoding === 'none' ? undefined : {});
const done = (resultData?: unknown) => json({ success: true, rCode: 200, rMsg: '', resultData });
const sent = () => server.sent.map(({ url }) => url.slice(baseUrl.length));

const strange = [undefined, null, true, 'ok', 0, [], {}, { id: 5 }, { password: '' }];

describe('fault E15: 无回款 as the answer to a write is never a success, with or without data (decision 005)', () => {
  const carried = [
    undefined,
    null,
    true,
    {},
    recordOf('42'),
    userOf('7'),
    { id: '1', roleName: 'x', moduleInfoList: [] },
    { password: 'x' },
  ];
  test.for(writes.map((row) => [row.path, row] as const))('%s', async ([, row]) => {
    const results = [];
    for (const resultData of carried) {
      server.answers = [json({ success: false, rCode: 500, rMsg: '无回款', resultData })];
      server.sent = [];
      results.push(await createClient().call(row, requestOf(row)));
    }
    expect(results).toEqual(carried.map(() => failed({ kind: 'nothing' })));
  });
});

describe('a success is a success, also without the extra fields of our envelope (decision 005)', () => {
  test.for(writes.map((row) => [row.path, row] as const))('%s', async ([, row]) => {
    const results = [];
    for (const resultData of strange) {
      server.answers = [done(resultData)];
      server.sent = [];
      results.push((await createClient().call(row, requestOf(row))).ok);
    }
    // A login without a token, an upload without an id and a reveal without phone and mail are incomplete.
    const isForAnswer = ['/sys/auth/login', '/sys/file/upload', '/sys/user/reveal'].includes(row.path);
    expect(results).toEqual(strange.map(() => !isForAnswer));
  });
});

describe('data that a write does not return is fetched afterwards', () => {
  const api = createContentApi(createClient(), scienceKnowledge);
  const users = createUsersApi(createClient());
  const values = { ...emptyUser, account: 'newcomer' };
  const role = { id: '5', roleName: '审核', moduleInfoList: [] };
  const page = { version: 2, updatedBy: '', updatedTime: '', slots: {} };
  const pageOf = (...list: unknown[]) => ({ list, total: list.length, pageNum: 1, pageSize: 100 });
  const record = recordOf('42');
  const user = userOf('7', { account: 'newcomer' });

  test.for([
    ['a record', () => api.update('42', 1, {}, {}), record, record],
    ['an account', () => users.update(user, values, {}), user, user],
    [
      'a new account, by its name',
      () => users.add(values, new Secret('x'), {}),
      pageOf(userOf('8', { account: 'newcomer2' }), user),
      user,
    ],
    ['a role', () => saveRole(createClient(), '5', '审核', [], {}), pageOf({ ...role, id: '4' }, role), role],
    [
      'a new role, by its name',
      () => saveRole(createClient(), null, '审核', [], {}),
      pageOf({ ...role, roleName: '审核员' }, role),
      role,
    ],
    ['the home page', () => saveHomePage(createClient(), 1, {}, {}), page, page],
  ] as const)('%s', async ([, write, answer, value]) => {
    const results = [];
    for (const resultData of strange) {
      server.sent = [];
      server.answers = [done(resultData), done(answer)];
      results.push(await write());
    }
    expect(results).toEqual(strange.map(() => success(value)));
    expect(server.sent.length).toEqual(2);

    server.sent = [];
    server.answers = [done(), noAnswer];
    expect(await write()).toEqual(success(null));
    server.sent = [];
    server.answers = [done(value), noAnswer];
    expect([await write(), server.sent.length]).toEqual([success(value), 1]);
    server.sent = [];
    server.answers = [json({ success: false, rMsg: '不行' }), noAnswer];
    expect([await write(), server.sent.length]).toEqual([failed({ kind: 'refused', code: null, message: '不行' }), 1]);
  });

  test('a new record cannot be fetched, and a step needs no data', async () => {
    const publish = recordOperations[1] as (typeof recordOperations)[number];
    server.answers = [done()];
    expect({ added: await api.add({}, {}), operated: await api.operate(publish, '42', {}), sent: sent() }).toEqual({
      added: success(null),
      operated: success(null),
      sent: ['/home/scienceKnowledge/add', '/home/scienceKnowledge/updown'],
    });
  });

  test('a reset without a password', async () => {
    server.answers = [done({ password: '' })];
    expect(await users.resetPassword('7')).toEqual(success(null));
  });
});

test('a read that answers something else fails', async () => {
  server.answers = [done({ version: 'x' })];
  expect(await fetchHomePage(createClient())).toEqual(failed({ kind: 'unreadable', status: 200 }));
});
