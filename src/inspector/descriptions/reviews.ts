import { common } from './common.ts';

/** The machines of reviews in `src/machines/scoring`, and what their states mean. */
export const reviews = {
  desk: {
    '': 'The scoring desk: reviews page by page, and the counts of its views. Each visit fetches both again.',
    'records.loading': 'The previous content stays visible.',
    'counts.loading': 'The previous counts stay visible, also after a failure.',
  },
  review: {
    '': 'The page of a review: a panel is appointed, then watched until its result is passed or returned.',
    'appointing.deciding': 'Checks whether the subject of the review is known.',
    'appointing.choosing': 'No subject is chosen yet, so no experts can be offered.',
    'appointing.seeking': 'Fetches the experts who may score it, without those who have a conflict of interest.',
    'reviewing.record.loading': 'The previous content stays visible.',
    'reviewing.record.unavailable': common.unavailable,
    'reviewing.file.writing': 'Writes the result to a workbook.',
    'reviewing.step.seeking': 'Fetches the experts who can be appointed, for the dialog.',
    'reviewing.step.asking': 'A dialog is open. Its input stays until the server has accepted the step.',
    'reviewing.step.refused': 'The dialog, if any, stays open while the review is fetched again.',
  },
};
