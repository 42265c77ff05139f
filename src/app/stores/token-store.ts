import type { CallToken } from '#src/api/http.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { type Cookies, cookieNames } from '#src/app/browser/cookies.ts';

/** The change of the token by another browser tab (decision 007). */
type TokenChange = 'token.found' | 'token.gone' | 'token.replaced';

/**
 * Keeps the token in its cookie and, to compare, in this closure; nowhere else (decision 008). A change of the cookie
 * by another browser tab is detected here, and no call is sent with the other token.
 */
export interface TokenStore {
  isPresent(): boolean;
  forCall(): CallToken;
  /** Stores the token of a new session. Fails if the browser does not keep the cookie. */
  store(token: Secret<string>): Result<null>;
  /** Removes the token. The cookie stays if another tab has written a new token to it. */
  clear(): void;
  /** Removes the token and returns it, for the logout call (decision 006). */
  take(): Secret<string> | null;
  /** Compares with the current cookie, and reports a change. */
  check(): void;
  /** Reports changes by other browser tabs, until the returned function is called. */
  watch(listener: (change: TokenChange) => void): () => void;
}

/** Browsers keep 4,096 bytes of a cookie; some count its name and attributes. */
const mostCharacters = 4000;

const channelName = 'session';

export function createTokenStore(cookies: Cookies): TokenStore {
  const listeners = new Set<(change: TokenChange) => void>();
  const channel = new BroadcastChannel(channelName);
  let own = cookies.read(cookieNames.token);
  channel.addEventListener('message', check);
  for (const event of ['focus', 'pageshow']) globalThis.addEventListener(event, check);
  document.addEventListener('visibilitychange', check);

  return { isPresent: () => own !== null, forCall, store, clear, take, check, watch };

  function forCall(): CallToken {
    if (cookies.read(cookieNames.token) !== own) {
      check();
      return { kind: 'foreign' };
    }
    return own === null ? { kind: 'none' } : { kind: 'own', token: own };
  }

  function store(token: Secret<string>) {
    cookies.write(cookieNames.token, token.reveal());
    if (cookies.read(cookieNames.token) !== token.reveal()) {
      return failed({
        kind: encodeURIComponent(token.reveal()).length > mostCharacters ? 'tokenTooLong' : 'noCookies',
      });
    }
    own = token.reveal();
    channel.postMessage('changed');
    return success(null);
  }

  function clear() {
    if (cookies.read(cookieNames.token) === own) cookies.remove(cookieNames.token);
    own = null;
    channel.postMessage('changed');
  }

  function take() {
    const token = own;
    clear();
    return token === null ? null : new Secret(token);
  }

  function check() {
    const current = cookies.read(cookieNames.token);
    if (current === own) return;
    const change = current === null ? 'token.gone' : own === null ? 'token.found' : 'token.replaced';
    own = current;
    for (const listener of listeners) listener(change);
  }

  function watch(listener: (change: TokenChange) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
}
