/** How long a browser without `requestIdleCallback` (Safari) gets to settle, in milliseconds. */
const settling = 1000;

/**
 * Runs something that may be of use later, when the browser has nothing else to do; never for a person who saves data. Returns
 * a function that cancels it.
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
