import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { is } from 'valibot';
import { contentDescriptors, endpoints } from '#src/api/endpoints/index.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { createHttp, type Http, timeoutMilliseconds } from '#src/api/http.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import type { Fault } from '#mocks/faults/fault.ts';
import { setupMock } from '#mocks/node.ts';
import { examplesOfMock } from '#scripts/contract/examples/examples.ts';
import { operations } from '#scripts/contract/table/operations.ts';
import { oneOfEachClass } from '#tests/support/by-class.ts';
import { isDeep } from '#tests/support/deep.ts';
import { testStart } from '#tests/support/test-start.ts';

/** By path, a request for each read that the mock answers with data. */
const requests = new Map<string, unknown>();

/** The effect of a fault on a call: its failure, or null if it ends as without the fault. */
interface Cell {
  fault: WithoutPath<Fault>;
  ends: (endpoint: Endpoint) => Result<unknown> | null;
}

type WithoutPath<One> = One extends unknown ? Omit<One, 'path'> : never;

const failure = (value: Failure): Result<never> => ({ ok: false, failure: value });
const unreadable = (status = 200) => failure({ kind: 'unreadable', status });
const asUsual: Cell['ends'] = () => null;
const asNetwork: Cell['ends'] = () => failure({ kind: 'network' });

const status = (given: number, body: string, ends: Cell['ends'] = () => unreadable(given)): Cell => ({
  fault: { kind: 'status', status: given, body },
  ends,
});

/**
 * How the client ends a call under each kind of fault (`docs/decisions/005-success-and-failure.md`). A new kind does not
 * compile without its cells; calls that hang, and successes without data, have tests of their own below.
 */
const kinds: Readonly<Record<Exclude<Fault['kind'], 'hang' | 'bare'>, Readonly<Record<string, Cell>>>> = {
  network: { 'no connection (fault E1)': { fault: { kind: 'network', when: 'always' }, ends: asNetwork } },
  lost: { 'answer lost': { fault: { kind: 'lost', when: 'always' }, ends: asNetwork } },
  broken: { 'broken off (fault E2)': { fault: { kind: 'broken', when: 'always' }, ends: asNetwork } },
  html: { 'HTML (fault E6)': { fault: { kind: 'html' }, ends: () => unreadable() } },
  empty: { empty: { fault: { kind: 'empty' }, ends: () => unreadable() } },
  truncated: { 'truncated (fault E10)': { fault: { kind: 'truncated' }, ends: () => unreadable() } },
  wrongTypes: {
    'wrong types': { fault: { kind: 'wrongTypes' }, ends: () => unreadable() },
  },
  body: {
    'a success with data that violates the contract': {
      fault: { kind: 'body', body: { success: true, rCode: 200, rMsg: '', resultData: 'rubbish' } },
      // Some calls accept any answer: the app asks only whether they succeeded.
      ends({ answer, response }) {
        if (is(response, 'rubbish')) return { ok: true, value: 'rubbish' };
        return answer === 'extra' ? { ok: true, value: null } : unreadable();
      },
    },
    'a refusal without an rMsg (fault E16)': {
      fault: { kind: 'body', body: { success: false, rCode: 500 } },
      ends: () => failure({ kind: 'refused', code: 500, message: null }),
    },
  },
  refuse: {
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
  },
  status: {
    ...Object.fromEntries(
      [400, 404, 409, 413, 422, 429, 500, 502, 503, 504].map((code) => [
        `HTTP ${code} (fault E12)`,
        status(code, '<h1>nginx</h1>'),
      ]),
    ),
    'HTTP 401 (fault E12)': status(401, '', ({ token }) =>
      token ? failure({ kind: 'expired', message: null }) : unreadable(401),
    ),
    'HTTP 403 (fault E12)': status(403, '', ({ token, right }) =>
      failure({ kind: 'forbidden', ...(token && right !== null ? { right } : {}) }),
    ),
  },
  expire: {
    'the session ends': {
      fault: { kind: 'expire' },
      ends: ({ token }) => (token ? failure({ kind: 'expired', message: '账号已过期，请重新登录' }) : null),
    },
  },
  newer: { 'a newer back-end': { fault: { kind: 'newer' }, ends: asUsual } },
  delay: { late: { fault: { kind: 'delay', milliseconds: 1 }, ends: asUsual } },
  slow: { 'slow transfer (fault E14)': { fault: { kind: 'slow', bytesPerSecond: 1_000_000_000 }, ends: asUsual } },
  huge: { 'two megabytes more (fault E14)': { fault: { kind: 'huge', megabytes: 2 }, ends: asUsual } },
};

const { server, backend } = setupMock({ start: testStart, now: () => Date.parse('2026-11-23T09:00:00Z') });
let token = '';
let http: Http;

beforeAll(async () => {
  const examples = await examplesOfMock();
  for (const { id, endpoint } of operations) {
    const example = examples[id];
    if (example && !differs.test(endpoint.path)) requests.set(endpoint.path, example.request);
  }
});

