import type { Backend } from '#mocks/backend.ts';
import { metaCollection } from '#mocks/store/collections.ts';
import type { createMemoryStore } from '#mocks/store/store-memory.ts';

/** Dates of the seed are relative to now, so an old seed is not restored. */
const freshMilliseconds = 60_000;

/**
 * A `reset` at almost no cost: the seed of one reset is restored for the tests of the next minute. Pending calls are
 * dropped, as by the reset itself.
 */
export function createSetBack(
  { reset, settle }: Pick<Backend, 'reset' | 'settle'>,
  store: ReturnType<typeof createMemoryStore>,
): () => Promise<void> {
  let putBack = () => {};
  let made = -Infinity;
  return async () => {
    if (performance.now() - made > freshMilliseconds) {
      await reset();
      putBack = store.remember();
      made = performance.now();
      return;
    }
    const before = await store.transaction((tx) => tx.get(metaCollection, 'meta'));
    putBack();
    await store.transaction(async (tx) => {
      const meta = await tx.get(metaCollection, 'meta');
      // A call of the previous test must not read this seed.
      if (meta) await tx.put(metaCollection, { ...meta, epoch: Math.max(meta.epoch, before?.epoch ?? 0) + 1 });
    });
    settle();
  };
}
