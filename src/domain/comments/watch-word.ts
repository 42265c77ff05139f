import { array, type GenericSchema, type InferOutput, object, optional, string } from 'valibot';
import { count } from '#src/domain/count.ts';

/**
 * An entry of the list of watch words. It marks comments and decides nothing (decision 039). `exceptions` are longer words
 * that contain it and are harmless.
 */
export const WatchWord = object({
  id: string(),
  word: string(),
  exceptions: array(string()),
  note: string(),
  updatedBy: string(),
  updatedByName: optional(string()),
  updatedTime: string(),
  version: count,
});
export type WatchWord = InferOutput<typeof WatchWord>;

/** Where a word would be found: in how many comments or records of the last 90 days, and up to five of them, the latest first. */
export interface WordTrial<Example> {
  count: number;
  examples: Example[];
}

export const WordTrialOf = <Example>(example: GenericSchema<unknown, Example>) =>
  object({ count, examples: array(example) });

export const longestWord = 50;

/** A word as it is typed. */
export interface TypedWord {
  word: string;
  exceptions: string[];
  note: string;
}

/** An entry of a list of words, by what is typed of it. */
export type Listed<Typed extends TypedWord> = Typed & Omit<WatchWord, keyof TypedWord>;
