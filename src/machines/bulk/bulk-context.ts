import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Failure, isGone, isRefusal, type Result } from '#src/domain/failure.ts';
import type { Examined } from '#src/domain/checks/examination.ts';
import type { BulkNotice } from '#src/domain/shell/notice.ts';
import type { Attempt } from '#src/machines/attempts.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageLeft } from '#src/machines/sending.ts';

export interface BulkRecord {
  id: string;
}

/**
 * What the bulk machine must know of one kind of record (decision 020): pure functions. `Reason` is why a record is left
 * out. Its calls are the ports of the machine.
 */
export interface BulkSubject<Item extends BulkRecord, Operation, Reason> {
  /** The most records that one operation takes; further ones are ignored. */
  most: number;
  /** Why a record cannot take the operation; null if it can. */
  skipReasonOf: (operation: Operation, record: Item) => Reason | null;
  /** Whether the content of the records is checked before the operation is confirmed (decision 065). */
  isExamined: (operation: Operation) => boolean;
  /** The fact about the records that a run has changed, possibly none; null if nobody needs to know. */
  changedFactOf: (operation: Operation, ids: readonly string[]) => BulkFact | null;
  /** What the notice about the result calls the operation, after its page was closed. */
  noticeNameOf: (operation: Operation) => BulkNotice['operation'];
  /** Whether the dialog closes by itself when nothing failed, because the page then shows what was done. */
  closesWhenDone: boolean;
}

export type BulkFact = FactOf<'records.changed' | 'records.operated' | 'records.deleted'>;

export interface BulkInput<Item extends BulkRecord, Operation> {
  operation: Operation;
  /** The selected records; null for all that match the query. */
  records: readonly Item[] | null;
  query: ListQuery;
  /**
   * Whether it undoes an operation on exactly these records. Then it starts without a confirmation, unless what it publishes
   * needs a reason (decision 065).
   */
  isUndo: boolean;
}

export interface BulkOutput<Item extends BulkRecord, Operation> {
  operation: Operation;
  isUndo: boolean;
  /** The changed records as they were before. */
  changed: readonly Item[];
  /** The changed records as they are now, as far as the port returned them. */
  now: readonly Item[];
  /** The records that can be tried again; null if nothing was sent at all. */
  remaining: readonly Item[] | null;
}

/** What an operation will do: the records that it changes, and those that it skips, each with the reason. */
export interface Plan<Item extends BulkRecord, Reason> {
  records: readonly Item[];
  skipped: readonly { record: Item; reason: Reason }[];
}

interface FailedRecord<Item extends BulkRecord> {
  record: Item;
  failure: Failure;
}

export interface BulkContext<Item extends BulkRecord, Operation, Reason>
  extends BulkInput<Item, Operation>, FailureContext {
  most: number;
  /** The records collected so far, the number of pages they came in, and how many match in all. */
  found: readonly Item[];
  pages: number;
  total: number;
  plan: Plan<Item, Reason>;
  /** What the content checks found in the records of the plan; null if none were checked. */
  examined: readonly Examined[] | null;
  /** How many records of the plan were checked so far; they are taken in order. */
  examinedCount: number;
  /** Why it is done, if the subject asks for a reason. */
  reason: string;
  /** For how many records of the plan the call was started; they are taken in order. */
  started: number;
  /** Positions in the plan of the records whose calls are under way. */
  underWay: readonly number[];
  failed: readonly FailedRecord<Item>[];
  /** How many calls in a row had no answer. */
  unanswered: number;
  /** The changed records of the runs that have ended, and all of them as the port returned them. */
  changed: readonly Item[];
  now: readonly Item[];
  /** Whether the tab of its page was closed, so that nobody sees the result. */
  left: boolean;
}

/** Records whose content is to be checked, at most a page of them. */
export interface Examination<Item extends BulkRecord, Operation> {
  operation: Operation;
  records: readonly Item[];
}

/** A call for one record. All tries for a record have the same `attempt` (decision 043). */
export interface BulkCall<Item extends BulkRecord, Operation> extends Attempt {
  operation: Operation;
  reason: string;
  record: Item;
}

