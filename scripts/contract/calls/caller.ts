import type { Endpoint } from '#src/api/endpoints/endpoint.ts';

/** An HTTP answer. `json` is undefined when the body is not JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  json: unknown;
}

/** Sends a request; it rejects when there is no answer. */
export type Send = (request: Request) => Promise<Response>;

export interface CallOptions {
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
}

export type Caller = ReturnType<typeof createCaller>;

/** Sends calls of the endpoint table as the app would, to a server whose API is at `base`. */
export function createCaller(send: Send, base: string, prefix = '') {
  const read = async (request: Request): Promise<Reply> => {
    const response = await send(request);
    return { status: response.status, headers: response.headers, json: parse(await response.text()) };
  };
  return {
    call: ({ method, path, encoding }: Endpoint, body: unknown, { token, headers }: CallOptions = {}): Promise<Reply> =>
      read(
        new Request(base + path, {
          method,
          redirect: 'manual',
          headers: { ...(token ? { Authorization: prefix + token } : {}), ...typeOf(encoding), ...headers },
          ...(encoding === 'none' ? {} : { body: encode(encoding, body) }),
        }),
      ),
    /** A call outside the endpoint table. */
    unknown: (): Promise<Reply> => read(new Request(`${base}/contract/unknownPath`, { method: 'POST' })),
  };
}

function typeOf(encoding: Endpoint['encoding']): Record<string, string> {
  if (encoding === 'json') return { 'Content-Type': 'application/json' };
  return encoding === 'form' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
}

function encode(encoding: Exclude<Endpoint['encoding'], 'none'>, body: unknown): string | FormData {
  if (encoding === 'json') return JSON.stringify(body);
  const fields = Object.entries(body as Record<string, unknown>);
  if (encoding === 'form')
    return new URLSearchParams(fields.map(([name, value]) => [name, JSON.stringify(value)])).toString();
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value as Blob | string);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The data of a success; undefined for any other answer. */
export function dataOf({ json }: Reply): unknown {
  const { success, rCode, resultData } = (json ?? {}) as { success?: unknown; rCode?: unknown; resultData?: unknown };
  return success === true && rCode === 200 ? resultData : undefined;
}
