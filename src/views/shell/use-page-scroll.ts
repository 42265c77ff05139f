import { useEffect, useLayoutEffect, useState } from 'react';
import type { TabsActor } from '../app-context.ts';

interface Place {
  scrolled: Element;
  top: number;
  left: number;
}

type TabsSnapshot = ReturnType<TabsActor['getSnapshot']>;

/**
 * Each kept page keeps its place: the window's, and that of whatever scrolls inside it. It is put back when the page is
 * shown again; a new page starts at the top (behaviours 1.4). `shown` names the page on screen.
 */
export function usePageScroll(tabs: TabsActor, shown: string | null): void {
  const [memory] = useState(createMemory);

  useEffect(() => {
    const note = ({ target }: Event) => target instanceof Element && target.closest('#main') && memory.scrolled.add(target);
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

  useLayoutEffect(() => memory.restore(shown), [memory, shown]);
}

/** Which page is on screen, by its tab and refresh; null where there is none. */
export function shownPage({ context: { tabs, active, pages } }: TabsSnapshot): string | null {
  const tab = tabs.find(({ path }) => path === active);
  return tab && pages[tab.id] ? pageKey(tab) : null;
}

/** A refresh makes another page; another path of the same tab does not (decision 43). */
export const pageKey = ({ id, generation }: { id: string; generation: number }): string => `${id}.${generation}`;

function createMemory() {
  const places = new Map<string, Place[]>();
  /** What has been scrolled on the page on screen, beside the window. */
  const scrolled = new Set<Element>();
  let current: string | null = null;

  return {
    scrolled,
    follow(snapshot: TabsSnapshot) {
      const next = shownPage(snapshot);
      if (next === current) return;
      if (current) places.set(current, [document.documentElement, ...scrolled].filter(({ isConnected }) => isConnected).map(placeOf));
      scrolled.clear();
      current = next;
      const { tabs, pages } = snapshot.context;
      const alive = new Set(tabs.filter(({ id }) => pages[id]).map(pageKey));
      for (const key of places.keys()) if (!alive.has(key)) places.delete(key);
    },
    restore(shown: string | null) {
      const known = shown === null ? undefined : places.get(shown);
      for (const place of known ?? [{ scrolled: document.documentElement, top: 0, left: 0 }]) {
        place.scrolled.scrollTop = place.top;
        place.scrolled.scrollLeft = place.left;
        if (place.scrolled !== document.documentElement) scrolled.add(place.scrolled);
      }
    },
  };
}

const placeOf = (scrolled: Element): Place => ({ scrolled, top: scrolled.scrollTop, left: scrolled.scrollLeft });
