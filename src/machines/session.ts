import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type Account, type Grants, noGrants } from '#src/domain/access.ts';
import { type Result, unexplained } from '#src/domain/failure.ts';
import {
  type AppLocation,
  errorHref,
  errorPath,
  homePath,
  loginHref,
  loginPath,
  toHref,
} from '#src/domain/location.ts';
import type { MenuOrder } from '#src/domain/menu.ts';
import type { Notice } from '#src/domain/notice.ts';
import { redirectAfterLogin, redirectHelperTarget } from '#src/domain/redirect.ts';
import { mayViewAs, matchRoute, opens } from '#src/domain/routes.ts';
import { authMachine } from './auth.ts';
import { expiryMachine } from './expiry.ts';
import { fact, type FactOf } from './facts.ts';
import { idleMachine } from './idle.ts';
import { permissionsMachine, type PermissionsOutcome } from './permissions.ts';
import { missingCall, missingCommand, missingFeed } from './ports.ts';
import { renewalMachine } from './renewal.ts';
import {
  placeOf,
  returnHref,
  type SessionContext,
  type SessionEvent,
  type SessionStart,
  startingContext,
  type Viewing,
  wantedPage,
} from './session-context.ts';

/** The present location by the rules of another state. A token may change before there is one. Typed here: `setup` can't infer it. */
const judgeAgain = enqueueActions<
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

/** One goes back to where one was. What was opened meanwhile and is not one's own goes; a word is lost only on what is unsaved in it. */
const leaveView = ['goBack', 'endView', 'shut', 'tellGrants'] as const;

type RoleView = Extract<SessionEvent, { type: 'view.began' }>;

/**
 * The session, which is the guard (product 4): each state judges `location.changed` by its row of the guard's table, and the
 * views show what was admitted. Being in `member` is having a token; the token itself is in no context.
 */
