import type { ActorRefFrom } from 'xstate';
import { noAttempts } from '#src/machines/attempts.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { recordLife, tellFailedSave } from '#src/machines/record/life.ts';
import { type SheetContext, sheetKind, startOfPaper } from './sheet-context.ts';
import { sheetSetup } from './sheet-setup.ts';
import type { SheetActor } from './sheet.ts';

const life = recordLife(sheetKind);

const questionOf = ({ context: { reviewId, expert } }: { context: SheetContext }) => ({
  id: reviewId ?? '',
  account: expert ?? '',
});

const taken = { actions: [withEvent('takeMarking'), 'keepDraft', 'tellUnsaved'] } as const;

/** While it is sent the answer is waited for, whatever becomes of the right. */
const whileSent = { 'work.save': {}, 'work.discard': {}, 'right.told': {} } as const;

const notEntered = ['keepDraft', ...tellFailedSave] as const;

/** Somebody else has submitted the sheet, or it is no longer needed: what was typed here stays on the device. */
const closed = ['keepDraft', 'keepDraftKept', withOutput('keepRecord'), 'tellUnsaved'] as const;

/**
 * A sheet that an expert gave on paper, entered by a chair (W1.14). What is typed stays on this device until the whole is sent:
 * the server never gets half of somebody's sheet.
 */
export const paperMachine = sheetSetup.createMachine({
  id: 'paper',
  context: ({ input: { tabId, location } }) => ({
    tabId,
    ...noAttempts,
    online: true,
    uploads: {},
    ...startOfPaper(location),
  }),
  invoke: { id: 'files', src: 'files', onSnapshot: { actions: withSnapshot('takeUploads') } },
  initial: 'opening',
  on: {
    ...life.on,
    'right.told': { guard: withEvent('isWithdrawn'), target: '.forbidden', actions: ['noteDraft', 'keepDraftKept'] },
  },
  states: {
    opening: { always: [{ guard: 'mayScore', target: 'loading' }, { target: 'forbidden' }] },
    forbidden: {
      on: {
        'right.told': [
          { guard: withEvent('isGiven'), target: 'loading' },
          // What it says is shown already.
          {},
        ],
      },
    },
    loading: {
      invoke: {
        src: 'fetchPaper',
        input: questionOf,
        onDone: [
          { guard: withOutput('isFound'), target: 'recalling', actions: [withOutput('keepRecord'), 'nameTab'] },
          { guard: withOutput('isGone'), target: 'unavailable' },
          { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
        ],
        onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
      },
    },
    unavailable: life.unavailable,
    failed: life.failed,
    recalling: life.recalling(),
    editing: {
      initial: 'ready',
      always: { guard: 'isLocked', target: 'locked', actions: 'tellUnsaved' },
      entry: 'tellUnsaved',
      on: {
        'points.typed': taken,
        'comment.typed': taken,
        'files.chosen': taken,
        'veto.set': taken,
        'scans.chosen': { actions: [withEvent('takeScans'), 'keepDraft', 'tellUnsaved'] },
        'draft.taken': { actions: ['takeDraft', 'keepDraft', 'tellUnsaved'] },
        'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
        'work.discard': { actions: ['dropDraft', 'forgetWork', 'tellUnsaved'] },
        submit: [
          // The page says which picture is waited for.
          { guard: 'isUploading' },
          { guard: 'isIncomplete', actions: 'showErrors' },
          { target: 'confirming' },
        ],
      },
      states: {
        ready: { on: { 'window.back': 'looking', 'page.located': 'looking' } },
        looking: {
          invoke: {
            src: 'fetchPaper',
            input: questionOf,
            onDone: [
              { guard: withOutput('isClosed'), target: '#paper.locked', actions: closed },
              {
                guard: withOutput('isNewer'),
                target: 'ready',
                actions: [withOutput('keepTheirVersion'), 'keepDraft'],
              },
              { target: 'ready' },
            ],
            onError: 'ready',
          },
        },
      },
    },
    confirming: {
      on: {
        'submit.confirm': 'entering',
        'submit.cancel': 'editing',
        'work.discard': { target: 'editing', actions: ['dropDraft', 'forgetWork'] },
      },
    },
    entering: {
      tags: ['busy', 'sending'],
      entry: ['forgetFailure', 'prepareSave', 'tellSaving'],
      on: whileSent,
      invoke: {
        src: 'enterSheet',
        input: ({ context }) => context.unsettled as NonNullable<typeof context.unsettled>,
        onDone: [
          {
            guard: withOutput('hasValue'),
            target: 'locked',
            actions: ['settle', withOutput('keepRecord'), 'dropDraft', 'tellEntered', 'tellUnsaved'],
          },
          {
            guard: withOutput('isAnswered'),
            target: 'loading',
            actions: ['settle', 'dropDraft', 'tellEntered'],
          },
          // The expert may have typed or submitted something, or the review may have ended.
          { guard: withOutput('isDeclined'), target: 'comparing', actions: withOutput('keepFailure') },
          // The same one is sent again: the server knows it by its number (decision 043).
          { target: 'editing', actions: [withOutput('keepFailure'), ...notEntered] },
        ],
        onError: { target: 'editing', actions: ['keepSurprise', ...notEntered] },
      },
    },
    comparing: {
      tags: ['busy', 'sending'],
      exit: 'settle',
      on: whileSent,
      invoke: {
        src: 'fetchPaper',
        input: questionOf,
        onDone: [
          {
            guard: withOutput('isClosed'),
            target: 'locked',
            actions: ['tellFailure', 'tellNotSaved', ...closed],
          },
          {
            guard: withOutput('isAnswered'),
            target: 'editing',
            actions: [withOutput('keepTheirVersion'), ...notEntered],
          },
          { target: 'editing', actions: notEntered },
        ],
        onError: { target: 'editing', actions: notEntered },
      },
    },
    // Each visit asks anew: it may have been reopened.
    locked: { on: { 'page.located': 'loading', 'window.back': 'loading' } },
  },
});

export type PaperActor = ActorRefFrom<typeof paperMachine>;

/** A page with the form of a score sheet: one’s own, or one that is entered from paper. */
export type FormActor = SheetActor | PaperActor;
