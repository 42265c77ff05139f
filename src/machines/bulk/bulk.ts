import type { ActorRefFrom } from 'xstate';
import { largestPage } from '#src/domain/content/list-query.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { failed, unexplained } from '#src/domain/failure.ts';
import { type BulkRecord, type BulkSubject, initialRun, remainingOf } from './bulk-context.ts';
import { bulkSetup } from './bulk-setup.ts';

/**
 * One operation on many records of a list (decision 020): collects all that match, checks their content where the operation
 * publishes it, page by page, shows beforehand which records will be changed and which are left out, makes a call for each
 * record, a few at a time, and reports the result of each. Nothing is repeated by itself (decision 043); what failed or was not reached is tried again on request. It ends with what was changed,
 * so that the list can offer to undo it, and with what remains, which the list then selects (fault F10).
 */
export const createBulkMachine = <Item extends BulkRecord, Operation, Reason>(
  subject: BulkSubject<Item, Operation, Reason>,
) =>
  bulkSetup(subject).createMachine({
    id: 'bulk',
    context: ({ input }) => ({
      ...input,
      most: subject.most,
      found: [],
      pages: 0,
      total: input.records?.length ?? 0,
      plan: { records: [], skipped: [] },
      examined: null,
      examinedCount: 0,
      reason: '',
      ...initialRun,
      changed: [],
      now: [],
      left: false,
      failure: null,
    }),
    output: ({ context }) => ({
      operation: context.operation,
      isUndo: context.isUndo,
      changed: context.changed,
      now: context.now,
      remaining: context.started === 0 && context.changed.length === 0 ? null : remainingOf(context),
    }),
    initial: 'opening',
    states: {
      opening: {
        always: [
          { guard: 'isUndo', target: 'planned', actions: 'takeAll' },
          { guard: 'isChosen', target: 'planned', actions: 'check' },
          { target: 'collecting' },
        ],
      },
      collecting: {
        on: { cancel: 'closed' },
        invoke: {
          src: 'findRecords',
          input: ({ context: { query, pages } }) => ({ ...query, pageNum: pages + 1, pageSize: largestPage }),
          onDone: [
            { guard: withOutput('isLastPage'), target: 'planned', actions: [withOutput('keepFound'), 'check'] },
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
      uncollected: {
        on: { retry: { target: 'collecting', actions: 'forgetFailure' }, cancel: 'closed' },
      },
      planned: {
        always: [
          { guard: 'isToBeExamined', target: 'examining' },
          { guard: 'isUndo', target: 'running' },
          { target: 'checking' },
        ],
      },
      examining: {
        on: { cancel: 'closed' },
        invoke: {
          src: 'examine',
          input: ({ context: { operation, plan, examinedCount } }) => ({
            operation,
            records: plan.records.slice(examinedCount, examinedCount + largestPage),
          }),
          onDone: [
            {
              guard: withOutput('hasMoreToExamine'),
              target: 'examining',
              reenter: true,
              actions: withOutput('keepExamined'),
            },
            { guard: withOutput('isUnquestioned'), target: 'running', actions: withOutput('keepExamined') },
            // The operation is possible without their result, but what was found before a failure still counts.
            { target: 'checking', actions: withOutput('keepExamined') },
          ],
          onError: 'checking',
        },
      },
      checking: {
        on: { confirm: { guard: 'hasWork', target: 'running', actions: withEvent('takeReason') }, cancel: 'closed' },
      },
      running: {
        tags: 'sending',
        exit: ['tellChanged', 'tellOutcome'],
        always: { guard: 'isThrough', target: 'judging' },
        on: {
          'page.left': { target: '.stopping', actions: 'noteLeft' },
          'xstate.done.actor.record.*': {
            guard: withEvent('isUnderWay'),
            actions: { type: 'settle', params: ({ event }) => ({ actorId: event.actorId, answer: event.output }) },
          },
          'xstate.error.actor.record.*': {
            guard: withEvent('isUnderWay'),
            actions: { type: 'settle', params: ({ event: { actorId } }) => ({ actorId, answer: failed(unexplained) }) },
          },
        },
        initial: 'going',
        states: {
          going: {
            always: [
              { guard: 'isHopeless', target: 'stopping' },
              { guard: 'hasRoom', actions: 'startCalls' },
            ],
            on: { stop: 'stopping' },
          },
          stopping: {},
        },
      },
      judging: { always: [{ guard: 'isDone', target: 'closed' }, { target: 'reported' }] },
      reported: {
        on: {
          retry: { guard: 'hasRemaining', target: 'running', actions: 'takeRemaining' },
          close: 'closed',
        },
      },
      closed: { type: 'final' },
    },
  });

export type BulkActor<Item extends BulkRecord, Operation, Reason> = ActorRefFrom<
  ReturnType<typeof createBulkMachine<Item, Operation, Reason>>
>;
