import { parse } from 'valibot';
import { type FaultRow, faultCollection, type PlanRow, planCollection } from './rows.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { Fault } from './fault.ts';
import type { Hanging } from './hanging.ts';
import { mayStillStrike, strikes } from './strikes.ts';

export type Overrides = ReturnType<typeof createOverrides>;

/** The lasting part of a plan. */
interface PutPlan {
  seed: number;
  faults: readonly Fault[];
  storageFull: boolean;
}

interface Needs {
  store: Store;
  /** Writes the seed first. */
  open: (tx: Transaction) => Promise<unknown>;
  now: () => number;
  /** The clock of the machine, which determines the age of a plan. */
  realNow: () => number;
  hanging: Hanging;
}

/**
 * The faults that are on. They are stored, so they survive a reload and affect every browser tab; a reset removes them.
 * Removing or replacing faults releases waiting calls (W6.11).
 */
export function createOverrides({ store, open, now, realNow, hanging }: Needs) {
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    store.transaction(async (tx) => {
      await open(tx);
      return work(tx);
    });
  const changePlan = async (tx: Transaction, part: Partial<PlanRow>) => {
    const before = await tx.get(planCollection, 'plan');
    const isOn =
      before?.storageFull === true || (await tx.all(faultCollection)).some((row) => mayStillStrike(row, now()));
    // A plan without lasting effects is over, so the next one starts now.
    const since = before && isOn ? before.since : realNow();
    await tx.put(planCollection, { ...noPlan, ...before, since, ...part });
  };
  const releasing = async (work: (tx: Transaction) => Promise<void>): Promise<void> => {
    await transaction(work);
    hanging.settle();
  };

  return {
    /** Adds a fault after the existing ones, and returns its number. Throws if the fault is invalid. */
    add: async (given: unknown): Promise<string> => {
      const fault = parse(Fault, given);
      return transaction(async (tx) => {
        await changePlan(tx, {});
        return addRow(tx, fault, now());
      });
    },

    /** The faults, oldest first, with the number of calls that each has affected (W6.8). */
    list: (): Promise<readonly FaultRow[]> => transaction(sorted),

    /** Removes a fault, which may have reached its limit. */
    drop: (id: string): Promise<void> => releasing((tx) => tx.delete(faultCollection, id)),

    /** Removes all faults and the plan. */
    clear: (): Promise<void> => releasing(clear),

    /** Replaces all faults and the plan. */
    put: ({ seed, faults, storageFull }: PutPlan): Promise<void> =>
      releasing(async (tx) => {
        await clear(tx);
        await changePlan(tx, { seed, storageFull });
        for (const fault of faults) await addRow(tx, fault, now());
      }),

    /** Changes the plan except its faults. */
    change: (part: (before: PlanRow) => Partial<PlanRow>): Promise<void> =>
      transaction(async (tx) => changePlan(tx, part(await planOf(tx)))),

    /** The plan except its faults. */
    plan: (): Promise<PlanRow> => transaction(planOf),
  };
}

/** Finds the oldest fault that affects a call of this path, and counts the call. */
export async function takeFault(tx: Transaction, path: string, now: number): Promise<FaultRow | null> {
  const rows = (await sorted(tx)).filter(({ fault }) => fault.path === '*' || fault.path === path);
  if (rows.length === 0) return null;
  const { seed } = await planOf(tx);
  let struck: FaultRow | null = null;
  for (const row of rows) {
    const nth = (row.seen[path] ?? 0) + 1;
    const isHit: boolean = !struck && strikes(row.fault, { seed, path, nth, hits: row.hits, elapsed: now - row.since });
    const counted: FaultRow = { ...row, seen: { ...row.seen, [path]: nth }, hits: row.hits + Number(isHit) };
    await tx.put(faultCollection, counted);
    if (isHit) struck = counted;
  }
  return struck;
}

async function addRow(tx: Transaction, fault: Fault, since: number): Promise<string> {
  const last = Math.max(0, ...(await tx.all(faultCollection)).map(({ id }) => Number(id)));
  const id = String(last + 1);
  await tx.put(faultCollection, { id, fault, since, hits: 0, seen: {} });
  return id;
}

async function clear(tx: Transaction): Promise<void> {
  for (const { id } of await tx.all(faultCollection)) await tx.delete(faultCollection, id);
  await tx.delete(planCollection, 'plan');
}

const sorted = async (tx: Transaction): Promise<readonly FaultRow[]> =>
  (await tx.all(faultCollection)).sort((a, b) => Number(a.id) - Number(b.id));

const planOf = async (tx: Transaction): Promise<PlanRow> => (await tx.get(planCollection, 'plan')) ?? noPlan;

/** The defaults without a plan. */
const noPlan: PlanRow = { id: 'plan', seed: 1, since: 0, acts: [], storageFull: false };
