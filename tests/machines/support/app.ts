import { onTestFinished } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  fromPromise,
  type InspectionEvent,
} from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { defaultPreferences, type Preferences } from '#src/domain/looks/preferences.ts';
import type { MenuCounts } from '#src/domain/work/menu-counts.ts';
import { appMachine } from '#src/machines/shell/app.ts';
import type { Fact } from '#src/machines/facts.ts';
import { layoutMachine } from '#src/machines/shell/layout.ts';
import { logoutMachine } from '#src/machines/session/logout.ts';
import { type LoadedScreen, pageMachine } from '#src/machines/page.ts';
import { menuCountsMachine } from '#src/machines/shell/menu-counts.ts';
import { passwordChangeMachine, type PasswordChangeCall } from '#src/machines/session/password-change.ts';
import { preferencesMachine } from '#src/machines/shell/preferences.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import { comesTooLate } from '#src/machines/sending.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import { walk } from '#tests/coverage/walk.ts';
import { at } from './facts.ts';
import { feed, port } from './port.ts';
import { settled } from './run.ts';
import { boundSession } from './session.ts';
import { noScreen } from './tabs.ts';

interface AppStart {
  signedIn?: boolean;
  href?: string;
  inspect?: (event: InspectionEvent) => void;
  /** The logic of the content of every page. */
  logic?: AnyActorLogic;
}

/**
 * The whole actor system with all ports controlled by the test. Facts are routed as in the app: a navigation returns as
 * a location, others go to the root.
 */
export function startApp({ signedIn = false, href = '', inspect, logic }: AppStart = {}) {
  const session = boundSession();
  const signOut = port<Result<unknown>>();
  const changePassword = port<Result<unknown>, PasswordChangeCall>();
  const device = feed<{ type: 'device.changed'; mobile: boolean }>();
  const stored = feed<{ type: 'preferences.stored'; preferences: Preferences }>();
  const loadScreen = fromPromise<LoadedScreen, { path: string }>(() => Promise.resolve({ logic: logic ?? null }));
  const machine = appMachine.provide({
    actors: {
      session: session.machine,
      tabs: tabsMachine.provide({
        actors: { page: pageMachine.provide({ actors: { findScreen: noScreen, loadScreen } }) },
      }),
      layout: layoutMachine.provide({ actors: { deviceFeed: device.logic } }),
      preferences: preferencesMachine.provide({ actors: { storedFeed: stored.logic } }),
      menuCounts: menuCountsMachine.provide({
        actors: { fetchCounts: port<Result<MenuCounts>>().logic, sightFeed: feed().logic },
      }),
      passwordChange: passwordChangeMachine.provide({ actors: { changePassword: changePassword.logic } }),
      logout: logoutMachine.provide({ actors: { signOut: signOut.logic } }),
    },
  });
  const outOfSight = () => ({
    finishing: (root.system.get('tabs') as ActorRefFrom<typeof tabsMachine>).getSnapshot().context.finishing,
    behind: [],
  });
  const facts: Fact[] = [];
  const actors: AnyActorRef[] = [];
  const root = createActor(machine, {
    input: { signedIn, lastAccount: 'editor', expanded: true, preferences: defaultPreferences },
    inspect(event) {
      walk(event);
      inspect?.(event);
      if (event.type !== '@xstate.actor') return;
      const actor = event.actorRef as AnyActorRef;
      actors.push(actor);
      if ('on' in actor) actor.on('*', (fact) => comesTooLate(fact as Fact, actor, outOfSight) || carry(fact as Fact));
    },
  });
  root.start();
  onTestFinished(() => void root.stop());
  const visit = (to: string) => root.send(at(to));
  if (href) visit(href);

  return {
    ...session,
    changePassword,
    device,
    facts,
    root,
    signOut,
    visit,
    child: <Logic extends Parameters<typeof createActor>[0]>(id: string) => root.system.get(id) as ActorRefFrom<Logic>,
    /** All actors of one machine so far. */
    actorsOf: (source: string) => actors.filter(({ src }) => src === source),
    signIn: (password?: string, code?: string) =>
      session.signInAt(root.system.get('session') as ActorRefFrom<typeof sessionMachine>, password, code),
    grant: async () => {
      await session.grant();
      await settled();
    },
  };

  function carry(fact: Fact) {
    facts.push(fact);
    switch (fact.type) {
      case 'navigation.requested':
        root.send(at(fact.href, fact.owner ?? null));
        return;
      case 'session.opened':
        root.send({ ...fact, stored: [] });
        return;
      case 'notice':
      case 'reload.requested':
      case 'tabs.changed':
      case 'sidebar.toggled':
      case 'preferences.chosen':
      case 'actor.crashed':
      case 'draft.noted':
      case 'draft.dropped':
        return;
      default:
        root.send(fact);
    }
  }
}
