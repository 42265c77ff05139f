import { fold, type FoldedChar, foldedWord } from '#src/domain/comments/fold.ts';
import { preparing, rangeOf, resultOf, type Watched } from '#src/domain/comments/matching.ts';
import type { Chunk } from './chunks.ts';
import { commonErrors } from './common-errors.ts';
import type { Range, TextFinding } from './finding.ts';
import { hasSigns, type OfficeWord, signsAround, writtenForm } from './office-word.ts';

/** The part of an entry that the search needs. */
export type SearchedWord = Pick<OfficeWord, 'word' | 'exceptions' | 'isForbidden' | 'right'>;

/** Finds the words of a list in a text; `chars` is the folded text, where it is known already. */
export type WordSearch = (text: string, chars?: readonly FoldedChar[]) => readonly TextFinding[];

/** An entry of the list, prepared for the search. */
interface Entry extends Watched {
  isForbidden: boolean;
  right: string;
  /** For a word with signs, which folding leaves out: how it is written, and the length of the signs around it. */
  written: string | null;
  before: number;
  behind: number;
}

/**
 * Prepares a list of wrong and forbidden words, in small steps. Words match like watch words (decision 039), but not over a
 * blank, a line or the end of a sentence; a word with signs in it matches only as it is written. A right word that contains
 * the wrong one is an exception.
 */
export function* preparingWords(words: readonly SearchedWord[]): Generator<readonly never[], WordSearch> {
  const find = yield* preparing(entriesOf(words));
  return (text, chars = fold(text)) => {
    const found: (Range & { entry: Entry })[] = [];
    for (const { entry, spans } of find(chars)) {
      let last = 0;
      for (const span of spans) {
        const range = rangeOf(chars, span);
        const from = range.from - entry.before;
        const to = range.to + entry.behind;
        if (from < last || !isWritten(entry, text.slice(from, to))) continue;
        found.push({ entry, from, to });
        last = to;
      }
    }
    // A forbidden word first: a wrong one that contains it must not hide it.
    found.sort((a, b) => Number(b.entry.isForbidden) - Number(a.entry.isForbidden) || a.from - b.from || b.to - a.to);
    return apart(found).map(({ entry: { isForbidden, right }, from, to }) => ({
      check: isForbidden ? 'forbiddenWord' : 'wrongWord',
      from,
      to,
      fix: right === '' ? { kind: 'jump' } : { kind: 'replace', by: right },
    }));
  };
}

function* entriesOf(words: readonly SearchedWord[]): Generator<Entry> {
  for (const [index, word] of words.entries()) yield toEntry(word, index);
}

/** Whether a piece of text that folds to the word is the word. */
const isWritten = ({ written }: Entry, piece: string): boolean =>
  written === null ? !hasSigns(piece) : writtenForm(piece) === written;

function toEntry({ word, exceptions, isForbidden, right }: SearchedWord, index: number): Entry {
  const trimmed = word.trim();
  const isException = right !== '' && foldedWord(right).includes(foldedWord(word));
  return {
    id: String(index),
    word: trimmed,
    exceptions: isException ? [...exceptions, right] : exceptions,
    isForbidden,
    right: right.trim(),
    ...(hasSigns(trimmed)
      ? { written: writtenForm(trimmed), ...signsAround(trimmed) }
      : { written: null, before: 0, behind: 0 }),
  };
}

/** Those that overlap none before them in the list, in the order of the text. */
function apart<Item extends Range>(found: readonly Item[]): readonly Item[] {
  if (found.length < 2) return found;
  const taken = new Uint8Array(Math.max(...found.map(({ to }) => to)));
  const kept = found.filter(({ from, to }) => {
    const isFree = taken.subarray(from, to).indexOf(1) < 0;
    if (isFree) taken.fill(1, from, to);
    return isFree;
  });
  return kept.sort((a, b) => a.from - b.from);
}

const findCommonErrors = resultOf(
  preparingWords(
    commonErrors.map(({ wrong, right, exceptions }) => ({
      word: wrong,
      right,
      exceptions: [...exceptions],
      isForbidden: false,
    })),
  ),
);

/** The office's words in a text, and the common errors that they do not cover. */
export function wrongWords({ text }: Chunk, findOfficeWords: WordSearch | null): readonly TextFinding[] {
  // Folding takes longest, so it is done once for both lists.
  const chars = fold(text);
  const common = findCommonErrors(text, chars);
  return findOfficeWords ? apart([...findOfficeWords(text, chars), ...common]) : common;
}
