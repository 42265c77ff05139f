import { useCallback, useState } from 'react';
import type { TabsActor } from '../app-context.ts';

export const tabBarId = 'tab-bar';

/** In the bar, which is a landmark, beside the list that scrolls; the first entry has the focus. */
export const tabMenuProps = { portalProps: { target: `#${tabBarId}` }, withInitialFocusPlaceholder: false };

/**
 * The menus of the tabs, by id, and the bar's own, of which one may be open. It closes when another page is shown, by
 * whatever way, and when the bar scrolls under it (T20, T21).
 */
export function useTabMenus(tabs: TabsActor, active: string | null) {
  const [openedFor, setOpenedFor] = useState<{ id: string | null; page: string | null } | null>(null);
  // Seen again, the page does not bring the menu back.
  if (openedFor && openedFor.page !== active) setOpenedFor(null);
  /** The same function always: a tab is drawn again for nothing but its own. */
  const open = useCallback((id: string | null, opened: boolean) => setOpenedFor(opened ? { id, page: tabs.getSnapshot().context.active } : null), [tabs]);
  return { isOpen: (id: string | null) => openedFor?.id === id, open };
}