beforeEach(async () => {
  token = await backend.commands.signIn('admin');
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
  // A logout ends the session that all others need.
  ({ path }) => path !== '/sys/auth/logout',
);

/** The content types whose rows all meet each fault. One factory creates all rows; one of these types has a lifecycle. */
const chosenTypes = ['/home/scienceKnowledge', '/home/baseResourcesApplication'];
const isOf = (types: readonly string[], { path }: Endpoint) => types.some((type) => path.startsWith(`${type}/`));
const otherTypes = contentDescriptors.map(({ path }) => path).filter((path) => !chosenTypes.includes(path));
const isOfOther = (row: Endpoint) => isOf(otherTypes, row);

/** Everything that client and faults read of a row, except its path: rows of one class behave alike under every fault. */
const classOf = ({ token: needsToken, right, response, method, kind, answer, encoding, refusals }: Endpoint): string =>
  JSON.stringify([
    { method, kind, answer, encoding, needsToken, hasRight: right !== null, takesAll: is(response, 'rubbish') },
    refusals.map(({ reason }) => reason),
  ]);

const rest = rows.filter((row) => !isOf(chosenTypes, row));
/** The rows that meet each fault; the deep suite takes all. */
const struck = isDeep ? rows : [...rows.filter((row) => isOf(chosenTypes, row)), ...oneOfEachClass(rest, classOf)];

/** Answers that differ each time: a captcha is random, and reveals are logged. */
const differs = /\/(captcha|reveal|contacts)$/;

const requestOf = (row: Endpoint): unknown => {
  const { encoding } = row;
  if (encoding === 'none') return undefined;
  if (encoding === 'form') return { user: {} };
  return encoding === 'multipart' ? { file: new Blob(['x']) } : (requests.get(row.path) ?? {});
};

/** The log grows with each call: of its answers only success is compared. */
const comparable = ({ path }: Endpoint, result: Result<unknown>): unknown =>
  path.startsWith('/sys/log/') && result.ok ? 'answered' : result;

const call = (row: Endpoint): Promise<Result<unknown>> => http.call(row, requestOf(row));

const cells = Object.values(kinds).flatMap((ofKind) => Object.entries(ofKind));

describe('each kind of fault at each endpoint ends as decision 005 requires', () => {
  test('each row of the table belongs to a class that meets each fault', () => {
    const met = new Set(struck.map(classOf));
    expect(rows.filter((row) => !met.has(classOf(row)))).toEqual([]);
  });

  test('all rows of two content types meet each fault, and rows of other types are like theirs', () => {
    const types = contentDescriptors.filter(({ path }) => chosenTypes.includes(path));
    expect(types.map(({ lifecycle }) => lifecycle !== undefined)).toEqual([true, false]);
    const rowsOfTypes = rows.filter((row) => isOf(chosenTypes, row));
    expect(rowsOfTypes.filter((row) => !struck.includes(row))).toEqual([]);
    const classes = new Set(rowsOfTypes.map(classOf));
    const ofOthers = rest.filter(isOfOther);
    expect([ofOthers.length > 100, ofOthers.filter((row) => !classes.has(classOf(row)))]).toEqual([true, []]);
  });

  test('most reads are answered with data without a fault', async () => {
    const reads = rows.filter(({ kind }) => kind === 'read');
    const answers = await Promise.all(reads.map(call));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(reads.length * 0.8);
  });

  test.each(cells)('%s', async (_, { fault, ends }) => {
    // Answers of megabytes are slow: one endpoint in ten meets them.
    const tried = fault.kind === 'huge' ? struck.filter((_row, index) => index % 10 === 0) : struck;
    const expected = await Promise.all(
      tried.map(async (row) => [row.path, comparable(row, ends(row) ?? (await call(row)))]),
    );
    await backend.faults.put({
      seed: 1,
      faults: tried.map(({ path }): Fault => ({ ...fault, path })),
      storageFull: false,
    });
    const ended = await Promise.all(tried.map(async (row) => [row.path, comparable(row, await call(row))]));
    expect(ended).toEqual(expected);
  });

  test('bare: a success without data is a success for a write, and unreadable where the data is needed', async () => {
    for (const row of isDeep ? rows : rows.filter((one) => !isOfOther(one) || struck.includes(one))) {
      const usual = await call(row);
      if (!usual.ok) continue;
      await backend.faults.add({ kind: 'bare', path: row.path });
      const bare = await call(row);
      if (row.answer === 'extra') expect([row.path, bare.ok]).toEqual([row.path, true]);
      else if (!bare.ok) expect([row.path, bare]).toEqual([row.path, unreadable()]);
    }
  });

  test('fault E3: calls without an answer end by the timeout, and clearing the plan ends hanging calls at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await backend.faults.add({ kind: 'hang', path: '*', when: 'always' });
    const hanging = struck.map((row) => call(row).then((result) => [row.path, result]));
    while ((await backend.faults.list())[0]?.hits !== struck.length) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(timeoutMilliseconds);
    expect(await Promise.all(hanging)).toEqual(struck.map(({ path }) => [path, failure({ kind: 'timeout' })]));
  });
});
