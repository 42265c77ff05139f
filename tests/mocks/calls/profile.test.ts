import { describe, expect, test } from 'vitest';
import { readListQuery } from '#src/domain/content/list-query.ts';
import { type WaitingEntry, waitingHref } from '#src/domain/work/waiting.ts';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { maxLogins } from '#mocks/server/login-log.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { loginCollection } from '#mocks/store/collections.ts';
import { articleValues as article } from '#tests/mocks/article.ts';
import { type Client, createClient, dataOf, refused } from '#tests/mocks/client.ts';
import { loginRows, reviewRows, seedRecords, sheetRows } from '#tests/support/seed.ts';

const now = Date.parse('2026-06-02T10:00:00+08:00');
const nowText = '2026-06-02 10:00:00';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const knowledge = '/home/scienceKnowledge';

type Row = Record<string, unknown>;

const list = async (client: Client, token: string, path: 'works' | 'logins', pageSize = 200) =>
  dataOf<{ list: Row[]; total: number }>(await client.call(`/profile/${path}`, { pageNum: 1, pageSize }, { token }));

/** An attempt to log in, with the right captcha by default. */
async function attempt(
  client: Client,
  userName: string,
  { password = demoPassword, code = masterCode, headers = {} } = {},
) {
  const sessionId = crypto.randomUUID();
  await client.call('/sys/auth/captcha', { sessionId });
  await client.call('/sys/auth/login', { userName, password, code, sessionId }, { headers });
}

describe('own logins', () => {
  test('every attempt is in the log with time, address, device and result, newest first', async () => {
    const client = createClient({ now: () => now });
    await attempt(client, 'editor', { code: 'none', headers: { 'User-Agent': firefox, 'X-Real-IP': '10.0.0.7' } });
    await attempt(client, 'editor', { password: 'wrong' });
    await attempt(client, 'stranger');
    await attempt(client, 'admin');
    const token = await client.signIn('editor');
    const here = { address: '127.0.0.1', userAgent: navigator.userAgent, time: nowText };
    const { list: rows, total } = await list(client, token, 'logins');
    expect(rows.slice(0, 3)).toEqual([
      { id: 'editor-15', ...here, result: 'success', session: 'own' },
      { id: 'editor-14', ...here, result: 'wrongPassword' },
      { id: 'editor-13', address: '10.0.0.7', userAgent: firefox, time: nowText, result: 'wrongCaptcha' },
    ]);
    expect(total).toBe(15);
  });

  test('a login names its session as long as it exists: until a logout, or a change of the password elsewhere', async () => {
    const client = createClient({ now: () => now });
    const [first, second, third] = [
      await client.signIn('editor'),
      await client.signIn('editor'),
      await client.signIn('editor'),
    ];
    const sessions = async (token: string) =>
      (await list(client, token, 'logins')).list.slice(0, 4).map(({ session }) => session);
    expect(await sessions(first)).toEqual(['other', 'other', 'own', undefined]);
    expect(await sessions(third)).toEqual(['own', 'other', 'other', undefined]);
    await client.send('/sys/auth/logout', { method: 'DELETE', headers: { Authorization: second } });
    expect(await sessions(first)).toEqual(['other', undefined, 'own', undefined]);
    const change = { password: 'Forest@2027', passwordOld: demoPassword };
    await client.call('/sys/user/updatePwd', change, { token: first });
    expect(await sessions(first)).toEqual([undefined, undefined, 'own', undefined]);
  });

  test('a locked account’s attempts are logged', async () => {
    const store = createMemoryStore();
    await attempt(createClient({ store, now: () => now }), 'locked');
    const row = await store.transaction((tx) => tx.get(loginCollection, 'locked-13'));
    expect({ account: row?.account, result: row?.result, time: row?.time }).toEqual({
      account: 'locked',
      result: 'disabled',
      time: nowText,
    });
  });

  test('an attempt with a used captcha is logged', async () => {
    const client = createClient({ now: () => now });
    await client.call('/sys/auth/login', {
      userName: 'editor',
      password: demoPassword,
      code: masterCode,
      sessionId: 'none',
    });
    const token = await client.signIn('editor');
    expect((await list(client, token, 'logins')).list.slice(0, 2).map(({ result }) => result)).toEqual([
      'success',
      'wrongCaptcha',
    ]);
  });

  test(`the newest ${maxLogins} of an account are kept`, async () => {
    const client = createClient({ now: () => now });
    for (let count = 0; count < maxLogins; count += 1) await attempt(client, 'editor');
    const { list: rows, total } = await list(client, await client.signIn('editor'), 'logins');
    expect({ total, newest: rows[0]?.['id'], oldest: rows.at(-1)?.['id'] }).toEqual({
      total: maxLogins,
      newest: `editor-${13 + maxLogins}`,
      oldest: 'editor-14',
    });
  });

  test('a reset restores the seeded logins', async () => {
    const client = createClient({ now: () => now });
    await attempt(client, 'editor');
    await client.backend.reset();
    const { total } = await list(client, await client.signIn('editor'), 'logins');
    expect(total).toBe(loginRows.filter(({ account }) => account === 'editor').length + 1);
  });

  test('seeded logins are earlier than the clock of the seed, in chronological order', () => {
    const times = loginRows.filter(({ account }) => account === 'editor').map(({ time }) => time);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)?.localeCompare('2026-06-01 09:00:00')).toBe(-1);
  });
});

const applications = '/home/baseResourcesApplication';

