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
 * The calls that a fault affects, unless it affects the next ones.
 *
 * - `always`: all calls; `every`: each n-th call of an endpoint; `chance`: this share of the calls (the same ones each time, see
 *   `strikes.ts`).
 * - By time, counted from the addition of the fault: it starts `after` some seconds and lasts `seconds` (forever without). With
 *   `of` it repeats: 5 seconds of every 30.
 */
export const When = union([
  literal('always'),
  strictObject({ every: positive }),
  strictObject({ chance: pipe(number(), minValue(0), maxValue(1)) }),
  strictObject({ after: optional(seconds), seconds: optional(seconds), of: optional(pipe(seconds, minValue(1))) }),
]);
export type When = InferOutput<typeof When>;

/**
 * `path`: the path of an endpoint, or `*` for all. `times`: the limit of affected calls; one if `when` is missing too. `by`: the
 * scenario to which the fault belongs.
 */
const common = { path: string(), times: optional(positive), when: optional(When), by: optional(string()) };

/**
 * A failure of calls.
 *
 * The call is not carried out:
 * - `network`: a network error; `hang`: no answer until the plan changes.
 * - `status`, `body`: this answer instead of the usual one. A body that is not a string is sent as JSON. `html`: the login page
 *   of a proxy, with status 200; `empty`: 200 without a body.
 * - `refuse`: a refusal with this rCode and rMsg.
 *
 * The call is carried out:
 * - `lost`: the answer is lost; `delay`: the usual answer, late; `slow`: this number of bytes per second; `broken`: a network
 *   error after half of the answer; `truncated`: half of the answer, as if it were complete; `huge`: this number of megabytes
 *   of blanks in the answer; `wrongTypes`: numbers as texts, texts as numbers, lists as objects, in envelope and data.
 * - `newer`: a newer version of the back-end in the header; `bare`: a success without resultData.
 *
 * - `expire`: the caller's session ends, so this call and all later ones with its token are refused as expired.
 */
export const Fault = variant('kind', [
  strictObject({ kind: picklist(['network', 'hang', 'html', 'empty', 'lost', 'expire']), ...common }),
  strictObject({ kind: picklist(['newer', 'bare', 'truncated', 'broken', 'wrongTypes']), ...common }),
  strictObject({ kind: literal('delay'), ...common, milliseconds: pipe(number(), minValue(0)) }),
  strictObject({ kind: literal('slow'), ...common, bytesPerSecond: pipe(number(), minValue(1)) }),
  strictObject({ kind: literal('huge'), ...common, megabytes: pipe(number(), minValue(1), maxValue(1000)) }),
  strictObject({ kind: literal('refuse'), ...common, rCode: pipe(number(), integer()), rMsg: string() }),
  strictObject({
    kind: literal('status'),
    ...common,
    status: pipe(number(), integer(), minValue(200), maxValue(599)),
    body: optional(unknown(), ''),
    headers: optional(record(string(), string())),
  }),
  strictObject({ kind: literal('body'), ...common, body: unknown() }),
]);
export type Fault = InferOutput<typeof Fault>;
