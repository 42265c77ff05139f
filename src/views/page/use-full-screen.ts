import { useSyncExternalStore } from 'react';

/** The whole document on the whole screen, as the browser says it is (K08); null where the browser does not offer it. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  const isFull = useSyncExternalStore(watch, () => Boolean(document.fullscreenElement));
  if (!document.fullscreenEnabled) return null;
  return { isFull, toggle };
}

function watch(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** A browser that refuses leaves everything as it is, the button too. */
function toggle() {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}
