import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#src/api/endpoints/index.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { createHttp, type Http, timeoutMilliseconds } from '#src/api/http.ts';
import type { Result } from '#src/domain/failure.ts';
import type { Fault } from '#mocks/faults/fault.ts';
import { setupMock } from '#mocks/node.ts';

/** What a fault does to a call, with what the call gives without it. */
interface Cell {
  fault: WithoutPath<Fault>;
  ends: (endpoint: Endpoint, usual: Result<unknown>) => unknown;
}

type WithoutPath<One> = One extends unknown ? Omit<One, 'path'> : never;

const failure = (value: object) => ({ ok: false, failure: value });
const unreadable = (status = 200) => failure({ kind: 'unreadable', status });

/** Each kind of fault, and how the client ends it (`docs/decisions/005-success-and-failure.md`). */
const kinds: Readonly<Record<string, Cell>> = {
  network: { fault: { kind: 'network', when: 'always' }, ends: () => failure({ kind: 'network' }) },
  lost: { fault: { kind: 'lost', when: 'always' }, ends: () => failure({ kind: 'network' }) },
  'broken off (fault E2)': { fault: { kind: 'broken', when: 'always' }, ends: () => failure({ kind: 'network' }) },
  'HTML (fault E6)': { fault: { kind: 'html' }, ends: () => unreadable() },
  empty: { fault: { kind: 'empty' }, ends: () => unreadable() },
  'truncated (fault E10)': { fault: { kind: 'truncated' }, ends: () => unreadable() },
  'wrong types': { fault: { kind: 'wrongTypes' }, ends: () => failure({ kind: 'refused', code: null, message: null }) },
  refused: {
    fault: { kind: 'refuse', rCode: 500, rMsg: '不行' },
    ends: () => failure({ kind: 'refused', code: 500, message: '不行' }),
  },
  'silent (fault E15)': {
    fault: { kind: 'refuse', rCode: 500, rMsg: '无回款' },
    ends: () => failure({ kind: 'nothing' }),
  },
  'expired by its code': {
    fault: { kind: 'refuse', rCode: 201, rMsg: '过期' },
    ends: () => failure({ kind: 'expired', message: '过期' }),
  },
  ...Object.fromEntries(
    [400, 404, 409, 413, 422, 429, 500, 502, 503, 504].map((status): [string, Cell] => [
      `HTTP ${status} (fault E12)`,
      { fault: { kind: 'status', status, body: '<h1>nginx</h1>' }, ends: () => unreadable(status) },
    ]),
  ),
  'HTTP 401 (fault E12)': {
    fault: { kind: 'status', status: 401, body: '' },
    ends: ({ token }) => (token ? failure({ kind: 'expired', message: null }) : unreadable(401)),
  },
  'HTTP 403 (fault E12)': {
    fault: { kind: 'status', status: 403, body: '' },
    ends: ({ token, right }) => failure({ kind: 'forbidden', ...(token && right !== null ? { right } : {}) }),
  },
  'a newer back-end': { fault: { kind: 'newer' }, ends: (_, usual) => usual },
  'slow transfer (fault E14)': { fault: { kind: 'slow', bytesPerSecond: 1_000_000_000 }, ends: (_, usual) => usual },
  'two megabytes more (fault E14)': { fault: { kind: 'huge', megabytes: 2 }, ends: (_, usual) => usual },
};

const { server, backend } = setupMock({ now: () => Date.parse('2026-11-23T09:00:00Z') });
let token = '';
let http: Http;

beforeEach(async () => {
  token = await backend.words.signIn('admin');
  http = createHttp({
    baseUrl: 'http://app.test/backApi',
    authorizationPrefix: '',
    token: () => ({ kind: 'own', token }),
    wait: async () => {},
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await backend.faults.clear();
});
afterAll(() => server.close());

const rows = [...new Map(endpoints.map((row) => [`${row.method} ${row.path}`, row])).values()].filter(
  // It ends the session that all others need.
  ({ path }) => path !== '/sys/auth/logout',
);

const requestOf = ({ encoding }: Endpoint): unknown =>
  encoding === 'none'
    ? undefined
    : encoding === 'form'
      ? { user: {} }
      : encoding === 'multipart'
        ? { file: new Blob(['x']) }
        : {};

const call = (row: Endpoint): Promise<Result<unknown>> => http.call(row, requestOf(row));

describe('each kind of fault at each endpoint ends as decision 005 says', () => {
  test.each(Object.entries(kinds))('%s', async (_, { fault, ends }) => {
    // Megabytes take their time: one endpoint of ten stands for the others.
    const tried = fault.kind === 'huge' ? rows.filter((_row, index) => index % 10 === 0) : rows;
    const usual = await Promise.all(tried.map(call));
    await backend.faults.put({
      seed: 1,
      faults: tried.map(({ path }): Fault => ({ ...fault, path })),
      storageFull: false,
    });
    const cells = await Promise.all(tried.map(async (row) => [row.path, await call(row)]));
    expect(cells).toEqual(tried.map((row, index) => [row.path, ends(row, usual[index] as Result<unknown>)]));
  });

  test('bare: a success without data is one for a write, and unreadable where the data is needed', async () => {
    for (const row of rows) {
      const usual = await call(row);
      if (!usual.ok) continue;
      await backend.faults.add({ kind: 'bare', path: row.path });
      const bare = await call(row);
      if (row.answer === 'extra') expect([row.path, bare.ok]).toEqual([row.path, true]);
      else if (!bare.ok) expect([row.path, bare]).toEqual([row.path, unreadable()]);
    }
  });

  test('fault E3: no answer: each ends by the timeout, and settling the plan ends those that hang at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await backend.faults.add({ kind: 'hang', path: '*', when: 'always' });
    const hanging = rows.map((row) => call(row).then((result) => [row.path, result]));
    while ((await backend.faults.list())[0]?.hits !== rows.length) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(timeoutMilliseconds);
    expect(await Promise.all(hanging)).toEqual(rows.map(({ path }) => [path, failure({ kind: 'timeout' })]));
  });
});
