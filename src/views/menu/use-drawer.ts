import { type RefObject, useEffect } from 'react';

/**
 * Makes the menu drawer behave like a dialog (product 10.9): it takes the focus and returns it, Escape closes it, and
 * the page under it does not scroll.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>, drawn: boolean, close: () => void) {
  useEffect(() => {
    const menu = drawer.current;
    if (!drawn || !menu) return;
    const before = document.activeElement;
    const { style } = document.documentElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    menu.querySelector('a')?.focus();
    style.overflow = 'hidden';
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      style.overflow = '';
      const last = document.activeElement;
      if (before instanceof HTMLElement && (last === document.body || menu.contains(last))) before.focus();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time the drawer opens
  }, [drawn]);
}
