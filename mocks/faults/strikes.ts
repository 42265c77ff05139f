import type { Fault, When } from './fault.ts';
import type { FaultRow } from './rows.ts';

/** What is known of a call when it is decided whether a fault strikes it. */
export interface Circumstances {
  /** The seed of the plan. */
  seed: number;
  /** The path of the called endpoint. */
  path: string;
  /** The how manieth call of this endpoint it is since the fault was added, from 1. */
  nth: number;
  /** How often the fault has struck before. */
  hits: number;
  /** Milliseconds since the fault was added. */
  elapsed: number;
}

/**
 * Whether a fault for this path strikes this call. Chance depends on the seed, the endpoint and the number of its call, and on nothing
 * else: calls of several endpoints at a time get the same outcome in whichever order they come (W6.9).
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

/** A number from 0 to 1 that only the text decides. */
function drawn(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Whether a fault will strike any more, some call at some time. */
export function isLasting({ fault, hits, since }: Pick<FaultRow, 'fault' | 'hits' | 'since'>, now: number): boolean {
  const { when } = fault;
  if (hits >= limitOf(fault)) return false;
  if (typeof when !== 'object' || !('seconds' in when) || when.of !== undefined) return true;
  return (now - since) / 1000 < (when.after ?? 0) + (when.seconds ?? Infinity);
}
