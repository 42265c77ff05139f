import { foldedWord } from './fold.ts';
import { longestWord } from './watch-word.ts';

/**
 * What is wrong with a watch word, or with one of its exceptions. `blank`: it has no letter or digit. `apart`: the
 * exception does not contain the word, so it has no effect.
 */
export type WordFault =
  | { part: 'word'; fault: 'blank' | 'long' }
  | { part: 'exception'; exception: string; fault: 'blank' | 'long' | 'apart' };

/** The first fault of a word and its exceptions; null when it can be saved. */
export function wordFault(word: string, exceptions: readonly string[]): WordFault | null {
  const core = foldedWord(word);
  if (isLong(word)) return { part: 'word', fault: 'long' };
  if (core === '') return { part: 'word', fault: 'blank' };
  for (const exception of exceptions) {
    const around = foldedWord(exception);
    const fault = isLong(exception)
      ? 'long'
      : around === ''
        ? 'blank'
        : around === core || !around.includes(core)
          ? 'apart'
          : null;
    if (fault) return { part: 'exception', exception, fault };
  }
  return null;
}

const isLong = (text: string): boolean => [...text.trim()].length > longestWord;
