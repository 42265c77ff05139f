import type { Collection } from '#mocks/store/store.ts';
import type { Act } from './act.ts';
import type { Fault } from './fault.ts';

/** A fault that is on, or has struck as often as it should. */
export interface FaultRow {
  id: string;
  fault: Fault;
  /** When it was added, in milliseconds since 1970, by the clock of the back-end. */
  since: number;
  /** How often it has struck. */
  hits: number;
  /** How often each endpoint was called since. */
  seen: Readonly<Record<string, number>>;
}

/** The plan that the faults belong to. There is at most one row. */
export interface PlanRow {
  id: 'plan';
  /** What chances depend on. */
  seed: number;
  /** When it began, in milliseconds since 1970, by the clock of the browser or server. */
  since: number;
  /** What was done since, once each. */
  acts: readonly Act[];
  /** The browsers keep nothing any more. */
  storageFull: boolean;
}

export const faultCollection: Collection<FaultRow> = { name: 'faults', idOf: ({ id }) => id };
export const planCollection: Collection<PlanRow> = { name: 'plan', idOf: ({ id }) => id };
