import { useLocation } from 'wouter';
import { type PalettePage, palettePages, tabsBesideMenu } from '#src/domain/shell/palette.ts';
import { matchRoute, routes } from '#src/domain/routes/routes.ts';
import { openHref, type Tab, tabHref } from '#src/domain/shell/tabs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useTabTitle } from '#src/views/page/use-page-title.ts';
import { useTabsInSight } from '#src/views/tabs/use-tabs-in-sight.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** `pages`: every granted page; an open page keeps its state. `open`: the pages with a tab, except the visible one. */
export function usePageEntries(): { pages: readonly PaletteEntry[]; open: readonly PaletteEntry[] } {
  const text = useDomainText(['shell', 'common']);
  const tabTitle = useTabTitle();
  const [, navigate] = useLocation();
  const { session, tabs: tabsActor } = useApp();
  const { grants, menuOrder } = useContextOf(session, 'grants', 'menuOrder');
  const tabs = useTabsInSight();
  const { active } = useContextOf(tabsActor, 'active');

  const pageEntry = ({ path, title, group }: PalettePage): PaletteEntry => ({
    id: path,
    title: text(title),
    above: group ? [text(group)] : [],
    path,
    icon: path,
    run: () => navigate(openHref(tabs, path)),
  });

  /** The entry of a record's page includes the name of its list. */
  const tabEntry = (tab: Tab): PaletteEntry => {
    const list = routes.find(({ path }) => path === matchRoute(tab.path)?.route.activeMenu);
    return {
      id: tab.path,
      title: tabTitle(tab),
      above: list ? [text(list.title)] : [],
      path: tab.path,
      icon: list?.path ?? tab.path,
      run: () => navigate(tabHref(tab)),
    };
  };

  const menu = palettePages(grants, menuOrder);
  const pages = [...menu.map(pageEntry), ...tabsBesideMenu(tabs, menu).map(tabEntry)];
  return { pages, open: pages.filter(({ path }) => path !== active && tabs.some((tab) => tab.path === path)) };
}
