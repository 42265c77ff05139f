import { assign, type DoneActorEvent, emit, enqueueActions, type ErrorActorEvent, setup } from 'xstate';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { newTabFor, startingTabs } from '#src/domain/shell/new-tabs.ts';
import { beyondLimit, maxTabs, moveTab, nameTab, openTab, tabsInSight } from '#src/domain/shell/tabs.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { pageMachine, type PassedEvent } from '#src/machines/page.ts';
import { sendingWithin } from '#src/machines/sending.ts';
import { redirectLeaving } from './leaving.ts';
import { activePage, noTabs, reconcilePages, type TabsContext, type TabsEvent } from './tabs-context.ts';
import { draftNotices, filterUnsaved, lossNotices, updateUnsaved, withdrawalNotices } from './unsaved-work.ts';

/** Actions and guards for tabs and pages. The question about unsaved work is in `unsaved-question.ts`. */
export const tabsSetup = setup({
  types: {
    context: {} as TabsContext,
    events: {} as TabsEvent | DoneActorEvent | ErrorActorEvent,
    tags: {} as 'busy',
    emitted: {} as FactOf<'navigation.requested' | 'tabs.changed' | 'notice' | 'actor.crashed' | 'logout.confirmed'>,
  },
  actors: { page: pageMachine },
  actions: {
    startSession: assign((_, { account, grants, stored }: Extract<TabsEvent, { type: 'session.opened' }>) => ({
      account: account.account,
      tabs: startingTabs(grants, stored),
      active: null,
      used: [],
    })),
    openTab: assign(({ context }, { location }: { location: AppLocation }) => {
      const tab = newTabFor(location);
      const tabs = tab ? openTab(context.tabs, tab) : context.tabs;
      const shown = tabs.find(({ path }) => path === tab?.path)?.id;
      return {
        active: tab && location.path,
        tabs,
        used: context.used.filter((id) => id !== shown).concat(shown ?? []),
      };
    }),
    /**
     * When a page starts, closes the least recently used tabs beyond the limit. Hidden tabs and tabs with unsaved work
     * stay, even beyond it.
     */
    keepWithinLimit: enqueueActions(({ context, enqueue }) => {
      const { tabs, active, used, unsaved, viewed } = context;
      if (tabs.length <= maxTabs || activePage(context)) return;
      const inSight = tabsInSight(tabs, viewed);
      const closed = beyondLimit(
        tabs,
        used,
        (tab) => tab.path !== active && !(tab.id in unsaved) && inSight.includes(tab),
      );
      enqueue.assign({ tabs: tabs.filter((tab) => !closed.includes(tab)) });
      const pages = closed.map(({ subject, title }) => ({ subject, title }));
      enqueue.emit(
        fact({ type: 'notice', notice: pages.length > 0 ? { code: 'tabs.closed', pages } : { code: 'tabs.full' } }),
      );
    }),
    keepPermitted: enqueueActions(({ context, enqueue }, { grants, viewed = null }: FactOf<'grants.changed'>) => {
      const { unsaved } = context;
      // If the shown page is closed, the guard decides where the person goes (decision 015).
      const tabs = context.tabs.filter(({ path }) => opens(grants, path) || (viewed && opens(viewed, path)));
      const closed = context.tabs.filter((tab) => !tabs.includes(tab));
      // Starting or ending a view withdraws no right, so notices are only about unsaved work.
      const notices =
        viewed === context.viewed
          ? withdrawalNotices(unsaved, closed)
          : [...draftNotices(unsaved, closed), ...lossNotices(unsaved, closed)];
      for (const notice of notices) enqueue.emit(notice);
      enqueue.assign({ tabs, viewed });
    }),
    nameTab: assign(({ context }, { id, subject }: FactOf<'tab.named'>) => ({
      tabs: nameTab(context.tabs, id, subject),
    })),
    moveTab: enqueueActions(({ context, enqueue }, { id, path, subject }: FactOf<'tab.moved'>) => {
      const moved = context.tabs.find((tab) => tab.id === id);
      if (!moved) return;
      const { question, unsaved } = context;
      const tabs = nameTab(moveTab(context.tabs, id, path), id, subject);
      const closed = context.tabs.filter((tab) => !tabs.some((other) => other.id === tab.id));
      for (const notice of draftNotices(unsaved, closed)) enqueue.emit(notice);
      enqueue.assign({
        tabs,
        question: question && { ...question, leaving: redirectLeaving(question.leaving, moved.path, path) },
      });
      if (moved.path === path || moved.path !== context.active) return;
      enqueue.assign({ active: path });
      enqueue.emit(fact({ type: 'navigation.requested', href: path, replace: true }));
    }),
    /** Ends the pages of closed tabs, and starts the shown one. */
    updatePages: enqueueActions(({ context, enqueue }) => {
      const { kept, dropped, missing } = reconcilePages(context);
      const actors = dropped.flatMap(({ actor }) => actor ?? []);
      const sending = actors.filter((actor) => sendingWithin(actor).length > 0);
      for (const actor of actors) {
        if (sending.includes(actor)) enqueue.sendTo(actor, { type: 'page.left' });
        else enqueue.stopChild(actor);
      }
      enqueue.assign({
        finishing: [...context.finishing, ...sending],
        used: context.used.filter((id) => context.tabs.some((tab) => tab.id === id)),
        unsaved: filterUnsaved(context.unsaved, (id) => id in kept),
        pages: ({ spawn }) => {
          if (!missing) return kept;
          const { id, generation, path, search, hash } = missing;
          const input = { tabId: id, location: { path, search, hash } };
          // No id is given, because the page that had this tab before may still be running.
          return { ...kept, [id]: { generation, actor: spawn('page', { input }) } };
        },
      });
    }),
    tellPageItsLocation: enqueueActions(({ context, enqueue }, { location }: { location: AppLocation }) => {
      const actor = activePage(context)?.actor;
      if (actor) enqueue.sendTo(actor, { type: 'page.located', location });
    }),
    tellAllPages: enqueueActions(({ context, enqueue }, event: PassedEvent) => {
      for (const { actor } of Object.values(context.pages)) if (actor) enqueue.sendTo(actor, event);
    }),
    keepUnsaved: assign(({ context: { pages, unsaved } }, received: FactOf<'page.unsaved'>) => ({
      unsaved: received.id in pages ? updateUnsaved(unsaved, received) : unsaved,
    })),
    forgetCrashed: assign(({ context }, { actorId }: ErrorActorEvent) => {
      const [id, page] = Object.entries(context.pages).find(([, { actor }]) => actor?.id === actorId) ?? [];
      if (!id || !page) return { finishing: context.finishing.filter((actor) => actor.id !== actorId) };
      return {
        pages: { ...context.pages, [id]: { ...page, actor: null } },
        unsaved: filterUnsaved(context.unsaved, (other) => other !== id),
      };
    }),
    forgetFinished: enqueueActions(({ context, enqueue }, { actorId }: DoneActorEvent) => {
      enqueue.stopChild(actorId);
      enqueue.assign({ finishing: context.finishing.filter(({ id }) => id !== actorId) });
    }),
    /** Ends all pages at once: the person has left, and the token of their calls is gone. */
    endSession: enqueueActions(({ context, enqueue }) => {
      const actors = Object.values(context.pages).flatMap(({ actor }) => actor ?? []);
      for (const actor of [...actors, ...context.finishing]) enqueue.stopChild(actor);
      enqueue.assign(noTabs);
    }),
    tellTabs: emit(({ context }) => fact({ type: 'tabs.changed', account: context.account, tabs: context.tabs })),
    tellCrash: emit((_, { error }: ErrorActorEvent) => fact({ type: 'actor.crashed', error })),
  },
});
