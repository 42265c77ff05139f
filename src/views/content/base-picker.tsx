import { Select, type SelectProps } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerActor } from '#src/machines/picker.ts';

type PickerSnapshot = ReturnType<PickerActor['getSnapshot']>;

const selectOptions = (snapshot: PickerSnapshot) => snapshot.context.options;
const selectBusy = (snapshot: PickerSnapshot) => snapshot.hasTag('busy');
const selectFailed = (snapshot: PickerSnapshot) => snapshot.matches('failed');

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'name'> {
  bases: PickerActor;
  value: string;
  /** The picked base's name where it is known already; else it is looked up. */
  name: string | null;
  onChange: (value: string) => void;
}

/** Picks a base resource by part of its name. */
export function BasePicker({ bases, value, name, onChange, ...props }: Props) {
  const { t } = useTranslation('content');
  const options = useSelector(bases, selectOptions);
  const busy = useSelector(bases, selectBusy);
  const failed = useSelector(bases, selectFailed);
  const known = options.some((option) => option.id === value);
  // The input tells its text when it is drawn, too: nobody typed that, so nobody is asked.
  const typed = useRef('');

  useEffect(() => {
    if (value && !name && !known) bases.send({ type: 'search', keyword: value });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per picked value: an id that nothing answers to is not asked again
  }, [value, bases]);

  const picked = value && !known ? [{ value, label: name ?? value }] : [];
  return (
    <Select
      placeholder={t('picker.hint')}
      {...props}
      data={[...picked, ...options.map((option) => ({ value: option.id, label: option.name }))]}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable={!props.readOnly}
      // The server has looked already.
      filter={({ options: found }) => found}
      onSearchChange={(keyword) => {
        const isPickedName = options.some((option) => option.name === keyword) || keyword === name;
        if (isPickedName || keyword === typed.current) return;
        typed.current = keyword;
        bases.send({ type: 'search', keyword });
      }}
      onDropdownOpen={() => options.length < 2 && bases.send({ type: 'search', keyword: '' })}
      nothingFoundMessage={failed ? t('picker.failed') : busy ? t('picker.busy') : t('picker.none')}
    />
  );
}
