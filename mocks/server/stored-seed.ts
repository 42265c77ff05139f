import type { StoredSeed } from '#mocks/shared/seed-size.ts';
import { metaCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The seed on which the stored data is based. */
export async function storedSeed(tx: Transaction): Promise<StoredSeed> {
  const { size = 'S', start = 0 } = (await tx.get(metaCollection, 'meta')) ?? {};
  return { size, start };
}
