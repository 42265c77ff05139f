import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { Revision } from '#src/domain/content/revision.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { revisionsCollection } from '#mocks/store/collections.ts';

/** The saves of a record, the oldest first. The history of a seeded record begins with its seeded values. */
export async function revisionsOf(
  type: ContentType,
  record: ContentRecord,
  tx: Transaction,
): Promise<readonly Revision[]> {
  const row = await tx.get(
    revisionsCollection,
    revisionsCollection.idOf({ path: type.path, recordId: record.id, revisions: [] }),
  );
  return row?.revisions ?? [revisionOf(type, record)];
}

/** Adds a save to the history of a record (decision 021). `before` is null for a new record. */
export async function keepRevision(
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

const revisionOf = (type: ContentType, record: ContentRecord): Revision => ({
  version: record.version,
  by: record.updatedBy,
  time: record.updatedTime,
  values: Object.fromEntries(fieldsOf(type).map(({ name }) => [name, textOf(record, name)])),
});
