import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { type Inspection, isComplete } from '#src/domain/inspection/inspection.ts';
import { failureActions, type FailureContext } from '#src/machines/failures.ts';
import { withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

type Event =
  /** Whether anybody can see the inspection. */
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'inspection.pause' }
  | { type: 'inspection.resume' }
  /** Inspects again from the start, or goes on after a failure. */
  | { type: 'inspection.again' };

interface Context extends FailureContext {
  /** What is found so far; null until the first answer. `isComplete` of it tells whether all of it is checked. */
  inspection: Inspection | null;
  /** The next part is the first one of a new inspection. */
  isNew: boolean;
}

/**
 * The inspection of the public site (decision 068). It fetches one part after the other, each with all that is found so far, until
 * everything is checked: parts of the server’s answer, or pages of the lists where the server does not inspect. While nobody sees
 * it, it rests between two parts, and then goes on where it was.
 */
export const inspectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `busy`: it is checking. `paused`: a person stopped it. `failed`: a part could not be fetched. */
    tags: {} as 'busy' | 'paused' | 'failed',
  },
  actors: {
    fetchPart: missingCall<Result<Inspection>, { isNew: boolean }>('fetchPart'),
  },
  actions: failureActions,
  guards: {
    isComplete: (_, answer: Result<Inspection>) => answer.ok && isComplete(answer.value),
    isAnswered: (_, answer: Result<Inspection>) => answer.ok,
  },
})
  .extend({
    actions: {
      keepPart: assign((_, answer: Result<Inspection>) =>
        answer.ok ? { inspection: answer.value, isNew: false, failure: null } : {},
      ),
      beginAnew: assign({ isNew: true }),
      forgetFailure: assign({ failure: null }),
    },
  })
  .createMachine({
    id: 'inspection',
    context: { inspection: null, isNew: true, failure: null },
    initial: 'unseen',
    states: {
      unseen: { on: { 'page.shown': 'checking' } },
      checking: {
        tags: 'busy',
        invoke: {
          src: 'fetchPart',
          input: ({ context: { isNew } }) => ({ isNew }),
          onDone: [
            { guard: withOutput('isComplete'), target: 'complete', actions: withOutput('keepPart') },
            { guard: withOutput('isAnswered'), target: 'checking', reenter: true, actions: withOutput('keepPart') },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
        on: { 'page.hidden': 'unseen', 'inspection.pause': 'paused' },
      },
      paused: { tags: 'paused', on: { 'inspection.resume': 'checking' } },
      failed: { tags: 'failed', on: { 'inspection.again': { target: 'checking', actions: 'forgetFailure' } } },
      complete: { on: { 'inspection.again': { target: 'checking', actions: 'beginAnew' } } },
    },
  });

export type InspectionActor = ActorRefFrom<typeof inspectionMachine>;
