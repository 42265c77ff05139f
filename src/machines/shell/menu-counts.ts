import { type ActorRefFrom, assign, setup, stateIn } from 'xstate';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import type { Result } from '#src/domain/failure.ts';
import { countedPages } from '#src/domain/work/counted-pages.ts';
import type { MenuCounts } from '#src/domain/work/menu-counts.ts';
import { answerGuards } from '#src/machines/failures.ts';
import type { FactOf } from '#src/machines/facts.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall, missingFeed } from '#src/machines/ports.ts';

type Event =
  | FactOf<'session.opened' | 'session.closed' | 'grants.changed' | 'records.changed' | 'records.deleted'>
  | FactOf<'records.operated' | 'records.outdated'>
  /** The window became visible or hidden. */
  | { type: 'window.shown' }
  | { type: 'window.hidden' };

/**
 * The counts of the inboxes and of the desk of reviews, for the menu (product 13.1). They are fetched after each change of such a
 * page, also in another browser tab, and each minute while the window is visible. Rapid changes neither delay nor cancel the call,
 * so the counts keep up with a person who works without a pause. A failed call keeps the last counts and shows no message, because
 * nobody requested it.
 */
export const menuCountsMachine = setup({
  types: {
    context: {} as { counts: MenuCounts },
    events: {} as Event,
  },
  actors: {
    fetchCounts: missingCall<Result<MenuCounts>, void>('fetchCounts'),
    sightFeed: missingFeed('sightFeed'),
  },
  actions: {
    keepCounts: assign((_, answer: Result<MenuCounts>) => (answer.ok ? { counts: answer.value } : {})),
    forgetCounts: assign({ counts: {} }),
  },
  guards: {
    ...answerGuards,
    opensInbox: (_, { grants }: { grants: Grants }) => countedPages.some((path) => opens(grants, path)),
    isInbox: (_, { path }: { path: string }) => countedPages.includes(path),
    hasChanged: stateIn({ on: { asking: 'changed' } }),
  },
  delays: { aMoment: 300, aWhile: 60_000 },
}).createMachine({
  id: 'menuCounts',
  context: { counts: {} },
  initial: 'off',
  states: {
    off: {
      entry: 'forgetCounts',
      on: {
        'session.opened': { guard: withEvent('opensInbox'), target: 'on' },
        'grants.changed': { guard: withEvent('opensInbox'), target: 'on' },
      },
    },
    on: {
      invoke: { src: 'sightFeed' },
      on: {
        'session.closed': 'off',
        'grants.changed': [{ guard: withEvent('opensInbox'), target: '.outdated' }, { target: 'off' }],
        'records.*': { guard: withEvent('isInbox'), target: '.outdated' },
        'window.hidden': '.unseen',
      },
      initial: 'outdated',
      states: {
        /** One call for many changes in a row. */
        outdated: { after: { aMoment: 'asking' }, on: { 'records.*': {} } },
        asking: {
          invoke: {
            src: 'fetchCounts',
            onDone: [
              { guard: 'hasChanged', target: 'outdated', actions: withOutput('keepCounts') },
              { target: 'known', actions: withOutput('keepCounts') },
            ],
            onError: [{ guard: 'hasChanged', target: 'outdated' }, { target: 'known' }],
          },
          initial: 'first',
          states: {
            first: { on: { 'records.*': { guard: withEvent('isInbox'), target: 'changed' } } },
            changed: { on: { 'records.*': {} } },
          },
        },
        known: { after: { aWhile: 'asking' } },
        unseen: { on: { 'window.shown': 'asking', 'records.*': {} } },
      },
    },
  },
});

export type MenuCountsActor = ActorRefFrom<typeof menuCountsMachine>;
