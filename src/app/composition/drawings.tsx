import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { defaultPreferences } from '#src/domain/looks/preferences.ts';
import { loginPath } from '#src/domain/routes/location.ts';
import { type Language, languages } from '#src/i18n/languages.ts';
import { changeLanguage, startTexts } from '#src/i18n/setup.ts';
import { authMachine } from '#src/machines/session/auth.ts';
import { permissionsMachine } from '#src/machines/session/permissions.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { appMachine } from '#src/machines/shell/app.ts';
import { layoutMachine } from '#src/machines/shell/layout.ts';
import { preferencesMachine } from '#src/machines/shell/preferences.ts';
import type { LoginHelperProps } from '#src/views/app-context.ts';
import { AppTree } from './app-view.tsx';
import { appActorsOf } from './app-actors.ts';
import { createErrorLog } from './error-log.ts';
import { createNotices } from './notices.ts';

/**
 * The drawings that index.html can show before any script is loaded: the login page, or the first frame of a signed-in
 * person.
 */
type Drawing = 'login' | 'frame';

/**
 * The HTML of both drawings in each language, rendered from the components of the app during the build (decision 050).
 */
export async function drawAll(LoginHelper: ComponentType<LoginHelperProps> | null) {
  await startTexts('zh');
  const drawings: { what: Drawing; language: Language; html: string }[] = [];
  for (const language of languages) {
    await changeLanguage(language);
    for (const what of ['login', 'frame'] as const) drawings.push({ what, language, html: draw(what, LoginHelper) });
  }
  return drawings;
}

const silent = fromCallback(() => {});
const unanswered = <Answer,>() => fromPromise<Answer, void>(() => new Promise(() => {}));

/** The app before the first answer. */
const appWithoutWorld = appMachine.provide({
  actors: {
    layout: layoutMachine.provide({ actors: { deviceFeed: silent } }),
    preferences: preferencesMachine.provide({ actors: { storedFeed: silent } }),
    session: sessionMachine.provide({
      actors: {
        auth: authMachine.provide({ actors: { fetchCaptcha: unanswered() } }),
        permissions: permissionsMachine.provide({
          actors: { fetchAccount: unanswered(), fetchPermissions: unanswered() },
        }),
        fetchMenuOrder: unanswered(),
        tokenFeed: silent,
      },
    }),
  },
});

function draw(drawing: Drawing, LoginHelper: ComponentType<LoginHelperProps> | null): string {
  const root = createActor(appWithoutWorld, {
    input: { signedIn: drawing === 'frame', lastAccount: null, expanded: true, preferences: defaultPreferences },
  });
  root.start();
  root.send({ type: 'location.changed', location: { path: loginPath, search: '', hash: '' }, owner: null });
  const errorLog = createErrorLog(() => []);
  const facade = {
    ...appActorsOf(root),
    offers: () => true,
    checkRecord: () => Promise.resolve([]),
    checkStored: () => Promise.resolve([]),
    specialDays: () => Promise.resolve([]),
    logOut: nothing,
    loadDialog: () => Promise.reject(new Error('nothing is loaded while the app is built')),
    changeLanguage: nothing,
    prepareFirstPage: nothing,
    settled: () => Promise.resolve(),
    screenOf: () => null,
    LoginHelper,
    Wall: () => null,
    errorLog,
    reportError: nothing,
    hasUnsaved: () => false,
  };
  const notices = createNotices(() => '', nothing);
  try {
    return renderToString(
      <AppTree facade={facade} app={{ basePath: '/', notices, errorLog, reload: nothing, undo: nothing, root }} />,
    );
  } finally {
    root.stop();
  }
}

function nothing() {}
