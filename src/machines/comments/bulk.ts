import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { commentsPath } from '#src/domain/comments/comment.ts';
import { failed, unexplained } from '#src/domain/failure.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import {
  batchOf,
  collectedAtOnce,
  type CommentBulkContext,
  type CommentBulkEvent,
  type CommentBulkInput,
  type CommentBulkOutput,
  failedOf,
  type FoundComments,
  mostInBulk,
  planned,
  remainingOf,
  startOfBulk,
  type StepManyAnswer,
  type StepManyInput,
  taken,
} from './bulk-context.ts';

/**
 * One step on many comments (decision 039): collects all that match, up to a cap, says beforehand how many will take the step
 * and how many are left out, sends a few calls at a time, and says what became of each. Nothing is repeated by itself
 * (decision 043).
 */
export const commentBulkMachine = setup({
  types: {
    context: {} as CommentBulkContext,
    input: {} as CommentBulkInput,
    output: {} as CommentBulkOutput,
    events: {} as CommentBulkEvent,
    emitted: {} as FactOf<'notice' | 'records.changed'>,
    tags: {} as SendingTag,
  },
  actors: {
    findComments: missingCall<FoundComments, CommentBulkInput['query']>('findComments'),
    stepMany: missingCall<StepManyAnswer, StepManyInput>('stepMany'),
  },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      keepFound: assign(({ context }, answer: FoundComments) =>
        answer.ok
          ? {
              found: [...context.found, ...answer.value.list],
              pages: context.pages + 1,
              total: answer.value.total,
              failure: null,
            }
          : {},
      ),
      check: assign(({ context }) => planned(context)),
      takeReason: assign((_, { reason }: { reason: string }) => ({ reason })),
      begin: assign({ stopped: false }),
      keepAnswers: assign(({ context }, answers: StepManyAnswer) => taken(context, answers)),
      keepBroken: assign(({ context }) =>
        taken(
          context,
          batchOf(context).map(() => failed(unexplained)),
        ),
      ),
      noteStopped: assign({ stopped: true }),
      noteLeft: assign({ stopped: true, left: true }),
      takeRemaining: assign(({ context }) => ({ plan: remainingOf(context), outcomes: [] })),
      tellEnded: enqueueActions(({ context, enqueue }) => {
        enqueue.emit(fact({ type: 'records.changed', path: commentsPath, record: null }));
        if (!context.left) return;
        const failedCount = failedOf(context).length;
        const done = context.outcomes.length - failedCount;
        const left = context.plan.length - context.outcomes.length;
        enqueue.emit(fact({ type: 'notice', notice: { code: 'comments.bulkEnded', done, failed: failedCount, left } }));
      }),
    },
    guards: {
      isChosen: ({ context }) => context.comments !== null,
      isComplete: (_, answer: FoundComments) =>
        answer.ok &&
        (answer.value.list.length === 0 ||
          answer.value.pageNum * answer.value.pageSize >= Math.min(answer.value.total, mostInBulk)),
      hasWork: ({ context }) => context.plan.length > 0,
      isOver: ({ context }) => context.stopped || context.outcomes.length >= context.plan.length,
      hasRest: ({ context }) => remainingOf(context).length > 0,
    },
  })
  .createMachine({
    id: 'commentBulk',
    context: ({ input }) => startOfBulk(input),
    output: ({ context }) => ({ changed: context.changed }),
    initial: 'opening',
    states: {
      opening: {
        always: [{ guard: 'isChosen', target: 'checking', actions: 'check' }, { target: 'collecting' }],
      },
      collecting: {
        on: { cancel: 'closed' },
        invoke: {
          src: 'findComments',
          input: ({ context: { query, pages } }) => ({ ...query, pageNum: pages + 1, pageSize: collectedAtOnce }),
          onDone: [
            { guard: withOutput('isComplete'), target: 'checking', actions: [withOutput('keepFound'), 'check'] },
            {
              guard: withOutput('isAnswered'),
              target: 'collecting',
              reenter: true,
              actions: withOutput('keepFound'),
            },
            { target: 'uncollected', actions: withOutput('keepFailure') },
          ],
          onError: { target: 'uncollected', actions: 'keepSurprise' },
        },
      },
      uncollected: { on: { retry: 'collecting', cancel: 'closed' } },
      checking: {
        on: {
          confirm: { guard: 'hasWork', target: 'running', actions: [withEvent('takeReason'), 'begin'] },
          cancel: 'closed',
        },
      },
      running: {
        tags: 'sending',
        exit: 'tellEnded',
        on: { stop: { actions: 'noteStopped' }, 'page.left': { actions: 'noteLeft' } },
        initial: 'sending',
        states: {
          sending: {
            invoke: {
              src: 'stepMany',
              input: ({ context, self }) => ({
                step: context.step,
                reason: context.reason,
                comments: batchOf(context),
                attempt: self.sessionId,
              }),
              onDone: { target: 'judging', actions: withOutput('keepAnswers') },
              onError: { target: 'judging', actions: 'keepBroken' },
            },
          },
          judging: {
            always: [{ guard: 'isOver', target: '#commentBulk.reported' }, { target: 'sending' }],
          },
        },
      },
      reported: {
        on: { retry: { guard: 'hasRest', target: 'running', actions: ['takeRemaining', 'begin'] }, close: 'closed' },
      },
      closed: { type: 'final' },
    },
  });

export type CommentBulkActor = ActorRefFrom<typeof commentBulkMachine>;
