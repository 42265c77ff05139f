import type { ContentType } from './content-type.ts';
import { operationsOf } from './lifecycle.ts';
import { appliesTo, type ContentRecord, type RecordOperation } from './record.ts';

/** An operation that brings a record to the next state of its life. It can be requested together with a save. */
export type NextStep = RecordOperation & { name: 'submit' | 'publish' | 'goOnline' };

export const isNextStep = (operation: RecordOperation): operation is NextStep =>
  operation.name === 'submit' || operation.name === 'publish' || operation.name === 'goOnline';

/** The state of a record that is not saved yet. */
const unsaved: Pick<ContentRecord, 'status' | 'isTop' | 'isBanner'> = {
  status: 'draft',
  isTop: false,
  isBanner: false,
};

/**
 * The operations that fit the state of a record and the person's rights, except deleting. A conflict of interest blocks returning
 * an application, too (decision 036). `record` is null for a new one.
 */
export function possibleOperations(
  type: ContentType,
  record: ContentRecord | null,
  can: (right: RecordOperation['right']) => boolean,
): readonly RecordOperation[] {
  return operationsOf(type).filter(
    (operation) =>
      operation.right !== 'del' &&
      !(operation.name === 'return' && record?.ownReview?.isBarred) &&
      can(operation.right) &&
      appliesTo(operation, record ?? (unsaved as ContentRecord), type.rights, type.lifecycle),
  );
}
