import { useState } from 'react';

export const tabBarId = 'tab-bar';

/** In the bar, which is a landmark, beside the list that scrolls; the first entry has the focus. */
export const tabMenuProps = { portalProps: { target: `#${tabBarId}` }, withInitialFocusPlaceholder: false };

/**
 * The menu of the tabs, of one of them at a time, and the bar's own, of which one may be open. It closes when another page is
 * shown, by whatever way, and when the bar scrolls under it (T20, T21).
 */
export function useTabMenus(active: string | null) {
  /** Of the tab with that id, null for the bar's own. A menu that closes keeps its words while it fades. */
  const [menu, setMenu] = useState<{ of: string | null; page: string | null; opened: boolean }>({
    of: null,
    page: null,
    opened: false,
  });
  // Seen again, the page does not bring the menu back.
  if (menu.opened && menu.page !== active) setMenu({ ...menu, opened: false });
  const set = (of: string | null, opened: boolean) => setMenu({ of, page: active, opened });
  return { of: menu.of, opened: menu.opened, set, close: () => menu.opened && set(menu.of, false) };
}
