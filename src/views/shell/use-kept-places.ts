import { useEffect, useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TabsActor } from '#src/views/app-context.ts';
import { elementAt, type ElementPlace, isHidden, placeOf } from './element-place.ts';
import { pageKey, shownPage } from './shown-page.ts';

/** How far something was scrolled: the window, where it has no place in the page. */
interface Scrolled {
  /** Held loosely: it may be gone, and all around it with it. */
  element: WeakRef<Element>;
  place: ElementPlace | null;
  top: number;
  left: number;
}

/**
 * Each kept page keeps its place: the window's, and that of whatever scrolls inside it, drawn anew or not. It is put back
 * when the page is shown again; a new page starts at the top (product 10.4). `shown` names the page on screen; `mustStay`
 * says of which page something is known to its elements alone.
 */
export function useKeptPlaces(tabs: TabsActor, shown: string | null): { mustStay: (key: string) => boolean } {
  const [memory] = useState(createMemory);

  useEffect(() => {
    const note = ({ target }: Event) =>
      target instanceof Element && target.closest('#main') && memory.scrolled.add(target);
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    document.addEventListener('scroll', note, { capture: true, passive: true });
    // Heard before the page is taken off the screen: from then on nothing of it has a place.
    const watching = tabs.subscribe(memory.follow);
    memory.follow(tabs.getSnapshot());
    return () => {
      watching.unsubscribe();
      document.removeEventListener('scroll', note, { capture: true });
      history.scrollRestoration = before;
    };
  }, [tabs, memory]);

  useLayoutEffect(() => memory.show(shown), [memory, shown]);

  return memory;
}

function createMemory() {
  const places = new Map<string, readonly Scrolled[]>();
  const staying = new Set<string>();
  /** What has been scrolled on the page on screen, beside the window. */
  const scrolled = new Set<Element>();
  let current: string | null = null;
  /** The page that is being left, and the dialogs that were open then. */
  let left: { key: string; dialogs: readonly Element[] } | null = null;

  return {
    scrolled,
    mustStay: (key: string) => staying.has(key),
    follow(snapshot: SnapshotFrom<TabsActor>) {
      const next = shownPage(snapshot);
      const { tabs: open, pages } = snapshot.context;
      const alive = new Set(open.filter(({ id }) => pages[id]).map(pageKey));
      // At once: a new tab may get the name of one that was closed.
      for (const key of [...places.keys(), ...staying]) {
        if (alive.has(key)) continue;
        places.delete(key);
        staying.delete(key);
      }
      if (next === current) return;
      if (current && alive.has(current)) {
        leaveField();
        staying.delete(current);
        if (isKnownToElementsOnly()) staying.add(current);
        left = { key: current, dialogs: inSight('[role=dialog]') };
        places.set(current, [windowAt(), ...[...scrolled].filter(({ isConnected }) => isConnected).map(scrolledOf)]);
      }
      scrolled.clear();
      current = next;
    },
    show(shown: string | null) {
      // A dialog that went with its page is that page's, and those of the shell did not.
      if (left?.dialogs.some((dialog) => dialog.isConnected && isHidden(dialog))) staying.add(left.key);
      left = null;
      const kept = shown === null ? undefined : places.get(shown);
      for (const { element, place, top, left: sideways } of kept ?? [{ ...windowAt(), top: 0, left: 0 }]) {
        const known = element.deref();
        const target = known?.isConnected ? known : place && elementAt(place);
        if (!target) continue;
        target.scrollTop = top;
        target.scrollLeft = sideways;
        if (place) scrolled.add(target);
      }
    },
  };
}

/** A field may take what is typed only when it is left; whoever goes by a key or the browser's buttons has not left it. */
function leaveField() {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.closest('#main')) field.blur();
}

/** A password that is typed, and where in a text a picture on its way belongs. */
const isKnownToElementsOnly = (): boolean =>
  inSight('#main [data-arriving], #main input[autocomplete$="password"]').some(
    (element) => !(element instanceof HTMLInputElement) || element.value !== '',
  );

const inSight = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => !isHidden(element));

const windowAt = (): Scrolled => ({ ...scrolledOf(document.documentElement), place: null });

const scrolledOf = (element: Element): Scrolled => ({
  element: new WeakRef(element),
  place: placeOf(element),
  top: element.scrollTop,
  left: element.scrollLeft,
});
