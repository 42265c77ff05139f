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
import { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { Act } from '#mocks/faults/act.ts';
import { Fault } from '#mocks/faults/fault.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';

/** The seed of random faults. */
export const Seed = pipe(number(), integer(), minValue(0));

/**
 * The data that reproduces the behaviour of a back-end. It fits into an address, so that one link is a bug report.
 *
 * `seed` is that of random faults. `made` is the time of writing, in milliseconds since 1970. `size` first resets the data to a
 * seed of that size. `approvals` are the stages of the review before publishing. `clock` sets the clock, in milliseconds since
 * 1970. `account` is signed in. `faults` stay on, `acts` are carried out once. `storageFull` makes the browser's storage refuse writes.
 */
export const Plan = strictObject({
  seed: optional(Seed, 1),
  made: optional(number(), 0),
  size: optional(SeedSize),
  approvals: optional(Approvals),
  clock: optional(number()),
  account: optional(string()),
  faults: optional(array(Fault), []),
  acts: optional(array(Act), []),
  storageFull: optional(boolean(), false),
});
export type Plan = InferOutput<typeof Plan>;

/** The query parameter that holds a plan. */
export const planParameter = 'mock';

/** Encodes a plan for the query parameter: JSON in URL-safe base64. */
export function writePlan(plan: Plan): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes the value of the query parameter. Throws if it is not a plan. */
export function readPlan(value: string): Plan {
  const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return parse(Plan, JSON.parse(new TextDecoder().decode(bytes)));
}
