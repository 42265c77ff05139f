import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

/** The link with a `data-path` that was pressed. Unlike wouter’s own links these have no component and no listener each. */
export const pressedLink = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-path]') : null;

/**
 * Returns the listener that follows such links without reloading the app; `data-replace` replaces the history entry. It returns
 * whether it followed one.
 */
export function useFollow(): (event: MouseEvent) => boolean {
  const [, navigate] = useLocation();
  return (event) => {
    const link = pressedLink(event);
    // With a modifier key the browser opens the link elsewhere.
    if (!link || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.button !== 0) return false;
    event.preventDefault();
    navigate(link.dataset['path'] ?? '', { replace: 'replace' in link.dataset });
    return true;
  };
}
