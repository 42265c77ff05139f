/** The delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const settling = 1000;

/**
 * Runs preparatory work when the browser is idle; never for a person who saves data. Returns a function that cancels
 * it.
 */
export function whenIdle(run: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, settling);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
