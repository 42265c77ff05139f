import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { nextStage } from '#src/domain/approval/approval.ts';
import type { Decision } from '#src/domain/approval/decision.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Result } from '#src/domain/failure.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/** A decision about the version of a record that the reviewer has read, for the stage that decides next, from 0. */
export interface DecisionRequest {
  decision: Decision;
  id: string;
  version: number;
  stage: number;
  /** Empty for an approval. */
  reason: string;
}

interface Requested {
  record: ContentRecord;
  decision: Decision;
  reason?: string;
}

interface Context extends FailureContext {
  /** Path of the content type. */
  path: string;
  /** The decision under way, and until the record was fetched again; otherwise null. */
  requested: DecisionRequest | null;
  /** The last decision that was carried out; null before the first one, and from the next attempt on. */
  done: Decision | null;
}

type Event = { type: 'decide' } & Requested;

/**
 * The decisions of a reviewer about a record (decision 067). Its page learns of a decision by `records.changed`. After a refusal
 * the record is fetched, so that the page shows what is true: somebody else may have decided or saved.
 */
export const approvalMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { path: string },
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'records.changed' | 'records.deleted'>,
    tags: {} as 'busy' | SendingTag,
  },
  actors: {
    /** Null if the decision was carried out and the server did not return the record. */
    decide: missingCall<Result<ContentRecord | null>, DecisionRequest>('decide'),
    fetchRecord: missingCall<Result<ContentRecord>, { id: string }>('fetchRecord'),
  },
  actions: failureActions,
  guards: {
    ...answerGuards,
    isOpen: (_, { record: { approval } }: Requested) => approval !== undefined && nextStage(approval) !== null,
    isRefused: (_, answer: Result<unknown>) => !answer.ok && answer.failure.kind === 'refused',
  },
})
  .extend({
    actions: {
      keepRequest: assign((_, { record: { id, version, approval }, decision, reason = '' }: Requested) => ({
        requested: { decision, id, version, stage: (approval && nextStage(approval)) ?? 0, reason },
        done: null,
        failure: null,
      })),
      keepDone: assign({ done: ({ context }) => context.requested?.decision ?? null }),
      forgetRequest: assign({ requested: null }),
      tellChanged: enqueueActions(({ context: { path }, enqueue }, answer: Result<ContentRecord | null>) => {
        if (answer.ok) enqueue.emit(fact({ type: 'records.changed', path, record: answer.value }));
      }),
      tellDeleted: emit(({ context: { path, requested } }) =>
        fact({ type: 'records.deleted', path, ids: requested ? [requested.id] : [] }),
      ),
    },
  })
  .createMachine({
    id: 'approval',
    context: ({ input: { path } }) => ({ path, requested: null, done: null, failure: null }),
    initial: 'idle',
    states: {
      idle: { on: { decide: { guard: withEvent('isOpen'), target: 'sending', actions: withEvent('keepRequest') } } },
      sending: {
        tags: ['busy', 'sending'],
        invoke: {
          src: 'decide',
          input: ({ context }) => context.requested as DecisionRequest,
          onDone: [
            {
              guard: withOutput('hasValue'),
              target: 'idle',
              actions: ['keepDone', withOutput('tellChanged'), 'forgetRequest'],
            },
            { guard: withOutput('isAnswered'), target: 'fetching', actions: 'keepDone' },
            {
              guard: withOutput('isRefused'),
              target: 'fetching',
              actions: [withOutput('keepFailure'), 'tellFailure'],
            },
            { target: 'idle', actions: [withOutput('keepFailure'), 'tellFailure', 'forgetRequest'] },
          ],
          onError: { target: 'idle', actions: ['keepSurprise', 'tellFailure', 'forgetRequest'] },
        },
      },
      fetching: {
        tags: 'busy',
        invoke: {
          src: 'fetchRecord',
          input: ({ context: { requested } }) => ({ id: requested?.id ?? '' }),
          onDone: [
            { guard: withOutput('isAnswered'), target: 'idle', actions: [withOutput('tellChanged'), 'forgetRequest'] },
            { guard: withOutput('isGone'), target: 'idle', actions: ['tellDeleted', 'forgetRequest'] },
            // The failure of the decision stays.
            { target: 'idle', actions: 'forgetRequest' },
          ],
          onError: { target: 'idle', actions: 'forgetRequest' },
        },
      },
    },
  });

export type ApprovalActor = ActorRefFrom<typeof approvalMachine>;
