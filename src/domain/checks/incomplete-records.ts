import { type ContentType, fieldNamed } from '#src/domain/content/content-type.ts';
import { bringsOnline, type ContentRecord, type RecordOperation } from '#src/domain/content/record.ts';
import { missing } from './missing.ts';

/**
 * The records that the operation would bring online although advised fields are empty, with these fields (decision
 * 009).
 */
export function incompleteRecords(type: ContentType, operation: RecordOperation, records: readonly ContentRecord[]) {
  if (!bringsOnline(operation)) return [];
  const checked = records.map((record) => ({
    record,
    lacks: [...missing({ type, record })].map(({ field }) => fieldNamed(type, field)),
  }));
  return checked.filter(({ lacks }) => lacks.length > 0);
}
