/**
 * Keeps the screen awake where the browser can (W5.10). It lets go when the page is hidden, so it is asked again. Returns a
 * function that ends it.
 */
export function keepAwake(): () => void {
  // Missing in older browsers and on plain http.
  const locks = navigator.wakeLock as WakeLock | undefined;
  if (!locks) return () => undefined;
  let held: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    locks.request('screen').then(
      (lock) => {
        if (isOver) void lock.release();
        else held = lock;
      },
      // It may be refused, when the battery is low, say. Then the screen sleeps as it is set to.
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}
