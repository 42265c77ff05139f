import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Revision } from '#src/domain/content/revision.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { revisionsCollection } from '#mocks/store/collections.ts';

/** The saves of a record, oldest first. The history of a seeded record starts with its seeded values. */
export async function revisionsOf(
  type: ContentType,
  record: ContentRecord,
  tx: Transaction,
): Promise<readonly Revision[]> {
  const row = await tx.get(
    revisionsCollection,
    revisionsCollection.idOf({ path: type.path, recordId: record.id, revisions: [] }),
  );
  return row?.revisions ?? [revisionOf(type, type.lifecycle ? asCreated(record) : record)];
}

/** Adds a save to the history of a record (decision 021). `before` is null for a new record. */
export async function storeRevision(
  type: ContentType,
  before: ContentRecord | null,
  after: ContentRecord,
  tx: Transaction,
) {
  const earlier = before ? await revisionsOf(type, before, tx) : [];
  await tx.put(revisionsCollection, {
    path: type.path,
    recordId: after.id,
    revisions: [...earlier, revisionOf(type, after)],
  });
}

/** Steps change author and time of an application but are not saves, so version 1 gets those of its creation. */
const asCreated = (record: ContentRecord): ContentRecord =>
  record.version === 1 ? { ...record, updatedBy: record.createdBy, updatedTime: record.createdTime } : record;

const revisionOf = (type: ContentType, record: ContentRecord): Revision => ({
  version: record.version,
  by: record.updatedBy,
  time: record.updatedTime,
  values: valuesOf(type, record),
});
