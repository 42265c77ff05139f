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
import { type Insider, openSession } from './insider.ts';
import { Plan, Seed } from './plan.ts';
import { faultsOf, type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
import { exportState, importState, State } from './state.ts';
import { Act } from '#mocks/faults/act.ts';
import type { Overrides } from '#mocks/faults/overrides.ts';
import type { CallLog } from '#mocks/server/call-log.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { metaCollection, sessionCollection } from '#mocks/store/collections.ts';
import { type FaultRow } from '#mocks/faults/rows.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';

/** What the words steer. */
export interface Steered {
  store: Store;
  open: (tx: Transaction) => Promise<unknown>;
  faults: Overrides;
  calls: CallLog;
  insider: Insider;
  reset: (size?: SeedSize) => Promise<void>;
  /** Ends the calls that hang. */
  settle: () => void;
  /** The clock of the back-end, in milliseconds since 1970. */
  now: () => number;
  /** The clock of the machine. */
  realNow: () => number;
  random: () => number;
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

export type Words = ReturnType<typeof createWords>;

/**
 * The words by which people and scripts steer the mock: the panel uses them, `__mock.<word>(…)` in the console of a mock build, and
 * `POST /__mock/<word>` where it is a server (decision 047, W6.16). Each takes one JSON value and answers one. What makes no sense is
 * refused by an exception in words, and changes nothing.
 */
export function createWords({ store, open, faults, calls, insider, reset, settle, now, realNow, random }: Steered) {
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    store.transaction(async (tx) => {
      await open(tx);
      return work(tx);
    });
  async function act(given: unknown): Promise<void> {
    const one = parse(Act, given);
    await perform(one, { transaction, insider });
    await faults.change(({ acts }) => ({ acts: [...acts, one] }));
  }

  async function moveClock(request: { set: number } | { advance: number }): Promise<void> {
    const by = 'set' in request ? request.set - now() : request.advance;
    await transaction(async (tx) => {
      const meta = await tx.get(metaCollection, 'meta');
      if (meta) await tx.put(metaCollection, { ...meta, moved: (meta.moved ?? 0) + by });
    });
    // The next reading of the clock knows it.
    await transaction(async () => undefined);
  }

  return {
    /** Adds a fault (`mocks/faults/fault.ts`) and answers its number. */
    fault: (given: unknown): Promise<string> => faults.add(given),
    /** The faults that are on, and how often each has struck. */
    faults: (): Promise<readonly FaultRow[]> => faults.list(),
    /** Removes the fault of this number. */
    drop: (id: unknown): Promise<void> => faults.drop(parse(string(), id)),
    /** Removes all faults: all is well again. */
    clear: (): Promise<void> => faults.clear(),

    /** Switches a scenario on: `{name, account, record}`; the last two say whom and what it is about. */
    async scenario(given: unknown): Promise<void> {
      const { name, ...about } = parse(ScenarioRequest, given);
      const scenario: Scenario = scenarios[name];
      const acts = scenario.acts?.(about);
      if (acts === null) throw new Error(`mock: ${name} needs to know about whom or what`);
      for (const one of acts ?? []) await act(one);
      for (const fault of faultsOf(name)) await faults.add(fault);
      if (scenario.storageFull) await faults.change(() => ({ storageFull: true }));
    },
    /** Something happens on the server: `mocks/control/acts.ts`. */
    act,

    /** Puts a plan in place of all faults (`mocks/control/plan.ts`). */
    async plan(given: unknown): Promise<void> {
      const plan = parse(Plan, given);
      if (plan.size) await reset(plan.size);
      if (plan.clock !== undefined) await moveClock({ set: plan.clock });
      await faults.put(plan);
      for (const one of plan.acts) await act(one);
    },
    /** All that is on at present, as a plan for somebody else. */
    async share(): Promise<Plan> {
      const { seed, acts, storageFull } = await faults.plan();
      const rows = await faults.list();
      const size = await transaction(sizeOf);
      // A clock that nobody has moved is everybody's own.
      const clock = Math.abs(now() - realNow()) > 1000 ? { clock: now() } : {};
      return {
        seed,
        made: realNow(),
        size,
        ...clock,
        faults: rows.map(({ fault }) => fault),
        acts: [...acts],
        storageFull,
      };
    },
    /** What chances depend on, a whole number: with another one other calls are struck. */
    async chances(given: unknown): Promise<void> {
      const seed = parse(Seed, given);
      await faults.change(() => ({ seed }));
    },
    /** Whether browsers keep nothing any more, as if their storage were full. */
    storage: (full: unknown): Promise<void> => {
      const storageFull = parse(boolean(), full);
      return faults.change(() => ({ storageFull }));
    },
    /** Since when something is on, and whether the browsers keep nothing any more. */
    current: () => faults.plan(),

    /** The last calls: request, answer, and who answered. */
    calls: async () => calls.list(),
    /** Forgets them. */
    forgetCalls: async () => calls.clear(),

    /** Sets or moves the clock of the back-end: `{set}` or `{advance}`, in milliseconds. Answers what it shows. */
    async clock(given?: unknown): Promise<number> {
      const request = parse(ClockRequest, given);
      if (request) await moveClock(request);
      return now();
    },

    /** The account of a session; null when there is none. */
    accountOf: (token: unknown): Promise<string | null> =>
      transaction(
        async (tx) => (await tx.get(sessionCollection, fingerprint(parse(string(), token))))?.account ?? null,
      ),

    /** Signs an account in without its password. Answers the token. */
    signIn: (account: unknown): Promise<string> =>
      transaction((tx) => openSession(tx, parse(string(), account), random)),

    /** Starts again from the seed, in the same size or another (`"S"`, `"M"`, `"L"`, or `{size}`). */
    reset: (given?: unknown): Promise<void> => {
      const request = parse(optional(union([none, SeedSize, strictObject({ size: optional(SeedSize) })])), given);
      return reset(typeof request === 'object' && request ? request.size : request || undefined);
    },
    /** How much content there is. */
    size: (): Promise<SeedSize> => transaction(sizeOf),

    /** The whole state, and the way back. */
    exportState: (): Promise<State> => transaction(exportState),
    async importState(given: unknown): Promise<void> {
      const state = parse(State, given);
      await transaction((tx) => importState(tx, state));
      settle();
    },
  };
}

const sizeOf = async (tx: Transaction): Promise<SeedSize> => (await tx.get(metaCollection, 'meta'))?.size ?? 'S';
