import { watchLayout } from './after-layout.ts';

/** The properties of the root element with the heights of what sticks to the window: header, bar and messages below it (on phones above the foot), foot. */
type StickyPart = '--header-height' | '--bar-height' | '--foot-height' | '--messages-height';

/** A ref that keeps the height of a sticky element in a property, so that nothing is scrolled under it (`shell.module.css`). */
const keepsHeight = (part: StickyPart) => (element: Element | null) => {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const stop = watchLayout([element], () => {
    const isStuck = /sticky|fixed/.test(getComputedStyle(element).position);
    style.setProperty(part, `${isStuck ? element.getBoundingClientRect().height : 0}px`);
  });
  return () => {
    stop();
    style.removeProperty(part);
  };
};

export const headerRef = keepsHeight('--header-height');
export const barRef = keepsHeight('--bar-height');
export const footRef = keepsHeight('--foot-height');
export const messagesRef = keepsHeight('--messages-height');
