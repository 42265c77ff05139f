import { boolean, integer, type InferOutput, nullable, number, object, optional, pipe, record, string } from 'valibot';

/** What a person typed and has not saved (decision 017): business fields only, as typed. */
export const Draft = object({
  values: record(string(), string()),
  /** Of the record that it is based on, null for a new one. */
  version: nullable(pipe(number(), integer())),
  /** Milliseconds since 1970. */
  savedAt: number(),
  /** Of another record, to begin a new one with: nobody has to be asked whether to take it. */
  copied: optional(boolean()),
});
export type Draft = InferOutput<typeof Draft>;

/** Seven days. */
export const draftLifetime = 7 * 86_400_000;
