/**
 * Why a call gave no value. API functions return failures, they never throw (decision 005):
 * whoever asked decides whether and how to tell the person.
 *
 * - `refused`: the server answered and said no; `message` is its rMsg, null when it gave none. `reason` says why, where the app
 *   acts on that: views show the message, machines read the reason. `retryAfter` is in seconds.
 * - `expired`: the session is over (rCode 201, or HTTP 401 to a call that carried a token).
 * - `forbidden`: HTTP 403 without a readable envelope.
 * - `network`, `timeout`: no answer.
 * - `unreadable`: an answer that is not the contract.
 * - `nothing`: the refusal 无回款, which passes silently: of a write it was not done, to a read nothing was returned (decision 005).
 * - `noCookies`: the browser keeps no cookies, so there is no staying signed in.
 * - `tokenTooLong`: the token that the server gave is longer than a cookie may be. Only who runs the server can change that.
 * - `cancelled`: we gave the call up ourselves. Always silent.
 * - `superseded`: the cookie holds another session than this tab works for; the call was not sent (decision 007). Silent.
 * - `viewOnly`: somebody looks at the app as another role would; no write is sent.
 *
 * `right` is the module path that the call needed, where it was denied and that is known.
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
  | { kind: 'viewOnly' };

/**
 * Why the server refused, where the app does more than tell its words. How a server says it stands in
 * `src/api/endpoints/refusals.ts`.
 *
 * - `nameTaken`: another account or role has this name.
 * - `conflict`: somebody else saved since the version that the write is based on. Some servers refuse for other reasons in the
 *   same way, so whoever acts on it asks for the record.
 */
export type RefusalReason = 'nameTaken' | 'conflict';

/** What every API function and every port of a machine resolves to. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

const silentKinds = new Set<Failure['kind']>(['expired', 'nothing', 'cancelled', 'superseded']);

/** Told by nobody: the session itself speaks, nobody asks any more, or the spec wants silence. */
export const isSilent = (failure: Failure): boolean => silentKinds.has(failure.kind);

/** True when the server gave a readable "no" (decision 002: a refusal), as opposed to no answer or rubbish. */
export const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'refused' || failure.kind === 'expired' || failure.kind === 'forbidden';

/** A write was answered by 无回款: it is not done, and nobody says so; whatever asked for it stays as it is (decision 005). */
export const isUnconfirmed = (answer: Result<unknown>): boolean => !answer.ok && answer.failure.kind === 'nothing';

/** Whether the server refused for this reason. */
export const isRefusedAs = (reason: RefusalReason, answer: Result<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.reason === reason;

/** What was asked for is not there any more. */
export const isGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 404;

/** Stands for a bug of ours on the way to an answer: told like an answer that could not be read. */
export const unexplained: Failure = { kind: 'unreadable', status: 0 };
