import {
  array,
  boolean,
  integer,
  minValue,
  number,
  optional,
  parse,
  pipe,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { Act } from '#mocks/faults/act.ts';
import { Fault } from '#mocks/faults/fault.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';

/** What chances depend on. */
export const Seed = pipe(number(), integer(), minValue(0));

/**
 * All that makes a back-end behave as it did for somebody else, as data. It stands in an address, so that the report of a bug is one
 * link.
 *
 * `seed` is what chances depend on. `made` is when the plan was written, in milliseconds since 1970. With a `size` the data starts
 * from that seed first. `clock` sets the clock, in milliseconds since 1970. `account` is signed in. `faults` are on from then, `acts` are
 * done once. With `storageFull` the browser keeps nothing any more.
 */
export const Plan = strictObject({
  seed: optional(Seed, 1),
  made: optional(number(), 0),
  size: optional(SeedSize),
  clock: optional(number()),
  account: optional(string()),
  faults: optional(array(Fault), []),
  acts: optional(array(Act), []),
  storageFull: optional(boolean(), false),
});
export type Plan = InferOutput<typeof Plan>;

/** The parameter of an address that holds a plan. */
export const planParameter = 'mock';

/** A plan as the value of that parameter: JSON in base64, with the signs that addresses allow. */
export function writePlan(plan: Plan): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads such a value. It throws when it is no plan. */
export function readPlan(value: string): Plan {
  const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return parse(Plan, JSON.parse(new TextDecoder().decode(bytes)));
}
