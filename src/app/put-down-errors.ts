import { describeError, logError, type LoggedError, plainError } from '#src/domain/error-log.ts';
import type { Thrown } from './error-log.ts';

/** One error may come by several ways: it counts once. */
const seen = new WeakSet();

/** The log with what was thrown since, as plain data without secrets. */
export function putDown(log: readonly LoggedError[], thrown: readonly Thrown[], secrets: readonly string[]): readonly LoggedError[] {
  const { pathname, search, hash } = globalThis.location;
  const known = [...secrets, ...typedPasswords()];
  let next = log;
  for (const { error, info } of thrown) {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) continue;
      seen.add(error);
    }
    const found = { ...describeError(error), info, url: pathname + search + hash, time: new Date().toISOString() };
    next = logError(next, plainError(found, known));
  }
  return next;
}

/** What the page's password fields hold now: an error's words may quote it. */
const typedPasswords = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=password], input[autocomplete$=password], input[autocomplete=off]')]
    .map(({ value }) => value)
    .filter((value) => value.length > 3);
