import type { ActorRefFrom } from 'xstate';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { recordLife, saveUnderWay } from '#src/machines/record/life.ts';
import { consultationKind, startOfConsultation } from './consultation-context.ts';
import { consultationSetup } from './consultation-setup.ts';

const life = recordLife(consultationKind);

/**
 * The page of a consultation (decision 040): reading, replying, noting, and its steps. Each act is sent with the version that
 * the person saw; if others changed it meanwhile, the server refuses the act and the page shows the change. Unsent texts are a
 * draft.
 */
export const consultationMachine = consultationSetup.createMachine({
  id: 'consultation',
  context: ({ input }) => startOfConsultation(input),
  invoke: [
    { id: 'templates', src: 'templates' },
    { id: 'subject', src: 'subject' },
    { id: 'files', src: 'files' },
    {
      src: 'findNeighbours',
      input: ({ context }) => ({ id: context.consultationId }),
      onDone: { actions: withOutput('keepNeighbours') },
      // If the neighbours cannot be fetched, only the links to them are missing.
      onError: {},
    },
  ],
  on: {
    ...life.on,
    'work.discard': { actions: ['dropDraft', 'forgetWork', 'tellUnsaved'] },
    mask: { actions: 'forgetContact' },
    // Also during calls, so that no key press is lost.
    'letter.choose': { actions: withEvent('takeLetter') },
    typed: { actions: withEvent('takeTyped') },
  },
  initial: 'opening',
  states: {
    opening: { always: 'loading' },
    loading: life.loading({ guard: withOutput('isGone'), target: 'unavailable' }),
    unavailable: life.unavailable,
    failed: life.failed,
    recalling: { ...life.recalling(), entry: 'openSubject' },
    editing: {
      initial: 'resting',
      on: {
        ...life.draftAnswers(),
        typed: { actions: [withEvent('takeTyped'), withEvent('giveUpDeleted')] },
        'work.discard': { actions: ['dropDraft', 'forgetWork', 'forgetLost', 'tellUnsaved'] },
        act: [
          { guard: withEvent('isReady'), target: 'saving', actions: [withEvent('keepAct'), 'tellSaving'] },
          { actions: 'showErrors' },
        ],
        'work.save': [
          { guard: 'isNoteReady', target: 'saving', actions: ['keepNote', 'tellSaving'] },
          { actions: ['tellNotSaved', 'showErrors'] },
        ],
        ask: [
          { guard: withEvent('isHandOver'), target: 'seeking', actions: withEvent('keepAsked') },
          { actions: withEvent('keepAsked') },
        ],
        'ask.cancel': { actions: 'forgetAsked' },
        reveal: 'revealing',
      },
      states: {
        resting: {
          on: {
            'page.located': { guard: 'isUntouched', target: 'renewing' },
            reload: 'renewing',
          },
        },
        renewing: {
          tags: 'busy',
          invoke: {
            src: 'fetchTheirs',
            input: ({ context }) => ({ id: context.consultationId }),
            onDone: [
              { guard: withOutput('isNewer'), target: 'resting', actions: withOutput('keepNewer') },
              { guard: withOutput('isSame'), target: 'resting', actions: withOutput('keepSame') },
              { guard: withOutput('isGone'), target: '#consultation.unavailable' },
              { target: 'resting', actions: withOutput('tellFailureOf') },
            ],
            onError: { target: 'resting', actions: 'tellSurprise' },
          },
        },
      },
    },
    seeking: {
      tags: 'busy',
      invoke: {
        src: 'fetchOwners',
        onDone: [
          { guard: withOutput('isAnswered'), target: 'editing', actions: withOutput('keepOwners') },
          { target: 'editing', actions: [withOutput('tellFailureOf'), 'forgetAsked'] },
        ],
        onError: { target: 'editing', actions: ['tellSurprise', 'forgetAsked'] },
      },
    },
    revealing: {
      tags: 'busy',
      // The page was left before the answer: the details must not be visible later.
      on: { mask: 'editing' },
      invoke: {
        src: 'reveal',
        input: ({ context }) => ({ id: context.consultationId }),
        onDone: { target: 'editing', actions: [withOutput('keepContact'), withOutput('tellFailureOf')] },
        onError: { target: 'editing', actions: 'tellSurprise' },
      },
    },
    saving: life.saving(),
    comparing: {
      ...life.comparing(
        ({ consultationId }) => ({ id: consultationId }),
        {
          guard: withOutput('isNewer'),
          target: 'editing',
          actions: [withOutput('keepTheirs'), 'tellNotSaved', 'tellUnsaved'],
        },
        { guard: withOutput('isGone'), target: 'unavailable', actions: ['noteDraft', 'tellNotSaved', 'tellUnsaved'] },
      ),
      on: saveUnderWay,
    },
  },
});

export type ConsultationActor = ActorRefFrom<typeof consultationMachine>;
