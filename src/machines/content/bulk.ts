import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { planOf } from '#src/domain/content/bulk-plan.ts';
import { largestPage } from '#src/domain/content/list-query.ts';
import { isRefusal, unexplained } from '#src/domain/failure.ts';
import {
  type BulkAnswer,
  type BulkCall,
  type BulkContext,
  type BulkEvent,
  type BulkInput,
  type BulkOutput,
  type BulkPage,
  callsAtOnce,
  changedBy,
  distinct,
  mostUnanswered,
  remainingOf,
} from './bulk-context.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';

/**
 * One operation on many records of a list: collects all that match, shows beforehand what will be changed and what is left
 * out, makes a call for each record, a few at a time, and says what became of each. Nothing is repeated by itself
 * (decision 043); what failed or was not reached is tried again on request. It ends with what was changed, so that the list
 * can offer to take it back, and with what remains, which the list then has selected (fault F10).
 */
export const bulkMachine = setup({
  types: {
    context: {} as BulkContext,
    input: {} as BulkInput,
    output: {} as BulkOutput,
    events: {} as BulkEvent,
    emitted: {} as FactOf<'notice' | 'records.operated' | 'records.deleted'>,
    tags: {} as SendingTag,
  },
  actors: {
    findRecords: missingCall<BulkPage, BulkInput['query']>('findRecords'),
    operate: missingCall<BulkAnswer, BulkCall>('operate'),
  },
  actions: {
    keepFound: assign(({ context }, answer: BulkPage) =>
      answer.ok
        ? { found: [...context.found, ...answer.value.list], pages: context.pages + 1, total: answer.value.total }
        : { failure: answer.failure },
    ),
    keepSurprise: assign({ failure: unexplained }),
    forgetFailure: assign({ failure: null }),
    check: assign(({ context: { operation, records, found, rights, lifecycle } }) => ({
      plan: planOf(operation, records ?? distinct(found), rights, lifecycle),
      found: [],
    })),
    takeAll: assign(({ context }) => ({ plan: { records: context.records ?? [], skipped: [] } })),
    startCalls: enqueueActions(({ context, enqueue, self }) => {
      const { operation, plan, started, underWay } = context;
      if (isHopeless(context)) return;
      const until = Math.min(plan.records.length, started + callsAtOnce - underWay.length);
      const begun = plan.records.slice(started, until).map((record, index) => ({ record, position: started + index }));
      for (const { record, position } of begun) {
        const key = `${self.sessionId}.${record.id}`;
        enqueue.spawnChild('operate', { id: idOfCall(position), input: { operation, record, key } });
      }
      enqueue.assign({ started: until, underWay: [...underWay, ...begun.map(({ position }) => position)] });
    }),
    settle: enqueueActions(({ context, enqueue }, { actorId, answer }: { actorId: string; answer: BulkAnswer }) => {
      const position = positionOf(actorId);
      const record = context.plan.records[position];
      enqueue.stopChild(actorId);
      enqueue.assign({ underWay: context.underWay.filter((other) => other !== position) });
      if (answer.ok || !record) enqueue.assign({ unanswered: 0 });
      else {
        const isAnswered = isRefusal(answer.failure) && answer.failure.kind !== 'expired';
        enqueue.assign({
          failed: [...context.failed, { record, failure: answer.failure }],
          unanswered: isAnswered ? 0 : context.unanswered + 1,
        });
      }
    }),
    tellOperated: enqueueActions(({ context, enqueue }) => {
      const { path, operation, changed } = context;
      const records = changedBy(context);
      if (records.length === 0) return;
      enqueue.assign({ changed: [...changed, ...records] });
      const ids = records.map(({ id }) => id);
      if (operation.name === 'delete') enqueue.emit(fact({ type: 'records.deleted', path, ids }));
      else enqueue.emit(fact({ type: 'records.operated', path, ids, operation }));
    }),
    noteLeft: assign({ left: true }),
    /** Tells the result by a notice, but only if the tab was closed: an open page shows it itself. */
    tellOutcome: enqueueActions(({ context, enqueue }) => {
      const { left, operation, plan, started, failed } = context;
      if (!left) return;
      const done = changedBy(context).length;
      enqueue.emit(
        fact({
          type: 'notice',
          notice: {
            code: 'bulk.ended',
            operation: operation.name,
            done,
            failed: failed.length,
            left: plan.records.length - started,
          },
        }),
      );
    }),
    takeRemaining: assign(({ context }) => ({
      plan: { ...context.plan, records: remainingOf(context) },
      ...initialRun,
    })),
  },
  guards: {
    isUndo: ({ context }) => context.isUndo,
    isChosen: ({ context }) => context.records !== null,
    isAnswered: (_, answer: BulkPage) => answer.ok,
    isLastPage: (_, answer: BulkPage) =>
      answer.ok &&
      (answer.value.list.length === 0 || answer.value.pageNum * answer.value.pageSize >= answer.value.total),
    hasWork: ({ context }) => context.plan.records.length > 0,
    isUnderWay: ({ context }, { actorId }: { actorId: string }) => context.underWay.includes(positionOf(actorId)),
    isThrough: ({ context }) => context.underWay.length === 0,
    isHopeless: ({ context }) => isHopeless(context),
    isDone: ({ context }) => remainingOf(context).length === 0,
  },
}).createMachine({
  id: 'bulk',
  context: ({ input }) => ({
    ...input,
    found: [],
    pages: 0,
    total: 0,
    plan: { records: [], skipped: [] },
    ...initialRun,
    changed: [],
    left: false,
    failure: null,
  }),
  output: ({ context }) => ({
    operation: context.operation,
    isUndo: context.isUndo,
    changed: context.changed,
    remaining: context.started === 0 && context.changed.length === 0 ? null : remainingOf(context),
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isUndo', target: 'running', actions: 'takeAll' },
        { guard: 'isChosen', target: 'checking', actions: 'check' },
        { target: 'collecting' },
      ],
    },
    collecting: {
      on: { cancel: 'closed' },
      invoke: {
        src: 'findRecords',
        input: ({ context: { query, pages } }) => ({ ...query, pageNum: pages + 1, pageSize: largestPage }),
        onDone: [
          {
            guard: withOutput('isLastPage'),
            target: 'checking',
            actions: [withOutput('keepFound'), 'check'],
          },
          {
            guard: withOutput('isAnswered'),
            target: 'collecting',
            reenter: true,
            actions: withOutput('keepFound'),
          },
          { target: 'uncollected', actions: withOutput('keepFound') },
        ],
        onError: { target: 'uncollected', actions: 'keepSurprise' },
      },
    },
    uncollected: {
      on: { retry: { target: 'collecting', actions: 'forgetFailure' }, cancel: 'closed' },
    },
    checking: {
      on: { confirm: { guard: 'hasWork', target: 'running' }, cancel: 'closed' },
    },
    running: {
      entry: 'startCalls',
      tags: 'sending',
      exit: ['tellOperated', 'tellOutcome'],
      always: { guard: 'isThrough', target: 'judging' },
      on: { 'page.left': { target: '.stopping', actions: 'noteLeft' } },
      initial: 'going',
      states: {
        going: {
          always: { guard: 'isHopeless', target: 'stopping' },
          on: {
            stop: 'stopping',
            'xstate.done.actor.record.*': {
              guard: withEvent('isUnderWay'),
              actions: [
                { type: 'settle', params: ({ event }) => ({ actorId: event.actorId, answer: event.output }) },
                'startCalls',
              ],
            },
            'xstate.error.actor.record.*': {
              guard: withEvent('isUnderWay'),
              actions: [{ type: 'settle', params: ({ event }) => broken(event.actorId) }, 'startCalls'],
            },
          },
        },
        stopping: {
          on: {
            'xstate.done.actor.record.*': {
              guard: withEvent('isUnderWay'),
              actions: { type: 'settle', params: ({ event }) => ({ actorId: event.actorId, answer: event.output }) },
            },
            'xstate.error.actor.record.*': {
              guard: withEvent('isUnderWay'),
              actions: { type: 'settle', params: ({ event }) => broken(event.actorId) },
            },
          },
        },
      },
    },
    judging: { always: [{ guard: 'isDone', target: 'closed' }, { target: 'reported' }] },
    reported: {
      on: { retry: { target: 'running', actions: 'takeRemaining' }, close: 'closed' },
    },
    closed: { type: 'final' },
  },
});

export type BulkActor = ActorRefFrom<typeof bulkMachine>;

const idOfCall = (position: number): string => `record.${position}`;

const positionOf = (actorId: string): number => Number(actorId.slice('record.'.length));

const isHopeless = ({ unanswered }: BulkContext): boolean => unanswered >= mostUnanswered;

/** The answer for a call that threw: a bug in our own code. */
const broken = (actorId: string): { actorId: string; answer: BulkAnswer } => ({
  actorId,
  answer: { ok: false, failure: unexplained },
});

const initialRun = { started: 0, underWay: [], failed: [], unanswered: 0 };
