import type { ActorRefFrom } from 'xstate';
import { noAttempts } from '#src/machines/attempts.ts';
import { withEvent, withOutput, withSnapshot } from '#src/machines/params.ts';
import { recordLife } from '#src/machines/record/life.ts';
import { startOf } from './sheet-context.ts';
import { editing } from './sheet-editing.ts';
import { sheetKind } from './sheet-kind.ts';
import { asksTheirs, opensDeferredReview } from './sheet-parts.ts';
import { recusing } from './sheet-recusal.ts';
import { sheetSetup } from './sheet-setup.ts';
import { submission } from './sheet-submission.ts';

const life = recordLife(sheetKind);

/** A scoring page (decision 036): the person's own sheet of the review in the address, or the template alone. */
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
    { id: 'subject', src: 'subject' },
    { src: 'watchNetwork' },
  ],
  initial: 'opening',
  on: {
    ...life.on,
    'network.reported': { actions: withEvent('keepNetwork') },
    'right.reported': {
      guard: withEvent('isRightWithdrawn'),
      target: '.template',
      actions: ['noteDraft', 'noteDraftKept'],
    },
    'page.located': {
      guard: withEvent('isAnotherReview'),
      target: '.opening',
      actions: ['noteDraft', withEvent('openReview'), 'tellUnsaved', 'unnameTab'],
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
        'right.reported': [
          { guard: withEvent('isRightGranted'), target: 'loading' },
          // The page shows already that the right is missing.
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
    loading: { ...life.loading({ guard: withOutput('isGone'), target: 'unavailable' }), entry: 'openSubject' },
    unavailable: life.unavailable,
    failed: life.failed,
    recalling: life.recalling({
      guard: withOutput('isDraftSubmitted'),
      target: 'locked',
      actions: ['dropDraft', 'tellUnsaved'],
    }),
    editing,
    ...submission,
    recusing,
    locked: {
      initial: 'resting',
      always: opensDeferredReview,
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

export type SheetActor = ActorRefFrom<typeof sheetMachine>;