/** The record as it is now; null if the port does not return it. */
export type BulkAnswer<Item extends BulkRecord> = Result<Item | null>;
export type BulkPage<Item extends BulkRecord> = Result<ListPage<Item>>;

export type BulkEvent<Item extends BulkRecord> =
  | { type: 'confirm'; reason?: string }
  /** Gives up before anything was done. */
  | { type: 'cancel' }
  /** Begins no further call; those under way end. */
  | { type: 'stop' }
  | PageLeft
  | { type: 'retry' }
  | { type: 'close' }
  | DoneActorEvent<BulkAnswer<Item>, `record.${number}`>
  | ErrorActorEvent<unknown, `record.${number}`>;

/** How many calls run side by side. */
export const callsAtOnce = 4;

/** After this many calls in a row without an answer, no further call is started. */
const mostUnanswered = 5;

type Run<Item extends BulkRecord> = Pick<
  BulkContext<Item, unknown, unknown>,
  'plan' | 'started' | 'underWay' | 'failed' | 'unanswered' | 'now'
>;

export const isHopeless = ({ unanswered }: { unanswered: number }): boolean => unanswered >= mostUnanswered;

export const settledCount = ({ started, underWay }: { started: number; underWay: readonly number[] }): number =>
  started - underWay.length;

/** The context after the call for the record at this position has ended. A refusal is an answer, the end of the session is none. */
export function settled<Item extends BulkRecord>(
  { plan, underWay, failed, unanswered, now }: Run<Item>,
  position: number,
  answer: BulkAnswer<Item>,
): Partial<Omit<Run<Item>, 'plan'>> {
  const record = plan.records[position];
  const others = underWay.filter((other) => other !== position);
  if (answer.ok || !record)
    return { underWay: others, unanswered: 0, ...(answer.ok && answer.value && { now: [...now, answer.value] }) };
  const { failure } = answer;
  const isAnswered = isRefusal(failure) && failure.kind !== 'expired';
  return { underWay: others, failed: [...failed, { record, failure }], unanswered: isAnswered ? 0 : unanswered + 1 };
}

/** The records whose calls were started and did not fail. Valid only when no call is under way. */
export function changedBy<Item extends BulkRecord>({ plan, started, failed }: Run<Item>): readonly Item[] {
  const unchanged = new Set(failed.map(({ record }) => record.id));
  return plan.records.slice(0, started).filter(({ id }) => !unchanged.has(id));
}

/** A record that somebody else has changed or deleted would be refused again, until the person has looked at it. */
const isOutdated = ({ failure }: { failure: Failure }): boolean =>
  isGone(failure) || (failure.kind === 'refused' && failure.reason === 'conflict');

/** The failed records that are not tried again. */
export const outdatedOf = <Item extends BulkRecord>({ failed }: Run<Item>): readonly FailedRecord<Item>[] =>
  failed.filter(isOutdated);

/** The records to be tried again: those that failed, unless they are outdated, and those that were not reached. */
export const remainingOf = <Item extends BulkRecord>({ plan, started, failed }: Run<Item>): readonly Item[] => [
  ...failed.filter((one) => !isOutdated(one)).map(({ record }) => record),
  ...plan.records.slice(started),
];

/** Judges each record once: while pages were collected, a record may have moved from one page to the next. */
export function planned<Item extends BulkRecord, Reason>(
  records: readonly Item[],
  skipReasonOf: (record: Item) => Reason | null,
): Plan<Item, Reason> {
  const distinct = [...new Map(records.map((record) => [record.id, record])).values()];
  const judged = distinct.map((record) => ({ record, reason: skipReasonOf(record) }));
  return {
    records: judged.filter(({ reason }) => reason === null).map(({ record }) => record),
    skipped: judged.flatMap(({ record, reason }) => (reason === null ? [] : { record, reason })),
  };
}

/** How a call ended. */
export interface CallEnd<Item extends BulkRecord> {
  actorId: string;
  answer: BulkAnswer<Item>;
}

/** The progress of a run that has not begun. */
export const initialRun = { started: 0, underWay: [], failed: [], unanswered: 0 };
