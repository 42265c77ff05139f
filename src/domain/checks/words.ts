import { createMatcher, type Matcher } from '#src/domain/comments/matching.ts';
import type { Chunk } from './chunks.ts';
import { type CheckedWord, commonErrors } from './common-errors.ts';
import type { TextFinding } from './finding.ts';

/** A list of words, prepared for matching. */
export interface WordList {
  match: Matcher;
  /** The index is the id of the matcher's entries. */
  words: readonly CheckedWord[];
}

/** Prepares a list of words. They match like the watch words of comments (decision 039). */
export const createWordList = (words: readonly CheckedWord[]): WordList => ({
  words,
  match: createMatcher(
    words.map(({ wrong, exceptions = [] }, index) => ({ id: String(index), word: wrong, exceptions: [...exceptions] })),
  ),
});

/** The common errors of the field, which every office checks. */
export const commonWords = createWordList(commonErrors);

/** The words of the list in a text. */
export const wrongWords = ({ text }: Chunk, { match, words }: WordList): readonly TextFinding[] =>
  match(text).flatMap(({ entry, from, to }): TextFinding[] => {
    const { right = '', isForbidden = false } = words[Number(entry)] ?? {};
    return [
      {
        check: isForbidden ? 'forbiddenWord' : 'wrongWord',
        from,
        to,
        fix: right === '' ? { kind: 'jump' } : { kind: 'replace', by: right },
      },
    ];
  });
