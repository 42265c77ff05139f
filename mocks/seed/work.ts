import type { WorkRow } from '#mocks/store/collections.ts';
import { seedRecords } from './index.ts';

/** The work on the seeded records, derived from the records. */
export const seedWork = (): readonly WorkRow[] =>
  Object.entries(seedRecords).flatMap(([path, records]) =>
    records.flatMap(({ id, createdBy, createdTime, updatedBy, updatedTime }) => [
      ...(createdBy === updatedBy ? [] : [{ account: createdBy, path, recordId: id, time: createdTime }]),
      { account: updatedBy, path, recordId: id, time: updatedTime },
    ]),
  );
