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

  test('is form-encoded where the row requires it (product 7)', async () => {
    const { sent } = await send(read({ ...row, encoding: 'form' }));
    expect([sent?.headers['content-type'], sent?.body]).toEqual([
      'application/x-www-form-urlencoded',
      'a=%E6%9E%97+%26+1',
    ]);
  });

  test('without a payload has no body at all (decision 010)', async () => {
    const { sent } = await send(write({ ...row, method: 'DELETE', encoding: 'none' }));
    expect({ method: sent?.method, contentType: sent?.headers['content-type'], body: sent?.body }).toEqual({
      method: 'DELETE',
      contentType: undefined,
      body: '',
    });
  });

  test('fault K5: an address in place of a path stays on our base, and so does the token', async () => {
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
])(
  'a write says in its header which version it is based on, where that is known (fault F7): %s',
  async (ifMatch, header) => {
    expect((await send(write(row), createClient(), { ifMatch })).sent?.headers['if-match']).toEqual(header);
  },
);

describe('the token', () => {
  const headerOf = async (...given: Parameters<typeof send>) => (await send(...given)).sent?.headers['authorization'];

  test('R01: travels raw in the authorization header', async () => {
    expect(await headerOf()).toEqual('t0ken');
  });

  test('R01: carries the prefix of the configuration', async () => {
    expect(await headerOf(read(row), createClient({ authorizationPrefix: 'Bearer ' }))).toEqual('Bearer t0ken');
  });

  test('R01: without one there is no header', async () => {
    expect(await headerOf(read(row), createClient({ token: () => ({ kind: 'none' }) }))).toEqual(undefined);
  });

  test('does not go where none is needed', async () => {
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

  test('of a session that is over is given by the call (decision 006)', async () => {
    const client = createClient({ token: () => ({ kind: 'none' }) });
    expect(await headerOf(write(row), client, { token: 'old' })).toEqual('old');
  });

  test('of another session is not sent, nor is the call (decision 007)', async () => {
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
