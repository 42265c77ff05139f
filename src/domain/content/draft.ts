import { boolean, integer, type InferOutput, nullable, number, object, optional, pipe, record, string } from 'valibot';

/** What a person typed and has not saved (decision 017). It holds business fields only, exactly as typed. */
export const Draft = object({
  values: record(string(), string()),
  /** The version of the record that the draft is based on; null for a new record. */
  version: nullable(pipe(number(), integer())),
  /** Milliseconds since 1970. */
  savedAt: number(),
  /** The values were copied from another record to start a new one: the editor takes them without asking. */
  copied: optional(boolean()),
});
export type Draft = InferOutput<typeof Draft>;

/** Seven days. */
export const draftLifetime = 7 * 86_400_000;
