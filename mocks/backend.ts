import type { HttpHandler } from 'msw/http';
import { createFaults, type Faults } from '#mocks/server/faults.ts';
import { createHandlers, unknownPathHandler } from '#mocks/handlers/index.ts';
import { plantSeed, seedVersion } from '#mocks/seed/index.ts';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { metaCollection } from '#mocks/store/collections.ts';

export interface BackendOptions {
  store: Store;
  /** Milliseconds since 1970; the seed has a clock of its own. */
  now?: () => number;
  /** Numbers from 0 to 1, for tokens and captcha pictures; the seed has a source of its own. */
  random?: () => number;
  /** Takes `0000` for any captcha: for mock builds and tests, never for what could be taken for a server. */
  acceptMasterCode?: boolean;
}

export interface Backend {
  handlers: HttpHandler[];
  /** Back to the seed, in its size or another. Calls that are under way are dropped: they end as network errors (fault L11). */
  reset: (size?: SeedSize) => Promise<void>;
  /** How much content there is. */
  size: () => Promise<SeedSize>;
  faults: Faults;
}

/** A back-end on the given store: every call of the endpoint table, as MSW handlers. */
export function createBackend({
  store,
  now = Date.now,
  random = secureRandom,
  acceptMasterCode = false,
}: BackendOptions): Backend {
  return {
    handlers: [...createHandlers({ store, now, random, acceptMasterCode, open }), unknownPathHandler],
    reset: (size) => store.transaction(async (tx) => void (await plant(tx, size))),
    size: () => store.transaction(async (tx) => (await tx.get(metaCollection, 'meta'))?.size ?? 'S'),
    faults: createFaults(store, open),
  };
}

/** Plants the seed on first use and when the seed is another one than the store was planted with. Tells the epoch. */
async function open(tx: Transaction): Promise<number> {
  const meta = await tx.get(metaCollection, 'meta');
  return meta?.seed === seedVersion ? meta.epoch : plant(tx);
}

async function plant(tx: Transaction, chosen?: SeedSize): Promise<number> {
  const before = await tx.get(metaCollection, 'meta');
  const epoch = (before?.epoch ?? 0) + 1;
  const size = chosen ?? before?.size ?? 'S';
  await tx.clear();
  await plantSeed(tx);
  await tx.put(metaCollection, { id: 'meta', seed: seedVersion, size, epoch });
  return epoch;
}

/** `getRandomValues` is there on plain http too, where other parts of the crypto API are not. */
const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
