import { useTranslation } from 'react-i18next';
import { keywordOf } from '#src/domain/keyword.ts';
import { search } from '#src/domain/search.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { useReadings } from './use-readings.ts';

/** The items that match the query by name and, in Chinese, by pronunciation. All items without a query. */
export function useQuickSearch<Item>(
  query: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const { i18n } = useTranslation();
  const { pinyinSearch } = useContextOf(useApp().preferences, 'pinyinSearch');
  const readingsOf = useReadings(pinyinSearch && i18n.language === 'zh' && /[a-z]/i.test(query));
  if (keywordOf(query) === '') return items;
  const findable = items.map((item) => ({ item, title: nameOf(item), above: [], path: '' }));
  return search(query, findable, readingsOf).map(({ item }) => item);
}
