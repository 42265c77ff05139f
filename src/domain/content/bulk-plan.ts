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
