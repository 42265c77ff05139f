import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { authMachine } from '#src/machines/session/auth.ts';
import { whenIdle } from '#src/app/browser/when-idle.ts';
import { LoginScreen } from '#src/views/session/login-screen.tsx';
import { useShownPath } from '#src/views/actors/use-shown-path.ts';
import { useChild, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorScreen } from '#src/views/errors/error-screen.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { WaitingScreen } from '#src/views/shell/waiting-screen.tsx';
import classes from './admitted-screen.module.css';

export const Shell = late(async () => {
  const [{ Shell: Loaded }] = await Promise.all([
    imported(() => import('#src/views/shell/shell.tsx')),
    loadTexts('shell'),
  ]);
  return Loaded;
}, WaitingScreen);

/** Loaded when they are shown, unlike `ErrorScreen`, which must work without a network. */
const AuthRedirectScreen = late(
  async () => (await imported(() => import('#src/views/session/auth-redirect-screen.tsx'))).AuthRedirectScreen,
);
const DeniedScreen = late(
  async () => (await imported(() => import('#src/views/errors/denied-screen.tsx'))).DeniedScreen,
);

/** For the pages without the shell, whose session may expire too. The shell brings its own. */
const ExpiryDialog = late(async () => {
  const [{ ExpiryDialog: Loaded }] = await Promise.all([
    imported(() => import('#src/views/session/expiry-dialog.tsx')),
    loadTexts('shell'),
  ]);
  return Loaded;
});

/** The pages of a signed-in person that stand without the shell. */
const plainScreens: Readonly<Record<string, ComponentType>> = {
  '/auth-redirect': AuthRedirectScreen,
  '/401': DeniedScreen,
  '/error': ErrorScreen,
};

/** Shows the page that the session admitted, never the address itself, so that nothing protected can flash (product 4). */
export function AdmittedScreen() {
  const { session, prepareFirstPage, reportError } = useApp();
  const isWaiting = useTag(session, 'waiting');
  // The shell is drawn one task later, so that the first calls of the page are on their way before.
  const waited = useOneTaskLater(isWaiting);
  const isGuest = useMatches(session, 'guest');
  const auth = useChild(session, 'auth') as ActorRefFrom<typeof authMachine> | undefined;
  const path = useShownPath();
  const expired = useMatches(session, 'expired');

  useEffect(() => {
    if (isWaiting) void Shell.preload();
  }, [isWaiting]);
  // A login follows most probably.
  useEffect(() => (isGuest ? whenIdle(prepareFirstPage) : undefined), [isGuest, prepareFirstPage]);

  if (isWaiting) return <WaitingScreen />;
  if (path === null) return null;
  if (isGuest) return auth ? <LoginScreen auth={auth} /> : <AuthRedirectScreen />;
  const PlainScreen = plainScreens[path];
  if (!PlainScreen) return waited ? <WaitingScreen /> : <Shell />;
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

/** The value, as it was before the current task. */
function useOneTaskLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value));
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}

/** If the dialog cannot be loaded, this still leads to a new login. */
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
