import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { search } from '#src/domain/search.ts';
import { type PreferencesActor, useApp } from '#src/views/app-context.ts';
import { useReadings } from './use-readings.ts';

const selectPinyin = (snapshot: ReturnType<PreferencesActor['getSnapshot']>) => snapshot.context.pinyinSearch;

/** What the query finds among things that are there already, by name and, in Chinese, by sound. Everything, without a query. */
export function useQuickSearch<Item>(
  query: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const { i18n } = useTranslation();
  const { preferences } = useApp();
  const pinyin = useSelector(preferences, selectPinyin);
  const readingsOf = useReadings(pinyin && i18n.language === 'zh' && /[a-z]/i.test(query));
  if (query.trim() === '') return items;
  const findable = items.map((item) => ({ item, title: nameOf(item), above: [], path: '' }));
  return search(query, findable, readingsOf).map(({ item }) => item);
}
