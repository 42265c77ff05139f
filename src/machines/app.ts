import { emit, type ErrorActorEvent, sendTo, setup, spawnChild } from 'xstate';
import { fact, type FactOf } from './facts.ts';
import { layoutMachine } from './layout.ts';
import { logoutMachine } from './logout.ts';
import { passwordChangeMachine } from './password-change.ts';
import { sessionMachine } from './session.ts';
import type { LocationChanged, SessionStart } from './session-context.ts';
import { type TabsEvent, tabsMachine } from './tabs.ts';

type Event =
  | LocationChanged
  | FactOf<'logout.requested' | 'permissions.renewed'>
  | Extract<
      TabsEvent,
      {
        type:
          | 'session.opened'
          | 'session.closed'
          | 'grants.changed'
          | 'page.admitted'
          | 'tab.refreshRequested'
          | 'tab.named'
          | 'tab.moved'
          | 'records.changed';
      }
    >
  | ErrorActorEvent;

/** What the cookies said when the app started. */
interface Start extends SessionStart {
  expanded: boolean;
}

/**
 * The root: everything that lives as long as the app, and who hears what. Logout is started here, before the session ends,
 * so that its call outlives the session (decision 10).
 */
export const appMachine = setup({
  types: {
    events: {} as Event,
    context: {} as Start,
    input: {} as Start,
    emitted: {} as FactOf<'actor.crashed'>,
  },
  actors: {
    session: sessionMachine,
    tabs: tabsMachine,
    layout: layoutMachine,
    passwordChange: passwordChangeMachine,
    logout: logoutMachine,
  },
  actions: {
    callServer: spawnChild('logout'),
    endSession: sendTo('session', { type: 'session.ended' }),
    tellSession: sendTo('session', ({ event }) => event),
    tellTabs: sendTo('tabs', ({ event }) => event),
    tellLayout: sendTo('layout', { type: 'page.admitted' }),
    tellPasswordChange: sendTo('passwordChange', { type: 'session.closed' }),
    tellCrash: emit((_, { error }: ErrorActorEvent) => fact({ type: 'actor.crashed', error })),
  },
}).createMachine({
  id: 'app',
  description: 'The root of the actor system.',
  invoke: [
    { id: 'tabs', systemId: 'tabs', src: 'tabs' },
    { id: 'layout', systemId: 'layout', src: 'layout', input: ({ context }) => context },
    { id: 'passwordChange', systemId: 'passwordChange', src: 'passwordChange' },
    { id: 'session', systemId: 'session', src: 'session', input: ({ context }) => context },
  ],
  context: ({ input }) => input,
  on: {
    'location.changed': { actions: 'tellSession' },
    'logout.requested': { actions: ['callServer', 'endSession'] },
    'permissions.renewed': { actions: 'tellSession' },
    'session.opened': { actions: 'tellTabs' },
    'session.closed': { actions: ['tellTabs', 'tellPasswordChange'] },
    'grants.changed': { actions: 'tellTabs' },
    'page.admitted': { actions: ['tellTabs', 'tellLayout'] },
    'tab.named': { actions: 'tellTabs' },
    'tab.moved': { actions: 'tellTabs' },
    'tab.refreshRequested': { actions: 'tellTabs' },
    'records.changed': { actions: 'tellTabs' },
    'xstate.error.actor.*': { actions: { type: 'tellCrash', params: ({ event }) => event } },
  },
});