export const sessionMachine = setup({
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
  actions: {
    clearToken: missingCommand('clearToken'),
    noteLocation: assign(({ event }) => {
      assertEvent(event, ['location.changed', 'location.wanted']);
      return { location: event.location, redirectOwner: event.owner };
    }),
    admit: assign({ admitted: ({ context }) => context.location }),
    shut: assign({ admitted: null }),
    tellAdmitted: emit(({ context }) => fact({ type: 'page.admitted', location: context.location as AppLocation })),
    judgeAgain,
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
      viewing: { from: wantedPage(context), ...context.viewing, own: ownOf(context), roleName },
    })),
    goBack: emit(({ context }) => navigation(toHref((context.viewing as Viewing).from))),
    endView: assign(({ context }) => ({ grants: ownOf(context), viewing: null })),
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
      fact({ type: 'grants.changed', grants: ownOf(context), viewed: context.viewing && context.grants }),
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
    isError: ({ event }) => placeOf(event).path === errorPath,
    leadsHome: ({ event }) => ['/', loginPath, '/404'].includes(placeOf(event).path),
    isRedirectHelper: ({ event }) => placeOf(event).path.startsWith('/redirect/'),
    isGranted: ({ context, event }) => opens(context.grants, placeOf(event).path),
    comesFromLogin: ({ context }) => context.returnTo !== null,
    keepsPage: ({ context }, outcome: PermissionsOutcome) =>
      outcome.kind === 'granted' && opens(outcome.grants, wantedPage(context).path),
    mayView: ({ context }) => mayViewAs(ownOf(context)),
    mayViewHere: ({ context }, view: RoleView) =>
      mayViewAs(ownOf(context)) && opens(view.grants, wantedPage(context).path),
    mayStillView: (_, outcome: PermissionsOutcome) => outcome.kind === 'granted' && mayViewAs(outcome.grants),
    wasGranted: (_, { kind }: PermissionsOutcome) => kind === 'granted',
    wasRefused: (_, { kind }: PermissionsOutcome) => kind === 'refused',
    wasEmpty: (_, { kind }: PermissionsOutcome) => kind === 'empty',
  },
}).createMachine({
  id: 'session',
  description: 'Who is here, and the guard: judges each location and admits what may be shown.',
  context: ({ input }) => startingContext(input),
  invoke: { src: 'tokenFeed', onError: { actions: { type: 'tellCrash', params: ({ event }) => event } } },
  on: { 'location.wanted': { actions: 'noteLocation' } },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'startsSignedIn', target: 'member' }, { target: 'guest' }],
    },
    guest: {
      description: 'No token: only the public pages are open.',
      on: { 'token.found': { target: 'member', actions: 'forgetSession' } },
      initial: 'outside',
      states: {
        outside: {
          on: {
            'location.changed': [
              {
                guard: 'isLogin',
                target: 'atLogin',
                actions: ['noteLocation', 'admit', 'tellAdmitted'],
              },
              {
                guard: 'isPublic',
                actions: ['noteLocation', 'admit', 'tellAdmitted'],
              },
              { actions: ['noteLocation', 'goToLogin'] },
            ],
          },
        },
        atLogin: {
          invoke: {
            id: 'auth',
            src: 'auth',
            onDone: {
              target: '#session.member',
              actions: ['keepRedirect', { type: 'keepLastAccount', params: ({ event }) => event.output }],
            },
            onError: {
              target: 'atLogin',
              reenter: true,
              actions: { type: 'tellCrash', params: ({ event }) => event },
            },
          },
          on: {
            'location.changed': [
              {
                guard: 'isLogin',
                actions: ['noteLocation', 'admit', 'tellAdmitted'],
              },
              {
                guard: 'isPublic',
                target: 'outside',
                actions: ['noteLocation', 'admit', 'tellAdmitted'],
              },
              { actions: ['noteLocation', 'goToLogin'] },
            ],
          },
        },
      },
    },
    member: {
      description: 'There is a token.',
      invoke: {
        src: 'fetchMenuOrder',
        onDone: { actions: { type: 'keepMenuOrder', params: ({ event }) => event.output } },
        // The order of the menu never decides anything: without it the route table's order stands (decision 002).
        onError: {},
      },
      on: {
        'token.gone': { target: 'guest', actions: ['forgetSession', 'tellClosed', 'judgeAgain'] },
        'token.replaced': { target: 'member', reenter: true, actions: ['forgetSession', 'tellClosed'] },
        'session.ended': { target: 'guest', actions: ['forgetSession', 'tellClosed', 'judgeAgain'] },
      },
      initial: 'resolving',
      states: {
        resolving: {
          description: 'Permissions are being fetched; nothing protected shows yet.',
          tags: 'waiting',
          meta: { status: 'perm.waiting' },
          invoke: {
            src: 'permissions',
            onDone: [
              {
                guard: { type: 'wasGranted', params: ({ event }) => event.output },
                target: 'granted',
                actions: [{ type: 'keepGrants', params: ({ event }) => event.output }, 'tellOpened', 'judgeAgain'],
              },
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: '#session.guest',
                actions: [
                  'clearToken',
                  { type: 'tellRefused', params: ({ event }) => event.output },
                  'forgetSession',
                  'judgeAgain',
                ],
              },
              {
                guard: { type: 'wasEmpty', params: ({ event }) => event.output },
                target: '#session.guest',
                actions: ['clearToken', 'tellNoPermission', 'forgetSession', 'judgeAgain'],
              },
              {
                target: 'failed',
                actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'judgeAgain'],
              },
            ],
            onError: {
              target: 'failed',
              actions: ['keepSurprise', { type: 'tellCrash', params: ({ event }) => event }, 'judgeAgain'],
            },
          },
          on: {
            'location.changed': { actions: 'noteLocation' },
          },
        },
        granted: {
          description: 'Permissions are known; each location is judged by them.',
          meta: { status: 'perm.success' },
          invoke: [
            { src: 'expiryFeed', onError: { actions: { type: 'tellCrash', params: ({ event }) => event } } },
            {
              id: 'idle',
              src: 'idle',
              onDone: { actions: ['tellIdle', 'logOut'] },
              onError: { actions: { type: 'tellCrash', params: ({ event }) => event } },
            },
            { src: 'renewal', onError: { actions: { type: 'tellCrash', params: ({ event }) => event } } },
          ],
          on: {
            'token.expired': '#session.expired',
            'permissions.renewed': [
              {
                guard: { type: 'keepsPage', params: ({ event }) => event.outcome },
                actions: [{ type: 'keepGrants', params: ({ event }) => event.outcome }, 'tellGrants'],
              },
              {
                guard: { type: 'wasGranted', params: ({ event }) => event.outcome },
                actions: [{ type: 'keepGrants', params: ({ event }) => event.outcome }, 'shut', 'tellGrants', 'goHome'],
              },
              {
                guard: { type: 'wasEmpty', params: ({ event }) => event.outcome },
                target: '#session.guest',
                actions: ['clearToken', 'tellNoPermission', 'forgetSession', 'tellClosed', 'judgeAgain'],
              },
            ],
            'location.changed': [
              {
                guard: 'comesFromLogin',
                actions: ['noteLocation', 'goToReturn', 'forgetRedirect'],
              },
              {
                guard: 'leadsHome',
                actions: ['noteLocation', 'goHome'],
              },
              {
                guard: 'isError',
                actions: ['noteLocation', 'goToWanted'],
              },
              {
                guard: 'isRedirectHelper',
                actions: ['noteLocation', 'refreshBehindHelper', 'goBehindHelper'],
              },
              {
                guard: 'isGranted',
                actions: ['noteLocation', 'admit', 'tellAdmitted'],
              },
              {
                actions: ['noteLocation', 'tellUnavailable', 'goHome'],
              },
            ],
            'view.began': [
              {
                guard: { type: 'mayViewHere', params: ({ event }) => event },
                target: '.viewing',
                actions: [{ type: 'beginView', params: ({ event }) => event }, 'tellGrants'],
              },
              {
                guard: 'mayView',
                target: '.viewing',
                actions: [{ type: 'beginView', params: ({ event }) => event }, 'shut', 'tellGrants', 'goHome'],
              },
            ],
          },
          initial: 'own',
          states: {
            own: {},
            viewing: {
              description:
                'Menu, buttons and the guard go by another role; what would be written is refused before it is sent.',
              on: {
                'view.ended': { target: 'own', actions: leaveView },
                'permissions.renewed': [
                  {
                    guard: { type: 'mayStillView', params: ({ event }) => event.outcome },
                    actions: [{ type: 'keepGrants', params: ({ event }) => event.outcome }, 'tellGrants'],
                  },
                  {
                    guard: { type: 'wasGranted', params: ({ event }) => event.outcome },
                    target: 'own',
                    actions: [{ type: 'keepGrants', params: ({ event }) => event.outcome }, 'tellGrants', ...leaveView],
                  },
                ],
              },
            },
          },
        },
        failed: {
          description: 'The permission fetch got no readable answer; everything leads to /error.',
          meta: { status: 'perm.failed' },
          invoke: { src: 'expiryFeed', onError: { actions: { type: 'tellCrash', params: ({ event }) => event } } },
          on: {
            retry: 'resolving',
            'token.expired': '#session.expired',
            'location.changed': [
              {
                guard: 'isError',
                actions: ['noteLocation', 'admit', 'tellAdmitted'],
              },
              { actions: ['noteLocation', 'goToError'] },
            ],
          },
        },
      },
    },
    expired: {
      description: 'The server says that the session is over. What is on screen stays, under one dialog.',
      invoke: {
        id: 'expiry',
        src: 'expiry',
        onDone: { target: 'leaving', actions: ['forgetSession', 'goToLogin'] },
        onError: { target: 'leaving', actions: { type: 'tellCrash', params: ({ event }) => event } },
      },
      on: {
        relogin: { actions: 'passRelogin' },
        'token.gone': { target: 'leaving', actions: ['forgetSession', 'goToLogin'] },
        'token.replaced': 'leaving',
        'location.changed': { actions: 'noteLocation' },
      },
    },
    leaving: {
      description: 'The page reloads, so that nothing of the old session is left.',
      entry: 'reload',
      type: 'final',
    },
  },
});

function navigation(href: string, owner: string | null = null) {
  return fact({ type: 'navigation.requested', href, replace: true, owner });
}

const ownOf = ({ grants, viewing }: SessionContext): Grants => viewing?.own ?? grants;

function notice(told: Notice) {
  return fact({ type: 'notice', notice: told });
}
