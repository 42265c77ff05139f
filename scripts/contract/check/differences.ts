import { boolean, getDotPath, is, nullish, number, object, safeParse, string } from 'valibot';
import { SUCCESS_CODE } from '#src/domain/envelope.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import type { Reply } from '#scripts/contract/calls/caller.ts';
import { unknownFields } from './unknown-fields.ts';

/** The expected answer: a success, or a refusal with one of these codes. */
export type Expected = 'success' | readonly number[];

/** How an answer differs from the contract, including unknown properties. Without values, which may be secret. */
export interface Difference {
  differs: string[];
  unknown: string[];
}

const Envelope = object({ success: boolean(), rCode: number(), rMsg: string() });

export function differenceOf({ endpoint, answer }: Operation, reply: Reply, expected: Expected): Difference {
  const type = reply.headers.get('Content-Type')?.split(';')[0]?.trim() ?? 'no Content-Type';
  const status = `HTTP ${reply.status}`;
  if (type !== 'application/json') return only(`application/json expected, ${type} came (${status})`);
  const version = reply.headers.has('X-Api-Version') ? [] : ['the header X-Api-Version is missing'];
  if (!is(Envelope, reply.json)) return only(...version, ...flawsOf(Envelope, reply.json, ''));
  const { success, rCode, rMsg } = reply.json;
  const { resultData } = reply.json as { resultData?: unknown };
  const wanted = expected === 'success' ? [SUCCESS_CODE] : expected;
  const said = success ? '' : ` “${rMsg}”`;
  if (!wanted.includes(rCode)) return only(...version, `rCode ${wanted.join(' or ')} expected, ${rCode} came${said}`);
  const marks = [
    ...version,
    ...(success === (rCode === SUCCESS_CODE) ? [] : [`success: ${success} beside rCode ${rCode}`]),
    ...(reply.status === statusOf(rCode)
      ? []
      : [`HTTP ${statusOf(rCode)} expected with rCode ${rCode}, ${reply.status} came`]),
  ];
  if (expected !== 'success') return only(...marks, ...wait(reply));
  const schema = endpoint.answer === 'extra' ? nullish(answer) : answer;
  return {
    differs: [...marks, ...flawsOf(schema, resultData, 'resultData')],
    unknown: unknownFields(answer, resultData, 'resultData'),
  };
}

const only = (...differs: string[]): Difference => ({ differs, unknown: [] });

/** The HTTP status that goes with a code (assumed): a refusal has 200, except a missing right and too many attempts. */
const statusOf = (rCode: number): number => (rCode === 403 || rCode === 429 || rCode === 500 ? rCode : 200);

const wait = ({ status, headers }: Reply): string[] =>
  status === 429 && !/^\d+$/.test(headers.get('Retry-After') ?? '') ? ['Retry-After in seconds is missing'] : [];

/** A violation of a schema: the path, the expected type and the actual one. */
function flawsOf(schema: Parameters<typeof safeParse>[0], value: unknown, at: string): string[] {
  const parsed = safeParse(schema, value);
  const flaws = (parsed.issues ?? []).map((issue) => {
    const place = [at, getDotPath(issue)].filter(Boolean).join('.') || 'the answer';
    const last = issue.path?.at(-1);
    if (last && issue.expected === `"${String(last.key)}"` && last.value === undefined) return `${place} is missing`;
    return `${place}: ${issue.expected ?? 'another value'} expected, ${kindOf(issue.input)} came`;
  });
  return [...new Set(flaws.map((text) => text.replaceAll(/\.\d+(?=[.: ])/g, '[]')))];
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`;
}
