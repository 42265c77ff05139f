import { type AnyActorLogic, type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import { createAuthApi } from '#src/api/auth.ts';
import { connect as connectToChosen } from '#src/api/provider/chosen.ts';
import type { Connect } from '#src/api/provider/connect.ts';
import type { Offers } from '#src/domain/capabilities.ts';
import type { Undo } from '#src/domain/content/undo.ts';
import { wallPath } from '#src/domain/routes/location.ts';
import { openHref } from '#src/domain/shell/tabs.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { hasUnsavedWork } from '#src/machines/shell/unsaved-work.ts';
import { cookieNames } from '#src/app/browser/cookies.ts';
import { isAbandoned } from '#src/app/browser/last-activity.ts';
import { createReloadAfterDeployment } from '#src/app/browser/reload-after-deployment.ts';
import type { Config } from '#src/app/config.ts';
import type { PageWorld } from '#src/app/screen.ts';
import { type AppActors, appActorsOf } from './app-actors.ts';
import { bindApp } from './bind-app.ts';
import { connectBrowser } from './connect-browser.ts';
import { createServices } from './create-services.ts';
import { createFactDelivery } from './deliver-facts.ts';
import { createScreens } from './screens.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

/** The environment of the app; tests pass other values. */
export interface Surroundings {
  config: Config;
  /** Vite's `base`. */
  basePath: string;
  reload: () => void;
  /** Connects to the server; by default to that of the build. */
  connect?: Connect | undefined;
  /** Answers of the back end wait for it: until the app is visible, nothing that it shows may change (decision 050). */
  shown?: Promise<void>;
  /** Receives every event of the actor system: for the visualiser, or for the coverage of the tests. */
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

export type App = ReturnType<typeof createApp>;

/**
 * Builds the app outside React: stores, browser, HTTP client, and the actor system with its ports bound. Nothing runs before
 * `start`.
 */
export function createApp({ config, basePath, reload, connect = connectToChosen, shown, inspect }: Surroundings) {
  const services = createServices(basePath);
  const { cookies, draftStore, errorLog, notices, tokenStore } = services;

  let started: AppActors | null = null;
  // The system drops an actor that has ended, like the session while the page reloads: calls may still fail then.
  const actors = () => started ?? appActorsOf(root);
  const session = () => actors().session.getSnapshot();
  // A wall display has no user in front of it, so idle time does not end its session (decision 046).
  const isOnWall = () => services.navigation.current().location.path === wallPath;
  const isLeft = () => isAbandoned(config.idleMinutes) && !isOnWall();
  const hasUnsaved = () => hasUnsavedWork(actors().tabs.getSnapshot().context.unsaved);
  const ownDrafts = () => {
    const { account } = session().context;
    return account && draftStore.of(account.account);
  };

  const { http, missing } = connect({
    report: (line) => errorLog.add(line, 'api'),
    baseUrl: config.apiUrl,
    authorizationPrefix: config.authorizationPrefix,
    // After hours a timer or a click may come before idle time is measured. Its call must not be sent.
    token: () => (session().matches({ member: 'granted' }) && isLeft() ? { kind: 'foreign' } : tokenStore.forCall()),
    ready: shown,
    isViewOnly: () => session().context.viewing !== null,
    onNewVersion: () => notices.add({ code: 'server.newer' }),
  });
  const offers: Offers = (capability) => !missing.includes(capability);

  const world: PageWorld = {
    http,
    offers,
    session,
    drafts: ownDrafts,
    listHref: (path) => openHref(actors().tabs.getSnapshot().context.tabs, path),
    approvals: config.approvals ?? {},
    mapKey: config.mapKey,
    publicAddresses: config.publicAddresses,
    checksOff: config.checksOff ?? [],
  };
  const screens = createScreens(world);

  const reloadIfOutdated = createReloadAfterDeployment({ basePath, reload, hasUnsaved });
  let stopWarning = () => {};
  let undoLogic: Promise<AnyActorLogic> | null = null;

  const listen = createFactDelivery({
    services,
    sendToRoot: (event) => root.send(event),
    actors,
    ownDrafts,
    reportError,
    reloadWithoutAsking,
  });

  const root = createActor(
    bindApp({
      ...services,
      http,
      offers,
      auth: createAuthApi(http),
      idleMinutes: config.idleMinutes,
      isOnWall,
      screens,
    }),
    {
      input: {
        signedIn: tokenStore.isPresent(),
        lastAccount: cookies.read(cookieNames.account),
        expanded: cookies.read(cookieNames.sidebar) !== '0',
        preferences: services.preferenceStore.read(),
      },
      inspect(event) {
        inspect?.(event);
        if (event.type === '@xstate.actor') listen(event.actorRef as AnyActorRef);
      },
    },
  );

  return {
    ...services,
    basePath,
    http,
    world,
    offers,
    root,
    screens,
    hasUnsaved,
    reportError,
    reload,
    undo,
    actors,
    start,
  };

  /** Runs the actor system until the returned function is called. */
  function start() {
    const stopCollecting = errorLog.collect();
    root.start();
    started = appActorsOf(root);
    // Before the address is first reported, which may already reload the page.
    stopWarning = warnBeforeUnload({ tabs: started.tabs, saveDrafts: draftStore.flush });
    const disconnect = connectBrowser({ services, actors: started, root, screens, isLeft });
    return () => {
      draftStore.flush();
      disconnect();
      stopCollecting();
      stopWarning();
      root.stop();
    };
  }

  /** Undoes the act that a notice reports. Its logic is loaded for the first one. */
  function undo(act: Undo) {
    const { account } = session().context;
    const isSamePerson = () => session().context.account?.account === account?.account;
    undoLogic ??= imported(() => import('#src/app/bindings/undo.ts')).then(({ bindUndo }) => bindUndo(world));
    undoLogic.then(
      (logic) => isSamePerson() && root.send({ type: 'undo.requested', undo: act, logic }),
      (error: unknown) => {
        undoLogic = null;
        if (isSamePerson())
          notices.add({ code: 'undo.failed', title: act.title, failure: { kind: 'network' }, undo: act });
        errorLog.add(error, 'undo');
      },
    );
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
