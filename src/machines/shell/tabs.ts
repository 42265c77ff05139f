import {
  type AnyActorRef,
  assign,
  type DoneActorEvent,
  emit,
  enqueueActions,
  type ErrorActorEvent,
  setup,
} from 'xstate';
import type { Account, Grants } from '#src/domain/rights/access.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { isPermitted, matchRoute, opens, routes } from '#src/domain/routes/routes.ts';
import {
  beyondLimit,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  type Closing,
  maxTabs,
  moveTab,
  nameTab,
  type NewTab,
  openTab,
  refreshTab,
  type Tab,
  tabHref,
  tabsInSight,
} from '#src/domain/shell/tabs.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { type PageActor, pageMachine, type PassedEvent, type WorkEvent } from '#src/machines/page.ts';
import { withEvent } from '#src/machines/params.ts';
import { sendingWithin } from '#src/machines/sending.ts';

/** What takes pages away, or would be their end. */
export type Leaving =
  | { type: 'tab.close'; path: string }
  | { type: 'tab.closeOthers'; path: string }
  | { type: 'tab.closeAll' }
  | { type: 'tab.refresh'; path: string }
  /** Whoever asks goes there itself. */
  | FactOf<'tab.refreshRequested'>
  | { type: 'logout.requested' };

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
  | { type: 'tab.named'; id: string; subject: string }
  | { type: 'tab.moved'; id: string; path: string; subject: string }
  | FactOf<'records.changed' | 'records.deleted' | 'records.operated' | 'records.outdated'>;

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
  /** Of the role that one sees the app as; one's own tabs that it may not open are out of sight. */
  viewed: Grants | null;
  pages: Readonly<Record<string, LivePage>>;
  /** Pages whose tabs are gone, until what they have sent is told. */
  left: readonly PageActor[];
  /** Ids of the tabs that were shown, the latest last. */
  used: readonly string[];
  /** Ids of the tabs whose pages hold unsaved work. */
  unsaved: readonly string[];
  /** Ids of those of them that are being saved. */
  saving: readonly string[];
  /** Ids of those of them whose work can be neither saved nor kept as a draft. */
  unkeepable: readonly string[];
  /** What was asked for and would lose the unsaved work of these tabs. */
  question: { leaving: Leaving; ids: readonly string[] } | null;
}

/** Before anybody has signed in, and after. */
const nothing = {
  tabs: [],
  active: null,
  viewed: null,
  pages: {},
  left: [],
  used: [],
  unsaved: [],
  saving: [],
  unkeepable: [],
  question: null,
} satisfies Omit<Context, 'account'>;

const carryOutAsked = [
  { type: 'carryOut', params: ({ context }: { context: Context }) => context.question?.leaving },
  'keepPages',
  'tellTabs',
] as const;

/** Asks first when unsaved work would be lost; once, whatever the number of tabs. */
const leave = [
  {
    guard: { type: 'losesWork', params: ({ event }: { event: Leaving }) => event },
    target: 'waiting',
    actions: { type: 'ask', params: ({ event }: { event: Leaving }) => event },
  },
  {
    actions: [{ type: 'carryOut', params: ({ event }: { event: Leaving }) => event }, 'keepPages', 'tellTabs'],
  },
] as const;

/**
 * The tabs and the pages behind them (product 4; decision 032; product 10.3, 10.4). It owns a page actor per visited tab,
 * so a page lives exactly as long as its tab, whether it is on screen or not; a `noCache` page only while it is shown.
 * What a page has sent when its tab goes is waited for, out of sight, and told; only the end of the session ends all at once.
 * Nothing unsaved is lost without a question: before its page goes, and before logging out, it is asked about once.
 */
