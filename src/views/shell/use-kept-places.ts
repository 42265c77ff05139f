import { useEffect, useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TabsActor } from '#src/views/app-context.ts';
import { afterLayout, watchLayout } from '#src/views/page/after-layout.ts';
import { elementAt, type ElementPlace, isHidden, placeOf } from './element-place.ts';
import { pageKey, shownPage } from './shown-page.ts';

/** How far an element was scrolled, or the window, which has no place in the page. */
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
 * Remembers how far each kept page was scrolled: the window, and every element inside the page. It scrolls back when the page
 * is shown again, even if it was drawn anew; a new page starts at the top (product 10.4). `shown` is the key of the shown page.
 * `mustStay` tells which pages must stay drawn, because only their elements know something.
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
    // This runs before the page is hidden. After that its elements have no scroll position.
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
    // The page leads to the field that the address names.
    const isLed = globalThis.location.hash !== '';
    // Scrolling before the layout would demand one more.
    return afterLayout(() => memory.scrollTo(shown, isLed));
  }, [memory, shown]);

  return memory;
}

function createMemory() {
  const places = new Map<string, readonly Scrolled[]>();
  const staying = new Set<string>();
  /** The elements of the shown page that were scrolled, the window among them. Read when they are, since asking later may demand a layout. */
  const scrolled = new Map<Element, Position>();
  let current: string | null = null;
  /** Whether the shown page was scrolled to its place. One that was left sooner has no other place than before. */
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
      // At once: a new tab may get the id of a closed one.
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
      // Left and shown again before anything was drawn: it never went away.
      isInPlace = next === onScreen;
      for (const { element, top, left: sideways } of (isInPlace && next !== null && places.get(next)) || []) {
        const kept = element.deref();
        if (kept) scrolled.set(kept, { top, left: sideways });
      }
    },
    keepDialogs() {
      // A dialog that was hidden with its page belongs to that page. The dialogs of the shell are not hidden.
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

/** A page that is drawn anew grows while its pictures come. It is scrolled on until it is long enough, or somebody does something. */
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

/** Some fields take over what is typed only on blur, which a key or the browser's Back button does not cause. */
function leaveField() {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.closest('#main')) field.blur();
}

/** Whether the page contains a typed password, or the position in a text where a picture is being uploaded. */
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
