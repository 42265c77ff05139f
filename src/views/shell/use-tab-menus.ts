import { useState } from 'react';

export const tabBarId = 'tab-bar';

/** In the bar, which is a landmark, beside the list that scrolls; the first entry has the focus. */
export const tabMenuProps = { portalProps: { target: `#${tabBarId}` }, withInitialFocusPlaceholder: false };

/** A menu's own state, as Mantine takes it. */
export interface TabMenu {
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/**
 * The menus of the tabs, by id, and the bar's own, of which one may be open. It closes when another page is shown, by
 * whatever way, and when the bar scrolls under it (T20, T21).
 */
export function useTabMenus(active: string | null): { of: (id: string | null) => TabMenu; close: () => void } {
  const [openedFor, setOpenedFor] = useState<{ id: string | null; page: string | null } | null>(null);
  // Seen again, the page does not bring the menu back.
  if (openedFor && openedFor.page !== active) setOpenedFor(null);
  return {
    of: (id) => ({
      opened: openedFor?.id === id,
      onChange: (opened) => setOpenedFor(opened ? { id, page: active } : null),
    }),
    close: () => setOpenedFor(null),
  };
}
