import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type Account, type Grants, noGrants } from '#src/domain/rights/access.ts';
import { type Result, unexplained } from '#src/domain/failure.ts';
import {
  type AppLocation,
  errorHref,
  errorPath,
  homePath,
  loginHref,
  loginPath,
  toHref,
  wallPath,
} from '#src/domain/routes/location.ts';
import type { MenuOrder } from '#src/domain/shell/menu.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import { redirectAfterLogin, redirectHelperTarget } from '#src/domain/routes/redirect.ts';
import { mayViewAs, matchRoute, opens } from '#src/domain/routes/routes.ts';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import { authMachine } from './auth.ts';
import { expiryMachine } from './expiry.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { idleMachine } from './idle.ts';
import { permissionsMachine } from './permissions.ts';
import { missingCall, missingCommand, missingFeed } from '#src/machines/ports.ts';
import { renewalMachine } from './renewal.ts';
import {
  placeOf,
  returnHref,
  type SessionContext,
  type SessionEvent,
  type SessionStart,
  type Viewing,
  wantedPage,
} from './session-context.ts';

/**
 * Judges the current location again, by the rules of the new state. Does nothing if there is no location yet. The types
 * are written here because `setup` cannot infer them.
 */
const reevaluateLocation = enqueueActions<
  SessionContext,
  SessionEvent,
  undefined,
  SessionEvent,
  never,
  never,
  never,
  never,
  never
>(({ context: { location, redirectOwner: owner }, enqueue }) => {
  if (location) enqueue.raise({ type: 'location.changed', location, owner });
});

type RoleView = Extract<SessionEvent, { type: 'view.began' }>;

