import { object, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Endpoint, read, write } from '#src/api/endpoints/endpoint.ts';
import { baseUrl, createClient, json, own, fakeServer } from './fake-server.ts';

const server = fakeServer();

const Request = object({ a: string() });
const Answer = object({ b: string() });
const row = { path: '/some/path', request: Request, response: Answer };

const send = async (
  endpoint: Endpoint<{ a: string }, { b: string } | null> = read(row),
  client = createClient(),
  options = {},
) => {
  server.answers = [json({ success: true, resultData: { b: 'x' } })];
  const result = await client.call(endpoint, { a: '林 & 1' }, options);
  return { result, sent: server.sent[0] };
};

describe('a request', () => {
  test('goes to the base path and the row’s path, as JSON', async () => {
    const { result, sent } = await send();
    expect(result).toEqual({ ok: true, value: { b: 'x' } });
    expect({ ...sent, headers: undefined }).toEqual({
      method: 'POST',
      url: `${baseUrl}/some/path`,
      headers: undefined,
      body: '{"a":"林 & 1"}',
    });
    expect(sent?.headers['content-type']).toEqual('application/json');
  });

  test('is form-encoded where its row requires it (product 7)', async () => {
    const { sent } = await send(read({ ...row, encoding: 'form' }));
    expect([sent?.headers['content-type'], sent?.body]).toEqual([
      'application/x-www-form-urlencoded',
      'a=%E6%9E%97+%26+1',
    ]);
  });

  test('has no body at all without a payload (decision 010)', async () => {
    const { sent } = await send(write({ ...row, method: 'DELETE', encoding: 'none' }));
    expect({ method: sent?.method, contentType: sent?.headers['content-type'], body: sent?.body }).toEqual({
      method: 'DELETE',
      contentType: undefined,
      body: '',
    });
  });

  test('fault K5: an address as the path stays on our base URL, and so does the token', async () => {
    const urls = [];
    for (const path of ['https://evil.example/a', '//evil.example/a']) {
      server.sent = [];
      const { sent } = await send(read({ ...row, path }));
      urls.push(sent?.url.startsWith(`${baseUrl}/`));
    }
    expect(urls).toEqual([true, true]);
  });
});

test.each([
  ['"3"', '"3"'],
  [null, undefined],
])('a write sends the version it is based on in its header, if known (fault F7): %s', async (ifMatch, header) => {
  expect((await send(write(row), createClient(), { ifMatch })).sent?.headers['if-match']).toEqual(header);
});

describe('the token', () => {
  const headerOf = async (...given: Parameters<typeof send>) => (await send(...given)).sent?.headers['authorization'];

  test('R01: is sent without a prefix in the authorization header', async () => {
    expect(await headerOf()).toEqual('t0ken');
  });

  test('R01: is sent with the configured prefix', async () => {
    expect(await headerOf(read(row), createClient({ authorizationPrefix: 'Bearer ' }))).toEqual('Bearer t0ken');
  });

  test('R01: leaves the header out if there is none', async () => {
    expect(await headerOf(read(row), createClient({ token: () => ({ kind: 'none' }) }))).toEqual(undefined);
  });

  test('is not sent to calls that need none', async () => {
    expect(await headerOf(read({ ...row, token: false }))).toEqual(undefined);
  });

  test('is read again for each call', async () => {
    let token = 'first';
    const client = createClient({ token: () => own(token) });
    const first = await headerOf(read(row), client);
    token = 'second';
    server.sent = [];
    expect([first, await headerOf(read(row), client)]).toEqual(['first', 'second']);
  });

  test('of an ended session is passed with the call (decision 006)', async () => {
    const client = createClient({ token: () => ({ kind: 'none' }) });
    expect(await headerOf(write(row), client, { token: 'old' })).toEqual('old');
  });

  test('of another session is not sent, and neither is the call (decision 007)', async () => {
    const { result, sent } = await send(read(row), createClient({ token: () => ({ kind: 'foreign' }) }));
    expect({ result, sent }).toEqual({ result: { ok: false, failure: { kind: 'superseded' } }, sent: undefined });
  });
});

test('a write carries its idempotency key, a call without one none (decision 043)', async () => {
  const keys = [(await send(write(row), createClient(), { idempotencyKey: 'key-1' })).sent?.headers['idempotency-key']];
  server.sent = [];
  keys.push((await send(write(row))).sent?.headers['idempotency-key']);
  expect(keys).toEqual(['key-1', undefined]);
});
