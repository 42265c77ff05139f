import { type Grants, isGranted } from '#src/domain/rights/access.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { buildMenu, type MenuOrder, type MenuPage, pagesOf } from './menu.ts';
import { groupsAbove } from '#src/domain/routes/routes.ts';
import type { Tab } from './tabs.ts';

/** A page that the palette offers: what the sidebar shows, its group as label. Titles are i18n keys. */
export interface PalettePage extends MenuPage {
  group: string | null;
}

/** The pages of the sidebar, in its order: permitted, never hidden, and groups only as labels, since they have no page. */
export const palettePages = (grants: Grants, order?: MenuOrder): readonly PalettePage[] =>
  buildMenu(grants, order).flatMap((item): PalettePage[] =>
    pagesOf(item).map((page) => ({ ...page, group: groupsAbove(page.path).at(-1)?.title ?? null })),
  );

/** The content types of which one may start a new record. */
export const paletteAdditions = (grants: Grants): readonly { path: string; title: string; parent: string }[] =>
  contentTypes
    .filter(({ path }) => isGranted(grants, path, 'add'))
    .map(({ path, title }) => ({ path: `${path}/new`, title: `${title}.new`, parent: title }));

/** The open tabs that the menu does not lead to: records and other pages without an entry. */
export const tabsBesideMenu = (tabs: readonly Tab[], pages: readonly PalettePage[]): readonly Tab[] =>
  tabs.filter((tab) => pages.every(({ path }) => path !== tab.path));
