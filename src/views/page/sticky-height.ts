import type { RefCallback } from 'react';
import { watchLayout } from './after-layout.ts';

/** The properties of the root element with the heights of what sticks to the top (header, bar below it) and the bottom. */
type StickyPart = '--header-height' | '--bar-height' | '--foot-height';

/** A ref that keeps the height of a sticky element in a property, so that nothing is scrolled under it (`shell.module.css`). */
const keepsHeight =
  (part: StickyPart): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const stop = watchLayout([element], () => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty(part, `${isSticky ? element.offsetHeight : 0}px`);
    });
    return () => {
      stop();
      style.removeProperty(part);
    };
  };

export const headerRef = keepsHeight('--header-height');
export const barRef = keepsHeight('--bar-height');
export const footRef = keepsHeight('--foot-height');
