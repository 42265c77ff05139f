import { common } from './common.ts';

/** The machines of `src/machines/scoring`, and what their states mean. */
export const scoring = {
  sheet: {
    '': 'A scoring page: one’s own sheet of a base, or the template alone.',
    template: 'There is no review in the address, or no right to score: the template is read.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.settling': 'Is there something to save, to submit, or another review to turn to?',
    'editing.kept': 'The server has all that stands on the page.',
    'editing.looking': 'The window is used again: has another one saved?',
    'editing.dirty': 'Saved in a moment, or when the field is left.',
    'editing.notSaved': 'A save failed. The next change tries again, and so does the button.',
    'editing.offline': 'There is no network: this device keeps what is typed.',
    'editing.comparing': common.comparing,
    'editing.conflict': common.conflict,
    confirming: 'The summary is read. Which base comes next?',
    doubting: 'No answer came to the submission: has it arrived?',
    unsubmitted: 'Nobody knows whether it has arrived. It can be sent again, or taken back.',
    waiting: 'To be submitted when the network is back. The device keeps that, too.',
    locked: 'Submitted, recused, or no longer needed: to be read.',
    'locked.looking': 'The page is used again: has the sheet been reopened?',
  },
  paper: {
    '': 'A sheet that an expert gave on paper, entered by a chair.',
    forbidden: 'The right to run panels is missing.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.ready': 'What is typed stays on this device until the whole is sent.',
    'editing.looking': 'The page is used again: has the expert typed or submitted something?',
    confirming: 'The summary is read, and whose sheet it is.',
    comparing: 'It was refused. How is the sheet now?',
    locked: 'Entered, submitted by its expert, or no longer needed: to be read.',
  },
};
