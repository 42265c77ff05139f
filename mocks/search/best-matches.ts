import { keywordOf } from '#src/domain/keyword.ts';
import { isSpelledBy, plain } from '#src/domain/search.ts';
import { mostFound } from '#src/domain/shell/found-record.ts';
import { readingsOf } from '#mocks/shared/readings.ts';
import { lineOf, type Lines, linesWith } from './lines.ts';
import { spellingOf } from './spelling.ts';

/** What is searched for. `pinyin`: letters also match how Chinese titles are pronounced. `leaves` keeps items out. */
interface Wanted<One> {
  keyword: string;
  pinyin: boolean;
  leaves?: (one: One) => boolean;
}

/**
 * The items with this number, or the start of a long one, then those whose title starts with the keyword, contains it, or is
 * pronounced like it. Each way is tried only while there is room, and stops when there is none.
 */
export function bestMatches<One>(lines: Lines<One>, { keyword: typed, pinyin, leaves }: Wanted<One>): readonly One[] {
  const keyword = lineOf(keywordOf(typed));
  if (keyword === '') return [];
  const { list, titles, numbers } = lines;
  const ways: readonly (() => Iterable<number>)[] = [
    () => linesWith(numbers, literally(keyword.length > 2 ? `\n${keyword}` : `\n${keyword}\n`)),
    () => linesWith(titles, literally(`\n${keyword}`)),
    () => linesWith(titles, literally(keyword)),
    () => (pinyin && /[a-z]/.test(keyword) ? spelled(keyword, lines) : []),
  ];
  const found = new Set<One>();
  for (const way of ways) {
    if (found.size === mostFound) break;
    for (const line of way()) {
      const one = list[line] as One;
      if (leaves?.(one)) continue;
      if (found.add(one).size === mostFound) break;
    }
  }
  return [...found];
}

const literally = (wanted: string) => (text: string, from: number) => text.indexOf(wanted, from);

/** The lines whose titles are pronounced like the keyword. Only those are compared exactly in which the pattern is found. */
function* spelled<One>(keyword: string, { list, itemOf, titles }: Lines<One>): Generator<number, void> {
  const pattern = spellingOf(plain(keyword), titles.characters(), readingsOf);
  if (!pattern) return;
  const candidates = linesWith(titles, (text, from) => {
    pattern.lastIndex = from;
    return pattern.exec(text)?.index ?? -1;
  });
  for (const line of candidates) if (isSpelledBy(keyword, itemOf(list[line] as One).title, readingsOf)) yield line;
}
