import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tab } from '#src/domain/shell/tabs.ts';

/** Keeps the tab of the page shown wholly in view (T24), however wide the bar, and lets the wheel move the bar sideways. */
export function useTabScroll(
  list: RefObject<HTMLUListElement | null>,
  tabs: readonly Tab[],
  active: string | null,
  unsaved: string,
) {
  const { i18n } = useTranslation();

  useEffect(() => {
    if (list.current) showActive(list.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other tabs, titles, marks and languages have other widths
  }, [list, tabs, active, unsaved, i18n.language]);

  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    const watcher = new ResizeObserver(() => showActive(bar));
    watcher.observe(bar);
    // React's own listener could not keep the page from scrolling along.
    bar.addEventListener('wheel', turn, { passive: false });
    return () => {
      watcher.disconnect();
      bar.removeEventListener('wheel', turn);
    };
  }, [list]);
}

/** Moves the bar and nothing around it, which `scrollIntoView` would. */
function showActive(bar: HTMLElement) {
  const tab = bar.querySelector('[data-active]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = bar.getBoundingClientRect();
  // The beginning of a tab that is wider than the bar.
  bar.scrollLeft += tab.left < left || tab.width > right - left ? tab.left - left : Math.max(0, tab.right - right);
}

/** A line of a wheel that counts in lines, in pixels. */
const line = 20;

function turn(event: WheelEvent) {
  const bar = event.currentTarget as HTMLElement;
  const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (isSideways || event.ctrlKey || bar.scrollWidth <= bar.clientWidth) return;
  event.preventDefault();
  bar.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1);
}
