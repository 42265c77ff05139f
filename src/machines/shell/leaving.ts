import type { Grants } from '#src/domain/rights/access.ts';
import {
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  type Closing,
  refreshTab,
  type Tab,
  tabsInSight,
} from '#src/domain/shell/tabs.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { UnsavedByTab } from './unsaved-work.ts';

/** Events that close pages or start them again. */
export type Leaving = TabLeaving | { type: 'logout.requested' };

type TabLeaving =
  | { type: 'tab.close'; path: string }
  | { type: 'tab.closeOthers'; path: string }
  | { type: 'tab.closeAll' }
  | { type: 'tab.refresh'; path: string }
  /** The sender navigates to the page itself. */
  | FactOf<'tab.refreshRequested'>;

interface OpenTabs {
  tabs: readonly Tab[];
  /** Path of the page shown. */
  active: string | null;
  /** The grants of the role that the person views the app as. */
  viewed: Grants | null;
}

/** The remaining tabs, and where to go. Hidden tabs remain as they are; only a logout closes them. */
export function outcomeOf({ tabs: all, active, viewed }: OpenTabs, leaving: Leaving): Closing {
  if (leaving.type === 'logout.requested') return { tabs: [], goTo: null };
  const inSight = tabsInSight(all, viewed);
  const { tabs, goTo } = outcomeInSight(inSight, active, leaving);
  return {
    tabs: all.flatMap((tab) => (inSight.includes(tab) ? (tabs.find(({ id }) => id === tab.id) ?? []) : tab)),
    goTo,
  };
}

function outcomeInSight(tabs: readonly Tab[], active: string | null, leaving: TabLeaving): Closing {
  switch (leaving.type) {
    case 'tab.close':
      return closeTab(tabs, leaving.path, active);
    case 'tab.closeOthers':
      return closeOtherTabs(tabs, leaving.path, active);
    case 'tab.closeAll':
      return closeAllTabs(tabs, active);
    case 'tab.refresh':
      return refreshTab(tabs, leaving.path, active);
    case 'tab.refreshRequested':
      return refreshTab(tabs, leaving.path, leaving.path);
    default:
      return leaving satisfies never;
  }
}

/** The tabs whose unsaved work would be lost: those that close, and those whose page starts again. */
export function tabsLosingWork(open: OpenTabs & { unsaved: UnsavedByTab }, leaving: Leaving): readonly string[] {
  const { tabs } = outcomeOf(open, leaving);
  const generationOf = (of: readonly Tab[], id: string) => of.find((tab) => tab.id === id)?.generation;
  return Object.keys(open.unsaved).filter((id) => generationOf(tabs, id) !== generationOf(open.tabs, id));
}

/** If the event is about the page at `from`, which is now at `to`, returns the event with the new address. */
export const redirectLeaving = (leaving: Leaving, from: string, to: string): Leaving =>
  'path' in leaving && leaving.path === from ? { ...leaving, path: to } : leaving;
