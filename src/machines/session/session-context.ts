import { assertEvent } from 'xstate';
import { type Account, type Grants, noGrants } from '#src/domain/rights/access.ts';
import type { Failure } from '#src/domain/failure.ts';
import { type AppLocation, errorPath, homePath, toHref } from '#src/domain/routes/location.ts';
import type { MenuOrder } from '#src/domain/shell/menu.ts';
import { safeRedirect } from '#src/domain/routes/redirect.ts';
import type { FactOf } from '#src/machines/facts.ts';

/** The current location. `owner` is the account that a login redirect was written for, if there is one (decision 003). */
export interface LocationChanged {
  type: 'location.changed';
  location: AppLocation;
  owner: string | null;
}

/**
 * The browser is at a page that the guard will judge next. The session learns it beforehand, so that anything noticed in
 * between, such as a missing token, already refers to that page.
 */
export interface LocationWanted extends Omit<LocationChanged, 'type'> {
  type: 'location.wanted';
}

export type SessionEvent =
  | LocationChanged
  | LocationWanted
  /** The cookie, watched: another browser tab signed in or out (decision 007). */
  | { type: 'token.found' }
  | { type: 'token.gone' }
  | { type: 'token.replaced' }
  | { type: 'token.expired' }
  | { type: 'session.ended' }
  | FactOf<'permissions.renewed'>
  /** The person starts or stops viewing the app as another role. */
  | { type: 'view.began'; roleName: string; grants: Grants }
  | { type: 'view.ended' }
  | { type: 'retry' }
  | { type: 'relogin' };

export interface SessionContext {
  /** Whether the cookie held a token when the app started. */
  signedIn: boolean;
  location: AppLocation | null;
  /** The owner of the current login redirect. */
  redirectOwner: string | null;
  /** The location that the guard admitted. The views show only this one. */
  admitted: AppLocation | null;
  account: Account | null;
  /**
   * The account of this session or the previous one. The login redirect that is written at its end belongs to this
   * account.
   */
  lastAccount: string | null;
  /**
   * The grants that menus, buttons and the guard use: the person's own, or those of the role that they view the app as.
   */
  grants: Grants;
  viewing: Viewing | null;
  menuOrder: MenuOrder;
  /** The target of the person after a login, kept until the grants arrive. */
  returnTo: { location: AppLocation; owner: string | null } | null;
  failure: Failure | null;
}

/** The view as another role, by a person who manages roles. It is kept only here and never stored. */
export interface Viewing {
  roleName: string;
  /** The person's own grants. */
  own: Grants;
  /** Where the person returns when the view ends. */
  from: AppLocation;
}

/** The cookies at the start of the app. */
export interface SessionStart {
  signedIn: boolean;
  /** The login name of the session that the token belongs to. */
  lastAccount: string | null;
}

export const startingContext = ({ signedIn, lastAccount }: SessionStart): SessionContext => ({
  signedIn,
  location: null,
  redirectOwner: null,
  admitted: null,
  account: null,
  lastAccount: signedIn ? lastAccount : null,
  grants: noGrants,
  viewing: null,
  menuOrder: {},
  returnTo: null,
  failure: null,
});

/** The location that an event carries. */
export function placeOf(event: SessionEvent): AppLocation {
  assertEvent(event, 'location.changed');
  return event.location;
}

/**
 * The page that the person wants: the target after a login, the one that the error page remembers, else the current
 * one.
 */
export function wantedPage({ location, returnTo }: SessionContext): AppLocation {
  if (returnTo) return returnTo.location;
  const present = location ?? { path: homePath, search: '', hash: '' };
  return present.path === errorPath ? safeRedirect(new URLSearchParams(present.search).get('redirect')) : present;
}

/**
 * Where to go after a login. A redirect of another account is dropped; a deep link works for everybody (decision 003).
 */
export function returnHref({ returnTo, account }: SessionContext): string {
  const isForeign = returnTo !== null && returnTo.owner !== null && returnTo.owner !== account?.account;
  return returnTo && !isForeign ? toHref(returnTo.location) : homePath;
}
