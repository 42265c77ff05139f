import { isDeepStrictEqual } from 'node:util';
import { getResponse } from 'msw';
import { createHttp, type Http, type HttpOptions } from '#src/api/http.ts';
import { createProviderCodec } from '#src/api/provider/provider-codec.ts';
import { withProvider } from '#src/api/provider/provider-calls.ts';
import type { Provider } from '#src/api/provider/provider.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Backend, createBackend } from '#mocks/backend.ts';
import { answerIn, type Dialect } from '#mocks/dialects/dialect.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { testStart } from '#tests/support/test-start.ts';

const hosts = { direct: 'http://direct.test', dialect: 'http://dialect.test' };

const seeded = createMemoryStore();
const seededAt = Date.now();
await createBackend({ store: seeded, start: testStart }).reset();

/** One back-end that answers in two languages, with a client for each. */
export interface TwoLanguages {
  backend: Backend;
  /** Calls the back-end in the language of the endpoint table. */
  direct: Http;
  /** Calls it in the dialect, through the adapter. */
  adapted: Http;
  /** What the adapter reported. */
  reported: string[];
  /** The requests in the dialect. */
  sent: Request[];
  setToken: (token: string) => void;
}

/** Starts a back-end with the dialect, and connects to it by the adapter. `fetch` is replaced until the test ends. */
export async function startTwoLanguages(
  provider: Provider,
  dialect: Dialect,
  stub: (fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>) => void,
): Promise<TwoLanguages> {
  const backend = createBackend({
    store: seeded.copy(),
    acceptMasterCode: true,
    start: testStart,
    now: () => seededAt,
  });
  const sent: Request[] = [];
  stub(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(hosts.direct)) return (await getResponse(backend.handlers, request)) ?? missing();
    sent.push(request.clone());
    return (await answerIn(dialect, backend.handlers, request)) ?? missing();
  });
  let token = await backend.commands.signIn('admin');
  const reported: string[] = [];
  const report = (line: string) => void reported.push(line);
  const options: Omit<HttpOptions, 'baseUrl' | 'authorizationPrefix'> = {
    token: () => ({ kind: 'own', token }),
    wait: () => Promise.resolve(),
  };
  const http = createHttp({
    ...options,
    baseUrl: `${hosts.dialect}/backApi`,
    authorizationPrefix: provider.authorizationPrefix,
    codec: createProviderCodec(provider, report),
  });
  return {
    backend,
    direct: createHttp({ ...options, baseUrl: `${hosts.direct}/backApi`, authorizationPrefix: '' }),
    adapted: withProvider(http, provider, report),
    reported,
    sent,
    setToken(next) {
      token = next;
    },
  };
}

const missing = () => new Response('Not found', { status: 404 });

/** The first field in which two answers differ, without versions: a server of the dialect has none. Null when they are equal. */
export function differenceOf(expected: Result<unknown>, actual: Result<unknown>): string | null {
  if (!expected.ok && !actual.ok) return expected.failure.kind === actual.failure.kind ? null : `another failure came`;
  if (!expected.ok || !actual.ok)
    return isDeepStrictEqual(expected, actual)
      ? null
      : `${JSON.stringify(expected).slice(0, 200)} expected, ${JSON.stringify(actual).slice(0, 200)} came`;
  return difference(expected.value, actual.value, '');
}

function difference(expected: unknown, actual: unknown, place: string): string | null {
  if (!isRecord(expected) || !isRecord(actual))
    return isDeepStrictEqual(expected, actual)
      ? null
      : `${place}: ${JSON.stringify(expected)} expected, ${JSON.stringify(actual) ?? 'nothing'} came`;
  for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    if (name === 'version') continue;
    const found = difference(expected[name], actual[name], place === '' ? name : `${place}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
