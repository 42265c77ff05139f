import { common } from './common.ts';

/** The machines of `src/machines/record`, and what their states mean. */
export const record = {
  record: {
    '': 'The life that the pages of all kinds of records have in common (decision 048).',
    unavailable: common.unavailable,
    recalling: common.recalling,
    editing: 'What is typed, and what comes between the wish to save and the save, is each kind’s own.',
    comparing: common.comparing,
  },
};
