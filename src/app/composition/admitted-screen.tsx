import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wallPath } from '#src/domain/routes/location.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { AuthActor } from '#src/machines/session/auth.ts';
import { whenIdle } from '#src/app/browser/when-idle.ts';
import { LoginScreen } from '#src/views/session/login-screen.tsx';
import { useShownPath } from '#src/views/actors/use-shown-path.ts';
import { useChild, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { ErrorScreen } from '#src/views/errors/error-screen.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { WaitingScreen } from '#src/views/shell/waiting-screen.tsx';
import classes from './admitted-screen.module.css';

export const Shell = late(async () => {
  const [{ Shell: Loaded }] = await Promise.all([
    imported(() => import('#src/views/shell/shell.tsx')),
    loadTexts('shell'),
  ]);
  return Loaded;
}, WaitingScreen);

/** A stable element, so that the shell does not render again with each page. */
const shell = <Shell />;

/** Loaded when they are shown, unlike `ErrorScreen`, which must work without a network. */
const AuthRedirectScreen = late(
  async () => (await imported(() => import('#src/views/session/auth-redirect-screen.tsx'))).AuthRedirectScreen,
);
const DeniedScreen = late(
  async () => (await imported(() => import('#src/views/errors/denied-screen.tsx'))).DeniedScreen,
);

/** For the pages without the shell, whose session may expire too. The shell has its own. */
const ExpiryDialog = late(async () => {
  const [{ ExpiryDialog: Loaded }] = await Promise.all([
    imported(() => import('#src/views/session/expiry-dialog.tsx')),
    loadTexts('shell'),
  ]);
  return Loaded;
});

/** The pages of a signed-in person that have no shell. */
const plainScreens: Readonly<Record<string, ComponentType>> = {
  '/auth-redirect': AuthRedirectScreen,
  '/401': DeniedScreen,
  '/error': ErrorScreen,
};

/** Shows the page that the session admitted, never the address itself, so that nothing protected can flash (product 4). */
export function AdmittedScreen() {
  const { session, prepareFirstPage, settled, reportError, Wall } = useApp();
  const isWaiting = useTag(session, 'waiting');
  // The shell renders when the first calls of the page are answered, or after a short delay: usually together with the
  // rows.
  const isHeldBack = useLingering(isWaiting, settled);
  const isLong = useLasting(isHeldBack, waitingPause);
  const isGuest = useMatches(session, 'guest');
  const auth = useChild(session, 'auth') as AuthActor | undefined;
  // The actor of the login page, also after it has ended, until the shell is there.
  const [lastLogin, keepLogin] = useState(auth);
  const login = auth ?? (isGuest || isHeldBack ? lastLogin : undefined);
  if (login !== lastLogin) keepLogin(login);
  // The login page does not render again with each step that leaves it.
  const loginScreen = useMemo(() => login && <LoginScreen key={login.sessionId} auth={login} />, [login]);
  const path = useShownPath();
  const expired = useMatches(session, 'expired');

  useEffect(() => {
    if (isWaiting) void Shell.preload();
  }, [isWaiting]);
  // A login is the most probable next step.
  useEffect(() => (isGuest ? whenIdle(prepareFirstPage) : undefined), [isGuest, prepareFirstPage]);

  // Most permission fetches are too short for a message, so the previous screen stays.
  const waiting = (!isLong && loginScreen) || <WaitingScreen />;
  if (isWaiting) return waiting;
  if (path === null) return null;
  if (isGuest) return auth ? loginScreen : <AuthRedirectScreen />;
  // The wall screen reports an expired session itself (decision 046).
  if (path === wallPath) return <Wall />;
  const PlainScreen = plainScreens[path];
  if (!PlainScreen) return isHeldBack ? waiting : shell;
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

/** How long the login page stays while permissions are fetched, in milliseconds. */
const waitingPause = 400;

/** How long the shell waits for the first answers, in milliseconds. */
const answersPause = 60;

/** True while the condition or the transition that it started lasts, at most for a short time. */
function useLingering(isSo: boolean, over: () => Promise<void>): boolean {
  const [lingers, setLingers] = useState(isSo);
  if (isSo && !lingers) setLingers(true);
  useEffect(() => {
    if (isSo) return;
    let isCurrent = true;
    const end = () => isCurrent && setLingers(false);
    // One task later the transition has started, and its listeners have been called.
    const timer = setTimeout(() => void over().then(() => setTimeout(end)));
    const limit = setTimeout(end, answersPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      clearTimeout(limit);
    };
  }, [isSo, over]);
  return isSo || lingers;
}

/** True once the condition has lasted for a while, or if it held from the beginning. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(isSo);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(isSo), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds]);
  return isSo && lasts;
}

/** Offers a new login if the dialog cannot be loaded. */
function ExpiryAlert() {
  const { t } = useTranslation('common');
  const { session } = useApp();
  return (
    <div className={classes.expired} role="alertdialog" aria-modal aria-label={t('msg.tip')}>
      <p>{t('msg.expired')}</p>
      <PlainButton look="main" ref={focus} onClick={() => session.send({ type: 'relogin' })}>
        {t('btn.confirm')}
      </PlainButton>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
