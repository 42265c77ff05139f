import { afterEach, beforeEach, vi } from 'vitest';
import { type CallToken, createHttp, type HttpOptions } from '#src/api/http.ts';

export const baseUrl = 'https://app.test/backApi';

/** One request as it was sent. */
interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type Answer = (request: Request) => Response | Promise<Response>;

/** The other end of the connection: the requests it received, and its answers. A new one for each test. */
export interface FakeServer {
  sent: Sent[];
  /** Each answer serves one request, and the last one all following requests. */
  answers: Answer[];
}

export function fakeServer(): FakeServer {
  const server: FakeServer = { sent: [], answers: [] };
  beforeEach(() => {
    Object.assign(server, { sent: [], answers: [] });
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => receive(server, new Request(input, init)));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return server;
}

/** The client with a token, and without the waits between its attempts. */
export const createClient = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    baseUrl,
    authorizationPrefix: '',
    token: () => own('t0ken'),
    wait: () => Promise.resolve(),
    ...options,
  });

export const own = (token: string): CallToken => ({ kind: 'own', token });

export const json = (body: unknown, status = 200): Answer => text(JSON.stringify(body), status, 'application/json');

export const text =
  (body: BodyInit | null, status = 200, type = 'text/html'): Answer =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

/** No connection is possible. */
export const noAnswer: Answer = () => Promise.reject(new TypeError('fetch failed'));

/** Never answers, until the call is aborted. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });

async function receive(server: FakeServer, request: Request): Promise<Response> {
  const { method, url, headers } = request;
  server.sent.push({ method, url, headers: Object.fromEntries(headers), body: await request.clone().text() });
  const answer = server.answers[Math.min(server.sent.length, server.answers.length) - 1];
  if (!answer) throw new Error('the fake server was given no answer');
  return answer(request);
}
