import { type AnyActorRef, assign, emit, enqueueActions, type ErrorActorEvent, setup } from 'xstate';
import type { Account, Grants } from '#src/domain/access.ts';
import type { AppLocation } from '#src/domain/location.ts';
import { isPermitted, matchRoute, routes } from '#src/domain/routes.ts';
import {
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  type Closing,
  moveTab,
  nameTab,
  type NewTab,
  openTab,
  refreshTab,
  type Tab,
} from '#src/domain/tabs.ts';
import { fact, type FactOf } from './facts.ts';
import { type PageActor, type PageEvent, pageMachine } from './page.ts';

export type TabsEvent =
  | { type: 'session.opened'; account: Account; grants: Grants; stored: readonly NewTab[] }
  | { type: 'session.closed' }
  | FactOf<'grants.changed'>
  | { type: 'page.admitted'; location: AppLocation }
  | { type: 'tab.close'; path: string }
  | { type: 'tab.closeOthers'; path: string }
  | { type: 'tab.closeAll' }
  | { type: 'tab.refresh'; path: string }
  /** Whoever asks goes there itself. */
  | FactOf<'tab.refreshRequested'>
  | { type: 'tab.named'; id: string; subject: string }
  | { type: 'tab.moved'; id: string; path: string; subject: string }
  | FactOf<'records.changed'>;

/** A page that lives: its actor, and the refresh that it belongs to. A page that crashed outright has no actor. */
export interface LivePage {
  generation: number;
  actor: PageActor | null;
}

interface Context {
  account: string;
  tabs: readonly Tab[];
  /** Path of the page shown; null on a page without a tab. */
  active: string | null;
  pages: Readonly<Record<string, LivePage>>;
}

/**
 * The tabs and the pages behind them (spec 4; decisions 17, 18; behaviours 1.3, 1.4). It owns a page actor per visited tab,
 * so a page lives exactly as long as its tab, whether it is on screen or not; a `noCache` page only while it is shown.
 */
