import { AxiosError, isCancel } from 'axios';
import { type Failure, type RefusalReason, unexplained } from '#src/domain/failure.ts';
import { tooLongCode } from './transport/bounded-fetch.ts';
import { UnsendableError } from './codec.ts';
import type { Endpoint } from '#src/api/endpoints/endpoint.ts';

const timeoutCodes = new Set<string | undefined>([AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED]);

/** The failure of an answer without a readable envelope (decision 005). */
export function failureOfStatus(status: number, withToken: boolean): Failure {
  if (status === 401 && withToken) return { kind: 'expired', message: null };
  if (status === 403) return { kind: 'forbidden' };
  return { kind: 'unreadable', status };
}

/** The failure of a call without an answer: a request that cannot be sent, our own cancellation, the timeout, one that has no end, or no connection. */
export function failureOfThrow(error: unknown): Failure {
  if (error instanceof UnsendableError) return unexplained;
  if (isCancel(error)) return { kind: 'cancelled' };
  if (error instanceof AxiosError && timeoutCodes.has(error.code)) return { kind: 'timeout' };
  if (error instanceof AxiosError && error.code === tooLongCode) return { kind: 'unreadable', status: 200 };
  return { kind: 'network' };
}

/** Why the server refused, if the endpoint row of the call lists that refusal. */
export function reasonOf(refusals: Endpoint['refusals'], failure: Failure): { reason?: RefusalReason } {
  const known = failure.kind === 'refused' && refusals.find(({ fits }) => fits(failure));
  return known ? { reason: known.reason } : {};
}
