import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type SeedRecords, seedOfSize } from '#mocks/seed/sizes.ts';
import { storedSeed } from './stored-seed.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { type RecordRow, recordCollection, sequenceCollection } from '#mocks/store/collections.ts';

// The records of the content types. The store holds only changed and deleted records; all others are computed by the seed.
// So 100,000 articles cost nothing until they are requested.

export async function findRecord(tx: Transaction, path: string, id: string): Promise<ContentRecord | undefined> {
  const row = await tx.get(recordCollection(path), id);
  if (row) return row.record ?? undefined;
  return structuredClone((await seedOf(tx, path)).byId.get(id));
}

export async function putRecord(tx: Transaction, path: string, record: ContentRecord): Promise<void> {
  await tx.put(recordCollection(path), { id: record.id, record });
}

export async function deleteRecord(tx: Transaction, path: string, id: string): Promise<void> {
  await tx.put(recordCollection(path), { id, record: null });
}

/** All records except deleted ones, in the given order. The objects are shared, so callers must not change them. */
export async function orderedRecords(tx: Transaction, path: string, order: Order): Promise<readonly ContentRecord[]> {
  const { seed, rows } = await recordParts(tx, path, order);
  return rows.length === 0 ? seed : merged(seed, rows, order.compare);
}

/** The seeded records in the given order, the same array each time, and the rows that replace or follow them. */
export const recordParts = async (tx: Transaction, path: string, order: Order) => ({
  seed: sortedSeed(await seedOf(tx, path), order),
  rows: await tx.all(recordCollection(path)),
});

/** All records in the order of their ids. */
export const allRecords = (tx: Transaction, path: string): Promise<readonly ContentRecord[]> =>
  orderedRecords(tx, path, byNumber);

/** The id for a new record. Ids are never reused. */
export async function nextRecordId(tx: Transaction, path: string): Promise<string> {
  const next = (await tx.get(sequenceCollection, path))?.next ?? (await seedOf(tx, path)).list.length + 1;
  await tx.put(sequenceCollection, { path, next: next + 1 });
  return path === applicationsPath ? `SQ${String(next).padStart(3, '0')}` : String(next);
}

/** An order of records. With a `key` the sorted seed is cached, so `compare` may depend on nothing but the records. */
export interface Order {
  key: string | null;
  compare: (a: ContentRecord, b: ContentRecord) => number;
}

const { compare: compareNumbers } = new Intl.Collator('en', { numeric: true });

const byNumber: Order = { key: 'number', compare: (a, b) => compareNumbers(a.id, b.id) };

/** The seeded records of a content type. */
export async function seedOf(tx: Transaction, path: string): Promise<SeedRecords> {
  return seedOfSize(path, await storedSeed(tx));
}

const sortedSeeds = new WeakMap<SeedRecords, Map<string, readonly ContentRecord[]>>();

function sortedSeed(seed: SeedRecords, { key, compare }: Order): readonly ContentRecord[] {
  if (key === null) return seed.list.toSorted(compare);
  const orders = sortedSeeds.get(seed) ?? new Map<string, readonly ContentRecord[]>();
  sortedSeeds.set(seed, orders);
  const sorted = orders.get(key) ?? seed.list.toSorted(compare);
  orders.set(key, sorted);
  return sorted;
}

/** Merges the stored rows into the sorted seed; a stored row replaces the seed's record. */
function merged(
  seed: readonly ContentRecord[],
  rows: readonly RecordRow[],
  compare: Order['compare'],
): ContentRecord[] {
  const replaced = new Set(rows.map(({ id }) => id));
  const stored = rows.flatMap(({ record }) => record ?? []).sort(compare);
  const all: ContentRecord[] = [];
  let next = 0;
  for (const record of seed) {
    if (replaced.has(record.id)) continue;
    while (next < stored.length && compare(stored[next] as ContentRecord, record) <= 0)
      all.push(stored[next++] as ContentRecord);
    all.push(record);
  }
  return [...all, ...stored.slice(next)];
}
