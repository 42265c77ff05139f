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
  subject: {
    '': 'The record that a page is about, to read beside its form. The page does not depend on it.',
    closed: 'The page has not asked for a record yet.',
    shown: 'Stays in view without the network; only another question replaces it.',
    gone: 'The record does not exist any more.',
    failed: 'The pane shows the reason; the same question or the button tries again.',
  },
};
