import type { Account, Grants } from '#src/domain/rights/access.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import type { NewTab, Tab } from '#src/domain/shell/tabs.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { PageActor, WorkEvent } from '#src/machines/page.ts';
import type { Leaving } from './leaving.ts';
import type { UnsavedByTab } from './unsaved-work.ts';

export type TabsEvent =
  | { type: 'session.opened'; account: Account; grants: Grants; stored: readonly NewTab[] }
  | { type: 'session.closed' }
  | FactOf<'grants.changed'>
  | { type: 'page.admitted'; location: AppLocation }
  | Leaving
  /** The answers to the question about unsaved work. */
  | { type: 'work.stay' }
  | { type: 'work.keepDraft' }
  | WorkEvent
  | FactOf<'page.unsaved' | 'page.notSaved'>
  | { type: 'tab.named'; id: string; subject: string | null }
  | { type: 'tab.moved'; id: string; path: string; subject: string }
  | FactOf<'records.changed' | 'records.deleted' | 'records.operated' | 'records.outdated'>;

/**
 * A running page: its actor, and the generation (count of refreshes) of its tab. `actor` is null after the page
 * crashed.
 */
export interface LivePage {
  generation: number;
  actor: PageActor | null;
}

export interface TabsContext {
  account: string;
  tabs: readonly Tab[];
  /** Path of the page shown; null on a page without a tab. */
  active: string | null;
  /** The grants of the role that the person views the app as. Own tabs that this role may not open are hidden. */
  viewed: Grants | null;
  /** By the id of the tab. */
  pages: Readonly<Record<string, LivePage>>;
  /** Pages whose tabs are closed, kept until their writes under way are answered. */
  finishing: readonly PageActor[];
  /** Ids of the shown tabs, the latest last. */
  used: readonly string[];
  unsaved: UnsavedByTab;
  /** The request, and the ids of the tabs that would lose unsaved work by it. */
  question: { leaving: Leaving; ids: readonly string[] } | null;
}

/** Without a session. */
export const noTabs = {
  tabs: [],
  active: null,
  viewed: null,
  pages: {},
  finishing: [],
  used: [],
  unsaved: {},
  question: null,
} satisfies Omit<TabsContext, 'account'>;

export function activePage({ tabs, active, pages }: TabsContext): LivePage | undefined {
  const tab = tabs.find(({ path }) => path === active);
  return tab && pages[tab.id];
}

/** Whether all work that the question is about can be saved or kept as a draft. */
export const isKeepable = ({ question, unsaved }: TabsContext): boolean =>
  !question?.ids.some((id) => unsaved[id]?.keepable === false);

/** Which running pages stay, which end, and which tab needs a new page: the active one, if its page is not running. */
export function reconcilePages({ tabs, active, pages }: TabsContext) {
  const kept: Record<string, LivePage> = {};
  const dropped: LivePage[] = [];
  for (const [id, page] of Object.entries(pages)) {
    const tab = tabs.find((candidate) => candidate.id === id);
    const stays = tab && tab.generation === page.generation && !(tab.noCache && tab.path !== active);
    if (stays) kept[id] = page;
    else dropped.push(page);
  }
  const current = tabs.find((tab) => tab.path === active);
  return { kept, dropped, missing: current && !kept[current.id] ? current : null };
}
