import type { LoggedError } from '#src/domain/error-log.ts';
import { imported } from '#src/i18n/import-afresh.ts';

export type ErrorLog = ReturnType<typeof createErrorLog>;

export interface Thrown {
  error: unknown;
  /** Where it came from. */
  info: string;
}

/** How long is waited before errors are put down, so that a page which throws without end still answers (E03). */
const settleMilliseconds = 200;

/**
 * The uncaught errors since the app was opened (spec 9; behaviours 1.12), kept in memory without secrets; `secrets` are
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
    clear: (): void => show([]),
    watch(listener: () => void): () => void {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    collect,
  };

  function add(error: unknown, info: string): void {
    // More at once would be more of the same.
    if (waiting.length < 200) waiting.push({ error, info });
    if (isSettling) return;
    isSettling = true;
    setTimeout(() => void settle(), settleMilliseconds);
  }

  /** Never fails, so that keeping an error cannot be the cause of another. What cannot be kept now waits for the next. */
  async function settle() {
    try {
      const { putDown } = await imported(() => import('./put-down-errors.ts'));
      const taken = waiting;
      waiting = [];
      show(putDown(errors, taken, secrets()));
    } catch {
      // The console has it.
    }
    isSettling = false;
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
