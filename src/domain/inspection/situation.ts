import type { Known } from '#src/domain/checks/subject.ts';
import type { SearchedWord, WordSearch } from '#src/domain/checks/words.ts';
import { recordPath } from '#src/domain/routes/location.ts';

/**
 * What is looked up for the checks of all records: the office's words, and the records on the home page for persons who may see it.
 * Links to records of ours are not followed: that would be a call for each of them.
 */
export const knownToInspection = (
  findWords: WordSearch,
  slots: Readonly<Record<string, readonly { path: string; id: string }[]>>,
): Known => ({
  findWords,
  onHomePage: new Set(
    Object.values(slots)
      .flat()
      .map(({ path, id }) => recordPath(path, id)),
  ),
  publicAddresses: {},
  offline: new Set(),
});

/** Two lists with the same key find the same words: what was found with one of them stays true. */
export const keyOfWords = (words: readonly SearchedWord[]): string =>
  JSON.stringify(words.map(({ word, exceptions, isForbidden, right }) => [word, exceptions, isForbidden, right]));
