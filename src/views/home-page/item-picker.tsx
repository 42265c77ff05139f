import { Group, NativeSelect, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type HomeItem, type HomeSlot, sameItem } from '#src/domain/content/home-page.ts';
import { nounKey } from '#src/domain/menu-key.ts';
import { legible } from '#src/i18n/legible.ts';
import type { PickerActor } from '#src/machines/picker.ts';
import { useContextOf, useFailure, useTag } from '#src/views/actors/use-snapshot.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { SearchSelect } from '#src/views/search/search-select.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './home-page.module.css';

interface Props {
  slot: HomeSlot;
  items: readonly HomeItem[];
  picker: PickerActor;
  onPick: (item: HomeItem) => void;
}

/** Adds online content to a slot, searched by title. Items that are already in the slot are not offered. */
export function ItemPicker({ slot, items, picker, onPick }: Props) {
  const { t } = useTranslation(['homePage', 'content']);
  const text = useDomainText(['nouns']);
  const [path, setPath] = usePageState(`${slot.name}.kind`, slot.from[0] ?? '');
  const [typed, setTyped] = usePageState(`${slot.name}.typed`, '');
  const isOwn = useSelector(picker, ({ context }) => context.path) === path;
  const { options } = useContextOf(picker, 'options');
  const busy = useTag(picker, 'busy');
  const failure = useFailure(picker);
  const failureText = useFailureText();
  const found = isOwn ? options.filter(({ id }) => !items.some((item) => sameItem(item, { path, id }))) : [];
  const choices = found.map(({ id, name }) => ({ value: id, label: legible(name) }));
  const isFull = items.length >= slot.most;
  const search = (keyword: string) => picker.send({ type: 'search', path, keyword });

  const pick = (id: string | null) => {
    const option = found.find((one) => one.id === id);
    if (option) onPick({ path, id: option.id, title: option.name, summary: '', status: 'online' });
    setTyped('');
  };

  return (
    <Group gap="xs" mt="xs">
      {slot.from.length > 1 && (
        <NativeSelect
          className={classes.kind}
          aria-label={t('kind')}
          data={slot.from.map((one) => ({ value: one, label: text(nounKey(one)) }))}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
      )}
      <SearchSelect
        className={classes.search}
        aria-label={t('add')}
        placeholder={isFull ? t('full') : t('add')}
        disabled={isFull}
        data={choices}
        found={choices}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        onTyped={search}
        onChange={pick}
        nothingFoundMessage={
          <Text inherit lineClamp={3}>
            {failure && isOwn
              ? failureText(failure) || t('content:picker.failed')
              : busy || !isOwn
                ? t('content:picker.busy')
                : t('content:picker.none')}
          </Text>
        }
      />
    </Group>
  );
}
