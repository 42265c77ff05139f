import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import { endpoints } from '#src/api/endpoints/index.ts';
import { SUCCESS_CODE } from '#src/domain/envelope.ts';

/** A request of a dialect: fields of its address, its query and its body, the query's as texts. */
export type Wire = Readonly<Record<string, unknown>>;

/** How one call of a dialect is answered by a call of the endpoint table. */
export interface Route {
  /** Method and path, with fields in braces: `GET /system/user/{userId}`. */
  on: string;
  /** The path in the endpoint table. */
  path: string;
  /** Converts the request to ours. `ask` calls the mock for what the dialect's request does not contain. */
  request?: (wire: Wire, ask: Ask) => unknown;
  /** Converts the data of our answer to the dialect's. */
  data?: (data: never) => unknown;
  /** The answer itself has the data as properties. */
  isFlat?: boolean;
}

/** A language that the mock speaks over HTTP in place of the endpoint table's: a test double for a provider's server. */
export interface Dialect {
  routes: readonly Route[];
  authorizationPrefix: string;
  /** Converts our envelope, which holds the route's data, to an answer of the dialect. */
  answer: (envelope: Envelope, route: Route | null) => Record<string, unknown>;
  /** Whether the dialect lacks a call of the endpoint table. Calls with a route have another path in it. */
  lacks: (path: string) => boolean;
  /** Converts the request of a call without a route to ours. */
  unrouted: (wire: Wire) => unknown;
}

export interface Envelope {
  rCode: number;
  rMsg: string;
  resultData: unknown;
}

/** Returns the data of a call of the endpoint table. */
export type Ask = (path: string, body: unknown) => Promise<unknown>;

/** Headers that a server of a dialect does not know. */
const unknownHeaders = ['Idempotency-Key', 'If-Match', 'Content-Length'];

/** Answers a request in a dialect by the handlers of the mock. */
export async function answerIn(
  dialect: Dialect,
  handlers: HttpHandler[],
  request: Request,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf('/backApi') + '/backApi'.length);
  const headers = headersOf(request, dialect);
  const matched = match(dialect.routes, request.method, path);
  const type = request.headers.get('Content-Type') ?? '';
  // Files are passed on unchanged.
  if (type.startsWith('multipart/'))
    return toDialect(await getResponse(handlers, rewritten(request, headers)), dialect, null);
  const body: unknown = type.startsWith('application/json') ? await request.json().catch(() => null) : undefined;
  const wire = { ...Object.fromEntries(searchParams), ...(body as object), ...matched?.fields };
  const send = (to: string, data: unknown) => getResponse(handlers, requestTo(to, data, headers));
  const ask: Ask = async (to, data) => (await envelopeOf(await send(to, data)))?.resultData;
  const route = matched?.route ?? null;
  if (!route && (dialect.lacks(path) || dialect.routes.some((one) => one.path === path))) return undefined;
  const ours = route
    ? ((await route.request?.(wire, ask)) ?? wire)
    : body === undefined
      ? undefined
      : dialect.unrouted(wire);
  return toDialect(await send(route?.path ?? path, ours), dialect, route);
}

function headersOf(request: Request, { authorizationPrefix }: Dialect): Headers {
  const headers = new Headers(request.headers);
  for (const name of unknownHeaders) headers.delete(name);
  const token = headers.get('Authorization');
  headers.delete('Authorization');
  if (token?.startsWith(authorizationPrefix)) headers.set('Authorization', token.slice(authorizationPrefix.length));
  return headers;
}

const rewritten = (request: Request, headers: Headers): Request => new Request(request, { headers });

function match(routes: readonly Route[], method: string, path: string) {
  for (const route of routes) {
    const [on = '', template = ''] = route.on.split(' ');
    const pattern = new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = on === method ? pattern.exec(path) : null;
    if (found)
      return {
        route,
        fields: Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
        ),
      };
  }
  return null;
}

const rows = new Map(endpoints.map((row) => [row.path, row]));

/** A call of the endpoint table; an unknown path becomes a request that nothing answers. */
function requestTo(path: string, data: unknown, from: Headers): Request {
  const { method = 'POST', encoding = 'json' } = rows.get(path) ?? {};
  const headers = new Headers(from);
  headers.delete('Content-Type');
  const body =
    encoding === 'none'
      ? undefined
      : encoding === 'form'
        ? new URLSearchParams(
            Object.entries(data as object).map(([name, value]) => [name, JSON.stringify(value)]),
          ).toString()
        : JSON.stringify(data ?? {});
  if (body !== undefined)
    headers.set('Content-Type', encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json');
  return new Request(`http://127.0.0.1/backApi${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
}

/** Converts an answer to the dialect. One without an envelope, such as that of a fault, is passed on unchanged. */
async function toDialect(
  response: Response | undefined,
  dialect: Dialect,
  route: Route | null,
): Promise<Response | undefined> {
  const envelope = await envelopeOf(response);
  if (!response || !envelope) return response;
  const data = dataOf(envelope, route);
  // Such servers answer refusals with status 200, too.
  const status = response.status === 429 ? 429 : 200;
  return Response.json(dialect.answer({ ...envelope, resultData: data }, route), {
    status,
    headers: keptHeaders(response),
  });
}

function dataOf({ rCode, resultData }: Envelope, route: Route | null): unknown {
  if (rCode !== SUCCESS_CODE || resultData === null || !route?.data) return resultData;
  try {
    return route.data(resultData as never);
  } catch {
    // The answer of a fault need not be data of this call.
    return resultData;
  }
}

const keptHeaders = ({ headers }: Response): Record<string, string> => {
  const wait = headers.get('Retry-After');
  return wait === null ? {} : { 'Retry-After': wait };
};

async function envelopeOf(response: Response | undefined): Promise<Envelope | null> {
  if (!response || response.type === 'error') return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'rCode' in body ? (body as Envelope) : null;
}
