import { assign, enqueueActions, setup } from 'xstate';
import type { Examined } from '#src/domain/checks/examination.ts';
import { largestPage, type ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import { attemptOf } from '#src/machines/attempts.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { answerGuards, failureActions } from '#src/machines/failures.ts';
import { missingCall } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import {
  type BulkAnswer,
  type BulkCall,
  type BulkContext,
  type BulkEvent,
  type BulkFact,
  type BulkInput,
  type BulkOutput,
  type BulkPage,
  type BulkRecord,
  type BulkSubject,
  callsAtOnce,
  changedBy,
  type CallEnd,
  type Examination,
  initialRun,
  isHopeless,
  outdatedOf,
  planned,
  remainingOf,
  settled,
} from './bulk-context.ts';

/** Types, ports, actions and guards of an operation on many records. The chart is in `bulk.ts`. */
export const bulkSetup = <Item extends BulkRecord, Operation, Reason>(subject: BulkSubject<Item, Operation, Reason>) =>
  setup({
    types: {
      context: {} as BulkContext<Item, Operation, Reason>,
      input: {} as BulkInput<Item, Operation>,
      output: {} as BulkOutput<Item, Operation>,
      events: {} as BulkEvent<Item>,
      emitted: {} as FactOf<'notice'> | BulkFact,
      tags: {} as SendingTag,
    },
    actors: {
      findRecords: missingCall<BulkPage<Item>, ListQuery>('findRecords'),
      /** Checks the content of the records. Records without findings are left out. */
      examine: missingCall<Result<readonly Examined[]>, Examination<Item, Operation>>('examine'),
      /** Carries the operation out on one record. */
      carryOut: missingCall<BulkAnswer<Item>, BulkCall<Item, Operation>>('carryOut'),
    },
    actions: failureActions,
    guards: answerGuards,
  }).extend({
    actions: {
      keepFound: assign(({ context }, answer: BulkPage<Item>) =>
        answer.ok
          ? {
              found: [...context.found, ...answer.value.list].slice(0, context.most),
              pages: context.pages + 1,
              total: answer.value.total,
            }
          : {},
      ),
      forgetFailure: assign({ failure: null }),
      check: assign(({ context: { operation, records, found, most } }) => ({
        plan: planned(records?.slice(0, most) ?? found, (record) => subject.skipReasonOf(operation, record)),
        found: [],
      })),
      keepExamined: assign(({ context: { examined, examinedCount } }, answer: Result<readonly Examined[]>) =>
        answer.ok
          ? { examined: [...(examined ?? []), ...answer.value], examinedCount: examinedCount + largestPage }
          : {},
      ),
      takeAll: assign(({ context }) => ({ plan: { records: context.records ?? [], skipped: [] } })),
      takeReason: assign((_, { reason = '' }: { reason?: string }) => ({ reason })),
      startCalls: enqueueActions(({ context, enqueue, self }) => {
        const { operation, reason, plan, started, underWay } = context;
        const until = Math.min(plan.records.length, started + callsAtOnce - underWay.length);
        for (const [index, record] of plan.records.slice(started, until).entries()) {
          const attempt = attemptOf(self.sessionId, record.id);
          const input = { operation, reason, record, attempt };
          enqueue.spawnChild('carryOut', { id: idOfCall(started + index), input });
        }
        enqueue.assign({ started: until, underWay: [...underWay, ...range(started, until)] });
      }),
      settle: enqueueActions(({ context, enqueue }, { actorId, answer }: CallEnd<Item>) => {
        enqueue.stopChild(actorId);
        enqueue.assign(settled(context, positionOf(actorId), answer));
      }),
      tellChanged: enqueueActions(({ context, enqueue }) => {
        const records = changedBy(context);
        enqueue.assign({ changed: [...context.changed, ...records] });
        const ids = records.map(({ id }) => id);
        const changed = subject.changedFactOf(context.operation, ids);
        if (changed) enqueue.emit(changed);
      }),
      noteLeft: assign({ left: true }),
      /** Reports the result by a notice, but only if the tab was closed: an open page shows it itself. */
      tellOutcome: enqueueActions(({ context, enqueue }) => {
        const { left, operation, plan, started, changed, failed } = context;
        if (!left) return;
        enqueue.emit(
          fact({
            type: 'notice',
            notice: {
              code: 'bulk.ended',
              operation: subject.noticeNameOf(operation),
              done: changed.length,
              failed: failed.length,
              left: plan.records.length - started,
            },
          }),
        );
      }),
      takeRemaining: assign(({ context }) => ({
        plan: { ...context.plan, records: remainingOf(context) },
        ...initialRun,
        failed: outdatedOf(context),
      })),
    },
    guards: {
      isUndo: ({ context }) => context.isUndo,
      isChosen: ({ context }) => context.records !== null,
      isLastPage: ({ context: { most } }, answer: BulkPage<Item>) =>
        answer.ok &&
        (answer.value.list.length === 0 ||
          answer.value.pageNum * answer.value.pageSize >= Math.min(answer.value.total, most)),
      hasWork: ({ context }) => context.plan.records.length > 0,
      isToBeExamined: ({ context: { operation, plan } }) => subject.isExamined(operation) && plan.records.length > 0,
      hasMoreToExamine: ({ context: { plan, examinedCount } }, answer: Result<readonly Examined[]>) =>
        answer.ok && examinedCount + largestPage < plan.records.length,
      /** An undo asks only for a reason that somebody has to give. */
      isUnquestioned: ({ context: { isUndo, examined } }, answer: Result<readonly Examined[]>) =>
        isUndo && answer.ok && ![...(examined ?? []), ...answer.value].some(({ isGrave }) => isGrave),
      isUnderWay: ({ context }, { actorId }: { actorId: string }) => context.underWay.includes(positionOf(actorId)),
      isThrough: ({ context }) => context.underWay.length === 0,
      hasRoom: ({ context: { underWay, plan, started } }) =>
        underWay.length < callsAtOnce && started < plan.records.length,
      isHopeless: ({ context }) => isHopeless(context),
      isDone: ({ context: { failed, plan, started } }) =>
        subject.closesWhenDone && failed.length === 0 && started === plan.records.length,
      hasRemaining: ({ context }) => remainingOf(context).length > 0,
    },
  });

const range = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, index) => from + index);

const idOfCall = (position: number): string => `record.${position}`;

const positionOf = (actorId: string): number => Number(actorId.slice('record.'.length));
