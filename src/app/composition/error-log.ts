import type { LoggedError } from '#src/domain/shell/error-log.ts';
import { imported } from '#src/i18n/import-afresh.ts';

export type ErrorLog = ReturnType<typeof createErrorLog>;

export interface Thrown {
  error: unknown;
  /** Where it came from. */
  info: string;
  url: string;
  /** What must not get into the log, as it was then: the page may have changed when this is put down. */
  secrets: readonly string[];
  /** In ISO. */
  time: string;
}

/** How long is waited before errors are put down, so that a page which throws without end still answers (E03). */
const settleMilliseconds = 200;

/**
 * The uncaught errors since the app was opened (product 9, 10.12), kept in memory without secrets; `secrets` are
 * values that must not get into it. How that is done is a chunk that loads with the first error.
 */
export function createErrorLog(secrets: () => readonly string[]) {
  const watchers = new Set<() => void>();
  let errors: readonly LoggedError[] = [];
  let waiting: Thrown[] = [];
  let isSettling = false;

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

  /** Never fails either; where the secrets cannot be told, nothing is kept. */
  function add(error: unknown, info: string): void {
    try {
      wait(error, info);
    } catch {
      return;
    }
    if (isSettling) return;
    isSettling = true;
    setTimeout(() => void settle(), settleMilliseconds);
  }

  function wait(error: unknown, info: string) {
    // More at once would be more of the same.
    if (waiting.length >= 200) return;
    const { pathname, search, hash } = globalThis.location;
    waiting.push({
      error,
      info,
      url: pathname + search + hash,
      secrets: [...secrets(), ...typedPasswords()],
      time: new Date().toISOString(),
    });
  }

  /** Never fails, so that keeping an error cannot be the cause of another. What cannot be kept now waits for the next. */
  async function settle() {
    try {
      const { appendErrors } = await imported(() => import('./append-errors.ts'));
      const taken = waiting;
      waiting = [];
      show(appendErrors(errors, taken));
    } catch {
      // The console has it.
    }
    isSettling = false;
  }

  /** Also of what was not put down yet. */
  function clear() {
    waiting = [];
    show([]);
  }

  function show(next: readonly LoggedError[]) {
    errors = next;
    for (const tell of watchers) tell();
  }

  /** Hears what nobody catches, until the returned function is called. */
  function collect(): () => void {
    const note = (event: ErrorEvent | PromiseRejectionEvent) =>
      'reason' in event ? add(event.reason, event.type) : add(event.error ?? event.message, event.type);
    globalThis.addEventListener('error', note);
    globalThis.addEventListener('unhandledrejection', note);
    return () => {
      globalThis.removeEventListener('error', note);
      globalThis.removeEventListener('unhandledrejection', note);
    };
  }
}

/** What the page's password fields hold: an error's words may quote it. */
const typedPasswords = (): string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'input[type=password], input[autocomplete$=password], input[autocomplete=off]',
    ),
  ]
    .map(({ value }) => value)
    .filter((value) => value.length > 3);
