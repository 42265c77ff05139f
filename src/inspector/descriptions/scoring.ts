import { common } from './common.ts';

/** The machines of `src/machines/scoring`, and what their states mean. */
export const scoring = {
  sheet: {
    '': 'A scoring page: one’s own sheet of a base, or the template alone.',
    template: 'The address has no review, or the person has no right to score: shows the template.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.settling': 'Decides what comes next: a save, the submission, or another review.',
    'editing.kept': 'The server has everything that the page shows.',
    'editing.looking': 'The window is focused again: checks whether another window has saved.',
    'editing.dirty': 'Saves in a moment, or when the field loses focus.',
    'editing.notSaved': 'A save failed. The next change or the button tries again.',
    'editing.offline': 'Offline: this device keeps the input.',
    'editing.comparing': common.comparing,
    'editing.conflict': common.conflict,
    confirming: 'Shows the summary and looks up the next base.',
    doubting: 'The submission got no answer: checks whether it arrived.',
    unsubmitted: 'Unknown whether it arrived. It can be sent again or cancelled.',
    waiting: 'Submits when the network returns. The device remembers this, too.',
    locked: 'Submitted, recused, or no longer needed: read-only.',
    'locked.looking': 'The page is focused again: checks whether the sheet has been reopened.',
  },
  paper: {
    '': 'A sheet that an expert gave on paper, entered by a chair.',
    forbidden: 'The right to run panels is missing.',
    unavailable: common.unavailable,
    recalling: common.recalling,
    'editing.ready': 'The input stays on this device until the whole sheet is sent.',
    'editing.looking': 'The page is focused again: checks whether the expert has entered or submitted something.',
    confirming: 'Shows the summary and the expert whose sheet it is.',
    comparing: 'The call was refused: fetches the current sheet.',
    locked: 'Entered, submitted by its expert, or no longer needed: read-only.',
  },
};
