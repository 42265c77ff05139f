import { boolean, is, nullish, number, object, string } from 'valibot';
import type { Provider } from '#src/api/provider/provider.ts';
import { EXPIRED_CODE, SUCCESS_CODE } from '#src/domain/envelope.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import type { Reply } from '#scripts/contract/calls/caller.ts';
import { seenThrough } from '#scripts/contract/suggest/envelope.ts';
import { type Difference, differenceOfData, flawsOf } from './flaws.ts';

/** The expected answer: a success, or a refusal with one of these codes. */
export type Expected = 'success' | readonly number[];

const Envelope = object({ success: boolean(), rCode: number(), rMsg: string() });

/** Through an adapter, the headers and the HTTP status are the server's own. */
export function differenceOf(
  { endpoint, answer }: Operation,
  request: unknown,
  reply: Reply,
  expected: Expected,
  provider: Provider | null = null,
): Difference {
  const type = reply.headers.get('Content-Type')?.split(';')[0]?.trim() ?? 'no Content-Type';
  const status = `HTTP ${reply.status}`;
  if (type !== 'application/json') return only(`application/json expected, ${type} came (${status})`);
  const version = provider || reply.headers.has('X-Api-Version') ? [] : ['the header X-Api-Version is missing'];
  const by = provider ? ` (adapter ${provider.name})` : '';
  const schema = endpoint.answer === 'extra' ? nullish(answer) : answer;
  if (!is(Envelope, reply.json)) {
    const flaws = [...version, ...flawsOf(Envelope, reply.json, '').map((text) => text + by)];
    const data = expected === 'success' ? seenThrough(reply.json) : undefined;
    if (data === undefined) return only(...flaws);
    const inside = differenceOfData(schema, data, request);
    return { differs: [...flaws, ...inside.differs], unknown: inside.unknown };
  }
  const { success, rCode, rMsg } = reply.json;
  const { resultData } = reply.json as { resultData?: unknown };
  const wanted = expected === 'success' ? [SUCCESS_CODE] : expected;
  const said = success ? '' : ` “${rMsg}”`;
  const isRefused = provider !== null && rCode !== SUCCESS_CODE && !wanted.some(isOwnCode);
  if (!wanted.includes(rCode) && !isRefused)
    return only(...version, `rCode ${wanted.join(' or ')} expected, ${rCode} came${said}`);
  const marks = [
    ...version,
    ...(success === (rCode === SUCCESS_CODE) ? [] : [`success: ${success} beside rCode ${rCode}`]),
    ...(provider || reply.status === statusOf(rCode)
      ? []
      : [`HTTP ${statusOf(rCode)} expected with rCode ${rCode}, ${reply.status} came`]),
  ];
  if (expected !== 'success') return only(...marks, ...wait(reply));
  if (reply.unmapped.length > 0) return only(...marks, ...reply.unmapped);
  // Data beside the marks are none for an adapter that expects them in a property.
  const { differs, unknown } = differenceOfData(schema, resultData ?? seenThrough(reply.body) ?? resultData, request);
  return {
    differs: [...marks, ...differs.map((text) => text + by)],
    unknown: provider ? unknown.filter((place) => !isMark(place, provider)) : unknown,
  };
}

/** The codes that the app acts on; a provider may use any other one for the rest of the refusals. */
const isOwnCode = (code: number): boolean => [SUCCESS_CODE, EXPIRED_CODE, 403].includes(code);

/** Whether a property beside the data of an answer belongs to its envelope or its page. */
function isMark(place: string, { envelope: { code, message, data }, page: { rows, total } }: Provider): boolean {
  return [code, message, data, rows, total].some((name) => place === `resultData.${name.split('.')[0]}`);
}

const only = (...differs: string[]): Difference => ({ differs, unknown: [] });

/** The HTTP status that goes with a code (assumed): a refusal has 200, except a missing right and too many attempts. */
const statusOf = (rCode: number): number => (rCode === 403 || rCode === 429 || rCode === 500 ? rCode : 200);

const wait = ({ status, headers }: Reply): string[] =>
  status === 429 && !/^\d+$/.test(headers.get('Retry-After') ?? '') ? ['Retry-After in seconds is missing'] : [];
