import { object } from 'valibot';
import { expect, test } from 'vitest';
import { read, write } from '#src/api/endpoints/endpoint.ts';
import { createClient, json, own, text, fakeServer } from './fake-server.ts';

const server = fakeServer();

const row = { path: '/some/path', request: object({}), response: object({}) };
const fine = json({ success: true, resultData: {} });
const expired = json({ success: false, rCode: 201, rMsg: '账号已过期，请重新登录' });

/** A client whose token can be changed, and the number of expiries that it reported. */
function createSession() {
  const session = { token: 'first', reported: 0 };
  const client = createClient({ token: () => own(session.token) });
  const stopListening = client.onExpired(() => (session.reported += 1));
  return { session, client, stopListening };
}

test('fault A1: 30 parallel calls answer 201; the expiry is reported once', async () => {
  server.answers = [expired];
  const { session, client } = createSession();
  const results = await Promise.all(Array.from({ length: 30 }, () => client.call(read(row), {})));
  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
    new Set(['{"ok":false,"failure":{"kind":"expired","message":"账号已过期，请重新登录"}}']),
  );
  expect({ reported: session.reported, requests: server.sent.length }).toEqual({ reported: 1, requests: 30 });
});

test('fault A3: after it, calls with that token are refused without being sent', async () => {
  server.answers = [expired];
  const { session, client } = createSession();
  await client.call(read(row), {});
  expect(await client.call(write(row), {})).toEqual({ ok: false, failure: { kind: 'expired', message: null } });
  expect({ reported: session.reported, requests: server.sent.length }).toEqual({ reported: 1, requests: 1 });
});

test('decision 006: without a listener, an expired call affects no other call', async () => {
  server.answers = [expired, fine];
  const { client, stopListening } = createSession();
  stopListening();
  await client.call(read(row), {});
  expect(await client.call(read(row), {})).toEqual({ ok: true, value: {} });
});

test('a new token works, and its expiry is reported again', async () => {
  server.answers = [expired, fine, expired];
  const { session, client } = createSession();
  await client.call(read(row), {});
  session.token = 'second';
  const result = await client.call(read(row), {});
  await client.call(read(row), {});
  expect({ result, reported: session.reported }).toEqual({ result: { ok: true, value: {} }, reported: 2 });
});

test('HTTP 401 without an envelope is reported too (decision 006)', async () => {
  server.answers = [text('<html>', 401)];
  const { session, client } = createSession();
  await client.call(read(row), {});
  expect(session.reported).toEqual(1);
});

test('a call without a token reports no expiry', async () => {
  server.answers = [expired];
  const { session, client } = createSession();
  await client.call(read({ ...row, token: false }), {});
  expect(session.reported).toEqual(0);
});

test('a removed listener is not called', async () => {
  server.answers = [expired];
  const { session, client, stopListening } = createSession();
  stopListening();
  await client.call(read(row), {});
  expect(session.reported).toEqual(0);
});

test('a late 201 for the token of the previous session does not end the current one', async () => {
  const { session, client } = createSession();
  server.answers = [
    (request) => {
      session.token = 'second';
      return expired(request);
    },
  ];
  await client.call(write(row), {}, { token: 'first' });
  expect(session.reported).toEqual(0);
});
