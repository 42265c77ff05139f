import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import { createAuthApi } from '#src/api/auth.ts';
import { createHttp } from '#src/api/http.ts';
import { wallPath } from '#src/domain/routes/location.ts';
import { missedMessage } from '#src/domain/shell/notice.ts';
import { openHref } from '#src/domain/shell/tabs.ts';
import { commonText } from '#src/i18n/setup.ts';
import { hasUnsavedWork } from '#src/machines/shell/unsaved-work.ts';
import { noticeText } from '#src/views/notices/notice-text.ts';
import { applyAppearance } from '#src/app/browser/appearance.ts';
import { cookieNames, createCookies } from '#src/app/browser/cookies.ts';
import { isFirstInTab } from '#src/app/browser/first-in-tab.ts';
import { interceptKeys } from '#src/app/browser/intercept-keys.ts';
import { isAbandoned } from '#src/app/browser/last-activity.ts';
import { createNavigation } from '#src/app/browser/navigation.ts';
import { createOtherTabs } from '#src/app/browser/other-tabs.ts';
import { createReloadAfterDeployment } from '#src/app/browser/reload-after-deployment.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { claimStorage } from '#src/app/browser/storage-version.ts';
import type { Config } from '#src/app/config.ts';
import { createDraftStore } from '#src/app/stores/draft-store.ts';
import { createPreferenceStore } from '#src/app/stores/preference-store.ts';
import { createTokenStore } from '#src/app/stores/token-store.ts';
import { type AppActors, appActorsOf } from './app-actors.ts';
import { bindApp } from './bind-app.ts';
import { createFactDelivery } from './deliver-facts.ts';
import { createErrorLog } from './error-log.ts';
import { createNotices } from './notices.ts';
import { createScreens } from './screens.ts';
import { takeEscape } from './take-escape.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

