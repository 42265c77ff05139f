import { withEvent } from '#src/machines/params.ts';
import { sessionSetup } from './session-setup.ts';

/**
 * Ends the view as another role and returns to the page before it. Tabs that were opened meanwhile and that the person may
 * not open themselves are closed; a notice is shown only for unsaved work in them.
 */
const leaveView = ['goBack', 'endView', 'shut', 'tellGrants'] as const;

/** The session of a signed-in person with known permissions. */
export const granted = sessionSetup.createStateConfig({
  meta: { status: 'perm.success' },
  invoke: [
    { src: 'expiryFeed', onError: { actions: withEvent('tellCrash') } },
    {
      id: 'idle',
      src: 'idle',
      onDone: { actions: ['tellIdle', 'logOut'] },
      onError: { actions: withEvent('tellCrash') },
    },
    { src: 'renewal', onError: { actions: withEvent('tellCrash') } },
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
        actions: ['clearToken', 'tellNoPermission', 'forgetSession', 'tellClosed', 'reevaluateLocation'],
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
        guard: withEvent('mayViewHere'),
        target: '.viewing',
        actions: [withEvent('beginView'), 'tellGrants'],
      },
      {
        guard: 'mayView',
        target: '.viewing',
        actions: [withEvent('beginView'), 'shut', 'tellGrants', 'goHome'],
      },
    ],
  },
  initial: 'own',
  states: {
    own: {},
    viewing: {
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
});
