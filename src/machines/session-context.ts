import { assertEvent } from 'xstate';
import { type Account, type Grants, noGrants } from '#src/domain/access.ts';
import type { Failure } from '#src/domain/failure.ts';
import { type AppLocation, errorPath, homePath, toHref } from '#src/domain/location.ts';
import type { MenuOrder } from '#src/domain/menu.ts';
import { safeRedirect } from '#src/domain/redirect.ts';
import type { FactOf } from './facts.ts';

/** Where the browser is now. `owner` is the account that a login redirect was written for, if it was (decision 003). */
export interface LocationChanged {
  type: 'location.changed';
  location: AppLocation;
  owner: string | null;
}

/**
 * The browser has come to a page that is judged next. What is found out before, that the token is gone for one, is found out
 * on the way to that page.
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
  /** See the app as another role would, and no longer. */
  | { type: 'view.began'; roleName: string; grants: Grants }
  | { type: 'view.ended' }
  | { type: 'retry' }
  | { type: 'relogin' };

export interface SessionContext {
  /** Whether the cookie held a token when the app started. */
  signedIn: boolean;
  location: AppLocation | null;
  /** The owner of the present login redirect. */
  redirectOwner: string | null;
  /** What the guard let in; views show this and nothing else. */
  admitted: AppLocation | null;
  account: Account | null;
  /** Whose session this is or just was: the redirect that leaving writes belongs to them. */
  lastAccount: string | null;
  /** What menus, buttons and the guard go by: one's own, or those of the role that one views the app as. */
  grants: Grants;
  viewing: Viewing | null;
  menuOrder: MenuOrder;
  /** Where a fresh login leads, until the grants arrive. */
  returnTo: { location: AppLocation; owner: string | null } | null;
  failure: Failure | null;
}

/** Somebody who manages roles looks at the app as one of them. Lives here alone: nothing of it is kept. */
export interface Viewing {
  roleName: string;
  /** One's own grants meanwhile. */
  own: Grants;
  /** Where one goes back to. */
  from: AppLocation;
}

/** What the cookies said when the app started. */
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

/** The page that the person is after: where a fresh login leads, what the error page remembers, else where they are. */
export function wantedPage({ location, returnTo }: SessionContext): AppLocation {
  if (returnTo) return returnTo.location;
  const present = location ?? { path: homePath, search: '', hash: '' };
  return present.path === errorPath ? safeRedirect(new URLSearchParams(present.search).get('redirect')) : present;
}

/** A redirect that another account's leaving wrote is dropped; deep links serve anyone (decision 003). */
export function returnHref({ returnTo, account }: SessionContext): string {
  const isForeign = returnTo !== null && returnTo.owner !== null && returnTo.owner !== account?.account;
  return returnTo && !isForeign ? toHref(returnTo.location) : homePath;
}
