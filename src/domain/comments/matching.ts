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
  const search = resultOf(preparing(words));
  return (text) => {
    const chars = fold(text);
    return search(chars)
      .flatMap(({ entry, spans }) =>
        joined(spans).map((span) => ({ entry: entry.id, word: entry.word, ...rangeOf(chars, span) })),
      )
      .sort((a, b) => a.from - b.from || b.to - a.to);
  };
}

/** A word of the list, and where it occurs. */
interface Hits<Entry> {
  entry: Entry;
  spans: readonly Span[];
}

/** Finds the words in a folded text, with hits that overlap; the spans of each are in the order of their starts. */
export type WordHits<Entry> = (chars: readonly FoldedChar[]) => readonly Hits<Entry>[];

/** Prepares a list of words in small steps, so that thousands of words can be prepared while the browser is idle. */
export function* preparing<Entry extends Watched>(
  words: Iterable<Entry>,
): Generator<readonly never[], WordHits<Entry>> {
  const root = yield* growing(words);
  return (chars) => {
    const hits = new Map<Entry, Span[]>();
    const excepted = new Map<Entry, Span[]>();
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
    return [...hits].map(([entry, spans]) => ({ entry, spans: without(spans, excepted.get(entry) ?? []) }));
  };
}

/** Does all steps of a work at once. */
export function resultOf<Value>(work: Generator<unknown, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The part of the original text that a span comes from. */
export const rangeOf = (chars: readonly FoldedChar[], { start, end }: Span): { from: number; to: number } => ({
  from: chars[start]?.from ?? 0,
  to: chars[end - 1]?.to ?? 0,
});

/** A range of folded characters: from `start` to before `end`. */
interface Span {
  start: number;
  end: number;
}

/** A tree of the words by their characters: each character of a text costs one step, however many words there are. */
interface Node<Entry> {
  next: Map<number, Node<Entry>>;
  words: Entry[];
  exceptions: Entry[];
}

const createNode = <Entry>(): Node<Entry> => ({ next: new Map(), words: [], exceptions: [] });

/** How many words are added to the tree in one step. */
const wordsPerStep = 25;

function* growing<Entry extends Watched>(words: Iterable<Entry>): Generator<readonly never[], Node<Entry>> {
  const root = createNode<Entry>();
  const leafOf = (word: string): Node<Entry> => {
    let node = root;
    for (const { point } of fold(word)) {
      const next = node.next.get(point) ?? createNode<Entry>();
      node.next.set(point, next);
      node = next;
    }
    return node;
  };
  let count = 0;
  for (const entry of words) {
    leafOf(entry.word).words.push(entry);
    for (const exception of entry.exceptions) leafOf(exception).exceptions.push(entry);
    count += 1;
    if (count % wordsPerStep === 0) yield [];
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

function listIn<Entry>(lists: Map<Entry, Span[]>, entry: Entry): Span[] {
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
