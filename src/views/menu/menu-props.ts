import { type MenuItem, pagesOf } from '#src/domain/shell/menu.ts';
import type { MenuCounts } from '#src/domain/work/menu-counts.ts';
import { iconBefore } from '#src/views/looks/menu-icon.tsx';
import type { useTargets } from '#src/views/page/use-open-href.ts';
import classes from './menu.module.css';

/** The props of the wide and the narrow menu. */
export interface MenuProps {
  items: readonly MenuItem[];
  /** The path of the current entry. */
  active: string;
  /** The waiting items of a page, by its path. */
  counts: MenuCounts;
  text: (key: string) => string;
  targetOf: ReturnType<typeof useTargets>;
}

/** Whether an entry is that of the visible page, or a group with that entry. */
export const holdsActive = (item: MenuItem, active: string): boolean =>
  pagesOf(item).some(({ path }) => path === active);

/** The class of an entry, a link or the button of a group. */
export const linkClass = `${iconBefore.className} ${classes.link}`;
