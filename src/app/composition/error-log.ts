import type { LoggedError } from '#src/domain/shell/error-log.ts';
import { imported } from '#src/i18n/import-afresh.ts';

/** An error as it was caught, before it becomes an entry of the log. */
export interface CaughtError {
  error: unknown;
  /** The source of the error. */
  info: string;
  url: string;
  /** Values that must not get into the log, read at once: the page may have changed when the entry is written. */
  secrets: readonly string[];
  /** In ISO. */
  time: string;
}

/** Errors are written together after this pause, so that a page that throws without end still responds (E03). */
const pauseMilliseconds = 200;

/** The most errors that wait to be written; more at once would only repeat the same errors. */
const mostPending = 200;

/**
 * The uncaught errors since the app was opened (product 9, 10.12), kept in memory without secrets. `secrets` are
 * values that must not get into it. The code that removes secrets is a chunk that loads with the first error.
 */
export function createErrorLog(secrets: () => readonly string[]) {
  const watchers = new Set<() => void>();
  let errors: readonly LoggedError[] = [];
  let pending: CaughtError[] = [];
  let isScheduled = false;

  return {
    /** Oldest first. */
    errors: () => errors,
    add,
    clear,
    watch(listener: () => void): () => void {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    collect,
  };

  /** Never fails. If the secrets cannot be read, the error is not kept. */
  function add(error: unknown, info: string): void {
    try {
      collectPending(error, info);
    } catch {
      return;
    }
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void write(), pauseMilliseconds);
  }

  function collectPending(error: unknown, info: string) {
    if (pending.length >= mostPending) return;
    const { pathname, search, hash } = globalThis.location;
    pending.push({
      error,
      info,
      url: pathname + search + hash,
      secrets: [...secrets(), ...typedPasswords()],
      time: new Date().toISOString(),
    });
  }

  /** Never fails, so that one error cannot cause another. What cannot be written now is written with the next error. */
  async function write() {
    try {
      const { appendErrors } = await imported(() => import('./append-errors.ts'));
      const taken = pending;
      pending = [];
      replace(appendErrors(errors, taken));
    } catch {
      // The browser's console has the error.
    }
    isScheduled = false;
  }

  /** Also drops what is not written yet. */
  function clear() {
    pending = [];
    replace([]);
  }

  function replace(next: readonly LoggedError[]) {
    errors = next;
    for (const notify of watchers) notify();
  }

  /** Adds every uncaught error and rejection, and every policy violation, until the returned function is called. */
  function collect(): () => void {
    const onUncaught = (event: ErrorEvent | PromiseRejectionEvent) =>
      'reason' in event ? add(event.reason, event.type) : add(event.error ?? event.message, event.type);
    // Parsing pasted texts with styles causes policy violations, which are no errors.
    const onRefused = ({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
      effectiveDirective.startsWith('style') || add(`${effectiveDirective} ${blockedURI} ${sourceFile}`, 'policy');
    globalThis.addEventListener('error', onUncaught);
    globalThis.addEventListener('unhandledrejection', onUncaught);
    document.addEventListener('securitypolicyviolation', onRefused);
    return () => {
      document.removeEventListener('securitypolicyviolation', onRefused);
      globalThis.removeEventListener('error', onUncaught);
      globalThis.removeEventListener('unhandledrejection', onUncaught);
    };
  }
}

/** The values of the password fields: the text of an error may quote them. */
const typedPasswords = (): string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'input[type=password], input[autocomplete$=password], input[autocomplete=off]',
    ),
  ]
    .map(({ value }) => value)
    .filter((value) => value.length > 3);
