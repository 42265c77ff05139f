import { withEvent, withOutput } from '#src/machines/params.ts';
import {
  asksTheirs,
  defersReview,
  findsNext,
  lockedMeanwhile,
  onChange,
  opensDeferredReview,
  opensDeferredReviewAfterFailure,
} from './sheet-parts.ts';
import { sheetSetup } from './sheet-setup.ts';

const taken = [withEvent('applyChange'), 'keepDraft'] as const;

/**
 * The sheet is filled in. Points, comments, files and vetoes are saved by one rule: a moment after they were typed, and when their
 * field is left, one call at a time.
 */
export const editing = sheetSetup.createStateConfig({
  initial: 'settling',
  invoke: findsNext,
  on: {
    ...onChange({ target: '.dirty', actions: taken }),
    'draft.taken': { target: '.settling', actions: ['takeDraft', 'keepDraft'] },
    'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
    'work.discard': { target: '.settling', actions: ['dropDraft', 'forgetWork', 'tellUnsaved'] },
    submit: [
      // The page shows which file is still being uploaded.
      { guard: 'isUploading' },
      { guard: 'isIncomplete', actions: 'showErrors' },
      { target: 'confirming' },
    ],
    skip: { actions: 'skip' },
    'recusal.ask': 'recusing',
  },
  states: {
    settling: {
      always: [
        opensDeferredReview,
        { guard: 'isLocked', target: '#sheet.locked', actions: 'tellUnsaved' },
        { guard: 'isSubmissionPending', target: '#sheet.waiting' },
        { guard: 'isReadyToSubmit', target: '#sheet.confirming', actions: 'cancelSubmission' },
        { guard: 'hasUnsaved', target: 'dirty', actions: 'cancelSubmission' },
        { target: 'kept', actions: ['cancelSubmission', 'tellUnsaved'] },
      ],
    },
    kept: { on: { 'window.back': 'looking' } },
    looking: {
      invoke: {
        ...asksTheirs,
        onDone: [
          { guard: withOutput('isNewer'), target: 'settling', actions: [withOutput('keepNewer'), 'keepDraft'] },
          { target: 'kept' },
        ],
        onError: 'kept',
      },
    },
    dirty: {
      tags: 'sending',
      entry: ['forgetFailure', 'tellSaving'],
      always: { guard: 'isOffline', target: 'offline' },
      after: { pause: 'saving' },
      on: {
        'page.located': { guard: withEvent('isAnotherReview'), target: 'saving', actions: withEvent('deferReview') },
        'field.left': 'saving',
        'page.left': 'saving',
        'work.save': 'saving',
      },
    },
    saving: {
      tags: 'sending',
      entry: ['forgetFailure', 'prepareSave', 'tellSaving'],
      on: {
        ...defersReview,
        ...onChange({ actions: taken }),
        'work.save': {},
        'work.discard': { actions: ['dropDraft', 'forgetWork'] },
        // The save in flight may still succeed.
        'recusal.ask': { target: '#sheet.recusing', actions: 'keepLost' },
        submit: [
          { guard: 'isUploading' },
          { guard: 'isIncomplete', actions: 'showErrors' },
          { actions: 'submitAfterSave' },
        ],
      },
      invoke: {
        src: 'saveRecord',
        input: ({ context }) => context.unsettled as NonNullable<typeof context.unsettled>,
        onDone: [
          {
            guard: withOutput('hasValue'),
            target: 'settling',
            actions: ['dropDraft', withOutput('keepSaved'), 'settle', 'keepDraft'],
          },
          { guard: withOutput('isAnswered'), target: '#sheet.loading', actions: ['noteDraft', 'settle'] },
          // Another window may have saved or submitted, or the review may have ended.
          { guard: withOutput('isDeclined'), target: 'comparing', actions: withOutput('keepFailure') },
          { target: 'notSaved', actions: [withOutput('keepFailure'), 'keepLost'] },
        ],
        onError: { target: 'notSaved', actions: ['keepSurprise', 'keepLost'] },
      },
    },
    notSaved: {
      entry: ['cancelSubmission', 'tellNotSaved', 'tellUnsaved'],
      always: [opensDeferredReviewAfterFailure, { guard: 'isOffline', target: 'offline' }],
      on: {
        retry: 'saving',
        'work.save': 'saving',
        'network.reported': [
          { guard: withEvent('isBackOnline'), target: 'saving', actions: withEvent('keepNetwork') },
          { actions: withEvent('keepNetwork') },
        ],
      },
    },
    offline: {
      entry: ['tellNotSaved', 'tellUnsaved'],
      always: { guard: 'isOnline', target: 'saving' },
      on: onChange({ actions: [...taken, 'tellUnsaved'] }),
    },
    comparing: {
      tags: 'sending',
      exit: 'settle',
      on: { ...defersReview, ...onChange({ actions: taken }), submit: {}, 'recusal.ask': {} },
      invoke: {
        ...asksTheirs,
        onDone: [
          ...lockedMeanwhile,
          {
            guard: withOutput('isSafeToMerge'),
            target: 'settling',
            actions: [withOutput('keepTheirs'), 'buildOnTheirs', 'keepDraft'],
          },
          { guard: withOutput('isNewer'), target: 'conflict', actions: withOutput('keepTheirs') },
          { target: 'notSaved' },
        ],
        onError: 'notSaved',
      },
    },
    conflict: {
      entry: ['cancelSubmission', 'tellNotSaved', 'tellUnsaved'],
      always: opensDeferredReviewAfterFailure,
      on: {
        // Typing goes on; the person decides afterwards.
        ...onChange({ actions: taken }),
        submit: {},
        'recusal.ask': {},
        'mine.keep': { target: 'saving', actions: ['buildOnTheirs', 'keepDraft'] },
        'theirs.take': { target: 'settling', actions: ['takeTheirs', 'dropDraft'] },
      },
    },
  },
});
