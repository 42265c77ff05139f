import { describeError, logError, type LoggedError, plainError } from '#src/domain/shell/error-log.ts';
import type { CaughtError } from './error-log.ts';

/** The same error may be caught in several places. It counts once. */
const seen = new WeakSet();

/** Adds caught errors to the log, as plain data without secrets. */
export function appendErrors(log: readonly LoggedError[], caught: readonly CaughtError[]): readonly LoggedError[] {
  let next = log;
  for (const { error, secrets, ...where } of caught) {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) continue;
      seen.add(error);
    }
    next = logError(next, plainError({ ...describeError(error), ...where }, secrets));
  }
  return next;
}
