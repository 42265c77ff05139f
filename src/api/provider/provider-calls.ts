import { largestPage } from '#src/domain/content/list-query.ts';
import { type Failure, failed, type Result } from '#src/domain/failure.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import type { CallOptions, Http } from '#src/api/http.ts';
import { capabilityOf } from './capability-paths.ts';
import { anyRead } from './any-read.ts';
import { fallbacks } from './fallbacks.ts';
import type { Provider } from './provider.ts';

/**
 * Adapts whole calls to a provider: a call that its server lacks is not sent, and a server without versions is compared before
 * a save. `report` receives a line for each call that the server was expected to have, once.
 */
export function withProvider(http: Http, provider: Provider, report: (line: string) => void): Http {
  const reported = new Set<string>();

  return { ...http, call };

  async function call<Request, Response>(
    endpoint: Endpoint<Request, Response>,
    request: Request,
    options: CallOptions = {},
  ): Promise<Result<Response>> {
    const capability = capabilityOf(endpoint.path);
    if (capability && provider.missing.includes(capability)) {
      const fallback = fallbacks[endpoint.path];
      return fallback ? (fallback(http, options) as Promise<Result<Response>>) : failed({ kind: 'notOffered' });
    }
    const compare = provider.calls[endpoint.path]?.compare;
    const base = compare === undefined ? null : baseOf(request, options);
    const refusal = compare === undefined || base === null ? null : await refusalOf(compare, request, base, options);
    if (refusal) return refusal;
    return judged(endpoint, await http.call(endpoint, request, options));
  }

  /** Turns HTTP 404 without a readable envelope into its own failure. */
  function judged<Value>({ method, path }: Pick<Endpoint, 'method' | 'path'>, answer: Result<Value>): Result<Value> {
    if (answer.ok || answer.failure.kind !== 'unreadable' || answer.failure.status !== 404) return answer;
    if (!reported.has(path)) report(`not offered by this server: ${method} ${path} (adapter ${provider.name})`);
    reported.add(path);
    return failed({ kind: 'notOffered' });
  }

  /** The failure of a write whose record has another version than `base`, or cannot be read; null when it may be sent. */
  async function refusalOf(
    path: string,
    request: unknown,
    base: number,
    { signal }: CallOptions,
  ): Promise<Result<never> | null> {
    const { id } = request as { id: string };
    const isList = path.endsWith('/query');
    const asked = isList ? { pageNum: 1, pageSize: largestPage } : { id };
    const row = anyRead(path);
    const answer = judged(row, await http.call(row, asked, signal ? { signal } : {}));
    if (!answer.ok) return answer;
    const found = isList
      ? (answer.value as { list: { id: string }[] }).list.find((one) => one.id === id)
      : answer.value;
    return versionOf(found) === base ? null : failed(conflict);
  }
}

const conflict: Failure = { kind: 'refused', code: 409, message: null, reason: 'conflict' };

/** The version that a write is based on: a field of its request, or its If-Match header. */
function baseOf(request: unknown, { ifMatch }: CallOptions): number | null {
  const quoted = /^"(\d+)"$/.exec(ifMatch ?? '')?.[1];
  return quoted === undefined ? versionOf(request) : Number(quoted);
}

function versionOf(value: unknown): number | null {
  const { version } = (value ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : null;
}
