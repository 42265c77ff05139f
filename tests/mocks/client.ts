import { getResponse } from 'msw';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { type Backend, type BackendOptions, createBackend } from '#mocks/backend.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { testStart } from '#tests/support/test-start.ts';

/** The answer: the HTTP status and the body, or a network error. */
export interface Answer {
  status: number;
  body: unknown;
}

export interface Client {
  backend: Backend;
  /** Sends a call as the app does: JSON if there is a body, a DELETE to log out. */
  call: (
    path: string,
    body?: unknown,
    options?: { token?: string; headers?: Record<string, string> },
  ) => Promise<Answer>;
  /** Sends exactly this request to `/backApi` + path. */
  send: (path: string, init: RequestInit) => Promise<Answer>;
  /** Logs a demo account in and returns its token. */
  signIn: (account: string, password?: string) => Promise<string>;
  /** The token of an account’s only session here, which begins with the first request for it. */
  tokenOf: (account: string) => Promise<string>;
}

export const networkError: Answer = { status: 0, body: null };

/** A back-end of its own with a client for it, without a server in between. */
export function createClient(options: Partial<BackendOptions> = {}): Client {
  const backend = createBackend({ store: createMemoryStore(), acceptMasterCode: true, start: testStart, ...options });

  const send: Client['send'] = async (path, init) => {
    const response = await getResponse(backend.handlers, new Request(`http://app.test/backApi${path}`, init));
    if (!response) throw new Error(`no handler took ${path}`);
    return response.type === 'error' ? networkError : { status: response.status, body: parse(await response.text()) };
  };

  const call: Client['call'] = (path, body, { token, headers = {} } = {}) =>
    send(path, {
      method: path === '/sys/auth/logout' ? 'DELETE' : 'POST',
      headers: {
        ...(token === undefined ? {} : { Authorization: token }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const signIn: Client['signIn'] = async (userName, password = demoPassword) => {
    const sessionId = crypto.randomUUID();
    await call('/sys/auth/captcha', { sessionId });
    const answer = await call('/sys/auth/login', { userName, password, code: masterCode, sessionId });
    return dataOf<{ access_token: string }>(answer).access_token;
  };

  return { backend, call, send, signIn, tokenOf: tokensOf(signIn) };
}

/** Signs each account in once. */
export function tokensOf(signIn: Client['signIn']): Client['tokenOf'] {
  const tokens = new Map<string, Promise<string>>();
  return (account) => {
    const token = tokens.get(account) ?? signIn(account);
    tokens.set(account, token);
    return token;
  };
}

export const succeeded = (resultData: unknown): Answer => ({
  status: 200,
  body: { success: true, rCode: 200, rMsg: '操作成功', resultData },
});

export const refused = (rCode: number, rMsg: string, status = 200): Answer => ({
  status,
  body: { success: false, rCode, rMsg, resultData: null },
});

export const expired = refused(201, '账号已过期，请重新登录');

/** The result of a call that must succeed. */
export function dataOf<Data>({ status, body }: Answer): Data {
  const { success, resultData } = body as { success: boolean; resultData: Data };
  if (!success) throw new Error(`the call failed with status ${status}: ${JSON.stringify(body)}`);
  return resultData;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
