import { withEvent, withOutput } from '#src/machines/params.ts';
import type { SheetContext } from './sheet-context.ts';

/*
 * Transitions and calls that the phases of a sheet share. A link to another review is followed once the call in flight has
 * ended.
 */

/** Each kind of change has the same transition. */
export const onChange = <Transition>(transition: Transition) => ({
  'points.typed': transition,
  'comment.typed': transition,
  'files.chosen': transition,
  'veto.set': transition,
});

/** While a call is in flight, a link to another review waits. */
export const defersReview = {
  'page.located': [
    { guard: withEvent('isAnotherReview'), actions: withEvent('deferReview') },
    { guard: withEvent('isThisReview'), actions: 'stayHere' },
  ],
} as const;

export const opensDeferredReview = {
  guard: 'isReviewDeferred',
  target: '#sheet.opening',
  actions: ['noteDraft', 'openDeferredReview', 'tellUnsaved'],
} as const;

/** The call failed, and the page that would show it turns to another review: a notice reports it. */
export const opensDeferredReviewAfterFailure = {
  ...opensDeferredReview,
  actions: ['noteDraft', 'tellFailure', 'openDeferredReview', 'tellUnsaved'],
} as const;

const questionOf = ({ context }: { context: SheetContext }) => ({ id: context.reviewId ?? '' });

/** Fetches the sheet as the server has it now. */
export const asksTheirs = { src: 'fetchTheirs', input: questionOf } as const;

/** Outcomes of `asksTheirs` after which the sheet is locked. */
export const lockedMeanwhile = [
  // A submission whose answer was lost has arrived.
  {
    guard: withOutput('hasSubmissionArrived'),
    target: '#sheet.locked',
    actions: ['settle', withOutput('keepRecord'), 'dropDraft', 'tellSubmitted', 'tellJudged', 'tellUnsaved', 'goOn'],
  },
  // Another window submitted the sheet, or it is no longer needed: what was typed here stays on the device.
  {
    guard: withOutput('isClosed'),
    target: '#sheet.locked',
    actions: ['endSubmission', 'keepDraft', 'tellNotSaved', 'tellFailure', withOutput('keepRecord'), 'tellUnsaved'],
  },
] as const;

export const findsNext = {
  src: 'findNext',
  input: ({ context }: { context: SheetContext }) => ({ ...questionOf({ context }), order: context.order }),
  onDone: { actions: withOutput('keepNext') },
  onError: { actions: 'keepNextUnknown' },
} as const;
