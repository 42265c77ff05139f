import { type ActorRefFrom, type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import { createAuthApi } from '#src/api/auth.ts';
import { createHttp } from '#src/api/http.ts';
import { commonText } from '#src/i18n/setup.ts';
import { missedMessage } from '#src/domain/shell/notice.ts';
import { openHref } from '#src/domain/shell/tabs.ts';
import type { Fact } from '#src/machines/facts.ts';
import type { idleMachine } from '#src/machines/session/idle.ts';
import type { layoutMachine } from '#src/machines/shell/layout.ts';
import type { passwordChangeMachine } from '#src/machines/session/password-change.ts';
import type { preferencesMachine } from '#src/machines/shell/preferences.ts';
import { comesTooLate } from '#src/machines/sending.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import type { tabsMachine } from '#src/machines/shell/tabs.ts';
import { hasUnsavedWork } from '#src/machines/shell/unsaved-work.ts';
import { noticeText } from '#src/views/notices/notice-text.ts';
import { applyAppearance } from '#src/app/browser/appearance.ts';
import type { Config } from '#src/app/config.ts';
import { cookieNames, createCookies, yearDays } from '#src/app/browser/cookies.ts';
import { createCredentials } from '#src/app/stores/credentials.ts';
import { createErrorLog } from './error-log.ts';
import { createFreshStart } from '#src/app/browser/fresh-start.ts';
import { isAbandoned } from '#src/app/browser/last-input.ts';
import { guardKeys } from '#src/app/browser/key-guard.ts';
import { createNavigation } from '#src/app/browser/navigation.ts';
import { createDrafts } from '#src/app/stores/drafts.ts';
import { guardWork } from './guard-work.ts';
import { createNotices } from './notices.ts';
import { bindApp } from './ports.ts';
import { createPreferenceStore } from '#src/app/stores/preference-store.ts';
import { createScreens } from './screens.ts';
import { tabStore } from '#src/app/stores/tab-store.ts';

/** What the app cannot know by itself; tests give other values. */
export interface World {
  config: Config;
  /** Vite's `base`. */
  basePath: string;
  reload: () => void;
  /** Further listeners to the actor system: the visualiser, the tests' coverage. */
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

export type App = ReturnType<typeof createApp>;

/**
 * Builds the app outside React: the HTTP client, the actor system with its ports bound, and the bridge that carries what
 * machines tell to where it belongs. Nothing runs before `start`.
 */
export function createApp({ config, basePath, reload, inspect }: World) {
  const cookies = createCookies(basePath);
  const credentials = createCredentials(cookies);
  const navigation = createNavigation(basePath);
  const errorLog = createErrorLog(() => [cookies.read(cookieNames.token) ?? '']);
  const notices = createNotices(
    (notice) => noticeText(commonText, notice),
    (words) => errorLog.add(words, missedMessage),
  );
  /** Whether a reload would lose what somebody typed. */
  const hasUnsaved = () => hasUnsavedWork(actorsOf(root).tabs.getSnapshot().context.unsaved);
  const startAfresh = createFreshStart({ basePath, reload, hasUnsaved });
  const isViewOnly = () => actorsOf(root).session.getSnapshot().context.viewing !== null;
  const { idleMinutes } = config;
  const http = createHttp({
    baseUrl: config.apiUrl,
    authorizationPrefix: config.authorizationPrefix,
    // A timer, or a click before time is measured, may come first after hours: it sends nothing.
    token: () =>
      session().matches({ member: 'granted' }) && isAbandoned(idleMinutes)
        ? { kind: 'foreign' }
        : credentials.forCall(),
    isViewOnly,
    onNewVersion: () => notices.add({ code: 'server.newer' }),
  });
  const drafts = createDrafts({
    storage: () => globalThis.localStorage,
    now: Date.now,
    onMemoryOnly: () => notices.add({ code: 'drafts.memoryOnly' }),
  });
  const session = () => actorsOf(root).session.getSnapshot();
  const ownDrafts = () => {
    const { account } = session().context;
    return account && drafts.of(account.account);
  };
  const listHref = (path: string) => openHref(actorsOf(root).tabs.getSnapshot().context.tabs, path);
  const screens = createScreens({ http, session, drafts: ownDrafts, listHref, mapKey: config.mapKey });

  const preferences = createPreferenceStore(cookies);

  const surroundings = {
    http,
    auth: createAuthApi(http),
    cookies,
    credentials,
    preferences,
    idleMinutes,
    loadScreen: screens.load,
  };
  const root = createActor(bindApp(surroundings), {
    input: {
      signedIn: credentials.isPresent(),
      lastAccount: cookies.read(cookieNames.account),
      expanded: cookies.read(cookieNames.sidebar) !== '0',
      preferences: preferences.read(),
    },
    inspect(event) {
      inspect?.(event);
      if (event.type === '@xstate.actor') listen(event.actorRef as AnyActorRef);
    },
  });

  let stopGuarding = () => {};

  return {
    basePath,
    cookies,
    http,
    root,
    screens,
    notices,
    errorLog,
    hasUnsaved,
    report,
    reload,
    actors: () => actorsOf(root),
    start,
  };

  /** Runs the actor system until the returned function is called. */
  function start() {
    const stopCollecting = errorLog.collect();
    root.start();
    const look = () => void applyAppearance(actorsOf(root).preferences.getSnapshot().context);
    look();
    actorsOf(root).preferences.subscribe(look);
    actorsOf(root).session.subscribe((current) => {
      // The wanted page's chunk loads beside the permission fetch; its data waits for the grants (decision 002).
      const wanted = current.context.returnTo?.location ?? current.context.location;
      if (current.hasTag('waiting') && wanted) screens.preload(wanted.path);
    });
    const tell = () => {
      root.send({ ...navigation.current(), type: 'location.wanted' });
      credentials.check();
      root.send(navigation.current());
    };
    if (credentials.isPresent() && isAbandoned(idleMinutes)) {
      notices.add({ code: 'session.idle' });
      root.send({ type: 'logout.confirmed' });
    }
    // Watching comes first: judging the first location may already lead elsewhere.
    const stopWatching = navigation.watch(tell);
    stopGuarding = guardWork({ tabs: actorsOf(root).tabs, flush: drafts.flush });
    const stopGuardingKeys = guardKeys(takeEscape);
    tell();
    return () => {
      drafts.flush();
      stopGuardingKeys();
      stopCollecting();
      stopWatching();
      stopGuarding();
      root.stop();
    };
  }

  /** Two dialogs stand above all others, which must not hear it: to the countdown it means to stay, to expiry nothing. */
  function takeEscape(): boolean {
    const idle = session().children['idle'] as ActorRefFrom<typeof idleMachine> | undefined;
    const isCounting = idle?.getSnapshot().matches('counting') ?? false;
    if (isCounting) idle?.send({ type: 'stay' });
    return isCounting || session().matches('expired');
  }

  /** Keeps an error for the log; a part of the app that is gone since a deployment is had by starting afresh. */
  function report(error: unknown, info: string) {
    errorLog.add(error, info);
    void startAfresh(error);
  }

  function listen(actor: AnyActorRef) {
    if ('on' in actor)
      actor.on('*', (emitted) => comesTooLate(emitted as Fact, actor, pagesOutOfSight) || carry(emitted as Fact));
  }

  function pagesOutOfSight() {
    const { left, tabs, active, pages } = actorsOf(root).tabs.getSnapshot().context;
    return { left, behind: tabs.flatMap(({ id, path }) => (path === active ? [] : (pages[id]?.actor ?? []))) };
  }

  function carry(fact: Fact) {
    switch (fact.type) {
      case 'notice':
        // While the expiry dialog is open it says all there is to say (decision 006).
        if (!actorsOf(root).session.getSnapshot().matches('expired')) notices.add(fact.notice);
        return;
      case 'navigation.requested':
        navigation.go(fact.href, { replace: fact.replace, owner: fact.owner ?? null });
        return;
      case 'reload.requested':
        // Nobody is asked: the session is over, and what was typed is offered back (decision 006).
        drafts.flush();
        stopGuarding();
        reload();
        return;
      case 'session.closed':
        // Whoever logs in next has no business with them.
        errorLog.clear();
        tabStore.close();
        root.send(fact);
        return;
      case 'grants.changed': {
        const { account } = session().context;
        if (account) cookies.write(cookieNames.role, account.roleName);
        root.send(fact);
        return;
      }
      case 'draft.noted':
        ownDrafts()?.note(fact.path, fact.version, fact.values, fact.copied);
        return;
      case 'draft.dropped':
        ownDrafts()?.drop(fact.path);
        return;
      case 'session.opened':
        root.send({ ...fact, stored: tabStore.open(fact.account.account) });
        return;
      case 'tabs.changed':
        tabStore.write(fact.account, fact.tabs);
        return;
      case 'sidebar.toggled':
        cookies.write(cookieNames.sidebar, fact.expanded ? '1' : '0', yearDays);
        return;
      case 'preferences.chosen':
        if (!preferences.write(fact.preferences)) notices.add({ code: 'preferences.unkept' });
        return;
      case 'actor.crashed':
        console.error(fact.error);
        report(fact.error, 'actor');
        return;
      default:
        root.send(fact);
    }
  }
}

/** The actors that live as long as the app; there once the root has started. */
function actorsOf(root: { system: { get: (id: string) => unknown } }) {
  return {
    session: root.system.get('session') as ActorRefFrom<typeof sessionMachine>,
    tabs: root.system.get('tabs') as ActorRefFrom<typeof tabsMachine>,
    layout: root.system.get('layout') as ActorRefFrom<typeof layoutMachine>,
    preferences: root.system.get('preferences') as ActorRefFrom<typeof preferencesMachine>,
    passwordChange: root.system.get('passwordChange') as ActorRefFrom<typeof passwordChangeMachine>,
  };
}
