import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tab } from '#src/domain/shell/tabs.ts';
import { watchLayout } from '#src/views/page/after-layout.ts';
import { markCut } from '#src/views/page/cut-edges.ts';

/** Keeps the active tab fully in view at any width of the bar (T24), and scrolls the bar sideways with the wheel. */
export function useTabScroll(
  list: RefObject<HTMLUListElement | null>,
  tabs: readonly Tab[],
  active: string | null,
  unsaved: string,
) {
  const { i18n } = useTranslation();

  useEffect(() => {
    const bar = list.current;
    return bar ? watchLayout([bar], () => (showActive(bar), markCut(bar))) : undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each of them changes the width of the tabs
  }, [list, tabs, active, unsaved, i18n.language]);

  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    // React's own listener is passive and could not stop the page from scrolling.
    bar.addEventListener('wheel', turn, { passive: false });
    const mark = () => markCut(bar);
    bar.addEventListener('scroll', mark, { passive: true });
    return () => {
      bar.removeEventListener('wheel', turn);
      bar.removeEventListener('scroll', mark);
    };
  }, [list]);
}

/** Scrolls only the bar. `scrollIntoView` would scroll the page as well. */
function showActive(bar: HTMLElement) {
  const tab = bar.querySelector('[data-active]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = bar.getBoundingClientRect();
  // A tab that is wider than the bar is shown from its start.
  bar.scrollLeft += tab.left < left || tab.width > right - left ? tab.left - left : Math.max(0, tab.right - right);
}

/** The height of a line in pixels, for wheels that scroll by lines. */
const line = 20;

function turn(event: WheelEvent) {
  const bar = event.currentTarget as HTMLElement;
  const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (isSideways || event.ctrlKey || bar.scrollWidth <= bar.clientWidth) return;
  event.preventDefault();
  bar.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1);
}