/** Types, ports, actions and guards of the session. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionStart,
    emitted: {} as FactOf<
      | 'notice'
      | 'navigation.requested'
      | 'reload.requested'
      | 'page.admitted'
      | 'session.opened'
      | 'session.closed'
      | 'logout.confirmed'
      | 'grants.changed'
      | 'tab.refreshRequested'
      | 'actor.crashed'
    >,
    tags: {} as 'waiting',
    meta: {} as { status: string },
  },
  actors: {
    auth: authMachine,
    permissions: permissionsMachine,
    expiry: expiryMachine,
    idle: idleMachine,
    renewal: renewalMachine,
    fetchMenuOrder: missingCall<Result<MenuOrder>, void>('fetchMenuOrder'),
    expiryFeed: missingFeed<{ type: 'token.expired' }>('expiryFeed'),
    tokenFeed: missingFeed('tokenFeed'),
  },
  /** How often a wall display retries when its permissions could not be fetched (W5.3). */
  delays: { wallPause: 60_000 },
  actions: {
    clearToken: missingCommand('clearToken'),
    noteLocation: assign(({ event }) => {
      assertEvent(event, ['location.changed', 'location.wanted']);
      return { location: event.location, redirectOwner: event.owner };
    }),
    admit: assign({ admitted: ({ context }) => context.location }),
    shut: assign({ admitted: null }),
    tellAdmitted: emit(({ context }) => fact({ type: 'page.admitted', location: context.location as AppLocation })),
    reevaluateLocation,
    keepRedirect: assign({
      returnTo: ({ context }) => ({
        location: redirectAfterLogin(context.location?.search ?? ''),
        owner: context.redirectOwner,
      }),
    }),
    forgetSession: assign(({ context }) => ({
      admitted: null,
      lastAccount: context.account?.account ?? context.lastAccount,
      account: null,
      grants: noGrants,
      viewing: null,
      menuOrder: {},
      returnTo: null,
      failure: null,
    })),
    keepGrants: assign(({ context: { viewing } }, outcome: PermissionsOutcome) => {
      if (outcome.kind !== 'granted') return {};
      const { account, grants } = outcome;
      return { account, failure: null, ...(viewing ? { viewing: { ...viewing, own: grants } } : { grants }) };
    }),
    beginView: assign(({ context }, { roleName, grants }: RoleView) => ({
      grants,
      viewing: { from: wantedPage(context), ...context.viewing, own: ownGrants(context), roleName },
    })),
    goBack: emit(({ context }) => navigation(toHref((context.viewing as Viewing).from))),
    endView: assign(({ context }) => ({ grants: ownGrants(context), viewing: null })),
    keepFailure: assign((_, outcome: PermissionsOutcome) =>
      outcome.kind === 'failed' ? { failure: outcome.failure } : {},
    ),
    keepSurprise: assign({ failure: unexplained }),
    keepMenuOrder: assign((_, answer: Result<MenuOrder>) => (answer.ok ? { menuOrder: answer.value } : {})),
    forgetRedirect: assign({ returnTo: null }),
    keepLastAccount: assign({ lastAccount: (_, { account }: { account: string }) => account }),
    goToLogin: emit(({ context }) => navigation(loginHref(wantedPage(context)), context.lastAccount)),
    goToError: emit(({ context }) => navigation(errorHref(wantedPage(context)))),
    goToWanted: emit(({ context }) => navigation(toHref(wantedPage(context)))),
    goToReturn: emit(({ context }) => navigation(returnHref(context))),
    goHome: emit(navigation(homePath)),
    goBehindHelper: emit(({ context }) => navigation(toHref(redirectHelperTarget(context.location as AppLocation)))),
    refreshBehindHelper: emit(({ context }) =>
      fact({ type: 'tab.refreshRequested', path: redirectHelperTarget(context.location as AppLocation).path }),
    ),
    reload: emit({ type: 'reload.requested' }),
    tellOpened: emit(({ context }) =>
      fact({ type: 'session.opened', account: context.account as Account, grants: context.grants }),
    ),
    tellClosed: emit({ type: 'session.closed' }),
    tellGrants: emit(({ context }) =>
      fact({ type: 'grants.changed', grants: ownGrants(context), viewed: context.viewing && context.grants }),
    ),
    tellIdle: emit(notice({ code: 'session.idle' })),
    logOut: emit({ type: 'logout.confirmed' }),
    tellRefused: emit((_, outcome: PermissionsOutcome) =>
      notice({ code: 'permissions.refused', message: outcome.kind === 'refused' ? outcome.message : null }),
    ),
    tellNoPermission: emit(notice({ code: 'permissions.none' })),
    tellUnavailable: emit(({ context }) => notice({ code: 'page.unavailable', path: context.location?.path ?? '' })),
    tellCrash: emit((_, { error }: { error: unknown }) => fact({ type: 'actor.crashed', error })),
    passRelogin: sendTo('expiry', { type: 'relogin' }),
  },
  guards: {
    startsSignedIn: ({ context }) => context.signedIn,
    isLogin: ({ event }) => placeOf(event).path === loginPath,
    isPublic: ({ event }) => matchRoute(placeOf(event).path)?.route.access === 'public',
    isOnWall: ({ context }) => context.admitted?.path === wallPath,
    wantsWall: ({ context }) => wantedPage(context).path === wallPath,
    isError: ({ event }) => placeOf(event).path === errorPath,
    leadsHome: ({ event }) => ['/', loginPath, '/404'].includes(placeOf(event).path),
    isRedirectHelper: ({ event }) => placeOf(event).path.startsWith('/redirect/'),
    isGranted: ({ context, event }) => opens(context.grants, placeOf(event).path),
    comesFromLogin: ({ context }) => context.returnTo !== null,
    keepsPage: ({ context }, outcome: PermissionsOutcome) =>
      outcome.kind === 'granted' && opens(outcome.grants, wantedPage(context).path),
    mayView: ({ context }) => mayViewAs(ownGrants(context)),
    mayViewHere: ({ context }, view: RoleView) =>
      mayViewAs(ownGrants(context)) && opens(view.grants, wantedPage(context).path),
    mayStillView: (_, outcome: PermissionsOutcome) => outcome.kind === 'granted' && mayViewAs(outcome.grants),
    wasGranted: (_, { kind }: PermissionsOutcome) => kind === 'granted',
    wasRefused: (_, { kind }: PermissionsOutcome) => kind === 'refused',
    wasEmpty: (_, { kind }: PermissionsOutcome) => kind === 'empty',
  },
});

function navigation(href: string, owner: string | null = null) {
  return fact({ type: 'navigation.requested', href, replace: true, owner });
}

const ownGrants = ({ grants, viewing }: SessionContext): Grants => viewing?.own ?? grants;

function notice(value: Notice) {
  return fact({ type: 'notice', notice: value });
}
