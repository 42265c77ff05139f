import {
  boolean,
  finite,
  literal,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  strictObject,
  union,
} from 'valibot';
import { perform } from './acts.ts';
import { type AdminClient, openSession } from './admin-client.ts';
import { Plan, Seed } from './plan.ts';
import { faultsOf, missingTarget, type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
import { exportState, importState, State } from './state.ts';
import { Act } from '#mocks/faults/act.ts';
import type { Overrides } from '#mocks/faults/overrides.ts';
import type { CallLog } from '#mocks/server/call-log.ts';
import { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { approvalsIn } from '#mocks/approval/approvals.ts';
import { storedSeed } from '#mocks/server/stored-seed.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { metaCollection, sessionCollection } from '#mocks/store/collections.ts';
import { type FaultRow } from '#mocks/faults/rows.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';

/** The parts of the back-end that commands use. */
export interface CommandContext {
  store: Store;
  open: (tx: Transaction) => Promise<unknown>;
  faults: Overrides;
  calls: CallLog;
  adminClient: AdminClient;
  reset: (size?: SeedSize) => Promise<void>;
  /** Releases all waiting calls. */
  settle: () => void;
  /** The clock of the back-end, in milliseconds since 1970. */
  now: () => number;
  /** The clock of the machine. */
  realNow: () => number;
  random: () => number;
  /** The account that unknown tokens count as, if any. */
  acceptTokensAs: string | null;
}

const none = optional(nullable(literal('')));
const ScenarioRequest = strictObject({
  name: picklist(Object.keys(scenarios) as ScenarioName[]),
  account: optional(nullable(string()), null),
  record: optional(nullable(object({ path: string(), id: string() })), null),
});
const ClockRequest = optional(
  union([strictObject({ set: pipe(number(), finite()) }), strictObject({ advance: pipe(number(), finite()) })]),
);

export type Commands = ReturnType<typeof createCommands>;

/**
 * The commands that control the mock: the panel calls them, testers call `__mock.<command>(…)` in the console of a mock build,
 * scripts `POST /__mock/<command>` where the mock is a server (decision 047, W6.16). Each takes one JSON value and returns one.
 * An invalid value throws an error with a readable message and changes nothing.
 */
export function createCommands({
  store,
  open,
  faults,
  calls,
  adminClient,
  reset,
  settle,
  now,
  realNow,
  random,
  acceptTokensAs,
}: CommandContext) {
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    store.transaction(async (tx) => {
      await open(tx);
      return work(tx);
    });
  async function act(given: unknown): Promise<void> {
    const one = parse(Act, given);
    await perform(one, { transaction, adminClient });
    await faults.change(({ acts }) => ({ acts: [...acts, one] }));
  }

  async function moveClock(request: { set: number } | { advance: number }): Promise<void> {
    const by = 'set' in request ? request.set - now() : request.advance;
    await transaction(async (tx) => {
      const meta = await tx.get(metaCollection, 'meta');
      if (meta) await tx.put(metaCollection, { ...meta, moved: (meta.moved ?? 0) + by });
    });
    // A transaction reads the offset from the store.
    await transaction(async () => undefined);
  }

  const setApprovals = (approvals: Approvals) =>
    transaction(async (tx) => {
      const meta = await tx.get(metaCollection, 'meta');
      if (meta) await tx.put(metaCollection, { ...meta, approvals });
    });

  return {
    /** Adds a fault (`mocks/faults/fault.ts`) and returns its number. */
    fault: (given: unknown): Promise<string> => faults.add(given),
    /** The faults that are on, with the number of calls that each has affected. */
    faults: (): Promise<readonly FaultRow[]> => faults.list(),
    /** Removes the fault of this number. */
    drop: (id: unknown): Promise<void> => faults.drop(parse(string(), id)),
    /** Removes all faults. */
    clear: (): Promise<void> => faults.clear(),

    /** Switches a scenario on: `{name, account, record}`. The last two are its target. */
    async scenario(given: unknown): Promise<void> {
      const { name, ...about } = parse(ScenarioRequest, given);
      const scenario: Scenario = scenarios[name];
      const acts = scenario.acts?.(about);
      if (acts === null) throw new Error(`mock: ${name} ${missingTarget}`);
      for (const one of acts ?? []) await act(one);
      for (const fault of faultsOf(name)) await faults.add(fault);
      if (scenario.storageFull) await faults.change(() => ({ storageFull: true }));
    },
    /** Carries out an act on the server (`mocks/faults/act.ts`). */
    act,

    /** Replaces all faults by a plan (`mocks/control/plan.ts`). */
    async plan(given: unknown): Promise<void> {
      const plan = parse(Plan, given);
      if (plan.size) await reset(plan.size);
      if (plan.clock !== undefined) await moveClock({ set: plan.clock });
      if (plan.approvals) await setApprovals(plan.approvals);
      await faults.put(plan);
      for (const one of plan.acts) await act(one);
    },
    /** The current state as a plan, for other testers. */
    async share(): Promise<Plan> {
      const { seed, acts, storageFull } = await faults.plan();
      const rows = await faults.list();
      const { size, approvals } = await transaction(async (tx) => ({
        size: await sizeOf(tx),
        approvals: await approvalsIn(tx),
      }));
      // A plan without a clock uses the clock of its reader.
      const clock = Math.abs(now() - realNow()) > 1000 ? { clock: now() } : {};
      return {
        seed,
        made: realNow(),
        size,
        ...(Object.keys(approvals).length > 0 && { approvals }),
        ...clock,
        faults: rows.map(({ fault }) => fault),
        acts: [...acts],
        storageFull,
      };
    },
    /** Sets the seed of random faults, a whole number. Another seed affects other calls. */
    async chances(given: unknown): Promise<void> {
      const seed = parse(Seed, given);
      await faults.change(() => ({ seed }));
    },
    /** Makes the browser's storage full, or usable again. */
    storage: (full: unknown): Promise<void> => {
      const storageFull = parse(boolean(), full);
      return faults.change(() => ({ storageFull }));
    },
    /** The current plan: its start, its seed, and whether the browser's storage is full. */
    current: () => faults.plan(),

    /** The last calls: request, answer, and the fault that answered. */
    calls: async () => calls.list(),
    /** Clears the list of calls. */
    forgetCalls: async () => calls.clear(),

    /** Sets or advances the clock of the back-end: `{set}` or `{advance}`, in milliseconds. Returns its time. */
    async clock(given?: unknown): Promise<number> {
      const request = parse(ClockRequest, given);
      if (request) await moveClock(request);
      return now();
    },

    /** The account of a session, or that of unknown tokens; null if there is neither. */
    accountOf: (token: unknown): Promise<string | null> =>
      transaction(
        async (tx) => (await tx.get(sessionCollection, fingerprint(parse(string(), token))))?.account ?? acceptTokensAs,
      ),

    /** Signs an account in without its password, and returns the token. */
    signIn: (account: unknown): Promise<string> =>
      transaction((tx) => openSession(tx, parse(string(), account), random)),

    /** Starts again from the seed, in the same size or another (`"S"`, `"M"`, `"L"`, or `{size}`). */
    reset: (given?: unknown): Promise<void> => {
      const request = parse(optional(union([none, SeedSize, strictObject({ size: optional(SeedSize) })])), given);
      return reset(typeof request === 'object' && request ? request.size : request || undefined);
    },
    /** The size of the seed. */
    size: (): Promise<SeedSize> => transaction(sizeOf),
    /** Sets the stages of the review before publishing, if given (`{"/home/scienceKnowledge": ["role"]}`), and returns them. */
    async approvals(given?: unknown): Promise<Approvals> {
      const wanted = parse(optional(union([none, Approvals])), given);
      if (wanted) await setApprovals(wanted);
      return transaction(approvalsIn);
    },
    /** The start of the seed, to which its times are relative, in milliseconds since 1970. */
    start: (): Promise<number> => transaction(async (tx) => (await storedSeed(tx)).start),

    /** The whole state of the back-end, as a file. */
    exportState: (): Promise<State> => transaction(exportState),
    /** Replaces the state by an exported one. */
    async importState(given: unknown): Promise<void> {
      const state = parse(State, given);
      await transaction((tx) => importState(tx, state));
      settle();
    },
  };
}

const sizeOf = async (tx: Transaction): Promise<SeedSize> => (await storedSeed(tx)).size;
