import { Button, MantineProvider } from '@mantine/core';
import '#src/views/styles/base.ts';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Router } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { imported } from '#src/i18n/import-afresh.ts';
import { isolated } from '#src/i18n/legible.ts';
import { changeLanguage, loadTexts } from '#src/i18n/setup.ts';
import type { authMachine } from '#src/machines/auth.ts';
import {
  type AppFacade,
  AppProvider,
  type LoginHelperProps,
  type SessionActor,
  useApp,
} from '#src/views/app-context.ts';
import { LoginScreen } from '#src/views/auth/login-screen.tsx';
import { CrashScreen } from '#src/views/errors/crash-screen.tsx';
import { ErrorScreen } from '#src/views/errors/error-screen.tsx';
import { WaitingScreen } from '#src/views/errors/waiting-screen.tsx';
import { ErrorBoundary } from '#src/views/parts/error-boundary.tsx';
import { late } from '#src/views/parts/late.tsx';
import { usePageTitle } from '#src/views/shell/use-page-title.ts';
import { colourSchemeOf } from '#src/views/preferences/colour-scheme.ts';
import { cssVariables, theme } from '#src/views/theme.ts';
import { cookieNames, yearDays } from './cookies.ts';
import type { App } from './create-app.ts';
import { IdleWarning } from './idle-warning.tsx';
import { Messages } from './messages.tsx';
import classes from './app-view.module.css';

const Shell = late(async () => {
  const [{ Shell: Loaded }] = await Promise.all([
    imported(() => import('#src/views/shell/shell.tsx')),
    loadTexts('shell'),
  ]);
  return Loaded;
});

/** Seldom seen; `/error` must be there without a network. */
const AuthRedirectScreen = late(
  async () => (await imported(() => import('#src/views/auth/auth-redirect-screen.tsx'))).AuthRedirectScreen,
);
const DeniedScreen = late(
  async () => (await imported(() => import('#src/views/errors/denied-screen.tsx'))).DeniedScreen,
);

/** The shell has its own; this one is for the pages without it, where a session may expire too. */
const ExpiryDialog = late(async () => {
  const [{ ExpiryDialog: Loaded }] = await Promise.all([
    imported(() => import('#src/views/shell/expiry-dialog.tsx')),
    loadTexts('shell'),
  ]);
  return Loaded;
});

interface Props {
  app: App;
  LoginHelper?: ComponentType<LoginHelperProps> | null;
}

/** The app on the screen: theme, address, actors, and whatever the guard admitted. */
export function AppView({ app, LoginHelper = null }: Props) {
  const facade = useMemo(() => facadeOf(app, LoginHelper), [app, LoginHelper]);
  const colourScheme = useMemo(() => colourSchemeOf(facade.preferences), [facade]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colourScheme}
    >
      <Router base={app.basePath.replace(/\/$/, '')}>
        <AppProvider value={facade}>
          <ErrorBoundary fallback={() => <CrashScreen />} onError={facade.reportError}>
            <Admitted />
            <IdleWarning />
            <DocumentTitle />
          </ErrorBoundary>
          <Messages app={app} />
        </AppProvider>
      </Router>
    </MantineProvider>
  );
}

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;

const selectWaiting = (snapshot: SessionSnapshot) => snapshot.hasTag('waiting');
const selectAuth = (snapshot: SessionSnapshot) =>
  snapshot.children.auth as ActorRefFrom<typeof authMachine> | undefined;
const selectIsGuest = (snapshot: SessionSnapshot) => snapshot.matches('guest');
const selectExpired = (snapshot: SessionSnapshot) => snapshot.matches('expired');
const selectPath = (snapshot: SessionSnapshot) => snapshot.context.admitted?.path ?? null;

/** The pages of a signed-in person that stand without the shell. */
const plainScreens: Readonly<Record<string, ComponentType>> = {
  '/auth-redirect': AuthRedirectScreen,
  '/401': DeniedScreen,
  '/error': ErrorScreen,
};

/** Shows what the session admitted, never the address itself, so that nothing protected can flash (product 4). */
function Admitted() {
  const { session, reportError } = useApp();
  const waiting = useSelector(session, selectWaiting);
  const isGuest = useSelector(session, selectIsGuest);
  const auth = useSelector(session, selectAuth);
  const path = useSelector(session, selectPath);
  const expired = useSelector(session, selectExpired);

  useEffect(() => {
    if (waiting) void Shell.preload();
  }, [waiting]);

  if (waiting) return <WaitingScreen />;
  if (path === null) return null;
  if (isGuest) return auth ? <LoginScreen auth={auth} /> : <AuthRedirectScreen />;
  const PlainScreen = plainScreens[path];
  if (!PlainScreen) return <Shell />;
  return (
    <>
      <PlainScreen />
      {expired && (
        <ErrorBoundary fallback={() => <ExpiryAlert />} onError={reportError}>
          <ExpiryDialog />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Where the dialog cannot be had, the way out of an expired session. */
function ExpiryAlert() {
  const { t } = useTranslation('common');
  const { session } = useApp();
  return (
    <div className={classes.expired} role="alertdialog" aria-modal aria-label={t('msg.tip')}>
      <p>{t('msg.expired')}</p>
      <Button ref={focus} onClick={() => session.send({ type: 'relogin' })}>
        {t('btn.confirm')}
      </Button>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The document's title follows page and language: page and platform (product 2). */
function DocumentTitle() {
  const { t } = useTranslation('common');
  const title = usePageTitle();
  const platform = t('app.title');
  useEffect(() => {
    document.title = title ? `${isolated(title)} - ${platform}` : platform;
  }, [title, platform]);
  return null;
}

function facadeOf(app: App, LoginHelper: ComponentType<LoginHelperProps> | null): AppFacade {
  const { root, screens, cookies, notices, errorLog, hasUnsaved } = app;
  return {
    ...app.actors(),
    logOut: () => root.send({ type: 'logout.requested' }),
    loadRolePicker: async () => (await imported(() => import('./system-screens.ts'))).loadRolePicker(app.http),
    changeLanguage: (language) => {
      void changeLanguage(language).then((result) => {
        if (result === 'changed') cookies.write(cookieNames.language, language, yearDays);
        if (result === 'unavailable') notices.add({ code: 'language.unavailable' });
      });
    },
    prepareShell: () => void Shell.preload(),
    screenOf: screens.componentOf,
    LoginHelper,
    errorLog,
    reportError: (error, { componentStack }) => app.report(error, componentStack ?? ''),
    hasUnsaved,
  };
}
