import type { ActorRefFrom } from 'xstate';
import { noAttempts } from '#src/machines/attempts.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { recordLife } from '#src/machines/record/life.ts';
import { type SheetContext, sheetKind, startOf } from './sheet-context.ts';
import { sheetSetup } from './sheet-setup.ts';

const life = recordLife(sheetKind);

const taken = [withEvent('takeMarking'), 'keepDraft'] as const;

/** Each kind of marking does the same. */
const marking = <Transition>(transition: Transition) => ({
  'points.typed': transition,
  'comment.typed': transition,
  'files.chosen': transition,
  'veto.set': transition,
});

/** What is being sent is waited for before the page turns to another review. */
const calledLater = {
  'page.located': [
    { guard: withEvent('isOther'), actions: withEvent('keepCall') },
    { guard: withEvent('isHere'), actions: 'forgetCall' },
  ],
} as const;

const answersCall = {
  guard: 'isCalledAway',
  target: '#sheet.opening',
  actions: ['noteDraft', 'answerCall', 'tellUnsaved'],
} as const;

/** What was sent did not arrive. The page that would say so turns to another review, so a notice says it. */
const answersCallAfterFailure = {
  ...answersCall,
  actions: ['noteDraft', 'tellFailure', 'answerCall', 'tellUnsaved'],
} as const;

/** A submission whose answer was lost has arrived after all. */
const arrived = {
  guard: withOutput('isArrived'),
  target: '#sheet.locked',
  actions: ['settle', withOutput('keepRecord'), 'dropDraft', 'tellSubmitted', 'tellJudged', 'tellUnsaved', 'goOn'],
} as const;

/** Another window has submitted the sheet, or it is no longer needed: what was typed here stays on the device. */
const closed = {
  guard: withOutput('isClosed'),
  target: '#sheet.locked',
  actions: ['endFinal', 'keepDraft', 'tellNotSaved', 'tellFailure', withOutput('keepRecord'), 'tellUnsaved'],
} as const;

/** A submission that was confirmed and is not sent can be taken back. */
const takesBack = {
  'submit.cancel': { target: 'editing', actions: ['endFinal', 'keepDraft'] },
  'work.discard': { target: 'editing', actions: ['dropDraft', 'forgetWork'] },
} as const;

const saved = ['dropDraft', withOutput('keepSaved'), 'settle', 'keepDraft'] as const;

const confirmed = [withEvent('takeGoOn'), 'beginFinal', 'noteDraft'] as const;

const questionOf = ({ context }: { context: SheetContext }) => ({ id: context.reviewId ?? '' });

/** How the sheet is at the server now. */
const asksTheirs = { src: 'fetchTheirs', input: questionOf } as const;

const findsNext = {
  src: 'findNext',
  input: ({ context }: { context: SheetContext }) => ({ ...questionOf({ context }), order: context.order }),
  onDone: { actions: withOutput('keepNext') },
  onError: { actions: 'keepNextUnknown' },
} as const;

/**
 * A scoring page (decision 036): one’s own sheet of the review in the address, or the template alone. Points, comments, files
 * and vetoes are saved by one rule: a moment after they were typed, and when their field is left, one call at a time.
 */
