import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  emit,
  enqueueActions,
  type ErrorActorEvent,
  sendTo,
  setup,
} from 'xstate';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { withEvent, withOutput } from './params.ts';
import { fact, type FactOf } from './facts.ts';
import { missingSyncAnswer } from './answer.ts';
import { missingCall } from './ports.ts';
import { type PageLeft, sendingFeed, sendingWithin } from './sending.ts';

/** What a page starts with. `tabId` lets its screen name or move its own tab. */
export interface PageInput {
  tabId: string;
  location: AppLocation;
}

/** What the loader returns: the logic of the page's screen; null for a screen without a machine. */
export interface LoadedScreen {
  logic: AnyActorLogic | null;
}

/** Events from outside that the page passes on to its screen. */
export type PageEvent =
  { type: 'page.located'; location: AppLocation } | FactOf<'records.changed' | 'records.deleted' | 'records.operated'>;

/**
 * What a page with unsaved work must do with it: save it, discard it, or (`work.note`) store it as a draft again,
 * because the stored draft was deleted.
 */
export type WorkEvent = { type: 'work.save' } | { type: 'work.discard' } | { type: 'work.note' };

interface Context extends PageInput {
  logic: AnyActorLogic | null;
  screenActor: AnyActorRef | null;
}

/** What a page passes on to its screen. */
export type PassedEvent = PageEvent | FactOf<'records.outdated'> | WorkEvent;

/**
 * One page, which lives as long as its tab: it loads the screen's chunk, starts its logic and passes events on to it.
 * If the screen crashes, only this page is affected. When the tab closes, the page waits for writes under way and
 * reports their outcome.
 */
export const pageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as PassedEvent | PageLeft | { type: 'sending.ended' } | ErrorActorEvent,
    emitted: {} as FactOf<'actor.crashed' | 'page.unsaved'>,
  },
  actors: {
    /** The screen, if its chunk is already loaded: then its data is requested before the first render. */
    findScreen: missingSyncAnswer<LoadedScreen | null, { path: string }>('findScreen'),
    loadScreen: missingCall<LoadedScreen, { path: string }>('loadScreen'),
    sendingFeed,
  },
  actions: {
    keepLocation: assign({ location: (_, location: AppLocation) => location }),
    keepLogic: assign({ logic: (_, screen: LoadedScreen | null) => screen?.logic ?? null }),
    startScreenActor: assign({
      screenActor: ({ context, spawn }) =>
        context.logic && spawn(context.logic, { input: { tabId: context.tabId, location: context.location } }),
    }),
    pass: sendTo(
      ({ context }) => context.screenActor as AnyActorRef,
      ({ event }) => event,
    ),
    tellLeft: enqueueActions(({ context, enqueue }) => {
      for (const actor of sendingWithin(context.screenActor as AnyActorRef))
        enqueue.sendTo(actor, { type: 'page.left' });
    }),
    tellNothingUnsaved: emit(({ context }) => fact({ type: 'page.unsaved', id: context.tabId, unsaved: false })),
    dropScreenActor: assign({ screenActor: null }),
    tellCrash: emit((_, { error }: { error: unknown }) => fact({ type: 'actor.crashed', error })),
  },
  guards: {
    hasScreenActor: ({ context }) => context.screenActor !== null,
    isThere: (_, screen: LoadedScreen | null) => screen !== null,
  },
}).createMachine({
  id: 'page',
  context: ({ input }) => ({ ...input, logic: null, screenActor: null }),
  initial: 'opening',
  on: {
    'page.located': { actions: { type: 'keepLocation', params: ({ event }) => event.location } },
  },
  states: {
    opening: {
      invoke: {
        src: 'findScreen',
        input: ({ context }) => ({ path: context.location.path }),
        onDone: [
          { guard: withOutput('isThere'), target: 'shown', actions: withOutput('keepLogic') },
          { target: 'loading' },
        ],
        onError: { target: 'loading' },
      },
    },
    loading: {
      invoke: {
        src: 'loadScreen',
        input: ({ context }) => ({ path: context.location.path }),
        onDone: { target: 'shown', actions: withOutput('keepLogic') },
        onError: { target: 'unavailable', actions: withEvent('tellCrash') },
      },
    },
    unavailable: {},
    shown: {
      entry: 'startScreenActor',
      on: {
        'page.located': [
          {
            guard: 'hasScreenActor',
            actions: [{ type: 'keepLocation', params: ({ event }) => event.location }, 'pass'],
          },
          { actions: { type: 'keepLocation', params: ({ event }) => event.location } },
        ],
        'records.*': { guard: 'hasScreenActor', actions: 'pass' },
        'work.*': { guard: 'hasScreenActor', actions: 'pass' },
        'page.left': { guard: 'hasScreenActor', target: 'leaving' },
        'xstate.error.actor.*': {
          target: 'crashed',
          // Its unsaved input is stored as a draft, which is offered when the page starts again.
          actions: ['dropScreenActor', 'tellNothingUnsaved', withEvent('tellCrash')],
        },
      },
    },
    leaving: {
      entry: 'tellLeft',
      invoke: { src: 'sendingFeed', input: ({ context }) => context.screenActor as AnyActorRef },
      on: {
        'sending.ended': 'gone',
        'xstate.error.actor.*': { target: 'gone', actions: withEvent('tellCrash') },
      },
    },
    gone: { type: 'final' },
    crashed: {},
  },
});

export type PageActor = ActorRefFrom<typeof pageMachine>;
