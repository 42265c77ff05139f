import type { ContentType } from '#src/domain/content/content-type.ts';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { changedFields, entryOfStep } from '#src/domain/content/revision.ts';
import { isRevision, type Revision, type TimelineEntry } from '#src/domain/content/timeline.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { revisionsCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { withNames } from './names.ts';

/** All acts on a record, newest first, with the names of the people (decision 021). `steps` are those of its lifecycle. */
export async function timelineOf(
  type: ContentType,
  record: ContentRecord,
  steps: readonly StepEvent[],
  tx: Transaction,
): Promise<TimelineEntry[]> {
  const acts = [
    ...(await actsOf(type, record, tx)),
    // The acts contain the creation.
    ...steps.filter(({ step }) => step !== 'add').map((step) => entryOfStep(step, record.version)),
  ];
  const ordered = acts.toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
  return (await withNames(ordered, tx)).reverse();
}

/** The saves of a record, oldest first. The history of a seeded record starts with its seeded values. */
export async function revisionsOf(type: ContentType, record: ContentRecord, tx: Transaction): Promise<Revision[]> {
  return (await actsOf(type, record, tx)).filter(isRevision);
}

/**
 * Stores that a record was created, saved, published, pinned and so on. A save with the values of an older version restores it.
 * `before` is null for a new record.
 */
export async function storeAct(type: ContentType, before: ContentRecord | null, after: ContentRecord, tx: Transaction) {
  const earlier = before ? await actsOf(type, before, tx) : [];
  const act = { ...ofLast(after), ...actBetween(type, before, after, earlier.filter(isRevision)) };
  // A save of an unreviewed version takes the record offline (decision 067).
  const isWithdrawn = isRevision(act) && before?.status === 'online' && after.status !== 'online';
  await putActs(
    type,
    after,
    [...earlier, act, ...(isWithdrawn ? [{ ...ofLast(after), kind: 'unpublished' as const }] : [])],
    tx,
  );
}

/** Stores an act that changes nothing in the record itself. */
export async function addAct(type: ContentType, record: ContentRecord, act: TimelineEntry, tx: Transaction) {
  await putActs(type, record, [...(await actsOf(type, record, tx)), act], tx);
}

const putActs = ({ path }: ContentType, { id }: ContentRecord, acts: readonly TimelineEntry[], tx: Transaction) =>
  tx.put(revisionsCollection, { path, recordId: id, revisions: acts });

/** The acts on a record, oldest first, without the steps of its lifecycle and without names. */
export async function actsOf(
  type: ContentType,
  record: ContentRecord,
  tx: Transaction,
): Promise<readonly TimelineEntry[]> {
  const row = await tx.get(
    revisionsCollection,
    revisionsCollection.idOf({ path: type.path, recordId: record.id, revisions: [] }),
  );
  return row?.revisions ?? seededActs(type, record);
}

/** Account and time of the last act on a record. */
const ofLast = ({ version, updatedBy: by, updatedTime: time }: ContentRecord) => ({ version, by, time });

function actBetween(
  type: ContentType,
  before: ContentRecord | null,
  after: ContentRecord,
  saves: readonly Revision[],
): Pick<TimelineEntry, 'kind' | 'from' | 'values'> {
  const values = valuesOf(type, after);
  if (!before) return { kind: 'created', values };
  if (before.version !== after.version) {
    // A save may have changed only dismissals.
    const hasChanged = changedFields(type, { values: valuesOf(type, before) }, { values }).length > 0;
    const restored = hasChanged && saves.findLast((save) => changedFields(type, save, { values }).length === 0);
    return { ...(restored ? { kind: 'restored', from: restored.version } : { kind: 'saved' }), values };
  }
  if (before.status !== after.status) {
    if (after.status !== 'online') return { kind: 'unpublished' };
    return { kind: wentOnline(type, before) };
  }
  if (before.isTop !== after.isTop) return { kind: after.isTop ? 'pinned' : 'unpinned' };
  return { kind: after.isBanner ? 'bannerAdded' : 'bannerRemoved' };
}

const wentOnline = ({ rights }: ContentType, { status }: Pick<ContentRecord, 'status'>) =>
  status === 'draft' && rights.includes('line') ? 'wentOnline' : 'published';

/** The acts that led to a seeded record: its values are those of its last save, and its state has not changed since. */
function seededActs(type: ContentType, record: ContentRecord): TimelineEntry[] {
  const { version, status, isTop, isBanner, createdBy, createdTime } = record;
  const values = valuesOf(type, record);
  const created = { version: 1, by: createdBy, time: createdTime };
  // Steps change author and time of an application but are not saves.
  if (type.lifecycle) return [{ ...created, kind: 'created', values }];
  const last = ofLast(record);
  const first = wentOnline(type, { status: 'draft' });
  const happened: readonly (TimelineEntry | false)[] = [
    { ...created, kind: 'created', ...(version === 1 ? { values } : {}) },
    status === 'offline' && { ...created, kind: first },
    version > 1 && { ...last, kind: 'saved', values },
    status === 'online' && { ...last, kind: first },
    status === 'offline' && { ...last, kind: 'unpublished' },
    isTop && { ...last, kind: 'pinned' },
    isBanner && { ...last, kind: 'bannerAdded' },
  ];
  return happened.filter((act) => act !== false);
}
