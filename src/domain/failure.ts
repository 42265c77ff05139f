/**
 * Why a call returned no value. API functions return failures and never throw (decision 005).
 * The caller decides whether and how to tell the person.
 *
 * - `refused`: the server refused the call; `message` is its rMsg, null when it gave none. `reason` says why, where the app
 *   acts on it: views show the message, machines read the reason. `retryAfter` is in seconds.
 * - `expired`: the session is over (rCode 201, or HTTP 401 to a call that carried a token).
 * - `forbidden`: HTTP 403 without a readable envelope.
 * - `network`, `timeout`: no answer.
 * - `unreadable`: the answer breaks the contract.
 * - `nothing`: the silent refusal 无回款: a write was not carried out, or a read returned no data (decision 005).
 * - `noCookies`: the browser stores no cookies, so nobody can stay signed in.
 * - `tokenTooLong`: the server's token does not fit into a cookie. Only the server's operator can change that.
 * - `cancelled`: we cancelled the call ourselves. Always silent.
 * - `superseded`: the cookie holds another session than this tab works for; the call was not sent (decision 007). Silent.
 * - `notOffered`: the server does not have this call. It was not carried out.
 * - `viewOnly`: the person views the app as another role; writes are not sent.
 *
 * `right` is the module path that a denied call needed, where it is known.
 */
export type Failure =
  | {
      kind: 'refused';
      code: number | null;
      message: string | null;
      reason?: RefusalReason;
      retryAfter?: number;
      right?: string;
    }
  | { kind: 'expired'; message: string | null }
  | { kind: 'forbidden'; right?: string }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'unreadable'; status: number }
  | { kind: 'nothing' }
  | { kind: 'noCookies' }
  | { kind: 'tokenTooLong' }
  | { kind: 'cancelled' }
  | { kind: 'superseded' }
  | { kind: 'notOffered' }
  | { kind: 'viewOnly' };

/**
 * Why the server refused, where the app does more than show its message. The codes and messages of servers are in
 * `src/api/endpoints/refusals.ts`.
 *
 * - `nameTaken`: another account or role has this name.
 * - `conflict`: somebody else saved since the version that the write is based on. Some servers refuse for other reasons in the
 *   same way, so code that handles it fetches the record.
 */
export type RefusalReason = 'nameTaken' | 'conflict';

/** The result of every API function and every port of a machine. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

const silentKinds = new Set<Failure['kind']>(['expired', 'nothing', 'cancelled', 'superseded']);

/**
 * Whether the failure shows no message: the session reports it, nobody waits for the answer, or the specification
 * demands silence.
 */
export const isSilent = (failure: Failure): boolean => silentKinds.has(failure.kind);

/** Whether a failed act shows no message, although a person waits for it. 无回款 shows one: the act was not carried out. */
export const hidesOutcome = (failure: Failure): boolean => failure.kind !== 'nothing' && isSilent(failure);

/** Whether the server refused in a readable way (decision 002), as opposed to no answer or an unreadable one. */
export const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'refused' || failure.kind === 'expired' || failure.kind === 'forbidden';

/** Whether it is unknown if a call was carried out: no answer came, or an unreadable one. */
export const isUnanswered = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unreadable';

/**
 * Whether a write was answered by 无回款: it was not carried out, no message is shown, and the page stays as it is
 * (decision 005).
 */
export const isUnconfirmed = (answer: Result<unknown>): boolean => !answer.ok && answer.failure.kind === 'nothing';

/** Whether the server refused for this reason. */
export const isRefusedAs = (reason: RefusalReason, answer: Result<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.reason === reason;

/** Whether the requested object no longer exists. */
export const isGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 404;

/** The failure for an exception in our own code. It is shown like an unreadable answer. */
export const unexplained: Failure = { kind: 'unreadable', status: 0 };
