import { useTranslation } from 'react-i18next';
import { keywordOf } from '#src/domain/keyword.ts';
import { search } from '#src/domain/search.ts';
import type { PaletteActor } from '#src/machines/shell/palette.ts';
import { useReadings } from '#src/views/search/use-readings.ts';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';
import { useActionEntries } from './use-action-entries.ts';
import { usePageEntries } from './use-page-entries.ts';
import { useRecordEntries } from './use-record-entries.ts';

/** The best matches among what is known here come first, so nothing above them moves when the search ends. */
const mostBest = 5;
const mostRecent = 5;

/**
 * The sections of the palette. Without a query: open pages, recent records, actions. With one: the best matches among pages,
 * actions and recent records, which need no call; then what the search found, by list; then the other pages and actions.
 * `pinyin`: whether letters match Chinese titles by their pronunciation.
 */
export function usePaletteSections(query: string, pinyin: boolean, actor: PaletteActor): readonly PaletteSection[] {
  const { t } = useTranslation('palette');
  const { pages, open } = usePageEntries();
  const actions = useActionEntries();
  const { recent, found } = useRecordEntries(actor);
  const readingsOf = useReadings(pinyin && /[a-z]/i.test(query));
  const unopened = recent.filter(({ path }) => pages.every((page) => page.path !== path));
  return withoutEmpty(keywordOf(query) === '' ? known() : matching());

  function known(): readonly PaletteSection[] {
    return [
      { heading: t('palette.open'), entries: open },
      { heading: t('palette.recent'), entries: unopened.slice(0, mostRecent) },
      { heading: t('palette.actions'), entries: actions },
    ];
  }

  function matching(): readonly PaletteSection[] {
    const matches = search(query, [...pages, ...actions, ...unopened], readingsOf);
    return [
      { heading: t('palette.best'), entries: matches.slice(0, mostBest) },
      ...found.map(({ heading, entries }) => ({ heading, entries: entries.filter(isNotAmong(matches)) })),
      { heading: t('palette.others'), entries: matches.slice(mostBest) },
    ];
  }
}

const isNotAmong = (shown: readonly PaletteEntry[]) => (entry: PaletteEntry) =>
  shown.every(({ path }) => path !== entry.path);

const withoutEmpty = (sections: readonly PaletteSection[]) => sections.filter(({ entries }) => entries.length > 0);
