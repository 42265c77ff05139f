import axios, { type AxiosResponse } from 'axios';
import { safeParse } from 'valibot';
import { judgeEnvelope, type Verdict } from '#src/domain/envelope.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { failureOfStatus, failureOfThrow, reasonOf } from './errors.ts';

/** Whose token a call may carry: this tab's session's, none, or a foreign one, with which nothing is sent (decision 007). */
export type CallToken = { kind: 'own'; token: string } | { kind: 'none' } | { kind: 'foreign' };

export interface HttpOptions {
  /** Host and base path of the provider's API, `{host}/backApi`. */
  baseUrl: string;
  /** Put before the token in the authorization header, empty for the raw token (decision 008). */
  authorizationPrefix: string;
  token: () => CallToken;
  /** The server answers as another version than before, such as after a deployment (fault I4). */
  onNewVersion?: () => void;
  /** While somebody looks at the app as another role would, no write is sent but the logout. */
  isViewOnly?: () => boolean;
  /** Waits between repetitions of a read; tests pass one that does not. */
  wait?: (milliseconds: number) => Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Same key, same write: the server carries it out once (decision 043). */
  idempotencyKey?: string | null;
  /** The version that the write is based on; a server that knows versions refuses it for another (assumed). */
  ifMatch?: string | null;
  /** How the answer is judged; login has a rule of its own (decision 005). */
  judge?: (body: unknown) => Verdict | null;
  /** Sends this token instead of the session's: logout runs when the session is over already (decision 006). */
  token?: string;
}

export interface Http {
  /** Sends one call of the table. Never throws: a failure is a value, and telling it is the caller's business (decision 005). */
  call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options?: CallOptions,
  ): Promise<Result<Response>>;
  /** Tells of each answer that says the session has expired, once per token. Returns the way to stop listening. */
  onExpired(listener: () => void): () => void;
  /** Tells of each call that was denied for want of a right (decision 015). Returns the way to stop listening. */
  onDenied(listener: () => void): () => void;
}

/** Product 7 and 9. */
export const timeoutMilliseconds = 60_000;

/** How often a read is repeated after a network failure (decision 043). */
const repetitions = 2;

/** The one axios instance and the one way through it. */
export function createHttp({
  baseUrl,
  authorizationPrefix,
  token,
  onNewVersion,
  isViewOnly,
  wait = pause,
}: HttpOptions): Http {
  const expiryListeners = new Set<() => void>();
  const denialListeners = new Set<() => void>();
  let expiredToken: string | null = null;
  const versions = new Set<unknown>();
  const client = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMilliseconds,
    // The fetch adapter keeps its timeout where a mock answers inside the page, and it can be told to follow no redirect; xhr not.
    adapter: 'fetch',
    // A call ends where it was sent: elsewhere nobody gets its token, its password or its file, nor answers in the server's name.
    maxRedirects: 0,
    allowAbsoluteUrls: false,
    // Decoded here, so that broken text is noticed instead of mended.
    responseType: 'arraybuffer',
    validateStatus: () => true,
  });

  return { call, onExpired, onDenied };

  async function call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options: CallOptions = {},
  ): Promise<Result<Response>> {
    if (endpoint.kind === 'write' && options.token === undefined && isViewOnly?.()) return failed({ kind: 'viewOnly' });
    const carried = tokenFor(endpoint, options);
    if (!carried.ok) return carried;
    if (carried.value !== null && carried.value === expiredToken && options.token === undefined) {
      return failed({ kind: 'expired', message: null });
    }
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(endpoint, request, carried.value, options);
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
        method: endpoint.method,
        url: endpoint.path,
        ...encode(endpoint, request),
        headers: {
          // What is null is not sent.
          Authorization: carriedToken && authorizationPrefix + carriedToken,
          'Idempotency-Key': idempotencyKey,
          'If-Match': ifMatch,
          ...contentType(endpoint),
        },
        ...(signal ? { signal } : {}),
      });
      noteVersion(response.headers['x-api-version']);
      const answer = readAnswer(endpoint, response, judge, carriedToken !== null);
      if (carriedToken === null || !isDenial(response.status, answer)) return answer;
      for (const tell of denialListeners) tell();
      return withRight(answer, endpoint.right);
    } catch (error) {
      return failed(failureOfThrow(error));
    }
  }

  /**
   * A late answer to an older session's call says nothing about the present one. While nobody listens, the permission fetch
   * decides what becomes of the session (decision 002), and no later call is given up for it.
   */
  function tellExpired(expired: string) {
    const current = token();
    if (expiryListeners.size === 0 || expired === expiredToken) return;
    if (current.kind !== 'own' || current.token !== expired) return;
    expiredToken = expired;
    for (const listener of expiryListeners) listener();
  }

  /** Where several servers are renewed one by one, old and new answer in turns: each version is told once. */
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
 * A readable envelope is judged first, whatever the HTTP status; without one the status speaks (decision 005). Whether a write
 * was done the envelope alone says: 无回款 is no success of it, whatever comes along, and a success is one without our own
 * shape, too. To a read 无回款 without data is nothing, even where nothing would fit.
 */
function readAnswer<Response>(
  {
    kind,
    answer,
    refusals,
    response: schema,
  }: Pick<Endpoint<unknown, Response>, 'kind' | 'answer' | 'refusals' | 'response'>,
  response: AxiosResponse<ArrayBuffer>,
  judge: (body: unknown) => Verdict | null,
  withToken: boolean,
): Result<Response> {
  const verdict = judge(parseJson(response.data));
  if (!verdict) return failed(failureOfStatus(response.status, withToken));
  if (verdict.kind === 'failure')
    return failed({ ...verdict.failure, ...reasonOf(refusals, verdict.failure), ...retryAfter(response) });
  const isSilent = verdict.kind === 'silent';
  if (isSilent && (kind === 'write' || verdict.data === undefined || verdict.data === null))
    return failed({ kind: 'nothing' });
  const parsed = safeParse(schema, verdict.data);
  if (parsed.success) return success(parsed.output);
  // The type of such a row says that it may be null.
  if (answer === 'extra') return success(null as Response);
  return failed(isSilent ? { kind: 'nothing' } : { kind: 'unreadable', status: response.status });
}

/** How long the server wants to be left alone (HTTP 429), where it says so in seconds. */
function retryAfter({ status, headers }: AxiosResponse): { retryAfter?: number } {
  const seconds = Number(headers['retry-after']);
  return status === 429 && seconds > 0 ? { retryAfter: seconds } : {};
}

/** Said by the status, or by the envelope where everything is answered with 200. */
const isDenial = (status: number, answer: Result<unknown>): boolean =>
  status === 403 || (!answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 403);

/** Says which right was missing, which the server may not. */
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

function encode({ encoding }: Pick<Endpoint, 'encoding'>, request: unknown) {
  if (encoding === 'none') return {};
  if (encoding === 'json') return { data: JSON.stringify(request) };
  if (encoding === 'multipart') return { data: formOf(request as Record<string, Blob>) };
  const texts = Object.entries(request as object).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { data: new URLSearchParams(texts).toString() };
}

function formOf(fields: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function contentType({ encoding }: Pick<Endpoint, 'encoding'>) {
  // A multipart's boundary is the browser's to choose.
  if (encoding === 'multipart') return {};
  // Nothing has no type; axios would call it a form.
  if (encoding === 'none') return { 'Content-Type': false };
  return { 'Content-Type': encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
