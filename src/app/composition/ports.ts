import { fromCallback, fromPromise } from 'xstate';
import type { AuthApi } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { appMachine } from '#src/machines/shell/app.ts';
import { authMachine, type Captcha, type Credentials } from '#src/machines/session/auth.ts';
import { expiryMachine } from '#src/machines/session/expiry.ts';
import { idleMachine } from '#src/machines/session/idle.ts';
import { layoutMachine } from '#src/machines/shell/layout.ts';
import { logoutMachine } from '#src/machines/session/logout.ts';
import { type LoadedScreen, pageMachine } from '#src/machines/page.ts';
import { passwordChangeMachine, type PasswordChangeCall } from '#src/machines/session/password-change.ts';
import { permissionsMachine } from '#src/machines/session/permissions.ts';
import { preferencesMachine } from '#src/machines/shell/preferences.ts';
import { renewalMachine } from '#src/machines/session/renewal.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import { type Cookies, cookieNames } from '#src/app/browser/cookies.ts';
import type { TokenStore } from '#src/app/stores/token-store.ts';
import type { PreferenceStore } from '#src/app/stores/preference-store.ts';
import { clearLastActivity } from '#src/app/browser/last-activity.ts';
import { createIdleFeeds } from './idle-feeds.ts';
import { randomId } from '#src/app/browser/random-id.ts';

/** What the machines' ports are bound to. */
export interface Surroundings {
  http: Http;
  auth: AuthApi;
  cookies: Cookies;
  tokenStore: TokenStore;
  preferences: PreferenceStore;
  idleMinutes: number;
  loadScreen: (path: string) => Promise<LoadedScreen>;
}

/** Below this width the layout is in mobile mode (product 2, 9). */
export const mobileQuery = '(max-width: 991.98px)';

/** The root machine with every port bound: the one place where machines meet HTTP, cookies and the window. */
export const bindApp = ({ http, auth, cookies, tokenStore, preferences, idleMinutes, loadScreen }: Surroundings) => {
  const signIn = fromPromise<Result<null>, Credentials & { sessionId: string }>(async ({ input, signal }) => {
    const { userName, secret, sessionId } = input;
    const answer = await auth.signIn({ userName, ...secret.reveal(), sessionId }, signal);
    if (!answer.ok) return answer;
    const stored = tokenStore.store(answer.value.token);
    if (!stored.ok) return stored;
    clearLastActivity();
    cookies.write(cookieNames.account, userName);
    cookies.write(cookieNames.role, answer.value.roleName);
    return success(null);
  });

  const lockoutFeed = fromCallback<{ type: string }, number>(({ sendBack, input }) => {
    const end = performance.now() + input * 1000;
    const timer = setInterval(
      () => sendBack({ type: 'lockout.measured', left: Math.ceil((end - performance.now()) / 1000) }),
      1000,
    );
    return () => clearInterval(timer);
  });

  /** The role goes with the token, unless another browser tab has put its own in place of both. */
  const forgetRole = () => {
    if (cookies.read(cookieNames.token) === null) cookies.remove(cookieNames.role);
  };

  const fetchCaptcha = fromPromise<Result<Captcha>, void>(async ({ signal }) => {
    const sessionId = randomId();
    const answer = await auth.fetchCaptcha(sessionId, signal);
    return answer.ok ? success({ sessionId, image: answer.value.image }) : answer;
  });

  /** Starts by taking the token out of the cookie, so that the session is over before the call is (decision 006). */
  const signOut = fromPromise<Result<unknown>, void>(async () => {
    const token = tokenStore.take();
    forgetRole();
    return token === null ? success(null) : auth.signOut(token);
  });

  const loadId = randomId();
  const changePassword = fromPromise<Result<unknown>, PasswordChangeCall>(({ input: { request, attempt }, signal }) =>
    auth.changePassword(request.reveal(), { signal, idempotencyKey: `${loadId}.${attempt}` }),
  );

  const clearToken = () => {
    tokenStore.clear();
    forgetRole();
  };

  const permissions = permissionsMachine.provide({
    actors: {
      fetchAccount: fromPromise(({ signal }) => auth.fetchAccount(signal)),
      fetchPermissions: fromPromise(({ signal }) => auth.fetchPermissions(signal)),
    },
  });

  const { inputFeed, doubtFeed } = createIdleFeeds(http, idleMinutes);

  return appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actions: { clearToken },
        actors: {
          auth: authMachine.provide({ actors: { fetchCaptcha, signIn, lockoutFeed } }),
          permissions,
          idle: idleMachine.provide({ actors: { inputFeed } }),
          renewal: renewalMachine.provide({ actors: { permissions, doubtFeed } }),
          expiry: expiryMachine.provide({ actions: { clearToken } }),
          fetchMenuOrder: fromPromise(({ signal }) => auth.fetchMenuOrder(signal)),
          expiryFeed: fromCallback(({ sendBack }) => http.onExpired(() => sendBack({ type: 'token.expired' }))),
          tokenFeed: fromCallback(({ sendBack }) => tokenStore.watch((type) => sendBack({ type }))),
        },
      }),
      tabs: tabsMachine.provide({
        actors: {
          page: pageMachine.provide({
            actors: {
              loadScreen: fromPromise(({ input }: { input: { path: string } }) => loadScreen(input.path)),
            },
          }),
        },
      }),
      layout: layoutMachine.provide({
        actors: {
          deviceFeed: fromCallback(({ sendBack }) => {
            const media = globalThis.matchMedia(mobileQuery);
            const tell = () => sendBack({ type: 'device.changed', mobile: media.matches });
            tell();
            media.addEventListener('change', tell);
            return () => media.removeEventListener('change', tell);
          }),
        },
      }),
      preferences: preferencesMachine.provide({
        actors: {
          storedFeed: fromCallback(({ sendBack }) =>
            preferences.watch((stored) => sendBack({ type: 'preferences.stored', preferences: stored })),
          ),
        },
      }),
      passwordChange: passwordChangeMachine.provide({ actors: { changePassword } }),
      logout: logoutMachine.provide({ actors: { signOut } }),
    },
  });
};
