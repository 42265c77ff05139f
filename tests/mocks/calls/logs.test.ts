import { describe, expect, test } from 'vitest';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { logCollection } from '#mocks/store/collections.ts';
import { contentDescriptors, endpoints } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { textOf } from '#src/domain/content/record.ts';
import type { LogEntry, LogPage } from '#src/domain/logs/log-entry.ts';
import { articleValues } from '#tests/mocks/article.ts';
import { type Answer, createClient, dataOf, refused } from '#tests/mocks/client.ts';
import { loginRows, seedRecords } from '#tests/support/seed.ts';

const now = Date.parse('2026-06-02T10:00:00+08:00');
const article = '/home/scienceKnowledge';

/** A back-end whose log can be read: the entries since the last read, the oldest first. */
function setUp() {
  const store = createMemoryStore();
  const client = createClient({ store, now: () => now });
  let seen = 0;
  const entries = async () =>
    (await store.transaction((tx) => tx.all(logCollection))).toSorted((a, b) => Number(a.id) - Number(b.id));
  const added = async () => {
    const all = await entries();
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh;
  };
  const query = async (token: string, asked: object = {}) =>
    dataOf<LogPage>(await client.call('/sys/log/query', { pageNum: 1, pageSize: 20, ...asked }, { token }));
  return { ...client, store, entries, added, query };
}

async function attempt(
  { call }: ReturnType<typeof setUp>,
  userName: string,
  password = demoPassword,
  code = masterCode,
) {
  const sessionId = crypto.randomUUID();
  await call('/sys/auth/captcha', { sessionId });
  return call('/sys/auth/login', { userName, password, code, sessionId }, { headers: { 'X-Real-IP': '10.0.0.7' } });
}

const valuesOf = (path: string) => {
  const type = contentDescriptors.find((candidate) => candidate.path === path);
  const [record] = seedRecords[path as keyof typeof seedRecords];
  return Object.fromEntries(
    fieldsOf(type as NonNullable<typeof type>).map(({ name }) => [name, textOf(record as ContentRecord, name)]),
  );
};

type Summary = Pick<LogEntry, 'account' | 'path' | 'action' | 'object' | 'result' | 'reason'>;

const summaryOf = ({ account, path, action, object, result, reason }: LogEntry): Summary => ({
  account,
  path,
  action,
  object,
  result,
  reason,
});

/** The expected summary of an action that succeeded; `refusedWith` is the reason of one that was refused. */
const summary = (account: string, path: string, action: string, object = '', refusedWith = ''): Summary => ({
  account,
  path,
  action,
  object,
  result: refusedWith === '' ? 'success' : 'refused',
  reason: refusedWith,
});

