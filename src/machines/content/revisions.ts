import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { TimelineEntry } from '#src/domain/content/timeline.ts';
import type { Result } from '#src/domain/failure.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';

/** All acts on a record, newest first, and the names of the records that its revisions refer to. */
export interface History {
  entries: readonly TimelineEntry[];
  names: ReferenceNames;
}

/** A record and its present state (`actsUpTo`). */
interface AsOf {
  id: string;
  asOf: string;
}

type Event =
  /** Requests the history of this record up to this state. */
  ({ type: 'open' } & AsOf) | { type: 'close' } | { type: 'retry' };

interface Context extends FailureContext {
  /** The request, while its dialog or column is open; otherwise null. */
  asked: AsOf | null;
  /** Stays while a newer one is fetched. */
  history: History | null;
}

/**
 * The history of one record (decision 021), fetched on each request, and again after each act on the record while it is shown.
 * A failure is shown in its place, not as a notice.
 */
export const revisionsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { fetchHistory: missingCall<Result<History>, { id: string }>('fetchHistory') },
  actions: failureActions,
  guards: {
    ...answerGuards,
    isOther: ({ context: { asked } }, { id, asOf }: AsOf) => asked?.id !== id || asked.asOf !== asOf,
  },
})
  .extend({
    actions: {
      keepAsked: assign({ asked: (_, { id, asOf }: AsOf) => ({ id, asOf }) }),
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
