import { common } from './common.ts';

/** The machines of reviews in `src/machines/scoring`, and what their states mean. */
export const reviews = {
  desk: {
    '': 'The scoring desk: reviews page by page. Each visit asks anew.',
    loading: 'What was there before stays in view.',
  },
  review: {
    '': 'The page of a review: a panel is appointed, then watched until its result is passed or returned.',
    'appointing.deciding': 'Is it known what is to be reviewed?',
    'appointing.choosing': 'Nothing is chosen to be reviewed yet, so no experts can be offered.',
    'appointing.seeking': 'Asks who may score it: whoever has a conflict of interest is not among them.',
    'reviewing.record.loading': 'What was there before stays in view.',
    'reviewing.record.unavailable': common.unavailable,
    'reviewing.file.writing': 'The result is written to a workbook.',
    'reviewing.step.seeking': 'The dialog needs to know who else may be appointed.',
    'reviewing.step.asking': 'A dialog is open. What is typed in it stays until the server has taken the step.',
    'reviewing.step.refused': 'The dialog stays, if there is one; the review is fetched again beside it.',
  },
};
