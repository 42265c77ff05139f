import type { HttpHandler } from 'msw/http';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { createVisitors, type Visitors } from '#mocks/comments/visitors.ts';
import { createConsultationVisitors, type ConsultationVisitors } from '#mocks/consultations/visitors.ts';
import { createAdminClient } from '#mocks/control/admin-client.ts';
import { createCommands, type Commands } from '#mocks/control/commands.ts';
import { createHanging } from '#mocks/faults/hanging.ts';
import { createOverrides, type Overrides } from '#mocks/faults/overrides.ts';
import { type CallLog, createCallLog } from '#mocks/server/call-log.ts';
import { createHandlers, unknownPathHandler } from '#mocks/handlers/index.ts';
import { prepareLists } from '#mocks/handlers/content-query.ts';
import { writeSeed, seedVersionAt } from '#mocks/seed/index.ts';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { metaCollection, type MetaRow } from '#mocks/store/collections.ts';

export interface BackendOptions {
  store: Store;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** The start of the seed, to which its times are relative. By default the time of writing it; tests fix it. */
  start?: number;
  /** Random numbers from 0 to 1, for tokens and captcha pictures. The seed has fixed random numbers of its own. */
  random?: () => number;
  /** Accepts `0000` for every captcha: in mock builds and tests, not where the mock poses as a real server. */
  acceptMasterCode?: boolean;
  /** Accepts every unknown token as that of this account: in mixed mode, where a real server answers the login. */
  acceptTokensAs?: string | null;
  /** The size of the seed for an empty store; `S` by default. */
  size?: SeedSize;
  /** The stages of the review before publishing for an empty store; none by default. */
  approvals?: Approvals;
}

export interface Backend {
  handlers: HttpHandler[];
  /** Restores the seed, in the current size or another. Running calls end as network errors (fault L11). */
  reset: (size?: SeedSize) => Promise<void>;
  faults: Overrides;
  calls: CallLog;
  /** Releases all calls that a fault keeps waiting. */
  settle: () => void;
  visitors: Visitors & ConsultationVisitors;
  /** The commands by which testers and scripts control the mock. */
  commands: Commands & Visitors & ConsultationVisitors;
}

/** Creates a back-end on the given store, with an MSW handler for every row of the endpoint table. */
export function createBackend({
  store,
  now: realNow = Date.now,
  start,
  random = secureRandom,
  acceptMasterCode = false,
  acceptTokensAs = null,
  size: firstSize = 'S',
  approvals = {},
}: BackendOptions): Backend {
  // The offset of the clock is stored. Each transaction begins by reading it.
  let moved = 0;
  const now = () => realNow() + moved;
  const beginning = { now, start, firstSize, approvals };
  const open = async (tx: Transaction) => {
    const meta = await openStore(tx, beginning);
    moved = meta.moved ?? 0;
    return meta.epoch;
  };
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    store.transaction(async (tx) => {
      await open(tx);
      return work(tx);
    });
  const hanging = createHanging();
  const calls = createCallLog();
  const server = { store, now, random, acceptMasterCode, acceptTokensAs, open, hanging, calls };
  const handlers = [...createHandlers(server), unknownPathHandler];
  let inner: HttpHandler[] | null = null;
  const adminClient = createAdminClient({
    handlers: () => (inner ??= createHandlers({ ...server, calls: null })),
    transaction,
    random,
  });
  const reset = async (size?: SeedSize) => {
    moved = 0;
    await store.transaction((tx) => startFromSeed(tx, beginning, size));
    hanging.settle();
    await store.transaction(prepareLists);
  };
  const faults = createOverrides({ store, open, now, realNow, hanging });
  const visitors = { ...createVisitors(store, open, now), ...createConsultationVisitors(store, open, now) };
  const { settle } = hanging;
  const commands = {
    ...createCommands({ store, open, faults, calls, adminClient, reset, settle, now, realNow, random, acceptTokensAs }),
    ...visitors,
  };
  return { handlers, reset, faults, calls, settle, visitors, commands };
}

/** Writes the seed on first use, and again when the seed has changed. */
async function openStore(tx: Transaction, beginning: Beginning): Promise<MetaRow> {
  const meta = await tx.get(metaCollection, 'meta');
  const isCurrent = meta?.start !== undefined && meta.seed === seedVersionAt(meta.start);
  return isCurrent ? meta : startFromSeed(tx, beginning);
}

/** The options for an empty store, and the clock. */
interface Beginning extends Pick<BackendOptions, 'start'> {
  now: () => number;
  firstSize: SeedSize;
  approvals: Approvals;
}

async function startFromSeed(
  tx: Transaction,
  { now, start: fixed, firstSize, approvals: first }: Beginning,
  chosen?: SeedSize,
): Promise<MetaRow> {
  const before = await tx.get(metaCollection, 'meta');
  const epoch = (before?.epoch ?? 0) + 1;
  const size = chosen ?? before?.size ?? firstSize;
  await tx.clear();
  const time = now();
  const start = fixed ?? time;
  await writeSeed(tx, start, time);
  const approvals = before?.approvals ?? first;
  const meta: MetaRow = { id: 'meta', seed: seedVersionAt(start), start, size, epoch, approvals };
  await tx.put(metaCollection, meta);
  return meta;
}

/** Unlike other parts of the crypto API, `getRandomValues` also works on plain http. */
const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
