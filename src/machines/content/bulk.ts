import type { ContentType } from '#src/domain/content/content-type.ts';
import {
  bringsOnline,
  type ContentRecord,
  type RecordOperation,
  type SkipReason,
  skipReasonOf,
} from '#src/domain/content/record.ts';
import { type BulkActor, createBulkMachine } from '#src/machines/bulk/bulk.ts';
import type { BulkInput, BulkOutput } from '#src/machines/bulk/bulk-context.ts';

/** One operation on many records of a content type (decision 020). The bar of its list shows what was done. */
export const contentBulkMachine = ({ path, rights, lifecycle }: ContentType) =>
  createBulkMachine<ContentRecord, RecordOperation, SkipReason>({
    most: Infinity,
    skipReasonOf: (operation, record) => skipReasonOf(operation, record, rights, lifecycle),
    isExamined: bringsOnline,
    changedFactOf(operation, ids) {
      if (ids.length === 0) return null;
      return operation.name === 'delete'
        ? { type: 'records.deleted', path, ids }
        : { type: 'records.operated', path, ids, operation };
    },
    noticeNameOf: ({ name }) => name,
    closesWhenDone: true,
  });

export type ContentBulkActor = BulkActor<ContentRecord, RecordOperation, SkipReason>;
export type ContentBulkInput = BulkInput<ContentRecord, RecordOperation>;
export type ContentBulkOutput = BulkOutput<ContentRecord, RecordOperation>;
