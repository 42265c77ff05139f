import type { ActorRefFrom } from 'xstate';
import { noAttempts } from '#src/machines/attempts.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { recordLife, tellFailedSave } from '#src/machines/record/life.ts';
import { type SheetContext, startOfPaper } from './sheet-context.ts';
import { sheetKind } from './sheet-kind.ts';
import { onChange } from './sheet-parts.ts';
import { sheetSetup } from './sheet-setup.ts';
import type { SheetActor } from './sheet.ts';

const life = recordLife(sheetKind);

const questionOf = ({ context: { reviewId, expert } }: { context: SheetContext }) => ({
  id: reviewId ?? '',
  account: expert ?? '',
});

/** While the sheet is sent the page waits for the answer, even if the right is withdrawn. */
const whileSent = { 'work.save': {}, 'work.discard': {}, 'right.reported': {} } as const;

const notEntered = ['keepDraft', ...tellFailedSave] as const;

/** Somebody else submitted the sheet, or it is no longer needed: unsaved work stays on this device. */
const closed = ['keepDraft', 'noteDraftKept', withOutput('keepRecord'), 'tellUnsaved'] as const;

/**
 * A chair enters the paper sheet of an expert (W1.14). Unsaved work stays on this device until the whole sheet is sent:
 * the server never gets half a sheet.
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
    'right.reported': {
      guard: withEvent('isRightWithdrawn'),
      target: '.forbidden',
      actions: ['noteDraft', 'noteDraftKept'],
    },
  },
  states: {
    opening: { always: [{ guard: 'mayScore', target: 'loading' }, { target: 'forbidden' }] },
    forbidden: {
      on: {
        'right.reported': [
          { guard: withEvent('isRightGranted'), target: 'loading' },
          // The page shows already that the right is missing.
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
        ...onChange({ actions: [withEvent('applyChange'), 'keepDraft', 'tellUnsaved'] as const }),
        'scans.chosen': { actions: [withEvent('takeScans'), 'keepDraft', 'tellUnsaved'] },
        'draft.taken': { actions: ['takeDraft', 'keepDraft', 'tellUnsaved'] },
        'draft.discarded': { actions: ['forgetDraft', 'dropDraft'] },
        'work.discard': { actions: ['dropDraft', 'forgetWork', 'tellUnsaved'] },
        submit: [
          // The page shows which file is still being uploaded.
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
          // The expert may have changed or submitted the sheet, or the review may have ended.
          { guard: withOutput('isDeclined'), target: 'comparing', actions: withOutput('keepFailure') },
          // A retry sends the same sheet with the same key (decision 043).
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
    // Each visit fetches again: the sheet may have been reopened.
    locked: { on: { 'page.located': 'loading', 'window.back': 'loading' } },
  },
});

export type PaperActor = ActorRefFrom<typeof paperMachine>;

/** A page with the form of a score sheet: the person's own, or a paper sheet. */
export type FormActor = SheetActor | PaperActor;
