import { useState } from 'react';

export const tabBarId = 'tab-bar';

/** Menus render inside the tab bar, a landmark, but outside its scrolling list. The first entry gets the focus. */
export const tabMenuProps = { portalProps: { target: `#${tabBarId}` }, withInitialFocusPlaceholder: false };

/**
 * The open menu of the tab bar: that of one tab, or the bar's own. It closes when another page is shown and when the
 * bar scrolls (T20, T21).
 */
export function useTabMenus(active: string | null) {
  /** `of` is the id of the tab, null for the bar's own menu. A closing menu keeps its entries while it fades out. */
  const [menu, setMenu] = useState<{ of: string | null; page: string | null; opened: boolean }>({
    of: null,
    page: null,
    opened: false,
  });
  // The menu stays closed when its page is shown again.
  if (menu.opened && menu.page !== active) setMenu({ ...menu, opened: false });
  const set = (of: string | null, opened: boolean) => setMenu({ of, page: active, opened });
  return { of: menu.of, opened: menu.opened, set, close: () => menu.opened && set(menu.of, false) };
}
