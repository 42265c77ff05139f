import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { Revision } from '#src/domain/content/revision.ts';
import type { Result } from '#src/domain/failure.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';

/** The saves of a record, the newest first, and the names of what they refer to. */
export interface History {
  revisions: readonly Revision[];
  names: ReferenceNames;
}

type Event = { type: 'open'; id: string } | { type: 'close' } | { type: 'retry' };

interface Context extends FailureContext {
  id: string;
  history: History | null;
}

/**
 * The saves of one record (decision 021), asked for each time somebody wants to see them. A failure is said where they would
 * stand; it is no message of its own.
 */
export const revisionsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { fetchHistory: missingCall<Result<History>, { id: string }>('fetchHistory') },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      keepId: assign({ id: (_, { id }: { id: string }) => id }),
      keepHistory: assign((_, answer: Result<History>) => (answer.ok ? { history: answer.value, failure: null } : {})),
      forget: assign({ history: null, failure: null }),
    },
  })
  .createMachine({
    id: 'revisions',
    context: { id: '', history: null, failure: null },
    initial: 'closed',
    states: {
      closed: {
        on: { open: { target: 'loading', actions: withEvent('keepId') } },
      },
      loading: {
        invoke: {
          src: 'fetchHistory',
          input: ({ context: { id } }) => ({ id }),
          onDone: [
            {
              guard: withOutput('isAnswered'),
              target: 'shown',
              actions: withOutput('keepHistory'),
            },
            { target: 'failed', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'failed', actions: 'keepSurprise' },
        },
        on: { close: { target: 'closed', actions: 'forget' } },
      },
      shown: { on: { close: { target: 'closed', actions: 'forget' } } },
      failed: { on: { retry: 'loading', close: { target: 'closed', actions: 'forget' } } },
    },
  });

export type RevisionsActor = ActorRefFrom<typeof revisionsMachine>;
