import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forward } from '#mocks/host/real-host.ts';
import { type HttpMock, startHttp } from '#mocks/http.ts';

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;

let answer: Answer;
const real = createServer((incoming, outgoing) => void answer(incoming, outgoing));
let host = '';
let mock: HttpMock;

beforeAll(async () => {
  host = await listen(real);
  mock = await startHttp({ dist: 'no-build', mixed: { host, base: '/gateway', paths: ['/sys'], account: 'editor' } });
});

beforeEach(() => {
  answer = (_, outgoing) => void outgoing.end('{}');
});

afterAll(async () => {
  await mock.close();
  real.closeAllConnections();
  real.close();
});

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (path: string, init: RequestInit = {}) => fetch(`${mock.url}/backApi${path}`, { method: 'POST', ...init });

test('a listed call reaches the real server unchanged, except for cookies and headers that name its page', async () => {
  const seen: unknown[] = [];
  answer = async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const { authorization, cookie, origin, referer, 'x-hop': hop, host: asked } = headers;
    const body = await textOf(incoming);
    seen.push({ method, url, body, authorization, cookie, origin, referer, hop, asked });
    outgoing
      .writeHead(418, { 'Set-Cookie': 'Admin-Token=theirs', 'X-Api-Version': '7', 'X-Own': 'yes' })
      .end('answered');
  };
  const response = await new Promise<IncomingMessage>((resolve) => {
    const headers = {
      Authorization: 'Bearer t0ken',
      Cookie: 'Admin-Token=t0ken',
      Origin: mock.url,
      Referer: mock.url,
      Connection: 'close, X-Hop',
      'X-Hop': 'only to here',
    };
    request(`${mock.url}/backApi/sys/role/query?page=2`, { method: 'PUT', headers }, resolve).end('{"name":"森林"}');
  });
  expect(seen).toEqual([
    {
      method: 'PUT',
      url: '/gateway/sys/role/query?page=2',
      body: '{"name":"森林"}',
      authorization: 'Bearer t0ken',
      asked: new URL(host).host,
    },
  ]);
  const { 'set-cookie': cookies, 'x-api-version': version, 'x-own': own } = response.headers;
  expect([response.statusCode, cookies, version, own, await textOf(response)]).toEqual([
    418,
    undefined,
    undefined,
    'yes',
    'answered',
  ]);
});

test('all other calls are answered by the mock, which accepts the token of the real server', async () => {
  const reached = vi.fn();
  answer = (_, outgoing) => {
    reached();
    outgoing.end();
  };
  const list = await post('/home/scienceKnowledge/query', {
    headers: { Authorization: 'theirs', 'Content-Type': 'application/json' },
    body: '{"pageNum":1,"pageSize":10}',
  });
  expect(await list.json()).toMatchObject({ rCode: 200 });
  expect(reached).not.toHaveBeenCalled();
});

test('an answer arrives while the real server still writes it', async () => {
  let finish = () => {};
  answer = (_, outgoing) => {
    outgoing.write('first');
    finish = () => outgoing.end('last');
  };
  const response = await post('/sys/log/query');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  finish();
  expect([first?.value, (await reader?.read())?.value]).toEqual(['first', 'last']);
});

test('an interrupted answer is interrupted for the client, too', async () => {
  answer = (incoming, outgoing) => {
    outgoing.write('first', () => incoming.socket.destroy());
  };
  await expect(post('/sys/log/query').then((response) => response.text())).rejects.toThrow();
});

test('a client that disconnects ends its call at the real server', async () => {
  const left = new Promise((resolve) => {
    answer = (_, outgoing) => {
      outgoing.once('close', () => resolve('closed'));
      leave.abort();
    };
  });
  const leave = new AbortController();
  await expect(post('/sys/log/query', { signal: leave.signal })).rejects.toThrow();
  expect(await left).toBe('closed');
});

test('a path that is not in its normal form is refused: it could name an endpoint that is not listed', async () => {
  const reached = vi.fn();
  answer = reached;
  const statusOf = (path: string) =>
    new Promise((resolve) => {
      request(mock.url, { method: 'POST', path }, ({ statusCode }) => resolve(statusCode)).end();
    });
  const paths = ['/sys/../home/x', '/sys/%2e%2e/home/x', '/sys/..;/home/x', String.raw`/sys/..\home/x`];
  expect(await Promise.all(paths.map((path) => statusOf(`/backApi${path}`)))).toEqual([400, 400, 400, 400]);
  expect(reached).not.toHaveBeenCalled();
});

test('HTTP 502 names the cause: no connection, or no answer in time', async () => {
  const unused = createServer();
  const nobody = await listen(unused);
  unused.close();
  answer = () => {};
  const front = createServer((incoming, outgoing) => {
    const target = incoming.url === '/nobody' ? nobody : host;
    void forward({ host: target, base: '/backApi' }, '/sys/x', incoming, outgoing, { timeout: 50 });
  });
  const url = await listen(front);
  const texts = await Promise.all(
    ['nobody', 'silent'].map(async (name) => {
      const response = await fetch(`${url}/${name}`);
      return [response.status, await response.text()];
    }),
  );
  expect(texts).toEqual([
    [502, expect.stringMatching(`^The real server ${nobody} does not answer: connect ECONNREFUSED`)],
    [502, `The real server ${host} does not answer: no byte for 0.05 seconds`],
  ]);
  front.close();
});
