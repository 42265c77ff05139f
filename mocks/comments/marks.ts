import type { Mark } from '#src/domain/comments/comment.ts';
import { createMatcher, type Matcher } from '#src/domain/comments/matching.ts';
import { wordCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The marks of the texts that were looked at, for one list of words. */
interface Kept {
  words: string;
  find: Matcher;
}

let kept: Kept | null = null;

/** Finds the words that are watched now. A text is searched once for as long as the list stays the same. */
export async function marksNow(tx: Transaction): Promise<Matcher> {
  const words = await tx.all(wordCollection);
  const list = JSON.stringify(words.map(({ id, word, exceptions }) => [id, word, exceptions]));
  if (kept?.words === list) return kept.find;
  const search = createMatcher(words);
  const found = new Map<string, readonly Mark[]>();
  const find: Matcher = (text) => {
    const marks = found.get(text) ?? search(text);
    found.set(text, marks);
    return marks;
  };
  kept = { words: list, find };
  return find;
}
