import { type ActorRefFrom, enqueueActions, sendTo, setup } from 'xstate';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { headFiguresMachine, keptDraftsMachine, recentWorkMachine, waitingMachine } from './shelf.ts';

type Event = PageEvent | { type: 'page.shown' } | { type: 'page.hidden' };

const onChange = (target: string) => ({
  'records.changed': target,
  'records.deleted': target,
  'records.operated': target,
});

/**
 * The home page, a work list: records waiting for the person, their drafts, their recent work, and figures above them.
 * Each part loads and fails independently. Nothing is fetched again while the page is hidden, and many changed records
 * cause one call. The figures count whole days, so no change fetches them again: a visit does, when they are old.
 */
export const workListMachine = setup({
  types: {
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
  },
  actions: {
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
  invoke: [
    { id: 'waiting', src: 'waiting' },
    { id: 'keptDrafts', src: 'keptDrafts' },
    { id: 'recentWork', src: 'recentWork' },
    { id: 'headFigures', src: 'headFigures' },
  ],
  type: 'parallel',
  states: {
    work: {
      initial: 'shown',
      states: {
        shown: {
          initial: 'current',
          states: {
            current: { on: { ...onChange('changed'), 'page.hidden': '#workList.work.hidden.current' } },
            changed: {
              after: { aMoment: { target: 'current', actions: 'askAgain' } },
              on: { 'page.hidden': '#workList.work.hidden.outdated' },
            },
          },
        },
        hidden: {
          initial: 'current',
          states: {
            current: {
              after: { aWhile: 'outdated' },
              on: { ...onChange('outdated'), 'page.shown': { target: '#workList.work.shown', actions: 'readDrafts' } },
            },
            outdated: { on: { 'page.shown': { target: '#workList.work.shown', actions: 'askAgain' } } },
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
});

export type WorkListActor = ActorRefFrom<typeof workListMachine>;
