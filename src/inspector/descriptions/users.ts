import { common } from './common.ts';

/** The machines of `src/machines/users`, and what their states mean. */
export const users = {
  users: {
    '': 'The list of users.',
    'records.loading': 'What was there before stays in view.',
    'operation.telling': 'The new initial password is in view; nobody can ask for it again.',
    'operation.untold':
      'The password was reset, and the server does not tell the new one. Nobody else knows that either.',
    'operation.done': 'The list is asked again, whatever came of it.',
  },
  user: {
    '': 'A user’s page: fetch, edit, save.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.renewing':
      'Shown again, or something was done in the list: what became of the user? What is typed by then stays as it is.',
    revealing: 'Phone and mail are asked for, which the server logs.',
    checking: 'Waits for what is asked about the login name. What could not be checked in time the server judges.',
    comparing: common.comparing,
    conflict: common.conflict,
  },
};
