import axios, { type AxiosResponse } from 'axios';
import { safeParse } from 'valibot';
import { judgeEnvelope, type Verdict } from '#src/domain/envelope.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { type Codec, directCodec } from './codec.ts';
import { boundedFetch } from './transport/bounded-fetch.ts';
import { failureOfStatus, failureOfThrow, reasonOf } from './errors.ts';

/**
 * The token in the cookie: that of this tab's session, none, or that of another session, with which nothing is sent
 * (decision 007).
 */
export type CallToken = { kind: 'own'; token: string } | { kind: 'none' } | { kind: 'foreign' };

export interface HttpOptions {
  /** Host and base path of the provider's API, `{host}/backApi`. */
  baseUrl: string;
  /** The prefix of the token in the authorization header; empty for the token alone (decision 008). */
  authorizationPrefix: string;
  token: () => CallToken;
  /** Called when the server answers with a new version, for example after a deployment (fault I4). */
  onNewVersion?: () => void;
  /** Every answer waits for it, if there is one. */
  ready?: Promise<void> | undefined;
  /** Whether the person views the app as another role. Then no write is sent except the logout. */
  isViewOnly?: () => boolean;
  /** How calls travel; by default as the endpoint table describes them. */
  codec?: Codec | undefined;
  /** Waits between the repetitions of a read. Tests pass a function that does not wait. */
  wait?: (milliseconds: number) => Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The server carries out a write only once for each key (decision 043). */
  idempotencyKey?: string | null;
  /**
   * The version that the write is based on. A server with versions refuses the write when it has another one (assumed).
   */
  ifMatch?: string | null;
  /** The rule that tells success from failure. Login has its own rule (decision 005). */
  judge?: (body: unknown) => Verdict | null;
  /**
   * The token to send instead of the session's. Logout needs it, because the session is already over (decision 006).
   */
  token?: string;
}

export interface Http {
  /**
   * Sends one call of the endpoint table. It never throws: a failure is a value, and the caller shows it (decision
   * 005).
   */
  call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options?: CallOptions,
  ): Promise<Result<Response>>;
  /** Resolves when all calls that are under way now are answered. */
  settled(): Promise<void>;
  /**
   * Calls the listener when an answer reports an expired session, once per token. Returns a function that stops
   * listening.
   */
  onExpired(listener: () => void): () => void;
  /**
   * Calls the listener when a call was denied because a right was missing (decision 015). Returns a function that stops
   * listening.
   */
  onDenied(listener: () => void): () => void;
}

/** A call without an answer fails after this time (product 7, 9). */
export const timeoutMilliseconds = 60_000;

/** How often a read is repeated after network failures (decision 043). */
const repetitions = 2;

