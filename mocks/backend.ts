import type { HttpHandler } from 'msw/http';
import { createFaults, type Faults } from '#mocks/server/faults.ts';
import { createHandlers, unknownPathHandler } from '#mocks/handlers/index.ts';
import { prepareLists } from '#mocks/handlers/content-query.ts';
import { writeSeed, seedVersion } from '#mocks/seed/index.ts';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { metaCollection } from '#mocks/store/collections.ts';

export interface BackendOptions {
  store: Store;
  /** Milliseconds since 1970. The seed has its own fixed clock. */
  now?: () => number;
  /** Random numbers from 0 to 1, for tokens and captcha pictures. The seed has its own fixed source. */
  random?: () => number;
  /** Accepts `0000` for every captcha: in mock builds and tests, but never where the mock looks like a real server. */
  acceptMasterCode?: boolean;
}

export interface Backend {
  handlers: HttpHandler[];
  /** Restores the seed, in the present size or another. Running calls are dropped: they end as network errors (fault L11). */
  reset: (size?: SeedSize) => Promise<void>;
  /** How much content there is. */
  size: () => Promise<SeedSize>;
  faults: Faults;
}

/** Creates a back-end on the given store, with an MSW handler for every call of the endpoint table. */
export function createBackend({
  store,
  now = Date.now,
  random = secureRandom,
  acceptMasterCode = false,
}: BackendOptions): Backend {
  return {
    handlers: [...createHandlers({ store, now, random, acceptMasterCode, open }), unknownPathHandler],
    reset: async (size) => {
      await store.transaction((tx) => startFromSeed(tx, size));
      await store.transaction(prepareLists);
    },
    size: () => store.transaction(async (tx) => (await tx.get(metaCollection, 'meta'))?.size ?? 'S'),
    faults: createFaults(store, open),
  };
}

/** Writes the seed on first use, and when the seed has changed since. Returns the epoch. */
async function open(tx: Transaction): Promise<number> {
  const meta = await tx.get(metaCollection, 'meta');
  return meta?.seed === seedVersion ? meta.epoch : startFromSeed(tx);
}

async function startFromSeed(tx: Transaction, chosen?: SeedSize): Promise<number> {
  const before = await tx.get(metaCollection, 'meta');
  const epoch = (before?.epoch ?? 0) + 1;
  const size = chosen ?? before?.size ?? 'S';
  await tx.clear();
  await writeSeed(tx);
  await tx.put(metaCollection, { id: 'meta', seed: seedVersion, size, epoch });
  return epoch;
}

/** `getRandomValues` also works on plain http, unlike other parts of the crypto API. */
const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
