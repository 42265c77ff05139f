import { emit, type ErrorActorEvent, sendTo, setup, spawnChild } from 'xstate';
import type { Preferences } from '#src/domain/preferences.ts';
import { fact, type FactOf } from './facts.ts';
import { layoutMachine } from './layout.ts';
import { logoutMachine } from './logout.ts';
import { passwordChangeMachine } from './password-change.ts';
import { preferencesMachine } from './preferences.ts';
import { sessionMachine } from './session.ts';
import type { LocationChanged, LocationWanted, SessionStart } from './session-context.ts';
import { type TabsEvent, tabsMachine } from './tabs.ts';

type Event =
  | LocationChanged
  | LocationWanted
  | FactOf<'logout.confirmed' | 'permissions.renewed'>
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
          | 'records.changed'
          | 'records.deleted'
          | 'records.operated'
          | 'records.outdated'
          | 'page.unsaved'
          | 'page.notSaved'
          | 'logout.requested';
      }
    >
  | ErrorActorEvent;

/** What cookies and storage said when the app started. */
interface Start extends SessionStart {
  expanded: boolean;
  preferences: Preferences;
}

/**
 * The root: everything that lives as long as the app, and who hears what. Logout is started here, once the tabs say that no
 * unsaved work stands in its way, and before the session ends, so that its call outlives the session (decision 006).
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
    preferences: preferencesMachine,
    passwordChange: passwordChangeMachine,
    logout: logoutMachine,
  },
  actions: {
    callServer: spawnChild('logout'),
    endSession: sendTo('session', { type: 'session.ended' }),
    tellSession: sendTo('session', ({ event }) => event),
    tellTabs: sendTo('tabs', ({ event }) => event),
    tellLayout: sendTo('layout', ({ event }) => event),
    tellPasswordChange: sendTo('passwordChange', ({ event }) => event),
    tellPreferences: sendTo('preferences', ({ event }) => event),
    tellCrash: emit((_, { error }: ErrorActorEvent) => fact({ type: 'actor.crashed', error })),
  },
}).createMachine({
  id: 'app',
  description: 'The root of the actor system.',
  invoke: [
    { id: 'tabs', systemId: 'tabs', src: 'tabs' },
    { id: 'layout', systemId: 'layout', src: 'layout', input: ({ context }) => context },
    { id: 'preferences', systemId: 'preferences', src: 'preferences', input: ({ context }) => context.preferences },
    { id: 'passwordChange', systemId: 'passwordChange', src: 'passwordChange' },
    { id: 'session', systemId: 'session', src: 'session', input: ({ context }) => context },
  ],
  context: ({ input }) => input,
  on: {
    'location.wanted': { actions: 'tellSession' },
    'location.changed': { actions: 'tellSession' },
    'logout.requested': { actions: 'tellTabs' },
    'logout.confirmed': { actions: ['callServer', 'endSession'] },
    'session.opened': { actions: ['tellTabs', 'tellPasswordChange'] },
    'session.closed': { actions: ['tellTabs', 'tellPasswordChange', 'tellPreferences'] },
    'permissions.renewed': { actions: ['tellSession', 'tellPasswordChange'] },
    'grants.changed': { actions: 'tellTabs' },
    'page.admitted': { actions: ['tellTabs', 'tellLayout'] },
    'tab.named': { actions: 'tellTabs' },
    'tab.moved': { actions: 'tellTabs' },
    'tab.refreshRequested': { actions: 'tellTabs' },
    'records.*': { actions: 'tellTabs' },
    'page.unsaved': { actions: 'tellTabs' },
    'page.notSaved': { actions: 'tellTabs' },
    'xstate.error.actor.*': { actions: { type: 'tellCrash', params: ({ event }) => event } },
  },
});
