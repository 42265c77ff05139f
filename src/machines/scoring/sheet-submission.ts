import { withEvent, withOutput } from '#src/machines/params.ts';
import {
  asksTheirs,
  defersReview,
  findsNext,
  lockedMeanwhile,
  opensDeferredReview,
  opensDeferredReviewAfterFailure,
} from './sheet-parts.ts';
import { sheetSetup } from './sheet-setup.ts';

/** The person confirms the submission. */
const confirming = sheetSetup.createStateConfig({
  entry: 'tellUnsaved',
  invoke: findsNext,
  on: {
    'submit.confirm': [
      {
        guard: 'isOffline',
        target: 'waiting',
        actions: [withEvent('takeGoOn'), 'beginSubmission', 'noteDraft'],
      },
      { target: 'submitting', actions: [withEvent('takeGoOn'), 'beginSubmission', 'noteDraft'] },
    ],
    'submit.cancel': 'editing',
  },
});

const submitting = sheetSetup.createStateConfig({
  tags: ['sending', 'busy'],
  entry: ['forgetFailure', 'prepareSave', 'tellSaving'],
  on: { ...defersReview, 'work.save': {}, 'work.discard': {}, 'right.reported': {} },
  invoke: {
    src: 'submitSheet',
    input: ({ context }) => context.unsettled as NonNullable<typeof context.unsettled>,
    onDone: [
      {
        guard: withOutput('hasValue'),
        target: 'locked',
        actions: [
          'endSubmission',
          'dropDraft',
          withOutput('keepSaved'),
          'settle',
          'keepDraft',
          'tellSubmitted',
          'tellJudged',
          'tellUnsaved',
          'goOn',
        ],
      },
      {
        guard: withOutput('isAnswered'),
        target: 'loading',
        actions: ['endSubmission', 'dropDraft', 'settle', 'tellSubmitted', 'tellJudged', 'goOn'],
      },
      {
        guard: withOutput('isDeclined'),
        target: 'editing.comparing',
        actions: [withOutput('keepFailure'), 'endSubmission', 'keepDraft'],
      },
      { target: 'doubting', actions: [withOutput('keepFailure'), 'keepLost'] },
    ],
    onError: { target: 'doubting', actions: ['keepSurprise', 'keepLost'] },
  },
});

/** No answer came: the server is asked whether the submission has arrived. */
const doubting = sheetSetup.createStateConfig({
  tags: ['sending', 'busy'],
  always: { guard: 'isOffline', target: 'waiting' },
  on: { ...defersReview, 'work.save': {}, 'work.discard': {}, 'right.reported': {} },
  invoke: {
    ...asksTheirs,
    onDone: [...lockedMeanwhile, { target: 'unsubmitted' }],
    onError: 'unsubmitted',
  },
});

/** A submission that was confirmed and is not under way can be taken back. */
const takesBack = {
  'submit.cancel': { target: 'editing', actions: ['endSubmission', 'keepDraft'] },
  'work.discard': { target: 'editing', actions: ['dropDraft', 'forgetWork'] },
} as const;

const unsubmitted = sheetSetup.createStateConfig({
  entry: ['tellNotSaved', 'tellUnsaved'],
  always: [opensDeferredReviewAfterFailure, { guard: 'isOffline', target: 'waiting' }],
  on: { ...takesBack, retry: 'submitting' },
});

/** Confirmed while offline: submitted once the network is back. */
const waiting = sheetSetup.createStateConfig({
  entry: 'tellUnsaved',
  always: [opensDeferredReview, { guard: 'isOnline', target: 'submitting' }],
  on: takesBack,
});

/** From the confirmation until the sheet is locked. */
export const submission = { confirming, submitting, doubting, unsubmitted, waiting };
