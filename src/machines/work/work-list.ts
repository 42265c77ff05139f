import { type ActorRefFrom, type AnyActorLogic, assign, enqueueActions, sendTo, setup } from 'xstate';
import { isInspectionAsked } from '#src/domain/inspection/tab.ts';
import type { InspectionActor } from '#src/machines/inspection/inspection.ts';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { headFiguresMachine, keptDraftsMachine, recentWorkMachine, waitingMachine } from './shelf.ts';

type Event =
  | PageEvent
  /** Whether anybody can see the work. */
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'inspection.retry' };

interface Context {
  /** The address asks for the inspection. */
  isInspectionAsked: boolean;
  /** The inspection; null until it was first asked for and its code is loaded. */
  inspection: InspectionActor | null;
}

const onChange = (target: string) => ({
  'records.changed': target,
  'records.deleted': target,
  'records.operated': target,
});

/**
 * The home page has two tabs. The work: records waiting for the person, their drafts, their recent work, and figures above them.
 * Each part loads and fails independently. Nothing is fetched again while the work is hidden, and many changed records cause one
 * call. The figures count whole days, so no change fetches them again: a visit does, when they are old. And the inspection (decision
 * 068). Each is loaded when the address first asks for it, and stays as long as the page.
 */
export const workListMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PageInput,
    events: {} as Event,
    children: {} as {
      waiting: 'waiting';
      keptDrafts: 'keptDrafts';
      recentWork: 'recentWork';
      headFigures: 'headFigures';
    },
  },
  actors: {
    waiting: waitingMachine,
    keptDrafts: keptDraftsMachine,
    recentWork: recentWorkMachine,
    headFigures: headFiguresMachine,
    /** The logic of the inspection, loaded on first use. */
    loadInspection: missingCall<AnyActorLogic, void>('loadInspection'),
  },
  guards: {
    isInspectionAsked: ({ context }) => context.isInspectionAsked,
    isWorkAsked: ({ context }) => !context.isInspectionAsked,
  },
  actions: {
    takeTab: assign({
      isInspectionAsked: (_, { location }: Pick<PageInput, 'location'>) => isInspectionAsked(location),
    }),
    startInspection: assign({
      inspection: ({ spawn }, logic: AnyActorLogic) => {
        // The type of a logic that is loaded later is not known here, so the type of its actor is asserted.
        const spawnInspection = spawn as unknown as (logic: AnyActorLogic, options: object) => InspectionActor;
        return spawnInspection(logic, { id: 'inspection' });
      },
    }),
    askAgain: enqueueActions(({ enqueue }) => {
      for (const shelf of ['waiting', 'keptDrafts', 'recentWork'] as const) enqueue.sendTo(shelf, { type: 'reload' });
    }),
    /** Drafts are read again each time: this needs no call, and no fact reports their changes. */
    readDrafts: sendTo('keptDrafts', { type: 'reload' }),
    askFigures: sendTo('headFigures', { type: 'reload' }),
  },
  delays: { aMoment: 1000, aWhile: 60_000, someMinutes: 300_000 },
}).createMachine({
  id: 'workList',
  context: ({ input: { location } }) => ({ isInspectionAsked: isInspectionAsked(location), inspection: null }),
  on: { 'page.located': { actions: withEvent('takeTab') } },
  type: 'parallel',
  states: {
    work: {
      initial: 'closed',
      states: {
        closed: { always: { guard: 'isWorkAsked', target: 'open' } },
        open: {
          invoke: [
            { id: 'waiting', src: 'waiting' },
            { id: 'keptDrafts', src: 'keptDrafts' },
            { id: 'recentWork', src: 'recentWork' },
            { id: 'headFigures', src: 'headFigures' },
          ],
          type: 'parallel',
          states: {
            lists: {
              initial: 'shown',
              states: {
                shown: {
                  id: 'shown',
                  initial: 'current',
                  states: {
                    current: { on: { ...onChange('changed'), 'page.hidden': '#hidden.current' } },
                    changed: {
                      after: { aMoment: { target: 'current', actions: 'askAgain' } },
                      on: { 'page.hidden': '#hidden.outdated' },
                    },
                  },
                },
                hidden: {
                  id: 'hidden',
                  initial: 'current',
                  states: {
                    current: {
                      after: { aWhile: 'outdated' },
                      on: { ...onChange('outdated'), 'page.shown': { target: '#shown', actions: 'readDrafts' } },
                    },
                    outdated: { on: { 'page.shown': { target: '#shown', actions: 'askAgain' } } },
                  },
                },
              },
            },
            figures: {
              initial: 'fresh',
              states: {
                fresh: { after: { someMinutes: 'old' } },
                old: { on: { 'page.shown': { target: 'fresh', actions: 'askFigures' } } },
              },
            },
          },
        },
      },
    },
    inspection: {
      initial: 'closed',
      states: {
        closed: { always: { guard: 'isInspectionAsked', target: 'loading' } },
        loading: {
          invoke: {
            src: 'loadInspection',
            onDone: { target: 'open', actions: withOutput('startInspection') },
            onError: 'unavailable',
          },
        },
        open: {},
        unavailable: { on: { 'inspection.retry': 'loading' } },
      },
    },
  },
});

export type WorkListActor = ActorRefFrom<typeof workListMachine>;