export const tabsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TabsEvent | ErrorActorEvent,
    emitted: {} as FactOf<'navigation.requested' | 'tabs.changed' | 'actor.crashed'>,
  },
  actors: { page: pageMachine },
  actions: {
    begin: assign((_, { account, grants, stored }: Extract<TabsEvent, { type: 'session.opened' }>) => ({
      account: account.account,
      tabs: startingTabs(grants, stored),
      active: null,
    })),
    open: assign(({ context }, location: AppLocation) => {
      const tab = newTabFor(location);
      return { active: tab && location.path, tabs: tab ? openTab(context.tabs, tab) : context.tabs };
    }),
    settle: enqueueActions(({ enqueue }, { tabs, goTo }: Closing) => {
      enqueue.assign({ tabs });
      if (goTo !== null) enqueue.emit(fact({ type: 'navigation.requested', href: goTo, replace: false }));
    }),
    name: assign(({ context }, { id, subject }: { id: string; subject: string }) => ({
      tabs: nameTab(context.tabs, id, subject),
    })),
    move: enqueueActions(({ context, enqueue }, { id, path, subject }: { id: string; path: string; subject: string }) => {
      const moved = context.tabs.find((tab) => tab.id === id);
      if (!moved) return;
      enqueue.assign({ tabs: nameTab(moveTab(context.tabs, id, path), id, subject) });
      if (moved.path === path || moved.path !== context.active) return;
      enqueue.assign({ active: path });
      enqueue.emit(fact({ type: 'navigation.requested', href: path, replace: true }));
    }),
    keepPages: enqueueActions(({ context, enqueue }) => {
      const { kept, dropped, missing } = reconcile(context);
      for (const page of dropped) if (page.actor) enqueue.stopChild(page.actor);
      enqueue.assign({
        pages: ({ spawn }) => {
          if (!missing) return kept;
          const { id, generation, path, search, hash } = missing;
          const input = { tabId: id, location: { path, search, hash } };
          return { ...kept, [id]: { generation, actor: spawn('page', { id: pageId(missing), input }) } };
        },
      });
    }),
    locate: enqueueActions(({ context, enqueue }, location: AppLocation) => {
      const actor = activePage(context)?.actor;
      if (actor) enqueue.sendTo(actor, { type: 'page.located', location });
    }),
    broadcast: enqueueActions(({ context, enqueue }, event: PageEvent) => {
      for (const { actor } of Object.values(context.pages)) if (actor) enqueue.sendTo(actor as AnyActorRef, event);
    }),
    markCrashed: assign(({ context }, { actorId }: ErrorActorEvent) => ({
      pages: Object.fromEntries(
        Object.entries(context.pages).map(([id, page]) => [
          id,
          page.actor?.id === actorId ? { ...page, actor: null } : page,
        ]),
      ),
    })),
    forget: assign({ tabs: [], active: null }),
    tellTabs: emit(({ context }) => fact({ type: 'tabs.changed', account: context.account, tabs: context.tabs })),
    tellCrash: emit((_, { error }: ErrorActorEvent) => fact({ type: 'actor.crashed', error })),
  },
}).createMachine({
  id: 'tabs',
  description: 'The tabs of the session and the pages behind them.',
  context: { account: '', tabs: [], active: null, pages: {} },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nobody is signed in.',
      on: {
        'session.opened': { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    open: {
      on: {
        'session.opened': { actions: ['forget', 'keepPages', { type: 'begin', params: ({ event }) => event }] },
        'session.closed': { target: 'empty', actions: ['forget', 'keepPages', 'tellTabs'] },
        'grants.changed': {
          actions: [
            { type: 'settle', params: ({ context, event }) => ({ tabs: permittedTabs(context.tabs, event.grants), goTo: null }) },
            'keepPages',
            'tellTabs',
          ],
        },
        'page.admitted': {
          actions: [
            { type: 'open', params: ({ event }) => event.location },
            'keepPages',
            { type: 'locate', params: ({ event }) => event.location },
            'tellTabs',
          ],
        },
        'tab.close': {
          actions: [
            { type: 'settle', params: ({ context, event }) => closeTab(context.tabs, event.path, context.active) },
            'keepPages',
            'tellTabs',
          ],
        },
        'tab.closeOthers': {
          actions: [
            { type: 'settle', params: ({ context, event }) => closeOtherTabs(context.tabs, event.path, context.active) },
            'keepPages',
            'tellTabs',
          ],
        },
        'tab.closeAll': {
          actions: [
            { type: 'settle', params: ({ context }) => closeAllTabs(context.tabs, context.active) },
            'keepPages',
            'tellTabs',
          ],
        },
        'tab.refresh': {
          actions: [
            { type: 'settle', params: ({ context, event }) => refreshTab(context.tabs, event.path, context.active) },
            'keepPages',
            'tellTabs',
          ],
        },
        'tab.refreshRequested': {
          actions: [
            { type: 'settle', params: ({ context, event }) => refreshTab(context.tabs, event.path, event.path) },
            'keepPages',
            'tellTabs',
          ],
        },
        'tab.named': { actions: [{ type: 'name', params: ({ event }) => event }, 'tellTabs'] },
        'tab.moved': { actions: [{ type: 'move', params: ({ event }) => event }, 'keepPages', 'tellTabs'] },
        'records.changed': { actions: { type: 'broadcast', params: ({ event }) => event } },
        'xstate.error.actor.*': {
          actions: [
            { type: 'markCrashed', params: ({ event }) => event },
            { type: 'tellCrash', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

export const pageId = ({ id, generation }: Pick<Tab, 'id' | 'generation'>): string => `page.${id}.${generation}`;

/** Affix tabs first, then the stored ones that still lead somewhere. */
function startingTabs(grants: Grants, stored: readonly NewTab[]): readonly Tab[] {
  const affixed = routes.flatMap((route) =>
    route.affix && isPermitted(route, grants) ? [newTabFor({ path: route.path, search: '', hash: '' })] : [],
  );
  const restored = stored.flatMap((tab) => {
    const route = matchRoute(tab.path)?.route;
    // What was stored says which pages were open; what kind of tab a page has, the route says.
    const restoredTab = route && isPermitted(route, grants) && newTabFor(tab);
    return restoredTab ? [{ ...restoredTab, subject: tab.subject ?? null }] : [];
  });
  return [...affixed, ...restored].reduce<readonly Tab[]>((tabs, tab) => (tab ? openTab(tabs, tab) : tabs), []);
}

/** A page that is granted no longer has no tab; where its person goes, the guard says (decision 47). */
function permittedTabs(tabs: readonly Tab[], grants: Grants): readonly Tab[] {
  return tabs.filter(({ path }) => {
    const match = matchRoute(path);
    return match !== null && isPermitted(match.route, grants);
  });
}

function newTabFor({ path, search, hash }: AppLocation): NewTab | null {
  const route = matchRoute(path)?.route;
  if (!route || route.tabless) return null;
  const { title, affix = false, noCache = false } = route;
  return { path, search, hash, title, affix, noCache };
}

/** Which live pages stay, which go, and the one to start: that of the active tab when it is not alive. */
function reconcile({ tabs, active, pages }: Context) {
  const kept: Record<string, LivePage> = {};
  const dropped: LivePage[] = [];
  for (const [id, page] of Object.entries(pages)) {
    const tab = tabs.find((candidate) => candidate.id === id);
    const lives = tab && tab.generation === page.generation && !(tab.noCache && tab.path !== active);
    if (lives) kept[id] = page;
    else dropped.push(page);
  }
  const current = tabs.find((tab) => tab.path === active);
  return { kept, dropped, missing: current && !kept[current.id] ? current : null };
}

function activePage({ tabs, active, pages }: Context): LivePage | undefined {
  const tab = tabs.find((candidate) => candidate.path === active);
  return tab && pages[tab.id];
}
