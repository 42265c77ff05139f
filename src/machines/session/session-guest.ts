import { withEvent, withOutput } from '#src/machines/params.ts';
import { sessionSetup } from './session-setup.ts';

/** The session before sign-in. */
export const guest = sessionSetup.createStateConfig({
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
          actions: ['keepRedirect', withOutput('keepLastAccount')],
        },
        onError: {
          target: 'atLogin',
          reenter: true,
          actions: withEvent('tellCrash'),
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
});
