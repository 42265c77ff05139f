/**
 * Calls back after the browser has laid out the page and before it paints, when measuring and scrolling cost no further
 * layout: at once for each element, and again whenever the size of one changes. Returns a function that stops.
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