describe('waiting work', () => {
  const waiting = async (client: Client, token: string) =>
    dataOf<Row[]>(await client.call('/profile/waiting', undefined, { token }));
  /** Of applications: submitted ones, returned ones of one’s own, passed ones, each since its last step (decision 035). */
  const waitingApplications = (['submitted', 'returned', 'passed'] as const).map((status) => {
    const own = status === 'returned';
    const found = seedRecords[applications].filter(
      (record) => record.status === status && (!own || record.createdBy === 'editor'),
    );
    const [oldest] = found.map(({ updatedTime }) => updatedTime).sort();
    return { path: applications, status, count: found.length, oldest, ...(own ? { createdBy: 'editor' } : {}) };
  });
  /** The seeded drafts of pages with a right that brings a draft online. */
  const drafts = Object.entries(seedRecords).flatMap(([path, records]) => {
    if (path === applications) return waitingApplications;
    const times = records
      .filter(({ status }) => status === 'draft')
      .map(({ createdTime }) => createdTime)
      .sort();
    return times.length > 0 ? [{ path, status: 'draft', count: times.length, oldest: times[0] }] : [];
  });

  /** The reviews with all sheets submitted, which a chair has to pass or return. */
  const decided = reviewRows.filter(
    ({ id, status }) =>
      status === 'scoring' &&
      sheetRows.every((sheet) => sheet.review !== id || ['submitted', 'recused', 'replaced'].includes(sheet.status)),
  );
  const toDecide = {
    path: '/home/baseResourcesScore',
    status: 'toDecide',
    count: decided.length,
    oldest: decided.map(({ updatedTime }) => updatedTime).sort()[0],
  };

  test('counts the drafts that the account may bring online and the reviews that a chair without a conflict of interest has to decide, with the age of the oldest', async () => {
    const client = createClient();
    expect(drafts.length).toBeGreaterThan(10);
    expect(await waiting(client, await client.signIn('editor'))).toEqual(drafts);
    // The editor created those applications.
    const ofChair = await waiting(client, await client.signIn('auditor'));
    expect(ofChair.filter(({ status }) => status === 'toDecide')).toEqual([toDecide]);
    expect(await waiting(client, await client.signIn('viewer'))).toEqual([]);
  });

  test.for(['admin', 'editor', 'expert', 'auditor', 'service'])(
    'each line of %s links to a list with exactly its number of records',
    async (account) => {
      const client = createClient({ now: () => now });
      const token = await client.signIn(account);
      const entries = dataOf<WaitingEntry[]>(await client.call('/profile/waiting', undefined, { token }));
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        const { pathname, search } = new URL(waitingHref(entry), 'http://app.test');
        const { filters } = readListQuery(search);
        const page = await client.call(`${pathname}/query`, { pageNum: 1, pageSize: 1, ...filters }, { token });
        expect({ ...entry, count: dataOf<{ total: number }>(page).total }).toEqual(entry);
      }
    },
  );

  test('changes with the records', async () => {
    const client = createClient({ now: () => now });
    const token = await client.signIn('editor');
    const before = drafts.find(({ path }) => path === knowledge);
    const { id } = dataOf<{ id: string }>(await client.call(`${knowledge}/add`, article, { token }));
    const of = async () => (await waiting(client, token)).find(({ path }) => path === knowledge);
    expect(await of()).toEqual({ ...before, count: (before?.count ?? 0) + 1 });
    dataOf(await client.call(`${knowledge}/updown`, { id, on: true }, { token }));
    expect(await of()).toEqual(before);
  });
});

describe('own work', () => {
  const marks = Object.entries(seedRecords).flatMap(([path, records]) =>
    records.flatMap(({ id, createdBy, createdTime, updatedBy, updatedTime }) =>
      updatedBy === 'editor'
        ? [{ path, id, time: updatedTime }]
        : createdBy === 'editor'
          ? [{ path, id, time: createdTime }]
          : [],
    ),
  );

  test('matches the records, newest first, over all content types', async () => {
    const client = createClient();
    const { list: rows, total } = await list(client, await client.signIn('editor'), 'works');
    const times = rows.map(({ time }) => String(time));
    const newest = marks
      .map(({ time }) => time)
      .sort()
      .reverse();
    expect([total, times]).toEqual([marks.length, newest.slice(0, times.length)]);
    expect(marks).toEqual(expect.arrayContaining(rows.map(({ path, id, time }) => ({ path, id, time }))));
    expect(times).toEqual([...times].sort().reverse());
  });

  test('an edit and a publication come first, and stay in the list after another account edits the record', async () => {
    const client = createClient({ now: () => now });
    const [editor, admin] = [await client.signIn('editor'), await client.signIn('admin')];
    const { id, version } = dataOf<{ id: string; version: number }>(
      await client.call(`${knowledge}/add`, article, { token: editor }),
    );
    const mine = { path: knowledge, id, title: article.mainTitle, time: nowText };
    expect((await list(client, editor, 'works')).list[0]).toEqual({ ...mine, status: 'draft' });
    dataOf(await client.call(`${knowledge}/update`, { ...article, mainTitle: '新题', id, version }, { token: admin }));
    dataOf(await client.call(`${knowledge}/updown`, { id, on: true }, { token: admin }));
    const renamed = { ...mine, title: '新题', status: 'online' };
    expect([(await list(client, editor, 'works')).list[0], (await list(client, admin, 'works')).list[0]]).toEqual([
      renamed,
      renamed,
    ]);
  });

  test('contains only one’s own records and needs no right', async () => {
    const client = createClient();
    expect(await list(client, await client.signIn('nobody'), 'works')).toMatchObject({ list: [], total: 0 });
  });

  test.each(['works', 'logins'])('%s: invalid paging is refused', async (path) => {
    const client = createClient();
    const token = await client.signIn('editor');
    expect(await client.call(`/profile/${path}`, { pageNum: 0, pageSize: 20 }, { token })).toEqual(
      refused(400, '页码应为正整数'),
    );
  });
});