export const sheetMachine = sheetSetup.createMachine({
  id: 'sheet',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    ...noAttempts,
    online: true,
    uploads: {},
    ...startOf(location),
  }),
  invoke: [
    { id: 'files', src: 'files', onSnapshot: { actions: withSnapshot('takeUploads') } },
    { src: 'watchNetwork' },
  ],
  initial: 'opening',
  on: {
    ...life.on,
    'network.told': { actions: withEvent('keepNetwork') },
    'right.told': {
      guard: withEvent('isWithdrawn'),
      target: '.template',
      actions: ['noteDraft', 'keepDraftKept'],
    },
    'page.located': {
      guard: withEvent('isOther'),
      target: '.opening',
      actions: ['noteDraft', withEvent('startAnew'), 'tellUnsaved'],
    },
  },
  states: {
    opening: {
      always: [
        { guard: 'isForReading', target: 'template' },
        { guard: 'mayScore', target: 'loading' },
        { target: 'template' },
      ],
    },
    template: {
      initial: 'loading',
      on: {
        'right.told': [
          { guard: withEvent('isGiven'), target: 'loading' },
          // What it says is shown already.
          {},
        ],
      },
      states: {
        loading: {
          invoke: {
            src: 'fetchTemplate',
            input: ({ context }) => ({ path: context.path }),
            onDone: [
              { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepTemplate') },
              { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
            ],
            onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
          },
        },
        shown: {},
        failed: { on: { retry: 'loading' } },
      },
    },
    loading: life.loading({ guard: withOutput('isGone'), target: 'unavailable' }),
    unavailable: life.unavailable,
    failed: life.failed,
    recalling: life.recalling({
      guard: withOutput('isDone'),
      target: 'locked',
      actions: ['dropDraft', 'tellUnsaved'],
    }),
    editing: {
      initial: 'settling',
      invoke: findsNext,
      on: {
        ...marking({ target: '.dirty', actions: taken }),
        'draft.taken': { target: '.settling', actions: ['takeDraft', 'keepDraft'] },
        'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
        'work.discard': { target: '.settling', actions: ['dropDraft', 'forgetWork', 'tellUnsaved'] },
        submit: [
          // The page says which picture is waited for.
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
            answersCall,
            { guard: 'isLocked', target: '#sheet.locked', actions: 'tellUnsaved' },
            { guard: 'isFinal', target: '#sheet.waiting' },
            { guard: 'isReady', target: '#sheet.confirming', actions: 'forgetWish' },
            { guard: 'hasUnkept', target: 'dirty', actions: 'forgetWish' },
            { target: 'kept', actions: ['forgetWish', 'tellUnsaved'] },
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
            ...calledAtOnce(),
            'field.left': 'saving',
            'page.left': 'saving',
            'work.save': 'saving',
          },
        },
        saving: {
          tags: 'sending',
          entry: ['forgetFailure', 'prepareSave', 'tellSaving'],
          on: {
            ...calledLater,
            ...marking({ actions: taken }),
            'work.save': {},
            'work.discard': { actions: ['dropDraft', 'forgetWork'] },
            // What is under way may arrive all the same: then it is one’s own.
            'recusal.ask': { target: '#sheet.recusing', actions: 'keepLost' },
            submit: [
              { guard: 'isUploading' },
              { guard: 'isIncomplete', actions: 'showErrors' },
              { actions: 'wantSubmit' },
            ],
          },
          invoke: {
            src: 'saveRecord',
            input: ({ context }) => context.unsettled as NonNullable<typeof context.unsettled>,
            onDone: [
              { guard: withOutput('hasValue'), target: 'settling', actions: saved },
              { guard: withOutput('isAnswered'), target: '#sheet.loading', actions: ['noteDraft', 'settle'] },
              // Another window may have saved or submitted, or the review may have ended.
              { guard: withOutput('isDeclined'), target: 'comparing', actions: withOutput('keepFailure') },
              { target: 'unkept', actions: [withOutput('keepFailure'), 'keepLost'] },
            ],
            onError: { target: 'unkept', actions: ['keepSurprise', 'keepLost'] },
          },
        },
        unkept: {
          entry: ['forgetWish', 'tellNotSaved', 'tellUnsaved'],
          always: [answersCallAfterFailure, { guard: 'isOffline', target: 'offline' }],
          on: {
            retry: 'saving',
            'work.save': 'saving',
            'network.told': [
              { guard: withEvent('isUp'), target: 'saving', actions: withEvent('keepNetwork') },
              { actions: withEvent('keepNetwork') },
            ],
          },
        },
        offline: {
          entry: ['tellNotSaved', 'tellUnsaved'],
          always: { guard: 'isOnline', target: 'saving' },
          on: marking({ actions: [...taken, 'tellUnsaved'] }),
        },
        comparing: {
          tags: 'sending',
          exit: 'settle',
          on: { ...calledLater, ...marking({ actions: taken }), submit: {}, 'recusal.ask': {} },
          invoke: {
            ...asksTheirs,
            onDone: [
              arrived,
              closed,
              {
                guard: withOutput('isHarmless'),
                target: 'settling',
                actions: [withOutput('keepTheirs'), 'buildOnTheirs', 'keepDraft'],
              },
              { guard: withOutput('isNewer'), target: 'conflict', actions: withOutput('keepTheirs') },
              { target: 'unkept' },
            ],
            onError: 'unkept',
          },
        },
        conflict: {
          entry: ['forgetWish', 'tellNotSaved', 'tellUnsaved'],
          always: answersCallAfterFailure,
          on: {
            // Whoever is typing goes on, and decides then.
            ...marking({ actions: taken }),
            submit: {},
            'recusal.ask': {},
            'mine.keep': { target: 'saving', actions: ['buildOnTheirs', 'keepDraft'] },
            'theirs.take': { target: 'settling', actions: ['takeTheirs', 'dropDraft'] },
          },
        },
      },
    },
    confirming: {
      entry: 'tellUnsaved',
      invoke: findsNext,
      on: {
        'submit.confirm': [
          { guard: 'isOffline', target: 'waiting', actions: confirmed },
          { target: 'submitting', actions: confirmed },
        ],
        'submit.cancel': 'editing',
      },
    },
    submitting: {
      tags: ['sending', 'busy'],
      entry: ['forgetFailure', 'prepareSave', 'tellSaving'],
      on: { ...calledLater, 'work.save': {}, 'work.discard': {}, 'right.told': {} },
      invoke: {
        src: 'submitSheet',
        input: ({ context }) => context.unsettled as NonNullable<typeof context.unsettled>,
        onDone: [
          {
            guard: withOutput('hasValue'),
            target: 'locked',
            actions: ['endFinal', ...saved, 'tellSubmitted', 'tellJudged', 'tellUnsaved', 'goOn'],
          },
          {
            guard: withOutput('isAnswered'),
            target: 'loading',
            actions: ['endFinal', 'dropDraft', 'settle', 'tellSubmitted', 'tellJudged', 'goOn'],
          },
          {
            guard: withOutput('isDeclined'),
            target: 'editing.comparing',
            actions: [withOutput('keepFailure'), 'endFinal', 'keepDraft'],
          },
          { target: 'doubting', actions: [withOutput('keepFailure'), 'keepLost'] },
        ],
        onError: { target: 'doubting', actions: ['keepSurprise', 'keepLost'] },
      },
    },
    doubting: {
      tags: ['sending', 'busy'],
      always: { guard: 'isOffline', target: 'waiting' },
      on: { ...calledLater, 'work.save': {}, 'work.discard': {}, 'right.told': {} },
      invoke: {
        ...asksTheirs,
        onDone: [arrived, closed, { target: 'unsubmitted' }],
        onError: 'unsubmitted',
      },
    },
    unsubmitted: {
      entry: ['tellNotSaved', 'tellUnsaved'],
      always: [answersCallAfterFailure, { guard: 'isOffline', target: 'waiting' }],
      on: { ...takesBack, retry: 'submitting' },
    },
    // Asked for without a network: sent once it is back.
    waiting: {
      entry: 'tellUnsaved',
      always: [answersCall, { guard: 'isOnline', target: 'submitting' }],
      on: takesBack,
    },
    recusing: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'recusal.confirm': { target: 'sending', actions: withEvent('takeReason') },
            'recusal.cancel': { target: '#sheet.editing', actions: 'forgetFailure' },
          },
        },
        sending: {
          tags: ['sending', 'busy'],
          on: { ...calledLater, 'right.told': {} },
          invoke: {
            src: 'recuse',
            input: ({ context }) => context.recusal as NonNullable<typeof context.recusal>,
            onDone: [
              {
                guard: withOutput('hasValue'),
                target: '#sheet.locked',
                actions: ['dropDraft', withOutput('keepRecord'), 'tellJudged', 'tellUnsaved'],
              },
              { guard: withOutput('isAnswered'), target: '#sheet.loading', actions: ['dropDraft', 'tellJudged'] },
              {
                guard: withOutput('isDeclined'),
                target: 'asking',
                actions: [withOutput('keepFailure'), 'forgetRecusal'],
              },
              { target: 'asking', actions: withOutput('keepFailure') },
            ],
            onError: { target: 'asking', actions: 'keepSurprise' },
          },
        },
      },
    },
    locked: {
      initial: 'resting',
      always: answersCall,
      states: {
        resting: { on: { 'window.back': 'looking' } },
        looking: {
          invoke: {
            ...asksTheirs,
            onDone: [
              { guard: withOutput('isReopened'), target: '#sheet.recalling', actions: withOutput('keepRecord') },
              { target: 'resting', actions: withOutput('keepRecord') },
            ],
            onError: 'resting',
          },
        },
      },
    },
  },
});

/** What waits to be saved is saved before the page turns to another review. */
function calledAtOnce() {
  return {
    'page.located': { guard: withEvent('isOther'), target: 'saving', actions: withEvent('keepCall') },
  } as const;
}

export type SheetActor = ActorRefFrom<typeof sheetMachine>;
