import { withEvent, withOutput } from '#src/machines/params.ts';
import { startingContext } from './session-context.ts';
import { granted } from './session-granted.ts';
import { guest } from './session-guest.ts';
import { sessionSetup } from './session-setup.ts';

/**
 * The session, which is also the guard (product 4): each state judges `location.changed` by its row of the guard's
 * table, and the views show the admitted location. In the state `member` there is a token; no context ever contains the
 * token itself.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => startingContext(input),
  invoke: { src: 'tokenFeed', onError: { actions: withEvent('tellCrash') } },
  on: { 'location.wanted': { actions: 'noteLocation' } },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'startsSignedIn', target: 'member' }, { target: 'guest' }],
    },
    guest,
    member: {
      invoke: {
        src: 'fetchMenuOrder',
        onDone: { actions: withOutput('keepMenuOrder') },
        // If the menu order cannot be fetched, the order of the route table is used (decision 002).
        onError: {},
      },
      on: {
        'token.gone': { target: 'guest', actions: ['forgetSession', 'tellClosed', 'reevaluateLocation'] },
        'token.replaced': { target: 'member', reenter: true, actions: ['forgetSession', 'tellClosed'] },
        'session.ended': { target: 'guest', actions: ['forgetSession', 'tellClosed', 'reevaluateLocation'] },
      },
      initial: 'resolving',
      states: {
        resolving: {
          tags: 'waiting',
          meta: { status: 'perm.waiting' },
          invoke: {
            src: 'permissions',
            onDone: [
              {
                guard: withOutput('wasGranted'),
                target: 'granted',
                actions: [withOutput('keepGrants'), 'tellOpened', 'reevaluateLocation'],
              },
              {
                guard: withOutput('wasRefused'),
                target: '#session.guest',
                actions: ['clearToken', withOutput('tellRefused'), 'forgetSession', 'reevaluateLocation'],
              },
              {
                guard: withOutput('wasEmpty'),
                target: '#session.guest',
                actions: ['clearToken', 'tellNoPermission', 'forgetSession', 'reevaluateLocation'],
              },
              {
                target: 'failed',
                actions: [withOutput('keepFailure'), 'reevaluateLocation'],
              },
            ],
            onError: {
              target: 'failed',
              actions: ['keepSurprise', withEvent('tellCrash'), 'reevaluateLocation'],
            },
          },
          on: {
            'location.changed': { actions: 'noteLocation' },
          },
        },
        granted,
        failed: {
          meta: { status: 'perm.failed' },
          invoke: { src: 'expiryFeed', onError: { actions: withEvent('tellCrash') } },
          // Nobody can press a button on a wall display.
          after: { wallPause: { guard: 'wantsWall', target: 'resolving' } },
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
      invoke: {
        id: 'expiry',
        src: 'expiry',
        onDone: { target: 'leaving', actions: ['forgetSession', 'goToLogin'] },
        onError: { target: 'leaving', actions: withEvent('tellCrash') },
      },
      on: {
        relogin: { actions: 'passRelogin' },
        'token.gone': [
          // The wall display shows no login page by itself (decision 046).
          { guard: 'isOnWall' },
          { target: 'leaving', actions: ['forgetSession', 'goToLogin'] },
        ],
        // Another tab signed in.
        'token.found': 'leaving',
        'token.replaced': 'leaving',
        'location.changed': { actions: 'noteLocation' },
      },
    },
    leaving: {
      entry: 'reload',
      type: 'final',
    },
  },
});
