import { useEffect, useEffectEvent } from 'react';

/** Handles the keys pressed anywhere while the page is visible; hidden pages run no effects. */
export function useKeyPress(onPress: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener('keydown', listener);
    return () => globalThis.removeEventListener('keydown', listener);
  }, []);
}
