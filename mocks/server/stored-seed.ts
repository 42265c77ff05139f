import type { StoredSeed } from '#mocks/shared/seed-size.ts';
import { metaCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The seed on which the stored data is based. Each transaction of a back-end begins by writing it if it is missing. */
export async function storedSeed(tx: Transaction): Promise<StoredSeed> {
  const { size = 'S', start } = (await tx.get(metaCollection, 'meta')) ?? {};
  if (start === undefined) throw new Error('mock: the store has no seed');
  return { size, start };
}
