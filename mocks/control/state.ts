import {
  array,
  type InferOutput,
  is,
  literal,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  record,
  strictObject,
  string,
  unknown,
} from 'valibot';
import { seedVersionAt } from '#mocks/seed/index.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { faultCollection, planCollection } from '#mocks/faults/rows.ts';
import * as named from '#mocks/store/collections.ts';
import type { Collection, Transaction } from '#mocks/store/store.ts';

/** Every collection of the store. */
const collections: readonly Collection<unknown>[] = [
  ...Object.values(named).filter((one): one is typeof one & Collection<never> => typeof one === 'object'),
  faultCollection,
  planCollection,
  ...contentTypes.map(({ path }) => named.recordCollection(path)),
] as readonly Collection<unknown>[];

/** The whole state of a back-end as a file: the rows of each collection. `seed` is the version of the seed on which it is based. */
export const State = strictObject({
  kind: literal('forestry-mock-state'),
  seed: string(),
  collections: record(string(), array(unknown())),
});
export type State = InferOutput<typeof State>;

export async function exportState(tx: Transaction): Promise<State> {
  const meta = await tx.get(named.metaCollection, 'meta');
  const rows: [string, unknown[]][] = [];
  for (const collection of collections) {
    const all = await tx.all(collection);
    if (all.length > 0) rows.push([collection.name, all.sort(byText(collection))]);
  }
  return { kind: 'forestry-mock-state', seed: meta?.seed ?? '', collections: Object.fromEntries(rows) };
}

/**
 * Replaces the stored data by a state, with its start. Throws if the state is based on the seed of another version of the mock,
 * because it does not contain unchanged records.
 */
export async function importState(tx: Transaction, state: State): Promise<void> {
  const before = await tx.get(named.metaCollection, 'meta');
  const unknownNames = Object.keys(state.collections).filter((name) => !collections.some((one) => one.name === name));
  if (unknownNames.length > 0) throw new Error(`mock: unknown collections ${unknownNames.join(', ')}`);
  const start = startOf(state);
  if (!before || start === null || state.seed !== seedVersionAt(start))
    throw new Error('mock: this state was made by another version of the mock');
  await tx.clear();
  for (const collection of collections)
    for (const row of state.collections[collection.name] ?? []) await tx.put(collection, row);
  // Running calls belong to the previous state.
  const meta = await tx.get(named.metaCollection, 'meta');
  if (meta) await tx.put(named.metaCollection, { ...meta, epoch: before.epoch + 1 });
}

const Started = object({ start: pipe(number(), minValue(0), maxValue(Date.UTC(9999))) });

/** The start of a state's seed, or null if it has none. */
function startOf(state: State): number | null {
  const [meta] = state.collections['meta'] ?? [];
  return is(Started, meta) ? meta.start : null;
}

const byText = (collection: Collection<unknown>) => (a: unknown, b: unknown) =>
  collection.idOf(a) < collection.idOf(b) ? -1 : 1;
