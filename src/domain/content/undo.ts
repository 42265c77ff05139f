import { bringsOnline, type ContentRecord, type RecordOperation, recordOperations } from './record.ts';

/** What an undo cannot bring back: flags that unpublishing cleared, or the status `draft` of a record that was never online. */
type UndoLoss = 'flags' | 'draft';

/**
 * How an act on one record is undone, as data: it outlives the page of the act. The server decides again whether it is
 * allowed. A `reason` is there once the person has confirmed what it publishes (decision 065); it is empty if none is needed.
 */
export type Undo = { path: string; id: string; title: string; reason?: string } & (
  | { kind: 'operation'; operation: RecordOperation; loss: UndoLoss | null }
  /** Saves the values of `version` again, unless somebody has saved since the version `base`. */
  | { kind: 'restore'; version: number; base: number }
);

/**
 * The undo of an operation on a record; null if it has no inverse, or if the review before publishing does not admit it.
 * `before` is the record before the operation.
 */
export function undoOf(path: string, operation: RecordOperation, before: ContentRecord, title: string): Undo | null {
  const inverse = inverseOf(operation);
  if (!inverse || !isUndoable(inverse, before)) return null;
  return {
    kind: 'operation',
    path,
    id: before.id,
    title,
    operation: inverse,
    loss: undoLoss(operation, [before]),
  };
}

/** Whether an inverse operation may bring back what a record was: only an admitted version goes online (decision 067). */
export const isUndoable = (inverse: RecordOperation, before: ContentRecord): boolean =>
  !(bringsOnline(inverse) && before.isUnapproved);

/** The operation that undoes another one; null if there is none. */
export const inverseOf = ({ inverse }: RecordOperation): RecordOperation | null =>
  recordOperations.find(({ name }) => name === inverse) ?? null;

/** What the undo of an operation on these records cannot bring back. The text is `shell:notice.undo.…`. */
export function undoLoss(operation: RecordOperation, before: readonly ContentRecord[]): UndoLoss | null {
  if (operation.name === 'unpublish') return before.some(({ isTop, isBanner }) => isTop || isBanner) ? 'flags' : null;
  return operation.inverse === 'unpublish' && before.some(({ status }) => status === 'draft') ? 'draft' : null;
}