export const tabsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TabsEvent | DoneActorEvent | ErrorActorEvent,
    tags: {} as 'busy',
    emitted: {} as FactOf<'navigation.requested' | 'tabs.changed' | 'notice' | 'actor.crashed' | 'logout.confirmed'>,
  },
  actors: { page: pageMachine },
  actions: {
    begin: assign((_, { account, grants, stored }: Extract<TabsEvent, { type: 'session.opened' }>) => ({
      account: account.account,
      tabs: startingTabs(grants, stored),
      active: null,
      used: [],
    })),
    open: assign(({ context }, location: AppLocation) => {
      const tab = newTabFor(location);
      const tabs = tab ? openTab(context.tabs, tab) : context.tabs;
      const shown = tabs.find(({ path }) => path === tab?.path)?.id;
      return {
        active: tab && location.path,
        tabs,
        used: context.used.filter((id) => id !== shown).concat(shown ?? []),
      };
    }),
    /** A page that starts may close others. What is unsaved stays, and what is out of sight, even if more are open then than may be. */
    keepWithinLimit: enqueueActions(({ context, enqueue }) => {
      const { tabs, active, used, unsaved, viewed } = context;
      if (tabs.length <= maxTabs || activePage(context)) return;
      const inSight = tabsInSight(tabs, viewed);
      const closed = beyondLimit(
        tabs,
        used,
        (tab) => tab.path !== active && !unsaved.includes(tab.id) && inSight.includes(tab),
      );
      enqueue.assign({ tabs: tabs.filter((tab) => !closed.includes(tab)) });
      const pages = closed.map(({ subject, title }) => ({ subject, title }));
      enqueue.emit(
        fact({ type: 'notice', notice: pages.length > 0 ? { code: 'tabs.closed', pages } : { code: 'tabs.full' } }),
      );
    }),
    ask: assign({ question: ({ context }, leaving: Leaving) => ({ leaving, ids: lostBy(context, leaving) }) }),
    carryOut: enqueueActions(({ context, enqueue }, leaving: Leaving | undefined) => {
      enqueue.assign({ question: null });
      if (!leaving) return;
      if (leaving.type === 'logout.requested') return enqueue.emit({ type: 'logout.confirmed' });
      const { tabs, goTo } = outcomeOf(context, leaving);
      enqueue.assign({ tabs });
      // A refresh leads nowhere new (T18).
      const replace = leaving.type === 'tab.refresh';
      if (goTo !== null) enqueue.emit(fact({ type: 'navigation.requested', href: goTo, replace }));
    }),
    keepPermitted: enqueueActions(({ context, enqueue }, { grants, viewed = null }: FactOf<'grants.changed'>) => {
      // Where the person of a tab that goes is led, the guard says (decision 015).
      const tabs = context.tabs.filter(({ path }) => opens(grants, path) || (viewed && opens(viewed, path)));
      const lost = context.tabs.filter((tab) => !tabs.includes(tab));
      // A view that begins or ends withdraws nothing; what is unsaved does not go without a word.
      const notices =
        viewed === context.viewed
          ? withdrawn(context, lost)
          : [
              ...unaskedFor(context, tabs),
              ...withdrawn(
                context,
                lost.filter(({ id }) => context.unkeepable.includes(id)),
              ),
            ];
      for (const notice of notices) enqueue.emit(notice);
      enqueue.assign({ tabs, viewed });
    }),
    confirmLogout: emit({ type: 'logout.confirmed' }),
    tellAsked: enqueueActions(({ context, enqueue }, event: WorkEvent) => {
      for (const id of context.question?.ids ?? []) {
        const actor = context.pages[id]?.actor;
        if (actor) enqueue.sendTo(actor, event);
      }
    }),
    noteUnsaved: assign(({ context }, { id, unsaved, saving = false, keepable = true }: FactOf<'page.unsaved'>) => {
      const is = unsaved && id in context.pages;
      return {
        unsaved: noted(context.unsaved, id, is),
        saving: noted(context.saving, id, is && saving),
        unkeepable: noted(context.unkeepable, id, is && !keepable),
      };
    }),
    showUnsaved: enqueueActions(({ context, enqueue }, { id }: FactOf<'page.notSaved'>) => {
      const tab = context.tabs.find((candidate) => candidate.id === id);
      if (!tab || tab.path === context.active) return;
      enqueue.emit(fact({ type: 'navigation.requested', href: tabHref(tab), replace: false }));
    }),
    forgetQuestion: assign({ question: null }),
    name: assign(({ context }, { id, subject }: { id: string; subject: string }) => ({
      tabs: nameTab(context.tabs, id, subject),
    })),
    move: enqueueActions(
      ({ context, enqueue }, { id, path, subject }: { id: string; path: string; subject: string }) => {
        const moved = context.tabs.find((tab) => tab.id === id);
        if (!moved) return;
        const tabs = nameTab(moveTab(context.tabs, id, path), id, subject);
        for (const notice of unaskedFor(context, tabs)) enqueue.emit(notice);
        enqueue.assign({
          tabs,
          question: context.question && {
            ...context.question,
            leaving: movedLeaving(context.question.leaving, moved.path, path),
          },
        });
        if (moved.path === path || moved.path !== context.active) return;
        enqueue.assign({ active: path });
        enqueue.emit(fact({ type: 'navigation.requested', href: path, replace: true }));
      },
    ),
    keepPages: enqueueActions(({ context, enqueue }) => {
      const { kept, dropped, missing } = reconcile(context);
      const actors = dropped.flatMap(({ actor }) => actor ?? []);
      const leaving = actors.filter((actor) => sendingWithin(actor).length > 0);
      for (const actor of actors) {
        if (leaving.includes(actor)) enqueue.sendTo(actor, { type: 'page.left' });
        else enqueue.stopChild(actor);
      }
      enqueue.assign({
        left: [...context.left, ...leaving],
        used: context.used.filter((id) => context.tabs.some((tab) => tab.id === id)),
        unsaved: context.unsaved.filter((id) => id in kept),
        saving: context.saving.filter((id) => id in kept),
        unkeepable: context.unkeepable.filter((id) => id in kept),
        pages: ({ spawn }) => {
          if (!missing) return kept;
          const { id, generation, path, search, hash } = missing;
          const input = { tabId: id, location: { path, search, hash } };
          // Without a name of its own: the page that was here before may still be waited for.
          return { ...kept, [id]: { generation, actor: spawn('page', { input }) } };
        },
      });
    }),
    locate: enqueueActions(({ context, enqueue }, location: AppLocation) => {
      const actor = activePage(context)?.actor;
      if (actor) enqueue.sendTo(actor, { type: 'page.located', location });
    }),
    broadcast: enqueueActions(({ context, enqueue }, event: PassedEvent) => {
      for (const { actor } of Object.values(context.pages)) if (actor) enqueue.sendTo(actor as AnyActorRef, event);
    }),
    markCrashed: assign(({ context }, { actorId }: ErrorActorEvent) => {
      const crashed = Object.entries(context.pages).find(([, page]) => page.actor?.id === actorId);
      if (!crashed) return { left: context.left.filter(({ id: leftId }) => leftId !== actorId) };
      const [id, page] = crashed;
      return {
        pages: { ...context.pages, [id]: { ...page, actor: null } },
        unsaved: noted(context.unsaved, id, false),
        saving: noted(context.saving, id, false),
        unkeepable: noted(context.unkeepable, id, false),
      };
    }),
    forgetLeft: enqueueActions(({ context, enqueue }, { actorId }: DoneActorEvent) => {
      enqueue.stopChild(actorId);
      enqueue.assign({ left: context.left.filter(({ id }) => id !== actorId) });
    }),
    /** Nobody is there whom an answer could be told, and what is called goes with the token of this session. */
    forget: enqueueActions(({ context, enqueue }) => {
      const actors = Object.values(context.pages).flatMap(({ actor }) => actor ?? []);
      for (const actor of [...actors, ...context.left]) enqueue.stopChild(actor);
      enqueue.assign(nothing);
    }),
    tellTabs: emit(({ context }) => fact({ type: 'tabs.changed', account: context.account, tabs: context.tabs })),
    tellCrash: emit((_, { error }: ErrorActorEvent) => fact({ type: 'actor.crashed', error })),
  },
  guards: {
    losesWork: ({ context }, leaving: Leaving) => lostBy(context, leaving).length > 0,
    isAsked: ({ context }, { id }: { id: string }) => context.question?.ids.includes(id) ?? false,
    isSettled: ({ context }) => !context.question?.ids.some((id) => context.saving.includes(id)),
    isKeepable: ({ context }) => isKeepable(context),
    isMoot: ({ context }) => !context.question?.ids.some((id) => context.unsaved.includes(id)),
  },
}).createMachine({
  id: 'tabs',
  description: 'The tabs of the session and the pages behind them.',
  context: { account: '', ...nothing },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nobody is signed in.',
      on: {
        'session.opened': { target: 'open', actions: withEvent('begin') },
        'logout.requested': { actions: 'confirmLogout' },
      },
    },
    open: {
      on: {
        'session.opened': { target: '.idle', actions: ['forget', withEvent('begin')] },
        'session.closed': { target: 'empty', actions: ['forget', 'tellTabs'] },
        'grants.changed': {
          actions: [withEvent('keepPermitted'), 'keepPages', 'tellTabs'],
        },
        'page.admitted': {
          actions: [
            { type: 'open', params: ({ event }) => event.location },
            'keepWithinLimit',
            'keepPages',
            { type: 'locate', params: ({ event }) => event.location },
            'tellTabs',
          ],
        },
        'tab.named': { actions: [withEvent('name'), 'tellTabs'] },
        'tab.moved': { actions: [withEvent('move'), 'keepPages', 'tellTabs'] },
        'records.changed': { actions: withEvent('broadcast') },
        'work.note': { actions: withEvent('broadcast') },
        'records.deleted': { actions: withEvent('broadcast') },
        'records.operated': { actions: withEvent('broadcast') },
        'records.outdated': { actions: withEvent('broadcast') },
        'page.unsaved': { actions: withEvent('noteUnsaved') },
        'xstate.done.actor.*': { actions: withEvent('forgetLeft') },
        'xstate.error.actor.*': {
          actions: [withEvent('markCrashed'), withEvent('tellCrash')],
        },
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'tab.close': leave,
            'tab.closeOthers': leave,
            'tab.closeAll': leave,
            'tab.refresh': leave,
            'tab.refreshRequested': leave,
            'logout.requested': leave,
          },
        },
        waiting: {
          description: 'Whether there is anything to ask shows when the saves that are under way have ended.',
          tags: 'busy',
          always: { guard: 'isSettled', target: 'asking' },
          on: {
            'work.stay': { target: 'idle', actions: 'forgetQuestion' },
            'logout.requested': { actions: withEvent('ask') },
          },
        },
        asking: {
          description: 'Unsaved work would be lost: save it, keep it as a draft, discard it, or stay?',
          // It is saved meanwhile, or its pages are gone: a right was withdrawn.
          always: { guard: 'isMoot', target: 'idle', actions: [...carryOutAsked] },
          on: {
            'work.stay': { target: 'idle', actions: 'forgetQuestion' },
            // Takes all away that was asked about, and more.
            'logout.requested': { target: 'waiting', actions: withEvent('ask') },
            'work.save': {
              guard: 'isKeepable',
              target: 'saving',
              actions: { type: 'tellAsked', params: { type: 'work.save' } },
            },
            // What is typed is a draft already.
            'work.keepDraft': { guard: 'isKeepable', target: 'idle', actions: [...carryOutAsked] },
            'work.discard': {
              target: 'idle',
              actions: [{ type: 'tellAsked', params: { type: 'work.discard' } }, ...carryOutAsked],
            },
          },
        },
        saving: {
          description: 'The pages save; what was asked for waits for all of them.',
          tags: 'busy',
          always: { guard: 'isMoot', target: 'idle', actions: [...carryOutAsked] },
          on: {
            'work.stay': { target: 'idle', actions: 'forgetQuestion' },
            'page.notSaved': {
              guard: withEvent('isAsked'),
              target: 'idle',
              actions: [withEvent('showUnsaved'), 'forgetQuestion'],
            },
          },
        },
      },
    },
  },
});

