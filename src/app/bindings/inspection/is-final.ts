import type { Failure } from '#src/domain/failure.ts';

/** Whether the server will answer the same to the same call: the inspection then leaves out what it asked for. */
export const isFinal = (failure: Failure): boolean =>
  failure.kind === 'forbidden' ||
  failure.kind === 'notOffered' ||
  (failure.kind === 'refused' && !isPassing(failure.code) && failure.retryAfter === undefined);

/** Too slow, too many calls, or an error inside the server; codes of the provider's own are higher. */
const isPassing = (code: number | null): boolean =>
  code !== null && (code === 408 || code === 429 || (code >= 500 && code < 600));
