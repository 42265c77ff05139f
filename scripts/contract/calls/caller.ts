import { directCodec, type HttpCall } from '#src/api/codec.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import type { Provider } from '#src/api/provider/provider.ts';
import { createProviderCodec } from '#src/api/provider/provider-codec.ts';
import { SUCCESS_CODE } from '#src/domain/envelope.ts';
import { seenThrough } from '#scripts/contract/suggest/envelope.ts';
import { withoutValue } from './without-value.ts';

/** An HTTP answer. */
export interface Reply {
  status: number;
  headers: Headers;
  /** The body in the form of the contract, as far as it has one; undefined when it is not JSON. */
  json: unknown;
  /** The body as it came. */
  body: unknown;
  /** What the adapter could not map, as `<field>: <reason>`. */
  unmapped: readonly string[];
}

/** Sends a request; it rejects when there is no answer. */
export type Send = (request: Request) => Promise<Response>;

export interface CallOptions {
  token?: string | null;
  idempotencyKey?: string;
  ifMatch?: string;
}

/** A token that no server knows. */
export const wrongToken = 'contract-check';

/** Receives each answer. */
type OnReply = (endpoint: Endpoint, request: unknown, reply: Reply, options: CallOptions) => void;

export interface CallerOptions {
  /** The prefix of the token in the header; by default that of the provider. */
  prefix?: string;
  provider?: Provider | null;
  onReply?: OnReply;
}

export type Caller = ReturnType<typeof createCaller>;

/** Sends calls of the endpoint table as the app would, to a server whose API is at `base`. */
export function createCaller(
  send: Send,
  base: string,
  { prefix, provider = null, onReply = () => {} }: CallerOptions = {},
) {
  const before = prefix || (provider?.authorizationPrefix ?? '');
  const codecFor = (report: (line: string) => void) => (provider ? createProviderCodec(provider, report) : directCodec);
  const encode = (endpoint: Endpoint, body: unknown, { token, idempotencyKey, ifMatch }: CallOptions = {}) =>
    codecFor(() => {}).encode(endpoint, body, {
      authorization: token ? before + token : null,
      idempotencyKey: idempotencyKey ?? null,
      ifMatch: ifMatch ?? null,
    });

  return {
    provider,
    /**
     * Whether the server can notice the difference between two requests: an adapter may leave out the field, have no form for
     * its value, or send it in the address, where all values are texts.
     */
    canTell(endpoint: Endpoint, one: unknown, other: unknown): boolean {
      if (!provider) return true;
      try {
        const sent = encode(endpoint, other).data as unknown;
        return sent !== undefined && sent !== encode(endpoint, one).data;
      } catch {
        return false;
      }
    },
    /** Throws `UnsendableError` when the adapter has no form for the request. */
    async call(endpoint: Endpoint, body: unknown, options: CallOptions = {}): Promise<Reply> {
      const response = await send(requestOf(base, encode(endpoint, body, options)));
      const unmapped: string[] = [];
      const answered = parse(await response.text());
      const json = decode(unmapped) ?? answered;
      const reply = { status: response.status, headers: response.headers, json, body: answered, unmapped };
      onReply(endpoint, body, reply, options);
      return reply;

      function decode(lines: string[]): unknown {
        const codec = codecFor((line) => lines.push(withoutValue(line, endpoint)));
        const read = codec.decode(endpoint, body, answered);
        return provider && read ? withMarks(read) : read;
      }
    },
    /** The status of a call outside the endpoint table. */
    unknown: async (): Promise<number> =>
      (await send(new Request(`${base}/contract/unknownPath`, { method: 'POST' }))).status,
  };
}

function requestOf(base: string, { method = 'POST', baseURL = base, url = '', data, headers }: HttpCall): Request {
  const given = Object.entries(headers ?? {}).filter(([, value]) => typeof value === 'string') as [string, string][];
  const body = data as string | FormData | undefined;
  return new Request(baseURL + url, {
    method,
    redirect: 'manual',
    headers: given,
    ...(body === undefined ? {} : { body }),
  });
}

/** An adapter's envelope has a code alone. */
function withMarks(envelope: object) {
  const { rCode, rMsg } = envelope as { rCode?: unknown; rMsg?: unknown };
  return { success: rCode === SUCCESS_CODE, ...envelope, rMsg: typeof rMsg === 'string' ? rMsg : '' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The data of a success, also of one in another envelope; undefined for any other answer. */
export function dataOf({ json, body, unmapped }: Pick<Reply, 'json' | 'body' | 'unmapped'>): unknown {
  return unmapped.length > 0 ? undefined : (seenThrough(json) ?? seenThrough(body));
}