/** The tabs that there are afterwards, and where to go. Those that are out of sight stay as they are, whatever is done to the others. */
function outcomeOf({ tabs: all, active, viewed }: Context, leaving: Leaving): Closing {
  if (leaving.type === 'logout.requested') return { tabs: [], goTo: null };
  const inSight = tabsInSight(all, viewed);
  const { tabs, goTo } = outcomeAmong(inSight, active, leaving);
  return {
    tabs: all.flatMap((tab) => (inSight.includes(tab) ? (tabs.find(({ id }) => id === tab.id) ?? []) : tab)),
    goTo,
  };
}

function outcomeAmong(
  tabs: readonly Tab[],
  active: string | null,
  leaving: Exclude<Leaving, { type: 'logout.requested' }>,
): Closing {
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

const noted = (ids: readonly string[], id: string, is: boolean): readonly string[] =>
  is && ids.includes(id) ? ids : [...ids.filter((other) => other !== id), ...(is ? [id] : [])];

/** Whether all that is asked about can be saved or kept as a draft. */
export const isKeepable = ({ question, unkeepable }: Context): boolean =>
  !question?.ids.some((id) => unkeepable.includes(id));

/** Tabs that go without a question: what was typed there is a draft, and that is said. */
const unaskedFor = ({ tabs, unsaved, unkeepable }: Context, rest: readonly Tab[]): FactOf<'notice'>[] =>
  tabs
    .filter(({ id }) => unsaved.includes(id) && !unkeepable.includes(id) && !rest.some((tab) => tab.id === id))
    .map(({ subject, title }) => ({ type: 'notice', notice: { code: 'drafts.kept', subject, title } }));

/** What was asked for a page that got another address meanwhile is asked for it there. */
const movedLeaving = (leaving: Leaving, from: string, to: string): Leaving =>
  'path' in leaving && leaving.path === from ? { ...leaving, path: to } : leaving;

/** The tabs whose unsaved work would be lost: those that go, and those whose page starts afresh. */
function lostBy(context: Context, leaving: Leaving): readonly string[] {
  const { tabs } = outcomeOf(context, leaving);
  const generationOf = (of: readonly Tab[], id: string) => of.find((tab) => tab.id === id)?.generation;
  return context.unsaved.filter((id) => generationOf(tabs, id) !== generationOf(context.tabs, id));
}

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

/** One message says what went, and what became of unsaved work in it; another, of what work no draft is kept. */
const withdrawn = ({ unsaved, unkeepable }: Context, lost: readonly Tab[]): FactOf<'notice'>[] =>
  [false, true].flatMap((isLost) => {
    const tabs = lost.filter(({ id }) => unkeepable.includes(id) === isLost);
    const pages = tabs.map(({ path, subject, title }) => ({ path, subject, title }));
    const drafts = !isLost && tabs.some(({ id }) => unsaved.includes(id));
    return pages.length > 0 ? [{ type: 'notice', notice: { code: 'grants.withdrawn', pages, drafts } }] : [];
  });

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
