import type { WorkRow } from '#mocks/store/collections.ts';
import { seedRecordsAt } from './content/all-types.ts';

/** The work on the seeded records, derived from the records. */
export const seedWorkAt = (start: number): readonly WorkRow[] =>
  Object.entries(seedRecordsAt(start)).flatMap(([path, records]) =>
    records.flatMap(({ id, createdBy, createdTime, updatedBy, updatedTime }) => [
      ...(createdBy === updatedBy ? [] : [{ account: createdBy, path, recordId: id, time: createdTime }]),
      { account: updatedBy, path, recordId: id, time: updatedTime },
    ]),
  );
