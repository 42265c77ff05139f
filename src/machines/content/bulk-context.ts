import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Action } from '#src/domain/rights/access.ts';
import type { Plan } from '#src/domain/content/bulk-plan.ts';
import type { Lifecycle } from '#src/domain/content/lifecycle.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import type { PageLeft } from '#src/machines/sending.ts';

type Records = readonly ContentRecord[];

/** One operation on many records. */
export interface BulkInput {
  path: string;
  operation: RecordOperation;
  /** The rights that exist for the page of the type. They decide which operations a record can have. */
  rights: readonly Action[];
  /** The same of the steps of its own, where the type has some (decision 035). */
  lifecycle?: Lifecycle | undefined;
  /** The selected records; null for all that match the query. */
  records: Records | null;
  query: ListQuery;
  /** Whether it undoes an operation on exactly these records. Then it starts without a confirmation. */
  isUndo: boolean;
}

/** The result of a bulk operation. */
export interface BulkOutput {
  operation: RecordOperation;
  isUndo: boolean;
  /** As they were before. */
  changed: Records;
  /** The records that failed or were not reached; null if nothing was done at all. */
  remaining: Records | null;
}

/** A record whose call did not end well. */
interface FailedRecord {
  record: ContentRecord;
  failure: Failure;
}

export interface BulkContext extends BulkInput {
  /**
   * The records collected so far (`found`), the number of queries that took (`pages`), and how many there are in all.
   */
  found: Records;
  pages: number;
  total: number;
  plan: Plan;
  /** For how many records of the plan the call was started; they are taken in order. */
  started: number;
  /** Positions in the plan of the records whose calls are under way. */
  underWay: readonly number[];
  failed: readonly FailedRecord[];
  /** How many calls in a row had no answer. */
  unanswered: number;
  /** The records that earlier tries have changed. */
  changed: Records;
  /** Whether the tab of its page was closed, so that nobody sees the result. */
  left: boolean;
  /** Why collecting failed. */
  failure: Failure | null;
}

/** A call for one record. The same record has the same key however often it is tried (decision 043). */
export interface BulkCall {
  operation: RecordOperation;
  record: ContentRecord;
  key: string;
}

export type BulkAnswer = Result<ContentRecord | null>;
export type BulkPage = Result<ListPage<ContentRecord>>;

export type BulkEvent =
  | { type: 'confirm' }
  /** Gives up before anything was done. */
  | { type: 'cancel' }
  /** Begins no further call; those under way end. */
  | { type: 'stop' }
  | PageLeft
  | { type: 'retry' }
  | { type: 'close' }
  | DoneActorEvent<BulkAnswer, `record.${number}`>
  | ErrorActorEvent<unknown, `record.${number}`>;

/** How many calls run side by side. */
export const callsAtOnce = 4;

/** After this many calls in a row without an answer, no further call is started. */
export const mostUnanswered = 5;

export const settledCount = ({ started, underWay }: BulkContext): number => started - underWay.length;

/** The records whose calls were started and did not fail. Valid only when no call is under way. */
export function changedBy({ plan, started, failed }: BulkContext): Records {
  const unchanged = new Set(failed.map(({ record }) => record.id));
  return plan.records.slice(0, started).filter(({ id }) => !unchanged.has(id));
}

/** What failed, and what was not reached. */
export const remainingOf = ({ plan, started, failed }: BulkContext): Records => [
  ...failed.map(({ record }) => record),
  ...plan.records.slice(started),
];

/** Removes duplicates: while pages were collected, a record may have moved from one page to the next. */
export const distinct = (records: Records): Records => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];
