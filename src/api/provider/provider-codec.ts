import { getDotPath } from 'valibot';
import { EXPIRED_CODE, SUCCESS_CODE } from '#src/domain/envelope.ts';
import { bodyOf, type Codec, contentType, type HttpCall, UnsendableError } from '#src/api/codec.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { AdapterError } from './field.ts';
import { isPageRequest, pageAnswer, type PageRequest, pageRequest } from './page.ts';
import type { CallAdapter, EnvelopeShape, Provider } from './provider.ts';
import { type FieldMap, fields, list, partOf, type Shape } from './shape.ts';

/** Speaks the language of a provider. `report` receives a line for each value that its adapter cannot map. */
export function createProviderCodec(provider: Provider, report: (line: string) => void): Codec {
  const adapterOf = (endpoint: Endpoint): CallAdapter => provider.calls[endpoint.path] ?? {};
  const reportField = ({ method, path }: Endpoint, place: string, message: string) =>
    report(
      `unreadable answer: ${method} ${path}: ${place || 'the whole answer'}: ${message} (adapter ${provider.name})`,
    );

  return {
    encode(endpoint, request, carried) {
      const adapter = adapterOf(endpoint);
      try {
        const based = endpoint.kind === 'write' ? basedOn(provider.versions, request, carried.ifMatch) : { request };
        return callOf(endpoint, adapter, requestOf(adapter, based.request), {
          Authorization: carried.authorization,
          'If-Match': based.ifMatch ?? null,
          ...(provider.idempotencyKeys && { [provider.idempotencyKeys]: carried.idempotencyKey }),
        });
      } catch (error) {
        if (!(error instanceof AdapterError)) throw error;
        report(
          `request not sent: ${endpoint.method} ${endpoint.path}: ${error.place}: ${error.message} (adapter ${provider.name})`,
        );
        throw new UnsendableError(error.message);
      }
    },
    decode(endpoint, request, body) {
      const envelope = envelopeOf(provider.envelope, body);
      if (!envelope || envelope.rCode !== SUCCESS_CODE) return envelope;
      try {
        return { ...envelope, resultData: answerOf(adapterOf(endpoint), request, body as object) };
      } catch (error) {
        if (!(error instanceof AdapterError)) throw error;
        reportField(endpoint, error.place, error.message);
        return { ...envelope, resultData: unmapped };
      }
    },
    onRefusedData(endpoint, issues) {
      const [issue] = issues;
      // Values that could not be mapped are reported already, and most writes need no data.
      if (!issue || issue.input === unmapped || (endpoint.answer === 'extra' && issue.input === null)) return;
      reportField(endpoint, getDotPath(issue) ?? '', issue.message);
    },
  };

  function requestOf({ request: map, filters, record, rows = asIs }: CallAdapter, request: unknown): unknown {
    if (map) return map(request);
    if (isPageRequest(request))
      return pageRequest(provider.page, rows, (filters ? filters(request) : request) as PageRequest);
    return record && request ? record.write(request, '') : request;
  }

  function answerOf({ whole, answer: map, record, rows }: CallAdapter, request: unknown, body: object): unknown {
    if (isPageRequest(request)) return pageAnswer(provider.page, rows ?? asIs, request, body);
    const data = whole ? body : partOf(body, provider.envelope.data);
    if (map) return map(data);
    // Many writes return no record.
    if (data === undefined || data === null) return null;
    return rows ? list(rows).read(data, '') : record ? record.read(data, '') : data;
  }
}

/** The request and the If-Match header of a write, with its version where the server expects it. */
function basedOn(
  where: Provider['versions'],
  request: unknown,
  ifMatch: string | null,
): { request: unknown; ifMatch?: string | null } {
  const { version, ...rest } = (request ?? {}) as Record<string, unknown>;
  if (where === 'header' && typeof version === 'number') return { request: rest, ifMatch: `"${version}"` };
  if (where === 'field' && ifMatch !== null) return { request: { ...rest, version: Number(JSON.parse(ifMatch)) } };
  return { request, ifMatch: where ? ifMatch : null };
}

/** Records that travel as they are. */
const asIs: Shape<never> = fields<never>({} as FieldMap<never>);

/** Stands for data that could not be mapped: no schema accepts it, except one that uses no data. */
const unmapped = Symbol('unmapped');

/** The marks of the envelope of product 8; null for a body without a code. */
function envelopeOf({ code, message, success, expired }: EnvelopeShape, body: unknown) {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, code)) return null;
  const marks = body as Record<string, unknown>;
  const given = Number(marks[code]);
  return {
    rCode: given === success ? SUCCESS_CODE : given === expired ? EXPIRED_CODE : given,
    rMsg: marks[message],
  };
}

type Headers = Readonly<Record<string, string | null>>;

function callOf(endpoint: Endpoint, adapter: CallAdapter, wire: unknown, headers: Headers): HttpCall {
  const [method = '', path = ''] = (adapter.on ?? `${endpoint.method} ${endpoint.path}`).split(' ');
  const { encoding = adapter.on && /GET|DELETE/.test(method) ? 'query' : endpoint.encoding } = adapter;
  const { url, rest } = addressOf(path, wire);
  const asBody = encoding === 'query' ? 'none' : encoding;
  const query = encoding === 'query' ? searchOf(rest) : '';
  return {
    method,
    url: url + query,
    ...bodyOf(asBody, rest),
    headers: { ...headers, ...contentType(asBody) },
  };
}

/** Fills the braces of a path with fields of the request, and returns the other fields. */
function addressOf(path: string, wire: unknown): { url: string; rest: unknown } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return { url: path, rest: wire };
  const rest = { ...(wire as Record<string, unknown>) };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(rest[name])));
  for (const name of names) delete rest[name];
  return { url, rest };
}

function searchOf(wire: unknown): string {
  const given = Object.entries(wire ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}
