import { common } from './common.ts';

/** The machines of `src/machines/record`, and what their states mean. */
export const record = {
  record: {
    '': 'The lifecycle shared by the pages of all kinds of records (decision 048).',
    unavailable: common.unavailable,
    recalling: common.recalling,
    editing: 'Each kind has its own input, and its own steps between the request to save and the save.',
    comparing: common.comparing,
  },
};