describe('the log', () => {
  test('has every login, failed ones too, and the logout; unknown accounts are not named', async () => {
    const back = setUp();
    await attempt(back, 'editor', 'canary-Wrong1');
    await attempt(back, 'editor', demoPassword, 'nope');
    await attempt(back, 'canary-typed-as-name', 'canary-Wrong2');
    await attempt(back, 'locked');
    const { access_token: token } = dataOf<{ access_token: string }>(await attempt(back, 'editor'));
    await back.call('/sys/auth/logout', undefined, { token });
    const entries = await back.added();
    expect(entries.map(summaryOf)).toEqual([
      summary('editor', '/sys/auth', 'login', '', '用户名或密码错误'),
      summary('editor', '/sys/auth', 'login', '', '验证码错误'),
      summary('', '/sys/auth', 'login', '', '用户名或密码错误'),
      summary('locked', '/sys/auth', 'login', '', '账号已停用，请联系管理员'),
      summary('editor', '/sys/auth', 'login'),
      summary('editor', '/sys/auth', 'logout'),
    ]);
    expect(entries[4]).toEqual({
      id: '1000005',
      time: '2026-06-02 10:00:00',
      account: 'editor',
      roleName: '内容编辑',
      address: '10.0.0.7',
      type: 'login',
      path: '/sys/auth',
      action: 'login',
      object: '',
      result: 'success',
      reason: '',
      before: null,
      after: null,
    });
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`canary|${token}`));
  });

  test('has each write of a content type once, with its changes; a write that is answered again adds no entry', async () => {
    const back = setUp();
    const token = await back.signIn('admin');
    const actions: unknown[] = [];
    for (const { path, rights, titleField } of contentDescriptors) {
      const send = (verb: string, body: object) =>
        back.call(`${path}/${verb}`, body, {
          token,
          headers: { 'Idempotency-Key': `${path}${verb}${JSON.stringify(body).length}` },
        });
      const values = valuesOf(path);
      const { id } = dataOf<ContentRecord>(await send('add', values));
      await send('add', values);
      await back.added();
      dataOf(await send('update', { ...values, [titleField]: `${values[titleField]}二`, id, version: 1 }));
      const title = `${values[titleField]}二`;
      const switches = ['line', 'updown', 'istop', 'isbanner'].filter((right) =>
        (rights as readonly string[]).includes(right),
      );
      for (const verb of switches) await send(verb, { id, on: true });
      if (rights.includes('del')) dataOf(await send('del', { id }));
      const entries = await back.added();
      expect(entries.map(({ object, account, type }) => [object, account, type])).toEqual(
        entries.map(() => [title, 'admin', 'operation']),
      );
      expect(entries[0]).toMatchObject({
        before: { [titleField]: values[titleField] },
        after: { [titleField]: title },
      });
      actions.push([path, ...entries.map(({ action }) => action)]);
    }
    const upkeep = ['update', 'publish', 'delete'];
    const material = ['update', 'publish', 'pin', 'addBanner'];
    const expected = contentDescriptors.map(({ path, rights, lifecycle }) => [
      path,
      ...(lifecycle
        ? ['update', 'goOnline']
        : rights.includes('del')
          ? upkeep
          : rights.includes('line')
            ? ['update', 'goOnline', 'publish', 'pin', 'addBanner']
            : material),
    ]);
    expect(actions).toEqual(expected);
  });

  test('an added record has all its fields, with the names of references; what the entry shows elsewhere is left out', async () => {
    const back = setUp();
    const token = await back.signIn('editor');
    await back.added();
    dataOf(await back.call(`${article}/add`, articleValues, { token }));
    const [entry] = await back.added();
    expect(
      Object.keys(entry?.after ?? {}).filter((name) => ['id', 'version', 'updatedBy', 'homeBaseName'].includes(name)),
    ).toEqual([]);
    expect(entry).toMatchObject({ before: null, after: { mainTitle: articleValues['mainTitle'], status: 'draft' } });
    expect(entry?.after?.['homeBase']).not.toEqual(articleValues['homeBase']);
  });

  test('has the other writes: home page, file, password; it contains no secret', async () => {
    const back = setUp();
    const token = await back.signIn('admin');
    await back.added();
    const page = dataOf<{ version: number; slots: Record<string, object[]> }>(
      await back.call('/home/index/get', {}, { token }),
    );
    const [slot = ''] = Object.keys(page.slots);
    dataOf(await back.call('/home/index/update', { version: page.version, slots: {} }, { token }));
    const form = new FormData();
    form.set('file', new File([Uint8Array.from([0x89, 0x50])], 'a.png', { type: 'image/png' }));
    await back.send('/sys/file/upload', { method: 'POST', headers: { Authorization: token }, body: form });
    await back.call('/sys/user/updatePwd', { password: 'canary-New@2026', passwordOld: 'canary-Old' }, { token });
    dataOf(
      await back.call('/sys/user/updatePwd', { password: 'canary-New@2026', passwordOld: demoPassword }, { token }),
    );
    const entries = await back.added();
    expect(entries.map(summaryOf)).toEqual([
      summary('admin', '/home/index', 'update'),
      summary('admin', '/sys/file', 'upload', 'a.png', '文件内容与扩展名不符'),
      summary('admin', '/sys/user', 'changePassword', 'admin', '旧密码错误'),
      summary('admin', '/sys/user', 'changePassword', 'admin'),
    ]);
    expect([entries[0]?.before?.[slot], entries[0]?.after?.[slot]]).toEqual([
      expect.arrayContaining([expect.any(String)]),
      [],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`canary|${demoPassword}`));
  });

  const writes = endpoints.filter(({ kind, token }) => kind === 'write' && token);

  test('has every refused write once: without its right, without a session, with an invalid body', async () => {
    const back = setUp();
    const [nobody, admin] = [await back.signIn('nobody'), await back.signIn('admin')];
    await back.added();
    const odd: string[] = [];
    const expectOne = async (path: string, answer: Answer, account: string) => {
      const { rMsg } = answer.body as { rMsg: string };
      const entries = await back.added();
      const logged = entries.map((entry) => [
        entry.account,
        entry.result,
        entry.reason,
        entry.object,
        entry.before,
        entry.after,
      ]);
      if (JSON.stringify(logged) !== JSON.stringify([[account, 'refused', rMsg, '4242', null, null]]))
        odd.push(`${path}: ${JSON.stringify(logged)}`);
    };
    for (const { path, right, encoding } of writes) {
      if (encoding !== 'json') continue;
      const body = { id: '4242', password: 'canary', user: 'canary', roleName: 7 };
      if (right) await expectOne(path, await back.call(path, body, { token: nobody }), 'nobody');
      await expectOne(path, await back.call(path, body, { token: 'none' }), '');
      await expectOne(path, await back.call(path, { ...body, on: 7 }, { token: admin }), 'admin');
    }
    expect(odd).toEqual([]);
    expect(JSON.stringify(await back.entries())).not.toContain('canary');
  });

  test('a refused write is rolled back and logged with its object', async () => {
    const back = setUp();
    const token = await back.signIn('editor');
    await back.added();
    const answer = await back.call(`${article}/update`, { ...articleValues, id: '1', version: 99 }, { token });
    expect(answer).toEqual(refused(409, '内容已被他人修改，请刷新后重试'));
    const [entry] = await back.added();
    const [first] = seedRecords[article];
    expect(entry && summaryOf(entry)).toEqual(
      summary(
        'editor',
        article,
        'update',
        textOf(first as ContentRecord, 'mainTitle'),
        '内容已被他人修改，请刷新后重试',
      ),
    );
  });

  test('a read adds no entry', async () => {
    const back = setUp();
    const token = await back.signIn('admin');
    await back.added();
    await back.query(token);
    await back.call(`${article}/get`, { id: '1' }, { token });
    expect(await back.added()).toEqual([]);
  });

  test('no call changes or deletes an entry', () => {
    expect(endpoints.filter(({ path }) => path.startsWith('/sys/log')).map(({ path, kind }) => [path, kind])).toEqual([
      ['/sys/log/query', 'read'],
    ]);
  });
});

