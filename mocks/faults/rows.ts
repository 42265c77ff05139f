import type { Collection } from '#mocks/store/store.ts';
import type { Act } from './act.ts';
import type { Fault } from './fault.ts';

/** A fault that is on or has reached its limit. */
export interface FaultRow {
  id: string;
  fault: Fault;
  /** When it was added, in milliseconds since 1970, by the clock of the back-end. */
  since: number;
  /** The number of calls that it has affected. */
  hits: number;
  /** The number of calls of each endpoint since it was added. */
  seen: Readonly<Record<string, number>>;
}

/** The plan to which the faults belong. At most one row. */
export interface PlanRow {
  id: 'plan';
  /** The seed of random faults. */
  seed: number;
  /** Its start, in milliseconds since 1970, by the clock of the browser or server. */
  since: number;
  /** The acts that were carried out since. */
  acts: readonly Act[];
  /** The browser's storage refuses writes. */
  storageFull: boolean;
}

export const faultCollection: Collection<FaultRow> = { name: 'faults', idOf: ({ id }) => id };
export const planCollection: Collection<PlanRow> = { name: 'plan', idOf: ({ id }) => id };
