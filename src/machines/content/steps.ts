import { type ActorRefFrom, assign, setup } from 'xstate';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { Result } from '#src/domain/failure.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';

/** A record in the state that its page shows; `asOf` changes with each state. */
interface Asked {
  id: string;
  asOf: string;
}

type Event = ({ type: 'open' } & Asked) | { type: 'retry' };

interface Context extends FailureContext {
  /** The request, while its dialog or column is open; otherwise null. */
  asked: Asked | null;
  /** The oldest first. They stay while newer ones are fetched. */
  events: readonly StepEvent[] | null;
}

/**
 * The steps that a record has taken (decision 035), fetched on request and again after each step. A failure is shown in their
 * place, not as a notice.
 */
export const stepsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { fetchSteps: missingCall<Result<readonly StepEvent[]>, { id: string }>('fetchSteps') },
  actions: failureActions,
  guards: {
    ...answerGuards,
    isOther: ({ context: { asked } }, { id, asOf }: Asked) => asked?.id !== id || asked.asOf !== asOf,
  },
})
  .extend({
    actions: {
      keepAsked: assign({ asked: (_, { id, asOf }: Asked) => ({ id, asOf }) }),
      keepEvents: assign((_, answer: Result<readonly StepEvent[]>) =>
        answer.ok ? { events: answer.value, failure: null } : {},
      ),
    },
  })
  .createMachine({
    id: 'steps',
    context: { asked: null, events: null, failure: null },
    on: { open: { guard: withEvent('isOther'), target: '.loading', actions: withEvent('keepAsked') } },
    initial: 'closed',
    states: {
      closed: {},
      loading: {
        invoke: {
          src: 'fetchSteps',
          input: ({ context: { asked } }) => ({ id: asked?.id ?? '' }),
          onDone: [
            { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepEvents') },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
      },
      shown: {},
      failed: { on: { retry: 'loading' } },
    },
  });

export type StepsActor = ActorRefFrom<typeof stepsMachine>;
