import { fromCallback, fromPromise } from 'xstate';
import type { AuthApi } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { authMachine, type Captcha, type Credentials } from '#src/machines/session/auth.ts';
import { expiryMachine } from '#src/machines/session/expiry.ts';
import { idleMachine } from '#src/machines/session/idle.ts';
import { logoutMachine } from '#src/machines/session/logout.ts';
import { passwordChangeMachine, type PasswordChangeCall } from '#src/machines/session/password-change.ts';
import { permissionsMachine } from '#src/machines/session/permissions.ts';
import { renewalMachine } from '#src/machines/session/renewal.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { type Cookies, cookieNames } from '#src/app/browser/cookies.ts';
import { clearLastActivity } from '#src/app/browser/last-activity.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import type { TokenStore } from '#src/app/stores/token-store.ts';
import { createInputFeed } from './input-feed.ts';
import { createWriteKeys } from '#src/app/bindings/write-keys.ts';

export interface SessionPorts {
  http: Http;
  auth: AuthApi;
  cookies: Cookies;
  tokenStore: TokenStore;
  idleMinutes: number;
  /** Whether a wall screen is shown, where the countdown pauses (decision 046). */
  isOnWall: () => boolean;
}

/** Login, permissions, expiry, idle time, password change and logout: their machines bound to HTTP, token and cookies. */
export function bindSession({ http, auth, cookies, tokenStore, idleMinutes, isOnWall }: SessionPorts) {
  const keyOf = createWriteKeys();

  const fetchCaptcha = fromPromise<Result<Captcha>, void>(async ({ signal }) => {
    const sessionId = randomId();
    const answer = await auth.fetchCaptcha(sessionId, signal);
    return answer.ok ? success({ sessionId, image: answer.value.image }) : answer;
  });

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

  /** The cookie of the role is removed with the token, unless another browser tab has written both again. */
  const removeRole = () => {
    if (cookies.read(cookieNames.token) === null) cookies.remove(cookieNames.role);
  };

  const clearToken = () => {
    tokenStore.clear();
    removeRole();
  };

  /** First removes the token from its cookie, so that the session ends before the call is sent (decision 006). */
  const signOut = fromPromise<Result<unknown>, void>(async () => {
    const token = tokenStore.take();
    removeRole();
    return token === null ? success(null) : auth.signOut(token);
  });

  const changePassword = fromPromise<Result<unknown>, PasswordChangeCall>(({ input: { request, attempt }, signal }) =>
    auth.changePassword(request.reveal(), { signal, ...keyOf(attempt) }),
  );

  const permissions = permissionsMachine.provide({
    actors: {
      fetchAccount: fromPromise(({ signal }) => auth.fetchAccount(signal)),
      fetchPermissions: fromPromise(({ signal }) => auth.fetchPermissions(signal)),
    },
  });

  return {
    session: sessionMachine.provide({
      actions: { clearToken },
      actors: {
        auth: authMachine.provide({ actors: { fetchCaptcha, signIn, lockoutFeed } }),
        permissions,
        idle: idleMachine.provide({ actors: { inputFeed: createInputFeed(idleMinutes, isOnWall) } }),
        renewal: renewalMachine.provide({ actors: { permissions, doubtFeed: createDoubtFeed(http) } }),
        expiry: expiryMachine.provide({ actions: { clearToken } }),
        fetchMenuOrder: fromPromise(({ signal }) => auth.fetchMenuOrder(signal)),
        expiryFeed: fromCallback(({ sendBack }) => http.onExpired(() => sendBack({ type: 'token.expired' }))),
        tokenFeed: fromCallback(({ sendBack }) => tokenStore.watch((type) => sendBack({ type }))),
      },
    }),
    passwordChange: passwordChangeMachine.provide({ actors: { changePassword } }),
    logout: logoutMachine.provide({ actors: { signOut } }),
  };
}

/** Reports each second how long the account stays locked. */
const lockoutFeed = fromCallback<{ type: string }, number>(({ sendBack, input: seconds }) => {
  const end = performance.now() + seconds * 1000;
  const timer = setInterval(
    () => sendBack({ type: 'lockout.measured', secondsLeft: Math.ceil((end - performance.now()) / 1000) }),
    1000,
  );
  return () => clearInterval(timer);
});

/**
 * Reports events that make the permissions doubtful (decision 015): a call was denied, or the person returns to the
 * window.
 */
const createDoubtFeed = (http: Http) =>
  fromCallback(({ sendBack }) => {
    const onFocus = () => sendBack({ type: 'window.focused' });
    const stopListening = http.onDenied(() => sendBack({ type: 'permission.denied' }));
    globalThis.addEventListener('focus', onFocus);
    return () => {
      stopListening();
      globalThis.removeEventListener('focus', onFocus);
    };
  });
