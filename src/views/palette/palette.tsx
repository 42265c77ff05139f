import { Modal, TextInput, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keywordOf } from '#src/domain/keyword.ts';
import { search } from '#src/domain/search.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { type CloseDialog, useApp } from '#src/views/app-context.ts';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { useComposedText } from '#src/views/search/use-composed-text.ts';
import { useReadings } from '#src/views/search/use-readings.ts';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import classes from './palette.module.css';
import { useActionEntries } from './use-action-entries.ts';
import { usePageEntries } from './use-page-entries.ts';

interface Props {
  close: CloseDialog;
}

/** The command palette (product 10.7): without a query it lists open pages and all actions, otherwise the matches. */
export function Palette({ close }: Props) {
  const { t } = useTranslation('palette');
  const { preferences } = useApp();
  const { pinyinSearch } = useContextOf(preferences, 'pinyinSearch');
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const sections = useSections(query, pinyinSearch);
  const entries = sections.flatMap((section) => section.entries);
  const current = entries[Math.min(chosen, entries.length - 1)];
  const field = useComposedText(query, (text) => {
    setQuery(text);
    setChosen(0);
  });
  const optionId = (entry: PaletteEntry) => `${id}-${entries.indexOf(entry)}`;
  const choose = (entry: PaletteEntry) => close(entry.run);

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  /** The arrow keys wrap around at the ends. */
  const press = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const target = { ArrowDown: chosen >= last ? 0 : chosen + 1, ArrowUp: chosen <= 0 ? last : chosen - 1 }[event.key];
    if (target !== undefined) setChosen(Math.max(target, 0));
    else if (event.key !== 'Enter') return;
    else if (current) choose(current);
    event.preventDefault();
  };

  return (
    <Modal.Root
      opened
      onClose={() => close()}
      size={640}
      yOffset="12dvh"
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.title')}>
        <TextInput
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={current !== undefined}
          aria-controls={current && `${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          placeholder={t('palette.placeholder')}
          leftSection={<SearchIcon size={18} aria-hidden />}
          variant="unstyled"
          size="md"
          className={classes.input}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          {...field}
          onKeyDown={press}
        />
        {current ? (
          <PaletteList
            id={`${id}-list`}
            sections={sections}
            current={current}
            optionId={optionId}
            onPoint={(entry) => setChosen(entries.indexOf(entry))}
            onChoose={choose}
          />
        ) : (
          <p className={classes.nothing}>{t('palette.nothing', { query: keywordOf(query) })}</p>
        )}
        <VisuallyHidden role="status">{t('palette.count', { number: entries.length })}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}

/** `pinyinSearch`: whether letters match Chinese titles by their pronunciation. */
function useSections(query: string, pinyinSearch: boolean): readonly PaletteSection[] {
  const { i18n } = useTranslation();
  const { pages, open } = usePageEntries();
  const actions = useActionEntries();
  const readingsOf = useReadings(pinyinSearch && i18n.language === 'zh' && /[a-z]/i.test(query));
  const sections: readonly PaletteSection[] =
    keywordOf(query) === ''
      ? [
          { name: 'open', entries: open },
          { name: 'actions', entries: actions },
        ]
      : [{ name: 'results', entries: search(query, [...pages, ...actions], readingsOf) }];
  return sections.filter(({ entries }) => entries.length > 0);
}
