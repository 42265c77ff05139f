import type { DoneActorEvent } from 'xstate';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { afterOperation } from '#src/domain/content/after-operation.ts';
import { type ContentRecord, type RecordOperation, textOf } from '#src/domain/content/record.ts';
import type { BaseMapActor } from './base-map.ts';
import type { ContentBulkActor, ContentBulkInput, ContentBulkOutput } from './bulk.ts';
import type { ListContext, Selection } from '#src/machines/lists/list-context.ts';

/** One operation on one record, requested in its row. */
export interface RequestedOperation {
  operation: RecordOperation;
  record: ContentRecord;
  title: string;
  /** Why it is published although a check found something grave. */
  reason?: string;
}

export type ListMachineEvent =
  | ({ type: 'operate' } & RequestedOperation)
  /** One operation on all that is selected, or on the records with these ids. */
  | { type: 'bulk.start'; operation: RecordOperation; ids?: readonly string[] }
  /** Undoes the last bulk operation by the operation `inverse`. */
  | { type: 'bulk.undo'; inverse: RecordOperation }
  | { type: 'bulk.dismiss' }
  /** Loads the map again after its code failed to load. */
  | { type: 'map.retry' }
  | DoneActorEvent<ContentBulkOutput, 'bulk'>;

export interface RecordListContext extends ListContext<ContentRecord> {
  /** The operation under way on one record. The list already shows its expected result. */
  requested: RequestedOperation | null;
  /** The bulk operation that was requested or is running. */
  bulkInput: ContentBulkInput | null;
  bulk: ContentBulkActor | null;
  /** The result of the last bulk operation. */
  bulkDone: ContentBulkOutput | null;
  /** The map of the matching records, while it is shown instead of the table. */
  map: BaseMapActor | null;
}

/** The page as the person sees it: an operation under way shows as done until the server refuses it (fault F9). */
export const shownPage = ({ page, requested }: RecordListContext): ListPage<ContentRecord> | null =>
  page && requested
    ? replaceIn(page, requested.record.id, afterOperation(requested.record, requested.operation))
    : page;

/** A page with one of its records in another state, or without it. */
export function replaceIn(
  page: ListPage<ContentRecord>,
  id: string,
  record: ContentRecord | null,
): ListPage<ContentRecord> {
  const list = page.list.flatMap((other) => (other.id === id ? (record ?? []) : other));
  return { ...page, list, total: page.total - (page.list.length - list.length) };
}

/** The selection after one of its records changed. A record that no longer matches the filters leaves it. */
export function withChanged(
  selected: Selection<ContentRecord>,
  record: ContentRecord,
  filters: ListQuery['filters'],
): Selection<ContentRecord> {
  if (selected === 'all') return selected;
  return selected.flatMap((before) => {
    if (before.id !== record.id) return before;
    const after = { ...before, ...record };
    const hasLeft = Object.entries(filters).some(
      ([name, value]) => textOf(before, name) === value && textOf(after, name) !== value,
    );
    return hasLeft ? [] : after;
  });
}
