import { array, type InferOutput, object, optional, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import { Comment } from './comment.ts';

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

/** What a word would mark: how many comments of the last 90 days, and up to five of them, the latest first. */
export const WordTrial = object({ count, examples: array(Comment) });
export type WordTrial = InferOutput<typeof WordTrial>;

export const longestWord = 50;

/** A word as it is typed. */
export interface TypedWord {
  word: string;
  exceptions: string[];
  note: string;
}
