import { getDotPath } from 'valibot';
import { EXPIRED_CODE, SUCCESS_CODE } from '#src/domain/envelope.ts';
import { bodyOf, type Codec, contentType, type HttpCall, UnsendableError } from '#src/api/codec.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { AdapterError, numberIn } from './field.ts';
import { isPageRequest, pageAnswer, type PageRequest, pageRequest } from './page.ts';
import type { CallAdapter, EnvelopeShape, Provider } from './provider.ts';
import { type FieldMap, fields, partOf, readList, type Shape } from './shape.ts';

/** Speaks the language of a provider. `report` receives a line for each value that its adapter cannot map. */
export function createProviderCodec(provider: Provider, report: (line: string) => void): Codec {
  const adapterOf = (endpoint: Endpoint): CallAdapter => provider.calls[endpoint.path] ?? {};
  const envelopeShapeOf = (endpoint: Endpoint) => ({ ...provider.envelope, ...adapterOf(endpoint).envelope });
  const pageShapeOf = ({ page }: CallAdapter) => ({ ...provider.page, ...page });
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
        const { place, message } = describe(error, endpoint);
        report(
          `request not sent: ${endpoint.method} ${endpoint.path}: ${place || 'the whole request'}: ${message} (adapter ${provider.name})`,
        );
        throw new UnsendableError(message);
      }
    },
    decode(endpoint, request, body) {
      const shape = envelopeShapeOf(endpoint);
      const envelope = envelopeOf(shape, body);
      if (!envelope || envelope.rCode !== SUCCESS_CODE) return envelope;
      try {
        return { ...envelope, resultData: answerOf(adapterOf(endpoint), request, body as object, shape.data) };
      } catch (error) {
        const { place, message } = describe(error, endpoint);
        reportField(endpoint, place, message);
        return { ...envelope, resultData: unmapped };
      }
    },
    onRefusedData(endpoint, issues) {
      const [issue] = issues;
      // Values that could not be mapped are reported already, and most writes need no data.
      if (!issue || issue.input === unmapped || (endpoint.answer === 'extra' && issue.input === null)) return;
      // The message of an issue quotes the value.
      const message = endpoint.secrets.length === 0 ? issue.message : `${issue.expected ?? 'another value'} expected`;
      reportField(endpoint, getDotPath(issue) ?? '', message);
    },
  };

  function requestOf(adapter: CallAdapter, request: unknown): unknown {
    const { request: map, filters, record, rows = asIs } = adapter;
    if (map) return map(request);
    if (isPageRequest(request))
      return pageRequest(pageShapeOf(adapter), rows, (filters ? filters(request) : request) as PageRequest);
    return record && request ? record.write(request, '') : request;
  }

  function answerOf(adapter: CallAdapter, request: unknown, body: object, dataName: string): unknown {
    const { whole, answer: map, record, rows } = adapter;
    const data = whole ? body : partOf(body, dataName);
    if (map) return map(data);
    if (isPageRequest(request)) return pageAnswer(pageShapeOf(adapter), rows ?? asIs, request, body);
    // Many writes return no record.
    if (data === undefined || data === null) return null;
    return rows ? readList(rows, data, '') : record ? record.read(data, '') : data;
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

/** Records without differences. */
const asIs: Shape<never> = fields<never>({} as FieldMap<never>);

/** Represents data that could not be mapped: no schema accepts it, except one that uses no data. */
const unmapped = Symbol('unmapped');

/** What went wrong, without the value where the call has secrets. An error of the adapter's own functions may quote any value. */
function describe(error: unknown, { secrets }: Endpoint): { place: string; message: string } {
  if (error instanceof AdapterError)
    return { place: error.place, message: secrets.length === 0 ? error.message : `a value ${error.reason}` };
  return { place: '', message: error instanceof Error ? error.name : 'failure' };
}

/** The code of a refusal that is a word, or a number with another meaning in the envelope of product 8. */
const otherRefusal = 400;

/** The marks of the envelope of product 8; null for a body without a readable code. */
function envelopeOf({ code, message, success, expired, refusals = {} }: EnvelopeShape, body: unknown) {
  const given = partOf(body, code);
  // `Number('')` is 0, but an empty code is not.
  if (!['number', 'string', 'boolean'].includes(typeof given) || given === '') return null;
  const rMsg = partOf(body, message);
  if (String(given) === String(success)) return { rCode: SUCCESS_CODE, rMsg };
  if (String(given) === String(expired)) return { rCode: EXPIRED_CODE, rMsg };
  const number = Object.hasOwn(refusals, String(given)) ? (refusals[String(given)] ?? otherRefusal) : numberIn(given);
  if (Number.isNaN(number) && typeof success === 'number') return null;
  const isOurs = Number.isNaN(number) || number === SUCCESS_CODE || number === EXPIRED_CODE;
  return { rCode: isOurs ? otherRefusal : number, rMsg };
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
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(segmentOf(name, rest[name])));
  for (const name of names) delete rest[name];
  return { url, rest };
}

/** The value as a part of an address. Dots or an empty text would turn it into the address of another call. */
function segmentOf(name: string, value: unknown): string {
  if ((typeof value === 'string' || typeof value === 'number') && !/^\.{0,2}$/.test(String(value)))
    return String(value);
  throw new AdapterError(name, value, 'is no part of an address');
}

function searchOf(wire: unknown): string {
  const given = Object.entries(wire ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, textIn(name, value)])).toString();
  return search === '' ? '' : `?${search}`;
}

function textIn(name: string, value: unknown): string {
  const parts = Array.isArray(value) ? value : [value];
  if (parts.some((part) => typeof part === 'object')) throw new AdapterError(name, value, 'is no text for an address');
  return String(value);
}
