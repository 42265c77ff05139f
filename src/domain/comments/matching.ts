import type { Mark } from './comment.ts';
import { fold, type FoldedChar } from './fold.ts';
import type { WatchWord } from './watch-word.ts';

/** The part of a list entry that matching needs. */
export type Watched = Pick<WatchWord, 'id' | 'word' | 'exceptions'>;

/** Finds the watch words in a text. */
export type Matcher = (text: string) => readonly Mark[];

/**
 * Prepares a list of words (decision 039). Chinese matches as a part of a text, a word of letters or digits only as a whole:
 * “specialist” is not “cialis”. Text inside one of a word’s exceptions is not marked. Hits of one word that overlap are
 * one mark; those of different words are a mark each. Marks are in the order of the text.
 */
export function createMatcher(words: readonly Watched[]): Matcher {
  const root = createTree(words);
  return (text) => {
    const chars = fold(text);
    const hits = new Map<Watched, Span[]>();
    const excepted = new Map<Watched, Span[]>();
    for (let start = 0; start < chars.length; start += 1) {
      let node = root.next.get(pointAt(chars, start));
      if (!node || !isEdge(chars, start)) continue;
      for (let end = start + 1; node; end += 1) {
        if ((node.words.length > 0 || node.exceptions.length > 0) && isEdge(chars, end)) {
          for (const entry of node.words) listIn(hits, entry).push({ start, end });
          for (const entry of node.exceptions) listIn(excepted, entry).push({ start, end });
        }
        node = end < chars.length ? node.next.get(pointAt(chars, end)) : undefined;
      }
    }
    return [...hits]
      .flatMap(([entry, spans]) =>
        joined(without(spans, excepted.get(entry) ?? [])).map(({ start, end }) => ({
          entry: entry.id,
          word: entry.word,
          from: chars[start]?.from ?? 0,
          to: chars[end - 1]?.to ?? 0,
        })),
      )
      .sort((a, b) => a.from - b.from || b.to - a.to);
  };
}

/** A range of folded characters: from `start` to before `end`. */
interface Span {
  start: number;
  end: number;
}

/** A tree of the words by their characters: each character of a text costs one step, however many words there are. */
interface Node {
  next: Map<number, Node>;
  words: Watched[];
  exceptions: Watched[];
}

const createNode = (): Node => ({ next: new Map(), words: [], exceptions: [] });

function createTree(words: readonly Watched[]): Node {
  const root = createNode();
  const leafOf = (word: string): Node => {
    let node = root;
    for (const { point } of fold(word)) {
      const next = node.next.get(point) ?? createNode();
      node.next.set(point, next);
      node = next;
    }
    return node;
  };
  for (const entry of words) {
    leafOf(entry.word).words.push(entry);
    for (const exception of entry.exceptions) leafOf(exception).exceptions.push(entry);
  }
  // A word without a letter would match every text.
  return { ...root, words: [], exceptions: [] };
}

const pointAt = (chars: readonly FoldedChar[], index: number): number => chars[index]?.point ?? -1;

/** Whether a match may begin or end before this character: not inside a word of letters, nor inside a number. */
function isEdge(chars: readonly FoldedChar[], index: number): boolean {
  const before = chars[index - 1];
  const after = chars[index];
  if (!before || !after || after.isApart) return true;
  const kind = kindOf(before.point);
  return kind === 'alone' || kind !== kindOf(after.point);
}

/** Scripts that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]/u;

function kindOf(point: number): 'letter' | 'digit' | 'alone' {
  if (point >= 0x61 && point <= 0x7a) return 'letter';
  if (point >= 0x4e00 && point <= 0x9fff) return 'alone';
  const one = String.fromCodePoint(point);
  if (/\p{N}/u.test(one)) return 'digit';
  return unspaced.test(one) ? 'alone' : 'letter';
}

function listIn(lists: Map<Watched, Span[]>, entry: Watched): Span[] {
  const list = lists.get(entry) ?? [];
  lists.set(entry, list);
  return list;
}

/** The spans that lie in none of the others. Both lists are in the order of their starts. */
function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  let next = 0;
  let reach = 0;
  return spans.filter(({ start, end }) => {
    for (; next < others.length && (others[next] as Span).start <= start; next += 1)
      reach = Math.max(reach, (others[next] as Span).end);
    return end > reach;
  });
}

/** Joins spans that overlap. The spans are in the order of their starts. */
function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else all.push({ ...span });
  }
  return all;
}
