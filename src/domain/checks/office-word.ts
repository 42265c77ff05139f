import { boolean, type InferOutput, object, string } from 'valibot';
import { fold, foldedWord } from '#src/domain/comments/fold.ts';
import { longestWord, type TypedWord, WatchWord } from '#src/domain/comments/watch-word.ts';
import { type WordFault, wordFault } from '#src/domain/comments/word-fault.ts';

/**
 * An entry of the office's own list (decision 065): a word that published texts must not contain. A wrong one has a right
 * one; a forbidden one may have it, and needs a reason to be published. `exceptions` are longer words that contain it and
 * are right.
 */
export const OfficeWord = object({ ...WatchWord.entries, isForbidden: boolean(), right: string() });
export type OfficeWord = InferOutput<typeof OfficeWord>;

/** An entry as it is typed; `right` is empty for a forbidden word without a right one. */
export interface TypedOfficeWord extends TypedWord {
  isForbidden: boolean;
  right: string;
}

/** A record that a word of the list would be found in. */
export const WordPlace = object({ path: string(), id: string(), title: string() });
export type WordPlace = InferOutput<typeof WordPlace>;

/** `same`: the right word is the wrong one. */
export type OfficeWordFault = WordFault | { part: 'right'; fault: 'blank' | 'long' | 'same' };

/** The first fault of an entry; null when it can be saved. */
export function officeWordFault({ word, exceptions, isForbidden, right }: TypedOfficeWord): OfficeWordFault | null {
  const fault = wordFault(word, exceptions);
  if (fault) return fault;
  if (right.trim() === '') return isForbidden ? null : { part: 'right', fault: 'blank' };
  if ([...right.trim()].length > longestWord) return { part: 'right', fault: 'long' };
  return writtenForm(right) === writtenForm(word) ? { part: 'right', fault: 'same' } : null;
}

/**
 * A text for the comparison of words with signs in them, which folding leaves out: C++ is another word than C. Width, case
 * and the kind of a blank make no difference.
 */
export const writtenForm = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether the word has blanks or signs in or around it. */
export const hasSigns = (word: string): boolean => /[^\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]/u.test(word);

/** Two entries with the same key match the same texts. */
export const keyOfWord = (word: string): string => (hasSigns(word.trim()) ? writtenForm(word) : foldedWord(word));

/** How many UTF-16 units of signs are before the first and behind the last letter of a word. */
export function signsAround(word: string): { before: number; behind: number } {
  const chars = fold(word);
  return { before: chars[0]?.from ?? 0, behind: word.length - (chars.at(-1)?.to ?? word.length) };
}