/** The environment of the app; tests pass other values. */
export interface Surroundings {
  config: Config;
  /** Vite's `base`. */
  basePath: string;
  reload: () => void;
  /** Answers of the back end wait for it: until the app is visible, nothing that it shows may change (decision 050). */
  shown?: Promise<void>;
  /** Also receives all inspection events of the actor system, for the inspector or the coverage of the tests. */
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

export type App = ReturnType<typeof createApp>;

/**
 * Builds the app outside React: stores, browser, HTTP client, and the actor system with its ports bound. Nothing runs before
 * `start`.
 */
export function createApp({ config, basePath, reload, shown, inspect }: Surroundings) {
  const { idleMinutes } = config;
  const cookies = createCookies(basePath);
  const tokenStore = createTokenStore(cookies);
  const preferenceStore = createPreferenceStore(cookies);
  const navigation = createNavigation(basePath);
  const otherTabs = createOtherTabs();
  const errorLog = createErrorLog(() => [cookies.read(cookieNames.token) ?? '']);
  const notices = createNotices(
    (notice) => noticeText(commonText, notice),
    (words) => errorLog.add(words, missedMessage),
  );
  const draftStore = createDraftStore({
    storage: () => globalThis.localStorage,
    now: Date.now,
    window: randomId(),
    onMemoryOnly: () => notices.add({ code: 'drafts.memoryOnly' }),
  });

  let started: AppActors | null = null;
  // The system drops an actor that has ended, like the session while the page reloads: calls may still fail then.
  const actors = () => started ?? appActorsOf(root);
  const session = () => actors().session.getSnapshot();
  // A wall screen has no user, so no idle time ends its session (decision 046).
  const isOnWall = () => navigation.current().location.path === wallPath;
  const isLeft = () => isAbandoned(idleMinutes) && !isOnWall();
  const hasUnsaved = () => hasUnsavedWork(actors().tabs.getSnapshot().context.unsaved);
  const ownDrafts = () => {
    const { account } = session().context;
    return account && draftStore.of(account.account);
  };

  const http = createHttp({
    baseUrl: config.apiUrl,
    authorizationPrefix: config.authorizationPrefix,
    // After hours a timer or a click may come before idle time is measured. Its call must not be sent.
    token: () => (session().matches({ member: 'granted' }) && isLeft() ? { kind: 'foreign' } : tokenStore.forCall()),
    ready: shown,
    isViewOnly: () => session().context.viewing !== null,
    onNewVersion: () => notices.add({ code: 'server.newer' }),
  });

  const screens = createScreens({
    http,
    session,
    drafts: ownDrafts,
    listHref: (path) => openHref(actors().tabs.getSnapshot().context.tabs, path),
    mapKey: config.mapKey,
  });

  const reloadIfOutdated = createReloadAfterDeployment({ basePath, reload, hasUnsaved });
  let stopWarning = () => {};

  const listen = createFactDelivery({
    sendToRoot: (event) => root.send(event),
    actors,
    ownDrafts,
    cookies,
    preferenceStore,
    navigation,
    otherTabs,
    notices,
    errorLog,
    reportError,
    reloadWithoutAsking,
  });

  const root = createActor(
    bindApp({
      http,
      auth: createAuthApi(http),
      cookies,
      tokenStore,
      idleMinutes,
      isOnWall,
      preferenceStore,
      screens,
    }),
    {
      input: {
        signedIn: tokenStore.isPresent(),
        lastAccount: cookies.read(cookieNames.account),
        expanded: cookies.read(cookieNames.sidebar) !== '0',
        preferences: preferenceStore.read(),
      },
      inspect(event) {
        inspect?.(event);
        if (event.type === '@xstate.actor') listen(event.actorRef as AnyActorRef);
      },
    },
  );

  return { basePath, cookies, http, root, screens, notices, errorLog, hasUnsaved, reportError, reload, actors, start };

  /** Runs the actor system until the returned function is called. */
  function start() {
    const stopCollecting = errorLog.collect();
    root.start();
    started = appActorsOf(root);
    const { preferences, tabs, session: sessionActor } = started;
    const showAppearance = () => void applyAppearance(preferences.getSnapshot().context);
    showAppearance();
    preferences.subscribe(showAppearance);
    sessionActor.subscribe((current) => {
      // The chunk of the requested page loads in parallel with the permission fetch; its data waits for the grants
      // (decision 002).
      const wanted = current.context.returnTo?.location ?? current.context.location;
      if (current.hasTag('waiting') && wanted) screens.preload(wanted.path);
    });
    const reportLocation = () => {
      root.send({ ...navigation.current(), type: 'location.wanted' });
      tokenStore.check();
      root.send(navigation.current());
    };
    if (tokenStore.isPresent() && isLeft()) {
      notices.add({ code: 'session.idle' });
      root.send({ type: 'logout.confirmed' });
    }
    if (!globalThis.isSecureContext && isFirstInTab('insecure')) notices.add({ code: 'address.insecure' });
    const stopClaiming = claimStorage(() => isFirstInTab('older') && notices.add({ code: 'build.older' }));
    // Watched before the first report, because the answer may already navigate to another page.
    const stopWatching = navigation.watch(reportLocation);
    stopWarning = warnBeforeUnload({ tabs, saveDrafts: draftStore.flush });
    const stopHearing = otherTabs.watch((path) => root.send({ type: 'records.changed', path, record: null }));
    const stopIntercepting = interceptKeys(() => takeEscape(sessionActor));
    reportLocation();
    return () => {
      draftStore.flush();
      stopClaiming();
      stopHearing();
      stopIntercepting();
      stopCollecting();
      stopWatching();
      stopWarning();
      root.stop();
    };
  }

  /** Logs an error. If it reports that a deployment has removed a part of the app, the page is reloaded. */
  function reportError(error: unknown, info: string) {
    errorLog.add(error, info);
    void reloadIfOutdated(error);
  }

  /** The session is over. Typed values are stored, and offered again after the next login (decision 006). */
  function reloadWithoutAsking() {
    draftStore.flush();
    stopWarning();
    reload();
  }
}
