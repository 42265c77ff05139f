import type { Fault, When } from './fault.ts';
import type { FaultRow } from './rows.ts';

/** The data of a call that decides whether a fault affects it. */
export interface Circumstances {
  /** The seed of the plan. */
  seed: number;
  /** The path of the called endpoint. */
  path: string;
  /** The number of the call among those of this endpoint since the fault was added, from 1. */
  nth: number;
  /** The number of calls that the fault has affected before. */
  hits: number;
  /** Milliseconds since the fault was added. */
  elapsed: number;
}

/**
 * Decides whether a fault for this path affects this call. Chance depends only on the seed, the endpoint and the number of its
 * call, so that concurrent calls of several endpoints have the same outcome in any order (W6.9).
 */
export function strikes({ times, when }: Pick<Fault, 'times' | 'when'>, call: Circumstances): boolean {
  return call.hits < limitOf({ times, when }) && isDue(when ?? 'always', call);
}

const limitOf = ({ times, when }: Pick<Fault, 'times' | 'when'>): number =>
  times ?? (when === undefined ? 1 : Infinity);

function isDue(when: When, { seed, path, nth, elapsed }: Circumstances): boolean {
  if (when === 'always') return true;
  if ('every' in when) return nth % when.every === 0;
  if ('chance' in when) return drawn(`${seed}|${path}|${nth}`) < when.chance;
  const { after = 0, seconds = Infinity, of } = when;
  const since = elapsed / 1000 - after;
  return since >= 0 && (of === undefined ? since : since % of) < seconds;
}

/** A number from 0 to 1 that is determined by the text. */
function drawn(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** True if the fault may still affect a call. */
export function mayStillStrike(
  { fault, hits, since }: Pick<FaultRow, 'fault' | 'hits' | 'since'>,
  now: number,
): boolean {
  const { when } = fault;
  if (hits >= limitOf(fault)) return false;
  if (typeof when !== 'object' || !('seconds' in when) || when.of !== undefined) return true;
  return (now - since) / 1000 < (when.after ?? 0) + (when.seconds ?? Infinity);
}
