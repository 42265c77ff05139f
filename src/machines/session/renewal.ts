import { emit, setup, stateIn } from 'xstate';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { permissionsMachine } from './permissions.ts';
import { missingFeed } from '#src/machines/ports.ts';

/** Why the permissions may be out of date: a call was denied, or the person has returned to the window. */
export type RenewalTrigger = { type: 'permission.denied' } | { type: 'window.focused' };

/**
 * Fetches the permissions again during a session (decision 015), at most once a minute. After a denial within that
 * minute they are fetched as soon as the minute is over. A failed fetch changes nothing and shows nothing.
 */
export const renewalMachine = setup({
  types: { events: {} as RenewalTrigger, emitted: {} as FactOf<'permissions.renewed' | 'actor.crashed'> },
  actors: { permissions: permissionsMachine, doubtFeed: missingFeed('doubtFeed') },
  actions: {
    tellRenewed: emit((_, outcome: PermissionsOutcome) => fact({ type: 'permissions.renewed', outcome })),
    tellCrash: emit((_, { error }: { error: unknown }) => fact({ type: 'actor.crashed', error })),
  },
  guards: {
    isAnswered: (_, { kind }: PermissionsOutcome) => kind === 'granted' || kind === 'empty',
    isOwed: stateIn({ resting: 'owed' }),
  },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'renewal',
  invoke: { src: 'doubtFeed', onError: { actions: withEvent('tellCrash') } },
  initial: 'resting',
  states: {
    resting: {
      initial: 'nothingOwed',
      states: {
        nothingOwed: { on: { 'permission.denied': 'owed' } },
        owed: {},
      },
      after: { minute: [{ guard: 'isOwed', target: 'asking' }, { target: 'ready' }] },
    },
    ready: { on: { 'permission.denied': 'asking', 'window.focused': 'asking' } },
    asking: {
      invoke: {
        src: 'permissions',
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'resting',
            actions: withOutput('tellRenewed'),
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting', actions: withEvent('tellCrash') },
      },
    },
  },
});
