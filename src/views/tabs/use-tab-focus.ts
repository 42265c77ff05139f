import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Tab } from '#src/domain/shell/tabs.ts';
import { useApp } from '#src/views/app-context.ts';

/**
 * Handles the keys of the tab bar. It is one tab stop, at the tab of the visible page or the last focused tab. Arrows,
 * Home and End move the focus, Enter and Space open the page, Delete closes the tab, Shift+F10 and the menu key open
 * its menu. When the focused tab is closed, its neighbour gets the focus.
 */
export function useTabFocus(list: RefObject<HTMLUListElement | null>, tabs: readonly Tab[], active: string | null) {
  const { tabs: actor } = useApp();
  const [moved, setMoved] = useState<{ to: string; page: string | null } | null>(null);
  const last = useRef<{ id: string; index: number } | null>(null);
  if (moved && moved.page !== active) setMoved(null);
  const known = (id: string | undefined) => tabs.find((tab) => tab.id === id)?.id;
  const stop = known(moved?.to) ?? tabs.find((tab) => tab.path === active)?.id ?? tabs[0]?.id;

  useEffect(() => {
    const { id, index } = last.current ?? { id: '', index: -1 };
    if (index < 0 || tabs.some((tab) => tab.id === id)) return;
    last.current = null;
    // Only if the focus was lost with the tab.
    if (document.activeElement === document.body) linkAt(list.current, Math.min(index, tabs.length - 1))?.focus();
  }, [list, tabs]);

  /** The index of the tab that an event belongs to; -1 for events of a menu, which arrive here too. */
  const indexOf = (target: EventTarget) =>
    [...(list.current?.children ?? [])].findIndex((item) => target instanceof Node && item.contains(target));

  const onFocus = (event: FocusEvent) => {
    const index = indexOf(event.target);
    const tab = tabs[index];
    if (!tab) return;
    last.current = { id: tab.id, index };
    setMoved({ to: tab.id, page: active });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    const link = linkAt(list.current, index);
    const tab = tabs[index];
    // The close control beside the link has keys of its own.
    if (!tab || event.target !== link || event.ctrlKey || event.altKey || event.metaKey) return;
    const end = tabs.length - 1;
    const target = {
      ArrowLeft: index === 0 ? end : index - 1,
      ArrowRight: index === end ? 0 : index + 1,
      Home: 0,
      End: end,
    }[event.key];
    if (target !== undefined) linkAt(list.current, target)?.focus();
    else if (event.key === ' ') link.click();
    else if (event.key === 'Delete') actor.send({ type: 'tab.close', path: tab.path });
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(link);
    else return;
    event.preventDefault();
  };

  return { stop, indexOf, onFocus, onKeyDown };
}

const linkAt = (list: HTMLUListElement | null, index: number) => list?.children[index]?.querySelector('a');

/** Opens the menu below the tab like a right click, because not every system opens menus by key. */
function openMenu(link: HTMLElement) {
  const { left, bottom } = link.getBoundingClientRect();
  link.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }),
  );
}
