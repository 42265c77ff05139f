import { keywordOf } from '#src/domain/keyword.ts';
import { isSpelledBy } from '#src/domain/search.ts';
import { type FoundRecord, mostFound } from '#src/domain/shell/found-record.ts';
import { readingsOf } from '#mocks/shared/readings.ts';

type Item = Pick<FoundRecord, 'id' | 'title' | 'number'>;

/**
 * The items with this number, then those whose title starts with the keyword, contains it, or is pronounced like it. Each
 * way is tried only while there is room, and stops when there is none: pronunciation is slow for 100,000 titles.
 */
export function bestMatches(typed: string, items: readonly Item[], { pinyin }: { pinyin: boolean }): readonly Item[] {
  const keyword = keywordOf(typed).toLowerCase();
  if (keyword === '') return [];
  const ways: readonly ((item: Item) => boolean)[] = [
    ({ number }) => isNumber(keyword, number.toLowerCase()),
    ({ title }) => title.toLowerCase().startsWith(keyword),
    ({ title }) => title.toLowerCase().includes(keyword),
    ({ title }) => pinyin && isSpelledBy(keyword, title, readingsOf),
  ];
  const found = new Set<Item>();
  for (const fits of ways)
    for (const item of items) {
      if (found.size === mostFound) return [...found];
      if (fits(item)) found.add(item);
    }
  return [...found];
}

/** Whether the keyword is the number, or the start of a long one. */
const isNumber = (keyword: string, number: string): boolean =>
  number === keyword || (keyword.length > 2 && number.startsWith(keyword));
