import { AxiosError, isCancel } from 'axios';
import type { Failure } from '#src/domain/failure.ts';

const timeoutCodes = new Set<string | undefined>([AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED]);

/** The failure of an answer without a readable envelope (decision 005). */
export function failureOfStatus(status: number, withToken: boolean): Failure {
  if (status === 401 && withToken) return { kind: 'expired', message: null };
  if (status === 403) return { kind: 'forbidden' };
  return { kind: 'unreadable', status };
}

/** The failure of a call without an answer: our own cancellation, the timeout, or no connection. */
export function failureOfThrow(error: unknown): Failure {
  if (isCancel(error)) return { kind: 'cancelled' };
  if (error instanceof AxiosError && timeoutCodes.has(error.code)) return { kind: 'timeout' };
  return { kind: 'network' };
}
