import type { ContentRecord } from '#src/domain/content/record.ts';
import type { WorkRow } from '../tables.ts';

/** Who worked on the seeded records, and when: what the records say of themselves. */
export const workRowsOf = (path: string, records: readonly ContentRecord[]): WorkRow[] =>
  records.flatMap(({ id, createdBy, createdTime, updatedBy, updatedTime }) => [
    ...(createdBy === updatedBy ? [] : [{ account: createdBy, path, recordId: id, time: createdTime }]),
    { account: updatedBy, path, recordId: id, time: updatedTime },
  ]);
