import type { Action } from '#src/domain/rights/access.ts';
import { bringsOnline, missingAdvised } from './advised.ts';
import type { ContentType, Field } from './content-type.ts';
import type { Lifecycle } from './lifecycle.ts';
import { type ContentRecord, type RecordOperation, type SkipReason, skipReasonOf } from './record.ts';

/** What a bulk operation will do: the records that it changes, and those that it skips, each with the reason. */
export interface Plan {
  records: readonly ContentRecord[];
  skipped: readonly { record: ContentRecord; reason: SkipReason }[];
}

/** Checks every record before the first call, so that the person sees the plan before confirming it. */
export function planOf(
  operation: RecordOperation,
  records: readonly ContentRecord[],
  rights: readonly Action[],
  lifecycle?: Lifecycle,
): Plan {
  const plan = { records: [] as ContentRecord[], skipped: [] as { record: ContentRecord; reason: SkipReason }[] };
  for (const record of records) {
    const reason = skipReasonOf(operation, record, rights, lifecycle);
    if (reason === null) plan.records.push(record);
    else plan.skipped.push({ record, reason });
  }
  return plan;
}

/**
 * The records that the operation would bring online although advised fields are empty, with these fields (decision
 * 009).
 */
export function incompleteRecords(type: ContentType, operation: RecordOperation, records: readonly ContentRecord[]) {
  if (!bringsOnline(operation)) return [];
  const checked = records.map((record): { record: ContentRecord; missing: readonly Field[] } => ({
    record,
    missing: missingAdvised(type, record),
  }));
  return checked.filter(({ missing }) => missing.length > 0);
}

/**
 * What undo cannot restore: `flags` that unpublishing cleared, or the status `draft` of records that were never online.
 * The text is `bulk:undo.…`.
 */
export function undoLoss(operation: RecordOperation, before: readonly ContentRecord[]): 'flags' | 'draft' | null {
  if (operation.name === 'unpublish') return before.some(({ isTop, isBanner }) => isTop || isBanner) ? 'flags' : null;
  return operation.inverse === 'unpublish' && before.some(({ status }) => status === 'draft') ? 'draft' : null;
}
