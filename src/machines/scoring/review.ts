import type { ActorRefFrom } from 'xstate';
import type { Review } from '#src/domain/scoring/review.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { type AppointInput, type ReviewContext, startOfReview, type StepInput } from './review-context.ts';
import { reviewSetup } from './review-setup.ts';

const subjectOf = ({ panel: { path, id }, review }: ReviewContext) => review?.subject ?? { path, id };

/**
 * The page of a review (decision 036): first a new panel is put together and appointed, then the page shows its review. Each
 * visit fetches the review again, unless it has ended and nobody can change it. The chair's steps run one at a time. A refused
 * step may have been based on an older state, so the review is fetched again while the dialog stays open.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  context: ({ input }) => startOfReview(input),
  invoke: [
    { id: 'references', src: 'references' },
    { id: 'files', src: 'files' },
  ],
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'appointing' }, { target: 'reviewing' }] },
    appointing: {
      initial: 'deciding',
      on: {
        'page.located': {
          guard: withEvent('namesSubject'),
          target: '.deciding',
          actions: [withEvent('takeSubject'), 'tellChosen'],
        },
        'panel.change': [
          {
            guard: withEvent('isOtherSubject'),
            target: '.deciding',
            actions: [withEvent('takePanel'), 'forgetCandidates', 'tellChosen'],
          },
          { actions: [withEvent('takePanel'), 'tellChosen'] },
        ],
        'work.save': { actions: 'tellNotSaved' },
        'work.discard': { target: '.deciding', actions: ['forgetPanel', 'tellNothingChosen'] },
      },
      states: {
        deciding: { always: [{ guard: 'hasSubject', target: 'seeking' }, { target: 'choosing' }] },
        choosing: {},
        seeking: {
          tags: 'busy',
          invoke: {
            src: 'fetchCandidates',
            input: ({ context }) => subjectOf(context),
            onDone: [
              { guard: withOutput('isAnswered'), target: 'ready', actions: withOutput('keepCandidates') },
              { target: 'failed', actions: withOutput('keepFailure') },
            ],
            onError: { target: 'failed', actions: 'keepSurprise' },
          },
        },
        failed: { on: { 'candidates.retry': 'seeking' } },
        ready: { on: { 'panel.send': { guard: 'isComplete', target: 'sending', actions: 'prepareAppointment' } } },
        sending: {
          tags: 'sending',
          entry: 'tellAppointing',
          on: { 'page.located': {}, 'panel.change': {}, 'work.save': {}, 'work.discard': {} },
          invoke: {
            src: 'appointPanel',
            input: ({ context }) => context.unsettled as AppointInput,
            onDone: [
              {
                guard: withOutput('hasValue'),
                target: '#review.reviewing.record.shown',
                actions: [withOutput('keepReview'), 'settle', 'tellAppointed', 'moveTab'],
              },
              {
                guard: withOutput('isAnswered'),
                target: 'deciding',
                actions: ['settle', 'tellAppointed', 'forgetPanel', 'tellNothingChosen', 'goToDesk'],
              },
              {
                guard: withOutput('isDeclined'),
                target: 'ready',
                actions: [withOutput('tellFailureOf'), 'settle', 'tellNotSaved', 'tellChosen'],
              },
              { target: 'ready', actions: [withOutput('tellFailureOf'), 'tellNotSaved', 'tellChosen'] },
            ],
            onError: { target: 'ready', actions: ['tellSurprise', 'tellNotSaved', 'tellChosen'] },
          },
        },
      },
    },
    reviewing: {
      type: 'parallel',
      states: {
        record: {
          initial: 'loading',
          on: {
            'page.located': { guard: 'isAlive', target: '.loading' },
            retry: '.loading',
            reload: '.loading',
          },
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                src: 'fetchReview',
                input: ({ context }) => ({ id: context.reviewId ?? '' }),
                onDone: [
                  {
                    guard: withOutput('isAnswered'),
                    target: 'shown',
                    actions: [withOutput('keepReview'), 'nameTab'],
                  },
                  { guard: withOutput('isGone'), target: 'unavailable', actions: 'forgetReview' },
                  { guard: 'hasReview', target: 'shown', actions: withOutput('tellFailureOf') },
                  { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
                ],
                onError: [
                  { guard: 'hasReview', target: 'shown', actions: 'tellSurprise' },
                  { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
                ],
              },
            },
            shown: {
              initial: 'opening',
              states: {
                opening: { always: [{ guard: 'isUndecided', target: 'seeking' }, { target: 'settled' }] },
                // If the queue cannot be fetched, only the link to the next review is missing.
                seeking: {
                  invoke: {
                    src: 'findOnward',
                    input: ({ context }) => context.review as Review,
                    onDone: { target: 'settled', actions: withOutput('keepOnward') },
                    onError: 'settled',
                  },
                },
                settled: {},
              },
            },
            failed: {},
            unavailable: {},
          },
        },
        file: {
          initial: 'idle',
          states: {
            idle: { on: { export: { guard: 'hasReview', target: 'writing' } } },
            writing: {
              invoke: {
                src: 'writeResult',
                input: ({ context }) => context.review as Review,
                onDone: 'idle',
                onError: { target: 'idle', actions: 'tellSurprise' },
              },
            },
          },
        },
        step: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'step.ask': [
                  { guard: withEvent('needsExperts'), target: 'seeking', actions: withEvent('keepAsked') },
                  { target: 'asking', actions: withEvent('keepAsked') },
                ],
                'step.send': { target: 'sending', actions: withEvent('prepareStep') },
              },
            },
            seeking: {
              on: { 'step.cancel': { target: 'idle', actions: 'forgetAsked' } },
              invoke: {
                src: 'fetchCandidates',
                input: ({ context }) => subjectOf(context),
                onDone: [
                  { guard: withOutput('isAnswered'), target: 'asking', actions: withOutput('keepCandidates') },
                  { target: 'idle', actions: [withOutput('tellFailureOf'), 'forgetAsked'] },
                ],
                onError: { target: 'idle', actions: ['tellSurprise', 'forgetAsked'] },
              },
            },
            asking: {
              on: {
                'step.cancel': { target: 'idle', actions: ['forgetAsked', 'fetchUnsettled'] },
                'step.send': { target: 'sending', actions: withEvent('prepareStep') },
              },
            },
            sending: {
              tags: 'sending',
              invoke: {
                src: 'stepReview',
                input: ({ context }) => context.unsettled as StepInput,
                onDone: [
                  {
                    guard: withOutput('hasValue'),
                    target: 'idle',
                    actions: [withOutput('keepReview'), 'settle', 'tellStepped', 'forgetAsked'],
                  },
                  {
                    guard: withOutput('isAnswered'),
                    target: 'idle',
                    actions: ['settle', 'tellStepped', 'forgetAsked', 'fetchAgain'],
                  },
                  {
                    guard: withOutput('isDeclined'),
                    target: 'refused',
                    actions: [withOutput('tellFailureOf'), 'settle', 'fetchAgain'],
                  },
                  { target: 'refused', actions: withOutput('tellFailureOf') },
                ],
                onError: { target: 'refused', actions: 'tellSurprise' },
              },
            },
            refused: { always: [{ guard: 'isAsked', target: 'asking' }, { target: 'idle' }] },
          },
        },
      },
    },
  },
});

export type ReviewActor = ActorRefFrom<typeof reviewMachine>;
