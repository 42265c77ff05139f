import type { Mark } from '#src/domain/comments/comment.ts';
import { createMatcher, type Matcher } from '#src/domain/comments/matching.ts';
import { watchWordCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** A matcher with the marks that it has found, for one list of watch words. */
interface Cache {
  list: string;
  find: Matcher;
}

let cache: Cache | null = null;

/** The matcher for the current watch words. It searches each text once, until the list changes. */
export async function currentMatcher(tx: Transaction): Promise<Matcher> {
  const words = await tx.all(watchWordCollection);
  const list = JSON.stringify(words.map(({ id, word, exceptions }) => [id, word, exceptions]));
  if (cache?.list === list) return cache.find;
  const search = createMatcher(words);
  const found = new Map<string, readonly Mark[]>();
  const find: Matcher = (text) => {
    const marks = found.get(text) ?? search(text);
    found.set(text, marks);
    return marks;
  };
  cache = { list, find };
  return find;
}
