import {
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  emit,
  enqueueActions,
  type ErrorActorEvent,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';
import type { Preferences } from '#src/domain/looks/preferences.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent } from '#src/machines/params.ts';
import { layoutMachine } from './layout.ts';
import { menuCountsMachine } from './menu-counts.ts';
import { logoutMachine } from '#src/machines/session/logout.ts';
import { passwordChangeMachine } from '#src/machines/session/password-change.ts';
import { preferencesMachine } from './preferences.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import type { LocationChanged, LocationWanted, SessionStart } from '#src/machines/session/session-context.ts';
import type { TabsEvent } from './tabs-context.ts';
import { tabsMachine } from './tabs.ts';
import type { UndoRequested } from './undo.ts';

/** An undo, and the logic that carries it out: it is loaded for the first one. */
type UndoWanted = UndoRequested & { logic: AnyActorLogic };

type Event =
  | LocationChanged
  | LocationWanted
  | UndoWanted
  | FactOf<'logout.confirmed' | 'permissions.renewed'>
  | Exclude<TabsEvent, { type: `work.${string}` | 'tab.refresh' | `tab.close${string}` }>
  | ErrorActorEvent;

/** The state read from cookies and storage at the start of the app. */
interface Start extends SessionStart {
  expanded: boolean;
  preferences: Preferences;
}

/**
 * The root machine: it starts everything that lives as long as the app, and passes events to the right actors. It
 * starts the logout after the tabs have confirmed that no unsaved work would be lost, and before the session ends, so
 * that the call outlives the session (decision 006).
 */
export const appMachine = setup({
  types: {
    events: {} as Event,
    context: {} as Start & { undo: AnyActorRef | null },
    input: {} as Start,
    emitted: {} as FactOf<'actor.crashed'>,
  },
  actors: {
    session: sessionMachine,
    tabs: tabsMachine,
    layout: layoutMachine,
    preferences: preferencesMachine,
    menuCounts: menuCountsMachine,
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
    tellMenuCounts: sendTo('menuCounts', ({ event }) => event),
    startUndo: assign({
      undo: ({ context, spawn }, { logic }: UndoWanted): AnyActorRef => {
        const spawnUndo = spawn as unknown as (logic: AnyActorLogic, options: object) => AnyActorRef;
        return context.undo ?? spawnUndo(logic, { id: 'undo' });
      },
    }),
    tellUndo: enqueueActions(({ context: { undo }, event, enqueue }) => {
      if (undo) enqueue.sendTo(undo, event);
    }),
    tellCrash: emit((_, { error }: ErrorActorEvent) => fact({ type: 'actor.crashed', error })),
  },
}).createMachine({
  id: 'app',
  invoke: [
    { id: 'tabs', systemId: 'tabs', src: 'tabs' },
    { id: 'layout', systemId: 'layout', src: 'layout', input: ({ context }) => context },
    { id: 'preferences', systemId: 'preferences', src: 'preferences', input: ({ context }) => context.preferences },
    { id: 'menuCounts', systemId: 'menuCounts', src: 'menuCounts' },
    { id: 'passwordChange', systemId: 'passwordChange', src: 'passwordChange' },
    { id: 'session', systemId: 'session', src: 'session', input: ({ context }) => context },
  ],
  context: ({ input }) => ({ ...input, undo: null }),
  on: {
    'location.wanted': { actions: 'tellSession' },
    'location.changed': { actions: 'tellSession' },
    'undo.requested': { actions: [withEvent('startUndo'), 'tellUndo'] },
    'logout.requested': { actions: 'tellTabs' },
    'logout.confirmed': { actions: ['callServer', 'endSession'] },
    'session.opened': { actions: ['tellTabs', 'tellPasswordChange', 'tellMenuCounts'] },
    'session.closed': { actions: ['tellTabs', 'tellPasswordChange', 'tellPreferences', 'tellMenuCounts', 'tellUndo'] },
    'permissions.renewed': { actions: ['tellSession', 'tellPasswordChange'] },
    'grants.changed': { actions: ['tellTabs', 'tellMenuCounts'] },
    'page.admitted': { actions: ['tellTabs', 'tellLayout'] },
    'tab.named': { actions: 'tellTabs' },
    'tab.moved': { actions: 'tellTabs' },
    'tab.refreshRequested': { actions: 'tellTabs' },
    'records.*': { actions: ['tellTabs', 'tellMenuCounts'] },
    'page.unsaved': { actions: 'tellTabs' },
    'page.notSaved': { actions: 'tellTabs' },
    'xstate.error.actor.*': { actions: withEvent('tellCrash') },
  },
});
