import { Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#src/domain/content/option.ts';
import { legible } from '#src/i18n/legible.ts';
import type { PickerActor } from '#src/machines/picker.ts';
import { useContextOf, useFailure, useTag } from '#src/views/actors/use-snapshot.ts';
import { SearchSelect, type SearchSelectProps } from '#src/views/search/search-select.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';

const noOptions: readonly Option[] = [];

/** Closed options are not in the document. */
const optionsWhenOpen = { keepMounted: false };

export interface ReferencePickerProps extends Omit<
  SearchSelectProps,
  'found' | 'onTyped' | 'value' | 'onChange' | 'data' | 'name'
> {
  picker: PickerActor;
  /** Path of the content type whose records are picked. */
  to: string;
  value: string;
  /** The name of the initially picked record if it is known; null to look it up. */
  name: string | null;
  onChange: (value: string) => void;
}

/** Picks a record of another content type by part of its name. */
export function ReferencePicker({ picker, to, value, name, onChange, ...props }: ReferencePickerProps) {
  const { t } = useTranslation('content');
  // All fields of a page share one machine, so its results belong to the field that searched last.
  const isOwn = useSelector(picker, ({ context }) => context.path) === to;
  const { options: found } = useContextOf(picker, 'options');
  const options = isOwn ? found : noOptions;
  const busy = useTag(picker, 'busy') && isOwn;
  const failure = useFailure(picker);
  const failureText = useFailureText();
  const pickedName = usePickedName(value, name, options);

  const search = (keyword: string) => picker.send({ type: 'search', path: to, keyword });
  // The box shows the name of the picked record until somebody types; only typed text is searched.
  const searchTyped = (typed: string) => search(typed === pickedName ? '' : typed);

  useEffect(() => {
    if (value && !pickedName) search(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per picked value: an id that nothing answers to is not asked again
  }, [value, picker]);

  const data = options.map((option) => ({ value: option.id, label: legible(option.name) }));
  const isFound = data.some((option) => option.value === value);
  return (
    <SearchSelect
      placeholder={t('picker.hint')}
      comboboxProps={optionsWhenOpen}
      {...props}
      data={value && !isFound ? [{ value, label: pickedName ?? value }, ...data] : data}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable={!props.readOnly}
      found={data}
      onTyped={searchTyped}
      onClear={() => search('')}
      nothingFoundMessage={
        <Text inherit lineClamp={3}>
          {failure && isOwn ? failureText(failure) || t('picker.failed') : busy ? t('picker.busy') : t('picker.none')}
        </Text>
      }
    />
  );
}

/** The name of the picked record, kept when a later search finds others; null until it is known. */
function usePickedName(value: string, firstName: string | null, options: readonly Option[]): string | null {
  const [kept, keep] = useState<{ id: string; name: string | null }>({ id: value, name: firstName });
  const found = options.find((option) => option.id === value);
  if (found && found !== kept) keep(found);
  const picked = found?.name ?? (kept.id === value ? kept.name : null);
  return picked && legible(picked);
}
