import { object, unknown } from 'valibot';
import { expect, test, vi } from 'vitest';
import { read } from '#src/api/endpoints/endpoint.ts';
import { createHttp } from '#src/api/http.ts';
import { connectMixed } from '#src/api/mixed.ts';
import type { Connect } from '#src/api/provider/connect.ts';
import { baseUrl, fakeServer, json, own, type Answer } from './fake-server.ts';

const server = fakeServer();

const rowOf = (path: string) => read({ path, request: object({}), response: unknown() });
const listed = rowOf('/sys/role/query');
const unlisted = rowOf('/system/anything');
const fine = json({ success: true, resultData: {} });

/** Node has no address of a page to which `/realApi` could be relative. */
const connectToReal: Connect = (options) => ({
  http: createHttp({ ...options, baseUrl: `https://app.test${options.baseUrl}` }),
  missing: ['revisions', 'waiting'],
});

const connect = (realPaths: readonly string[]) =>
  connectMixed(
    realPaths,
    connectToReal,
  )({ baseUrl, authorizationPrefix: 'Bearer ', token: () => own('t0ken'), report: () => {} });

const requests = () => server.sent.map(({ url, headers }) => [url, headers['authorization']]);

test('listed calls go to the real server with its prefix, all others to the mock without one', async () => {
  server.answers = [fine];
  const { http } = connect(['/sys', '/home']);
  await http.call(listed, {});
  await http.call(unlisted, {});
  expect(requests()).toEqual([
    ['https://app.test/realApi/sys/role/query', 'Bearer t0ken'],
    ['https://app.test/backApi/system/anything', 't0ken'],
  ]);
});

test('fault L7: without listed paths every call goes to the mock, which lacks nothing', async () => {
  server.answers = [fine];
  const { http, missing } = connect([]);
  await http.call(listed, {});
  expect([requests(), missing]).toEqual([[['https://app.test/backApi/sys/role/query', 't0ken']], []]);
});

test('only capabilities with a listed endpoint can be missing', () => {
  expect([['/home/scienceKnowledge'], ['/profile'], ['/sys']].map((paths) => connect(paths).missing)).toEqual([
    ['revisions'],
    ['waiting'],
    [],
  ]);
});

test.each([
  ['an expired session', 'onExpired', { success: false, rCode: 201, rMsg: '' }],
  ['a denied call', 'onDenied', { success: false, rCode: 403, rMsg: '' }],
] as const)('%s is reported by either server, until the listener stops', async (_, listen, body) => {
  server.answers = [json(body)];
  const { http } = connect(['/sys']);
  const listener = vi.fn();
  const stop = http[listen](listener);
  await http.call(listed, {});
  await http.call(unlisted, {});
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  const other = connect(['/sys']).http;
  other[listen](listener)();
  await Promise.all([http.call(listed, {}), http.call(unlisted, {}), other.call(listed, {}), other.call(unlisted, {})]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([listed, unlisted])('a call is settled only after its answer: $path', async (row) => {
  let answer: (response: Response) => void = () => {};
  const pending: Answer = () => new Promise((resolve) => (answer = resolve));
  server.answers = [pending];
  const { http } = connect(['/sys']);
  const order: string[] = [];
  const called = http.call(row, {}).then(() => order.push('answered'));
  const settled = http.settled().then(() => order.push('settled'));
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  expect(order).toEqual([]);
  answer(await fine(new Request('https://app.test')));
  await Promise.all([called, settled]);
  expect(order.toSorted()).toEqual(['answered', 'settled']);
});
