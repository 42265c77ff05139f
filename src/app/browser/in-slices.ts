/** How long a slice may begin new steps, in milliseconds; with its last step it takes at most about four. */
const budget = 3;

/** A browser that is never idle does a slice after this time, in milliseconds: a check must end on a busy machine, too. */
const patience = 1000;

/** The browser, or a substitute in tests. */
interface Scheduler {
  /** Resolves when the browser has nothing else to do, at the latest after a second. */
  idle: () => Promise<void>;
  /** Milliseconds. */
  now: () => number;
}

const browser: Scheduler = {
  idle: () =>
    new Promise((resolve) => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patience });
      else setTimeout(resolve, 50);
    }),
  now: () => performance.now(),
};

/**
 * Does long work in slices while the browser is idle, and collects what its steps yield. Stops with the signal, and then
 * rejects.
 */
export async function inSlices<Item>(
  work: Iterator<readonly Item[]>,
  signal: AbortSignal,
  { idle, now }: Scheduler = browser,
): Promise<readonly Item[]> {
  const found: Item[] = [];
  for (;;) {
    await idle();
    signal.throwIfAborted();
    const start = now();
    do {
      const step = work.next();
      if (step.done) return found;
      for (const item of step.value) found.push(item);
    } while (now() - start < budget);
  }
}
