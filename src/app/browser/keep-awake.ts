/**
 * Keeps the screen awake if the browser supports it (W5.10). The browser releases the lock when the page is hidden, so
 * it is requested again. Returns a function that ends it.
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
      // The request may be refused, for example on low battery. Then the screen sleeps as usual.
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
