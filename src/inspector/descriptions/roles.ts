import { common } from './common.ts';

/** The machines of `src/machines/roles`, and what their states mean. */
export const roles = {
  roles: {
    '': 'The list of roles.',
    'records.loading': 'The previous rows stay visible.',
    'removal.preparing': 'Fetches the users of this role, and the other roles.',
  },
  roleEditor: {
    '': 'The page of one role.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    checking: 'Waits for the check of the name. If it cannot be checked, the server decides on save.',
    preparing: 'Fetches the current role and its number of users, for the review.',
    reviewing: 'Shows what is granted and withdrawn, and how many users are affected.',
    comparing: common.comparing,
  },
};
