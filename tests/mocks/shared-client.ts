import type { BackendOptions } from '#mocks/backend.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { type Client, createClient, tokensOf } from './client.ts';

type MemoryStore = ReturnType<typeof createMemoryStore>;
type SharedClient = Client & { store: MemoryStore };

/**
 * A back-end that tests use one after the other, because seeding is slow: it is seeded once, and each call of the
 * returned function restores it. Nobody is signed in then.
 */
export function shareClient(options: Omit<Partial<BackendOptions>, 'store'>): () => Promise<SharedClient> {
  const start = async () => {
    const store = createMemoryStore();
    const client = createClient({ ...options, store });
    await client.backend.reset();
    return { client, store, setBack: store.remember() };
  };
  let started: ReturnType<typeof start> | null = null;
  return async () => {
    const { client, store, setBack } = await (started ??= start());
    setBack();
    return { ...client, tokenOf: tokensOf(client.signIn), store };
  };
}
