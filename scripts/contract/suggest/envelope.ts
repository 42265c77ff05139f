import { isRecord, type JsonRecord } from './json-record.ts';
import { mostFrequent } from './most-frequent.ts';

/** The marks of an envelope that is not the one of product 8. */
export interface GuessedEnvelope {
  code: string;
  message: string;
  /** Null when the body has no property for its data. */
  data: string | null;
  given: number;
}

const codeNames = /^(r|err|error|ret|return|result|status|biz)?_?(code|no|status|state|ret)$/i;
const messageNames = /(msg|message|error|info|desc|description)$/i;
const dataNames = /^(data|result|result_?data|payload|body|obj|object|response)$/i;

/** The codes that servers give a success. */
const successes = new Set([200, 0, 20000]);

/** Recognises another envelope: a code, a message, and data beside them or in a property. Null for anything else. */
function guessEnvelope(body: unknown): GuessedEnvelope | null {
  if (!isRecord(body) || 'rCode' in body) return null;
  const code = nameIn(body, codeNames, isCode);
  const message = nameIn(body, messageNames, (value) => value === null || typeof value === 'string');
  if (code === undefined || message === undefined) return null;
  const data = nameIn(body, dataNames, () => true) ?? null;
  return { code, message, data, given: Number(body[code]) };
}

/**
 * The data of an answer in the envelope of product 8 or in a guessed one, where they may be properties beside the marks;
 * undefined for any other answer.
 */
export function seenThrough(body: unknown): unknown {
  if (isRecord(body) && 'rCode' in body)
    return body['success'] === true && body['rCode'] === 200 ? body['resultData'] : undefined;
  const envelope = guessEnvelope(body);
  if (!envelope || !successes.has(envelope.given)) return undefined;
  const { [envelope.code]: _code, [envelope.message]: _message, ...rest } = body as JsonRecord;
  if (envelope.data !== null) return rest[envelope.data];
  return Object.keys(rest).length === 0 ? null : rest;
}

/** The name of the property with the data; null when they are beside the marks. */
export const dataNameOf = (body: unknown): string | null =>
  isRecord(body) && 'rCode' in body ? 'resultData' : (guessEnvelope(body)?.data ?? null);

/** Whether the data are beside the marks. */
export const isFlat = (body: unknown): boolean => dataNameOf(body) === null && isRecord(seenThrough(body));

/** The adapter line of the envelope. `refused`: answers to a wrong token. Null when no answer has another envelope. */
export function envelopeLine(bodies: readonly unknown[], refused: readonly unknown[]): string | null {
  const found = bodies.flatMap((body) => guessEnvelope(body) ?? []);
  const good = found.filter(({ given }) => successes.has(given));
  const code = mostFrequent(good.map((one) => one.code));
  const message = mostFrequent(good.map((one) => one.message));
  if (code === undefined || message === undefined) return null;
  const data = mostFrequent(good.flatMap((one) => one.data ?? []));
  const success = mostFrequent(good.map(({ given }) => given));
  const expired = mostFrequent(refused.flatMap((body) => guessEnvelope(body)?.given ?? []));
  const unknown = [...(data === undefined ? ['data'] : []), ...(isExpiry(expired, success) ? [] : ['expired'])];
  const line = `envelope: { code: '${code}', message: '${message}', data: '${data ?? 'data'}', success: ${success}, expired: ${isExpiry(expired, success) ? expired : 401} },`;
  return unknown.length === 0 ? line : `${line}  // not seen in an answer: ${unknown.join(', ')}`;
}

const isExpiry = (expired: number | undefined, success: number | undefined): boolean =>
  expired !== undefined && expired !== success;

const isCode = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isInteger(value)) || (typeof value === 'string' && /^\d+$/.test(value));

const nameIn = (body: JsonRecord, names: RegExp, fits: (value: unknown) => boolean): string | undefined =>
  Object.keys(body).find((name) => names.test(name) && fits(body[name]));
