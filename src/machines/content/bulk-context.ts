import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Action } from '#src/domain/rights/access.ts';
import type { Plan } from '#src/domain/content/bulk-plan.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import type { PageLeft } from '#src/machines/sending.ts';

type Records = readonly ContentRecord[];

/** One operation on many records. */
export interface BulkInput {
  path: string;
  operation: RecordOperation;
  /** The rights that the type's page knows: they decide what applies to a record. */
  rights: readonly Action[];
  /** The chosen ones; null for all that match the query. */
  records: Records | null;
  query: ListQuery;
  /** Takes back what was done to just these records: nothing is asked again. */
  isUndo: boolean;
}

/** What became of it. */
export interface BulkOutput {
  operation: RecordOperation;
  isUndo: boolean;
  /** As they were before. */
  changed: Records;
  /** Those that failed or were not reached; null when nothing was done at all. */
  remaining: Records | null;
}

/** A record whose call did not end well. */
interface FailedRecord {
  record: ContentRecord;
  failure: Failure;
}

export interface BulkContext extends BulkInput {
  /** What was collected so far, by how many queries, of how many. */
  found: Records;
  pages: number;
  total: number;
  plan: Plan;
  /** How many of the plan's records were begun with; they are taken in order. */
  started: number;
  /** Positions of those whose calls are under way. */
  underWay: readonly number[];
  failed: readonly FailedRecord[];
  /** How many calls in a row had no answer. */
  unanswered: number;
  /** What earlier tries have done. */
  changed: Records;
  /** Whether its page has left: nobody sees what became of it. */
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

/** After so many calls in a row without an answer, more would hardly fare better. */
export const mostUnanswered = 5;

/** How many records are collected by one query: the most that a server gives (decision 010). */
export const collectedAtOnce = 200;

export const settledCount = ({ started, underWay }: BulkContext): number => started - underWay.length;

/** What was begun with and did not fail, once nothing is under way. */
export function changedBy({ plan, started, failed }: BulkContext): Records {
  const unchanged = new Set(failed.map(({ record }) => record.id));
  return plan.records.slice(0, started).filter(({ id }) => !unchanged.has(id));
}

/** What failed, and what was not reached. */
export const remainingOf = ({ plan, started, failed }: BulkContext): Records => [
  ...failed.map(({ record }) => record),
  ...plan.records.slice(started),
];

/** Each once: while pages were collected, others may have moved records from one to the next. */
export const distinct = (records: Records): Records => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];
