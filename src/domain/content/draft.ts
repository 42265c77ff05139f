import { integer, type InferOutput, nullable, number, object, pipe, record, string } from 'valibot';

/** What a person typed and has not saved (decision 44): business fields only, as typed. */
export const Draft = object({
  values: record(string(), string()),
  /** Of the record that it is based on, null for a new one. */
  version: nullable(pipe(number(), integer())),
  /** Milliseconds since 1970. */
  savedAt: number(),
});
export type Draft = InferOutput<typeof Draft>;

/** Seven days. */
export const draftLifetime = 7 * 86_400_000;
