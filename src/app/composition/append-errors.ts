import { describeError, logError, type LoggedError, plainError } from '#src/domain/shell/error-log.ts';
import type { Thrown } from './error-log.ts';

/** One error may come by several ways: it counts once. */
const seen = new WeakSet();

/** The log with what was thrown since, as plain data without secrets. */
export function appendErrors(log: readonly LoggedError[], thrown: readonly Thrown[]): readonly LoggedError[] {
  let next = log;
  for (const { error, secrets, ...where } of thrown) {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) continue;
      seen.add(error);
    }
    next = logError(next, plainError({ ...describeError(error), ...where }, secrets));
  }
  return next;
}
