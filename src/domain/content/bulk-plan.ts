import { bringsOnline, missingAdvised } from './advised.ts';
import type { ContentType, Field } from './content-type.ts';
import type { ContentRecord, RecordOperation } from './record.ts';

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
