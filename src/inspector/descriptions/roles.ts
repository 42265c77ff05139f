import { common } from './common.ts';

/** The machines of `src/machines/roles`, and what their states mean. */
export const roles = {
  roles: {
    '': 'The list of roles.',
    'records.loading': 'What was there before stays in view.',
    'removal.preparing': 'Who has this role, and which others are there?',
  },
  roleEditor: {
    '': 'The page of one role.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    checking: 'Waits for what is being asked about the name. What could not be checked the server judges.',
    preparing: 'What is the role by now, and how many users has it? The review shows it.',
    reviewing: 'What is granted, what is withdrawn, and whom it touches.',
    comparing: common.comparing,
  },
};
