import { type Grants, isGranted } from '#src/domain/rights/access.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { buildMenu, type MenuOrder, type MenuPage, pagesOf } from './menu.ts';
import { groupsAbove } from '#src/domain/routes/routes.ts';
import type { Tab } from './tabs.ts';

/** A page that the palette offers, with the title of its menu group. Titles are i18n keys. */
export interface PalettePage extends MenuPage {
  group: string | null;
}

/** All pages of the sidebar, in its order. Groups have no page, so they only label their pages. */
export const palettePages = (grants: Grants, order?: MenuOrder): readonly PalettePage[] =>
  buildMenu(grants, order).flatMap((item): PalettePage[] =>
    pagesOf(item).map((page) => ({ ...page, group: groupsAbove(page.path).at(-1)?.title ?? null })),
  );

/** The pages on which these grants allow adding a record. */
export const paletteAdditions = (grants: Grants): readonly { path: string; title: string; parent: string }[] =>
  contentTypes
    .filter(({ path }) => isGranted(grants, path, 'add'))
    .map(({ path, title }) => ({ path: `${path}/new`, title: `${title}.new`, parent: title }));

/** The open tabs whose pages are not in the menu, such as records. */
export const tabsBesideMenu = (tabs: readonly Tab[], pages: readonly PalettePage[]): readonly Tab[] =>
  tabs.filter((tab) => pages.every(({ path }) => path !== tab.path));
