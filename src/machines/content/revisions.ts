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

/** A record as it is saved now. */
interface Saved {
  id: string;
  version: number;
}

type Event =
  /** Somebody wants to see the saves of this record up to this version. */
  ({ type: 'open' } & Saved) | { type: 'close' } | { type: 'retry' };

interface Context extends FailureContext {
  /** What was asked for last; null while nobody looks. */
  asked: Saved | null;
  /** Stays while a newer version is asked for. */
  history: History | null;
}

/**
 * The saves of one record (decision 021), asked for each time somebody wants to see them, and once more for each version that
 * is saved while they are looked at. A failure is said where they would stand; it is no message of its own.
 */
export const revisionsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { fetchHistory: missingCall<Result<History>, { id: string }>('fetchHistory') },
  actions: failureActions,
  guards: {
    ...answerGuards,
    isOther: ({ context: { asked } }, { id, version }: Saved) => asked?.id !== id || asked.version !== version,
  },
})
  .extend({
    actions: {
      keepAsked: assign({ asked: (_, { id, version }: Saved) => ({ id, version }) }),
      keepHistory: assign((_, answer: Result<History>) => (answer.ok ? { history: answer.value, failure: null } : {})),
      forget: assign({ asked: null, history: null, failure: null }),
    },
  })
  .createMachine({
    id: 'revisions',
    context: { asked: null, history: null, failure: null },
    on: { open: { guard: withEvent('isOther'), target: '.loading', actions: withEvent('keepAsked') } },
    initial: 'closed',
    states: {
      closed: {},
      loading: {
        invoke: {
          src: 'fetchHistory',
          input: ({ context: { asked } }) => ({ id: asked?.id ?? '' }),
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
