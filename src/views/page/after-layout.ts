/**
 * Calls back after layout and before paint, when measuring and scrolling force no further layout: once immediately for
 * each element, and whenever the size of one changes. Returns a function that stops it.
 */
export function watchLayout(elements: readonly (Element | null)[], changed: () => void): () => void {
  const watcher = new ResizeObserver(changed);
  for (const element of elements) if (element) watcher.observe(element);
  return () => watcher.disconnect();
}

/** Calls back once, after the next layout and before its paint. */
export function afterLayout(run: () => void): () => void {
  const stop = watchLayout([document.documentElement], () => {
    stop();
    run();
  });
  return stop;
}
