import {
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  union,
  unknown,
  variant,
} from 'valibot';

const positive = pipe(number(), integer(), minValue(1));
const seconds = pipe(number(), minValue(0));

/**
 * Which calls a fault strikes, where it is not simply the next ones.
 *
 * - `always`: each; `every`: each n-th call of an endpoint; `chance`: that share of them (the same ones each time, see `strikes.ts`).
 * - In time, counted from when the fault was added: it begins `after` so many seconds and lasts `seconds` (for ever without). With
 *   `of` it comes back: 5 seconds of every 30.
 */
export const When = union([
  literal('always'),
  strictObject({ every: positive }),
  strictObject({ chance: pipe(number(), minValue(0), maxValue(1)) }),
  strictObject({ after: optional(seconds), seconds: optional(seconds), of: optional(pipe(seconds, minValue(1))) }),
]);
export type When = InferOutput<typeof When>;

/**
 * `path`: an endpoint's path, or `*` for any. `times`: how often at most; once, if there is no `when` either. `by`: the scenario that
 * it belongs to.
 */
const struck = { path: string(), times: optional(positive), when: optional(When), by: optional(string()) };

/**
 * A failure of calls.
 *
 * The call is not carried out:
 * - `network`: no answer; `hang`: no answer at all, until the plan changes.
 * - `status`, `body`: this answer instead of the usual one. A body that is no text is sent as JSON. `html`: the page of a proxy that
 *   wants a login, with status 200; `empty`: 200 without a body.
 * - `refuse`: the server refuses, with this rCode and rMsg.
 *
 * The call is carried out:
 * - `lost`: the answer never arrives; `delay`: the usual answer, late; `slow`: so many bytes per second; `broken`: half of it arrives,
 *   then the line goes dead; `truncated`: half of it arrives, as if it were all; `huge`: so many megabytes of blanks stand in it;
 *   `wrongTypes`: numbers are texts, texts numbers, lists objects, in the envelope as in the data.
 * - `newer`: with a newer version of the back-end in its header; `bare`: a success without resultData.
 *
 * - `expire`: the session of the caller ends, so this call and all later ones with that token are refused as expired.
 */
export const Fault = variant('kind', [
  strictObject({ kind: picklist(['network', 'hang', 'html', 'empty', 'lost', 'expire']), ...struck }),
  strictObject({ kind: picklist(['newer', 'bare', 'truncated', 'broken', 'wrongTypes']), ...struck }),
  strictObject({ kind: literal('delay'), ...struck, milliseconds: pipe(number(), minValue(0)) }),
  strictObject({ kind: literal('slow'), ...struck, bytesPerSecond: pipe(number(), minValue(1)) }),
  strictObject({ kind: literal('huge'), ...struck, megabytes: pipe(number(), minValue(1), maxValue(1000)) }),
  strictObject({ kind: literal('refuse'), ...struck, rCode: pipe(number(), integer()), rMsg: string() }),
  strictObject({
    kind: literal('status'),
    ...struck,
    status: pipe(number(), integer(), minValue(200), maxValue(599)),
    body: optional(unknown(), ''),
    headers: optional(record(string(), string())),
  }),
  strictObject({ kind: literal('body'), ...struck, body: unknown() }),
]);
export type Fault = InferOutput<typeof Fault>;
