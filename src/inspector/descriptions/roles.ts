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
    unavailable: 'There is no such role.',
    recalling: common.recalling,
    checking: 'Waits for what is being asked about the name. What could not be checked the server judges.',
    comparing: 'What is the role by now, and how many users has it?',
    reviewing: 'What is granted, what is withdrawn, and whom it touches.',
    judging:
      'The save was refused as if somebody else had been faster. Is the role another by now? If not, it was refused for what the server says.',
  },
};