describe('a query of the log', () => {
  test('has the seeded entries, the newest first, and the actions since then before them', async () => {
    const back = setUp();
    const token = await back.signIn('admin');
    const [first, last] = [await back.query(token), await back.query(token, { pageNum: 16 })];
    expect({ total: first.total, firstPage: first.list.length, lastPage: last.list.length }).toEqual({
      total: 301,
      firstPage: 20,
      lastPage: 1,
    });
    expect(first.list[0]).toMatchObject({ account: 'admin', action: 'login', time: '2026-06-02 10:00:00' });
    const times = [...first.list, ...last.list].map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    const logins = await back.query(token, { type: 'login', pageSize: 200, to: '2026-06-01' });
    expect(logins.total).toEqual(loginRows.length);
    expect(last.list[0]?.id).toEqual('1');
    // Whatever is asked for, the answer states since when entries are kept.
    expect([first.since, logins.since]).toEqual([last.list[0]?.time, last.list[0]?.time]);
  });

  test('can be filtered by person, type, object, period and result at once', async () => {
    const back = setUp();
    const token = await back.signIn('admin');
    const all = (await Promise.all([1, 2].map((pageNum) => back.query(token, { pageNum, pageSize: 200 })))).flatMap(
      ({ list }) => list,
    );
    const asked = {
      account: 'EDIT',
      type: 'operation',
      keyword: '森林',
      result: 'success',
      from: '2026-05-01',
      to: '2026-05-31',
    };
    const found = await back.query(token, { ...asked, pageSize: 200 });
    const expected = all.filter(
      ({ account, type, object, result, time }) =>
        account === 'editor' &&
        type === 'operation' &&
        object.includes('森林') &&
        result === 'success' &&
        time.startsWith('2026-05'),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(found.list).toEqual(expected);
  });

  test('needs the page', async () => {
    const back = setUp();
    const answer = await back.call(
      '/sys/log/query',
      { pageNum: 1, pageSize: 20 },
      { token: await back.signIn('editor') },
    );
    expect(answer).toEqual(refused(403, '没有页面访问权限：/system/logManager', 403));
  });

  test('finds any of 100,000 entries, which are computed and not stored', async () => {
    const back = setUp();
    await back.backend.reset('L');
    const token = await back.signIn('admin');
    const last = await back.query(token, { pageNum: 501, pageSize: 200 });
    expect([last.total, last.list.map(({ id }) => id)]).toEqual([100_001, ['1']]);
    expect((await back.query(token, { account: 'viewer', result: 'refused', pageSize: 1 })).total).toBeGreaterThan(300);
    expect((await back.entries()).length).toEqual(1);
  });
});