/** Creates the only axios instance, and the only way to send calls by it. */
export function createHttp({
  baseUrl,
  authorizationPrefix,
  token,
  onNewVersion,
  isViewOnly,
  ready,
  codec = directCodec,
  wait = pause,
}: HttpOptions): Http {
  const expiryListeners = new Set<() => void>();
  const denialListeners = new Set<() => void>();
  const underWay = new Set<Promise<unknown>>();
  let expiredToken: string | null = null;
  const versions = new Set<unknown>();
  const client = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMilliseconds,
    // Unlike xhr, fetch can refuse redirects, and its timeout also works when the mock answers inside the page.
    adapter: 'fetch',
    env: { fetch: boundedFetch as typeof fetch },
    // No redirects: no other server may get the token, the password or the file, or answer in the server's name.
    maxRedirects: 0,
    allowAbsoluteUrls: false,
    // The provider has no XSRF token. Looking for its cookie would block every call.
    withXSRFToken: false,
    // We decode the bytes ourselves, because axios would silently repair invalid UTF-8.
    responseType: 'arraybuffer',
    validateStatus: () => true,
  });

  return { call, settled, onExpired, onDenied };

  function call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options: CallOptions = {},
  ): Promise<Result<Response>> {
    const answer = answerTo(endpoint, request, options);
    underWay.add(answer);
    const forget = () => underWay.delete(answer);
    answer.then(forget, forget);
    return answer;
  }

  async function settled(): Promise<void> {
    await Promise.allSettled(underWay);
  }

  async function answerTo<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options: CallOptions,
  ): Promise<Result<Response>> {
    if (endpoint.kind === 'write' && options.token === undefined && isViewOnly?.()) return failed({ kind: 'viewOnly' });
    const carried = tokenFor(endpoint, options);
    if (!carried.ok) return carried;
    if (carried.value !== null && carried.value === expiredToken && options.token === undefined) {
      return failed({ kind: 'expired', message: null });
    }
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(endpoint, request, carried.value, options);
      if (ready) await ready;
      const mayRepeat = endpoint.kind === 'read' && attempt < repetitions && !options.signal?.aborted;
      if (!answer.ok && answer.failure.kind === 'network' && mayRepeat) {
        await wait(300 * 2 ** attempt * (0.5 + Math.random()));
        continue;
      }
      if (!answer.ok && answer.failure.kind === 'expired' && carried.value !== null) tellExpired(carried.value);
      return answer;
    }
  }

  function tokenFor(endpoint: Pick<Endpoint, 'token'>, options: CallOptions): Result<string | null> {
    if (!endpoint.token) return success(null);
    if (options.token !== undefined) return success(options.token);
    const current = token();
    if (current.kind === 'foreign') return failed({ kind: 'superseded' });
    return success(current.kind === 'own' ? current.token : null);
  }

  async function send<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    carriedToken: string | null,
    { signal, idempotencyKey = null, ifMatch = null, judge = judgeEnvelope }: CallOptions,
  ): Promise<Result<Response>> {
    try {
      const response = await client.request<ArrayBuffer>({
        ...codec.encode(endpoint, request, {
          authorization: carriedToken && authorizationPrefix + carriedToken,
          idempotencyKey,
          ifMatch,
        }),
        ...(signal ? { signal } : {}),
      });
      noteVersion(response.headers['x-api-version']);
      const verdict = judge(codec.decode(endpoint, request, parseJson(response.data)));
      const answer = readAnswer(endpoint, response, verdict, carriedToken !== null, codec);
      if (carriedToken === null || !isDenial(response.status, answer)) return answer;
      for (const tell of denialListeners) tell();
      return withRight(answer, endpoint.right);
    } catch (error) {
      return failed(failureOfThrow(error));
    }
  }

  /**
   * Ignores a late answer to a call of an older session. While nobody listens, it does nothing and blocks no later call: the
   * permission fetch then decides about the session (decision 002).
   */
  function tellExpired(expired: string) {
    const current = token();
    if (expiryListeners.size === 0 || expired === expiredToken) return;
    if (current.kind !== 'own' || current.token !== expired) return;
    expiredToken = expired;
    for (const listener of expiryListeners) listener();
  }

  /** Reports each version once: while several servers are updated one by one, old and new versions answer in turns. */
  function noteVersion(version: unknown) {
    if (typeof version !== 'string' || versions.has(version)) return;
    versions.add(version);
    if (versions.size > 1) onNewVersion?.();
  }

  function onExpired(listener: () => void) {
    expiryListeners.add(listener);
    return () => void expiryListeners.delete(listener);
  }

  function onDenied(listener: () => void) {
    denialListeners.add(listener);
    return () => void denialListeners.delete(listener);
  }
}

/**
 * Reads an answer (decision 005). A readable envelope decides, whatever the HTTP status is; without one, the status decides.
 * For a write only the envelope counts: 无回款 is never a success, even with data, and a success remains one even if its data
 * breaks the contract. For a read, 无回款 without data is the failure `nothing`, even if the schema would accept no data.
 */
function readAnswer<Request, Response>(
  endpoint: Endpoint<Request, Response>,
  response: AxiosResponse<ArrayBuffer>,
  verdict: Verdict | null,
  withToken: boolean,
  { onRefusedData }: Codec,
): Result<Response> {
  const { kind, answer, refusals, response: schema } = endpoint;
  if (!verdict) return failed(failureOfStatus(response.status, withToken));
  if (verdict.kind === 'failure')
    return failed({ ...verdict.failure, ...reasonOf(refusals, verdict.failure), ...retryAfter(response) });
  const isSilent = verdict.kind === 'silent';
  if (isSilent && (kind === 'write' || verdict.data === undefined || verdict.data === null))
    return failed({ kind: 'nothing' });
  const parsed = safeParse(schema, verdict.data);
  if (parsed.success) return success(parsed.output);
  onRefusedData?.(endpoint, parsed.issues);
  // The response type of these rows includes null.
  if (answer === 'extra') return success(null as Response);
  return failed(isSilent ? { kind: 'nothing' } : { kind: 'unreadable', status: response.status });
}

/** The waiting time that the server demands with HTTP 429, when it is given in seconds. */
function retryAfter({ status, headers }: AxiosResponse): { retryAfter?: number } {
  const seconds = Number(headers['retry-after']);
  return status === 429 && seconds > 0 ? { retryAfter: seconds } : {};
}

/** Whether the call was denied: by the HTTP status, or by rCode on a server that always answers with status 200. */
const isDenial = (status: number, answer: Result<unknown>): boolean =>
  status === 403 || (!answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 403);

/** Adds the missing right to the failure, since the server may not name it. */
const withRight = <Value>(answer: Result<Value>, right: string | null): Result<Value> =>
  right !== null && !answer.ok && (answer.failure.kind === 'refused' || answer.failure.kind === 'forbidden')
    ? failed({ ...answer.failure, right })
    : answer;

function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
