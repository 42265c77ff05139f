import { assign, emit, enqueueActions } from 'xstate';
import { tabHref } from '#src/domain/shell/tabs.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import type { WorkEvent } from '#src/machines/page.ts';
import { withEvent } from '#src/machines/params.ts';
import { type Leaving, outcomeOf, tabsLosingWork } from './leaving.ts';
import { isKeepable, type TabsContext } from './tabs-context.ts';
import { tabsSetup } from './tabs-setup.ts';

/**
 * The question before pages close: none if no unsaved work would be lost; otherwise one, however many tabs it is about. It
 * first waits for a save under way.
 */
export const questionSetup = tabsSetup.extend({
  actions: {
    keepQuestion: assign({
      question: ({ context }, leaving: Leaving) => ({ leaving, ids: tabsLosingWork(context, leaving) }),
    }),
    forgetQuestion: assign({ question: null }),
    carryOut: enqueueActions(({ context, enqueue }, leaving: Leaving | undefined) => {
      enqueue.assign({ question: null });
      if (!leaving) return;
      if (leaving.type === 'logout.requested') return enqueue.emit({ type: 'logout.confirmed' });
      const { tabs, goTo } = outcomeOf(context, leaving);
      enqueue.assign({ tabs });
      // A refresh does not navigate (T18).
      const replace = leaving.type === 'tab.refresh';
      if (goTo !== null) enqueue.emit(fact({ type: 'navigation.requested', href: goTo, replace }));
    }),
    confirmLogout: emit({ type: 'logout.confirmed' }),
    /** Sends the answer to the pages that the question is about. */
    tellAskedPages: enqueueActions(({ context, enqueue }, event: WorkEvent) => {
      for (const id of context.question?.ids ?? []) {
        const actor = context.pages[id]?.actor;
        if (actor) enqueue.sendTo(actor, event);
      }
    }),
    goToUnsaved: enqueueActions(({ context, enqueue }, { id }: FactOf<'page.notSaved'>) => {
      const tab = context.tabs.find((candidate) => candidate.id === id);
      if (!tab || tab.path === context.active) return;
      enqueue.emit(fact({ type: 'navigation.requested', href: tabHref(tab), replace: false }));
    }),
  },
  guards: {
    losesWork: ({ context }, leaving: Leaving) => tabsLosingWork(context, leaving).length > 0,
    isAsked: ({ context }, { id }: { id: string }) => context.question?.ids.includes(id) ?? false,
    isNothingSaving: ({ context }) => !context.question?.ids.some((id) => context.unsaved[id]?.saving),
    isKeepable: ({ context }) => isKeepable(context),
    isNothingUnsaved: ({ context }) => !context.question?.ids.some((id) => id in context.unsaved),
  },
});

const carryOutAsked = [
  { type: 'carryOut', params: ({ context }: { context: TabsContext }) => context.question?.leaving },
  'updatePages',
  'tellTabs',
] as const;

/** Closes at once, or asks first. */
const askOrCarryOut = [
  { guard: withEvent('losesWork'), target: 'waiting', actions: withEvent('keepQuestion') },
  { actions: [withEvent('carryOut'), 'updatePages', 'tellTabs'] },
] as const;

export const idle = questionSetup.createStateConfig({
  on: {
    'tab.close': askOrCarryOut,
    'tab.closeOthers': askOrCarryOut,
    'tab.closeAll': askOrCarryOut,
    'tab.refresh': askOrCarryOut,
    'tab.refreshRequested': askOrCarryOut,
    'logout.requested': askOrCarryOut,
  },
});

export const waiting = questionSetup.createStateConfig({
  tags: 'busy',
  always: { guard: 'isNothingSaving', target: 'asking' },
  on: {
    'work.stay': { target: 'idle', actions: 'forgetQuestion' },
    'logout.requested': { actions: withEvent('keepQuestion') },
  },
});

export const asking = questionSetup.createStateConfig({
  // The work has been saved meanwhile, or its pages were closed because a right was withdrawn.
  always: { guard: 'isNothingUnsaved', target: 'idle', actions: [...carryOutAsked] },
  on: {
    'work.stay': { target: 'idle', actions: 'forgetQuestion' },
    // A logout closes all tabs, also those that the question is about, so it replaces the question.
    'logout.requested': { target: 'waiting', actions: withEvent('keepQuestion') },
    'work.save': {
      guard: 'isKeepable',
      target: 'saving',
      actions: { type: 'tellAskedPages', params: { type: 'work.save' } },
    },
    // The input is already stored as a draft.
    'work.keepDraft': { guard: 'isKeepable', target: 'idle', actions: [...carryOutAsked] },
    'work.discard': {
      target: 'idle',
      actions: [{ type: 'tellAskedPages', params: { type: 'work.discard' } }, ...carryOutAsked],
    },
  },
});

export const saving = questionSetup.createStateConfig({
  tags: 'busy',
  always: { guard: 'isNothingUnsaved', target: 'idle', actions: [...carryOutAsked] },
  on: {
    'work.stay': { target: 'idle', actions: 'forgetQuestion' },
    'page.notSaved': {
      guard: withEvent('isAsked'),
      target: 'idle',
      actions: [withEvent('goToUnsaved'), 'forgetQuestion'],
    },
  },
});
