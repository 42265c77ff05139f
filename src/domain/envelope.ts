import type { Failure } from './failure.ts';

/** The one refusal that passes silently (product 8). */
export const silentMessage = '无回款';

export const EXPIRED_CODE = 201;
export const SUCCESS_CODE = 200;

/** What an answer's body turned out to be. `silent` carries resultData, which may well not fit the contract. */
export type Verdict =
  { kind: 'success'; data: unknown } | { kind: 'silent'; data: unknown } | { kind: 'failure'; failure: Failure };

/**
 * Reads `{success, rCode, rMsg, resultData}` by the success rule (decision 005): 201 first; either mark of success
 * suffices when the other is absent; where they clash, failure wins. Null when the body is no envelope.
 */
export function judgeEnvelope(body: unknown): Verdict | null {
  const marks = readMarks(body);
  if (!marks) return null;
  const { code, success, message, data } = marks;
  if (code === EXPIRED_CODE) return { kind: 'failure', failure: { kind: 'expired', message } };
  const saysYes = success === true || (success === null && code === SUCCESS_CODE);
  if (saysYes && (code === null || code === SUCCESS_CODE)) return { kind: 'success', data };
  if (message === silentMessage) return { kind: 'silent', data };
  return refusal(marks);
}

/** Login needs both marks: `success` not false and rCode 200; every failure, 201 included, is a plain refusal (decision 005). */
export function judgeLoginEnvelope(body: unknown): Verdict | null {
  const marks = readMarks(body);
  if (!marks) return null;
  return marks.success !== false && marks.code === SUCCESS_CODE
    ? { kind: 'success', data: marks.data }
    : refusal(marks);
}

interface Marks {
  /** rCode as a number; null when absent, NaN when it is there and not a number. */
  code: number | null;
  /** Null when absent; anything but `true` counts as false. */
  success: boolean | null;
  message: string | null;
  data: unknown;
}

function readMarks(body: unknown): Marks | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { success, rCode, rMsg, resultData } = body as Record<string, unknown>;
  if (isAbsent(success) && isAbsent(rCode)) return null;
  return {
    code: isAbsent(rCode) ? null : toCode(rCode),
    success: isAbsent(success) ? null : success === true,
    message: typeof rMsg === 'string' && rMsg.trim() !== '' ? rMsg : null,
    data: resultData,
  };
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const toCode = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;

function refusal({ code, message }: Marks): Verdict {
  const readableCode = code === null || Number.isNaN(code) ? null : code;
  return { kind: 'failure', failure: { kind: 'refused', code: readableCode, message } };
}
