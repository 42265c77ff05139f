import { common } from './common.ts';

/** The machines of `src/machines/users`, and what their states mean. */
export const users = {
  users: {
    '': 'The list of users.',
    'records.loading': 'The previous rows stay visible.',
    'operation.telling': 'Shows the new initial password, which cannot be fetched again.',
    'operation.untold': 'The password was reset, but the server did not return the new one.',
    'operation.done': 'The list is fetched again, whatever the result.',
  },
  user: {
    '': 'A user’s page: fetch, edit, save.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.renewing': 'Shown again, or changed in the list: fetches the user again. Unsaved input stays.',
    revealing: 'Fetches phone and e-mail, which the server logs.',
    checking: 'Waits for the check of the account name. If it cannot be checked in time, the server decides on save.',
    comparing: common.comparing,
    conflict: common.conflict,
  },
};
