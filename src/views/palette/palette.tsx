import { Button, Loader, Modal, TextInput, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keywordOf } from '#src/domain/keyword.ts';
import type { PaletteActor } from '#src/machines/shell/palette.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { type ShellDialogProps, useApp, useOffers } from '#src/views/app-context.ts';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { useComposedText } from '#src/views/search/use-composed-text.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import classes from './palette.module.css';
import { usePaletteSections } from './use-palette-sections.ts';

interface Props extends ShellDialogProps {
  actor: PaletteActor;
}

/** The command palette (product 10.7): records, people, pages and actions. Without a query it lists what is open and recent. */
export function Palette({ actor, close, takeEarly }: Props) {
  const { t, i18n } = useTranslation('palette');
  const { preferences } = useApp();
  const { pinyinSearch } = useContextOf(preferences, 'pinyinSearch');
  const pinyin = pinyinSearch && i18n.language === 'zh';
  const title = t(useOffers('search') ? 'palette.title' : 'palette.pagesOnly');
  const isSearching = useTag(actor, 'busy');
  const hasFailed = useTag(actor, 'failed');
  const id = useId();
  const [query, setQuery] = useState('');
  /** By its id, so that it stays chosen when further entries arrive. */
  const [chosen, setChosen] = useState<string | null>(null);
  const sections = usePaletteSections(query, pinyin, actor);
  const entries = sections.flatMap((section) => section.entries);
  const current = entries.find((entry) => entry.id === chosen) ?? entries[0];
  const search = (text: string) => {
    setQuery(text);
    setChosen(null);
    actor.send({ type: 'query.typed', query: text, pinyin });
  };
  const field = useComposedText(query, search);
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const choose = (entry: PaletteEntry) => close(entry.run);

  useEffect(() => {
    if (chosen !== null) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  /** The arrow keys wrap around at the ends. */
  const press = (event: KeyboardEvent) => {
    const at = current ? entries.indexOf(current) : -1;
    const target = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (target !== undefined) setChosen(entries.at(target % Math.max(entries.length, 1))?.id ?? null);
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
      <Modal.Content aria-label={title}>
        <TextInput
          role="combobox"
          aria-label={title}
          aria-expanded={current !== undefined}
          aria-controls={current && `${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          placeholder={title}
          leftSection={<SearchIcon size={18} aria-hidden />}
          rightSection={isSearching && <Loader size={16} aria-hidden />}
          variant="unstyled"
          size="md"
          className={classes.input}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          {...field}
          onFocus={() => {
            const early = takeEarly();
            if (early !== '') search(query + early);
          }}
          onKeyDown={press}
        />
        {current ? (
          <PaletteList
            id={`${id}-list`}
            sections={sections}
            current={current}
            optionId={optionId}
            onPoint={(entry) => setChosen(entry.id)}
            onChoose={choose}
          />
        ) : (
          !hasFailed && (
            <p className={classes.nothing}>
              {isSearching ? t('palette.searching') : t('palette.nothing', { query: keywordOf(query) })}
            </p>
          )
        )}
        {hasFailed && <FailedSearch actor={actor} />}
        <VisuallyHidden role="status">
          {isSearching ? t('palette.searching') : t('palette.count', { number: entries.length })}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The search of records failed: why, and a button that repeats it. Pages and actions are still offered above. */
function FailedSearch({ actor }: { actor: PaletteActor }) {
  const { t } = useTranslation(['palette', 'common']);
  const { failure } = useContextOf(actor, 'failure');
  const failureText = useFailureText();
  return (
    <div role="alert" className={classes.failed}>
      <div>
        {t('palette.failed')}
        {failure && <Clipped>{failureText(failure)}</Clipped>}
      </div>
      <Button size="xs" variant="default" onClick={() => actor.send({ type: 'retry' })}>
        {t('common:btn.retry')}
      </Button>
    </div>
  );
}
