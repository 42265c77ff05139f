import type { Failure } from './failure.ts';

/** The message of the only refusal that is not shown (product 8). */
const silentMessage = '无回款';

export const EXPIRED_CODE = 201;
export const SUCCESS_CODE = 200;

/** What an answer's envelope means. The data of `silent` may break the contract. */
export type Verdict =
  { kind: 'success'; data: unknown } | { kind: 'silent'; data: unknown } | { kind: 'failure'; failure: Failure };

/**
 * Reads `{success, rCode, rMsg, resultData}` by the success rule (decision 005). 201 is checked first. `success` or `rCode`
 * alone can mean success; when they disagree, it is a failure. Null when the body is no envelope.
 */
export function judgeEnvelope(body: unknown): Verdict | null {
  const marks = readMarks(body);
  if (!marks) return null;
  const { code, success, message, data } = marks;
  if (code === EXPIRED_CODE) return { kind: 'failure', failure: { kind: 'expired', message } };
  const isMarked = success === true || (success === null && code === SUCCESS_CODE);
  if (isMarked && (code === null || code === SUCCESS_CODE)) return { kind: 'success', data };
  if (message === silentMessage) return { kind: 'silent', data };
  return refusal(marks);
}

/**
 * The rule of the login call: `success` must not be false, and rCode must be 200. Every failure, also 201, is a plain
 * refusal (decision 005).
 */
export function judgeLoginEnvelope(body: unknown): Verdict | null {
  const marks = readMarks(body);
  if (!marks) return null;
  return marks.success !== false && marks.code === SUCCESS_CODE
    ? { kind: 'success', data: marks.data }
    : refusal(marks);
}

interface Marks {
  /** rCode as a number; null when it is absent, NaN when it is no number. */
  code: number | null;
  /** Null when it is absent; any value but `true` counts as false. */
  success: boolean | null;
  message: string | null;
  data: unknown;
}

/** Null when neither mark can be read: such an answer says neither yes nor no. */
function readMarks(body: unknown): Marks | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { success, rCode, rMsg, resultData } = body as Record<string, unknown>;
  const code = isAbsent(rCode) ? null : toCode(rCode);
  if (typeof success !== 'boolean' && (code === null || Number.isNaN(code))) return null;
  return {
    code,
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
