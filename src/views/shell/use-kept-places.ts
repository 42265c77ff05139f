import { useEffect, useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TabsActor } from '#src/views/app-context.ts';
import { afterLayout, watchLayout } from '#src/views/page/after-layout.ts';
import { isHidden } from '#src/views/page/hidden.ts';
import { elementAt, type ElementPlace, placeOf } from './element-place.ts';
import { pageKey, shownPage } from './shown-page.ts';

/** The scroll position of an element, or of the window, which has no position in the page. */
interface Scrolled extends Position {
  /** Weak, because the element may have been removed with its whole page. */
  element: WeakRef<Element>;
  place: ElementPlace | null;
}

interface Position {
  top: number;
  left: number;
}

/**
 * Remembers the scroll positions of each kept page: the window, and every element inside the page. It restores them
 * when the page is shown again, even if it was mounted again; a new page starts at the top (product 10.4). `shown` is
 * the key of the visible page. `mustStay` reports which pages must stay mounted, because only their elements hold some
 * state.
 */
export function useKeptPlaces(tabs: TabsActor, shown: string | null): { mustStay: (key: string) => boolean } {
  const [memory] = useState(createMemory);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const element = target === document ? document.documentElement : target;
      if (element instanceof Element && (target === document || element.closest('#main'))) memory.note(element);
    };
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    document.addEventListener('scroll', note, { capture: true, passive: true });
    // This runs before the page is hidden: without its layout, elements have no scroll position.
    const watching = tabs.subscribe(memory.follow);
    memory.follow(tabs.getSnapshot());
    return () => {
      watching.unsubscribe();
      document.removeEventListener('scroll', note, { capture: true });
      history.scrollRestoration = before;
    };
  }, [tabs, memory]);

  useLayoutEffect(() => {
    memory.keepDialogs();
    // The page scrolls to the field in the hash.
    const isLed = globalThis.location.hash !== '';
    // Scrolling before the layout would force another one.
    return afterLayout(() => memory.scrollTo(shown, isLed));
  }, [memory, shown]);

  return memory;
}

function createMemory() {
  const places = new Map<string, readonly Scrolled[]>();
  const staying = new Set<string>();
  /**
   * The scrolled elements of the visible page, the window among them. Read at scroll time, since reading later may
   * force a layout.
   */
  const scrolled = new Map<Element, Position>();
  let current: string | null = null;
  /** Whether the visible page was scrolled to its position. A page that was left sooner keeps its previous position. */
  let isInPlace = false;
  /** The page that was scrolled last. */
  let onScreen: string | null = null;
  let stopReaching = () => {};
  /** The page that was left last, and the dialogs that were open then. */
  let left: { key: string; dialogs: readonly Element[] } | null = null;

  return {
    note: (element: Element) => scrolled.set(element, { top: element.scrollTop, left: element.scrollLeft }),
    mustStay: (key: string) => staying.has(key),
    follow(snapshot: SnapshotFrom<TabsActor>) {
      const next = shownPage(snapshot);
      const { tabs: open, pages } = snapshot.context;
      const alive = new Set(open.filter(({ id }) => pages[id]).map(pageKey));
      // Immediately: a new tab may get the id of a closed one.
      for (const key of [...places.keys(), ...staying]) {
        if (alive.has(key)) continue;
        places.delete(key);
        staying.delete(key);
      }
      if (next === current) return;
      stopReaching();
      if (current && alive.has(current)) {
        leaveField();
        staying.delete(current);
        if (hasStateInElements()) staying.add(current);
        left = { key: current, dialogs: inSight('[role=dialog]') };
        if (isInPlace)
          places.set(
            current,
            [...scrolled].flatMap(([element, at]) => (element.isConnected ? scrolledTo(element, at) : [])),
          );
      }
      scrolled.clear();
      current = next;
      // Left and shown again before a render: it never disappeared.
      isInPlace = next === onScreen;
      for (const { element, top, left: sideways } of (isInPlace && next !== null && places.get(next)) || []) {
        const kept = element.deref();
        if (kept) scrolled.set(kept, { top, left: sideways });
      }
    },
    keepDialogs() {
      // A dialog that was hidden with its page belongs to that page. Dialogs of the shell are not hidden.
      if (left?.dialogs.some((dialog) => dialog.isConnected && isHidden(dialog))) staying.add(left.key);
      left = null;
    },
    scrollTo(shown: string | null, isLed: boolean) {
      isInPlace = true;
      onScreen = shown;
      const kept = (shown !== null && places.get(shown)) || [];
      const page = document.documentElement;
      if (!isLed && !kept.some(({ place }) => place === null)) page.scrollTop = page.scrollLeft = 0;
      for (const { element, place, top, left: sideways } of kept) {
        const known = element.deref();
        const target = known?.isConnected ? known : place && elementAt(place);
        if (!target || (isLed && target === page)) continue;
        target.scrollTop = top;
        target.scrollLeft = sideways;
        scrolled.set(target, { top, left: sideways });
        if (target === page && page.scrollTop < top) stopReaching = reach(page, top);
      }
    },
  };
}

/**
 * A page that is mounted again grows while its pictures load. Scrolling repeats until it is long enough or the person
 * does something.
 */
function reach(page: Element, top: number): () => void {
  const stopWatching = watchLayout([document.body], () => {
    page.scrollTop = top;
    if (page.scrollTop >= top) stop();
  });
  const stop = () => {
    stopWatching();
    for (const type of ownActs) globalThis.removeEventListener(type, stop);
  };
  for (const type of ownActs) globalThis.addEventListener(type, stop, { passive: true });
  return stop;
}

const ownActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Some fields commit their text only on blur, which a key or the browser's Back button does not cause. */
function leaveField() {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.closest('#main')) field.blur();
}

/** Whether the page contains a typed password, or the position of a picture that is being uploaded into a text. */
const hasStateInElements = (): boolean =>
  inSight('#main [data-arriving], #main input[autocomplete$="password"]').some(
    (element) => !(element instanceof HTMLInputElement) || element.value !== '',
  );

const inSight = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => !isHidden(element));

const scrolledTo = (element: Element, at: Position): Scrolled => ({
  ...at,
  element: new WeakRef(element),
  place: element === document.documentElement ? null : placeOf(element),
});
