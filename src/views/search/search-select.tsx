import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { matcherOf } from '#src/domain/keyword.ts';

export interface SearchSelectProps extends Omit<
  SelectProps,
  'data' | 'ref' | 'searchable' | 'filter' | 'onInput' | 'onCompositionStart' | 'onCompositionEnd' | 'onDropdownOpen'
> {
  data: ComboboxItem[];
  /** The results for the typed text, if a server searches. */
  found?: ComboboxItem[];
  /** Called with the typed text, and when the choices open. */
  onTyped?: (text: string) => void;
}

/** A choice that is searched by typing. Text that an input method is still composing searches nothing (Q11). */
export function SearchSelect({ found, onTyped, ...props }: SearchSelectProps) {
  const { data, value } = props;
  const [beforeComposition, setBeforeComposition] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const isComposing = beforeComposition !== null;
  const find = (typed: string) => {
    const text = beforeComposition ?? typed;
    const isChosen = data.some((choice) => choice.value === value && choice.label === text);
    if (found || isChosen) return found ?? data;
    const matches = matcherOf(text);
    return data.filter(({ label }) => matches(label));
  };
  return (
    <Select
      {...props}
      ref={box}
      searchable
      filter={({ search }) => find(search)}
      onCompositionStart={({ currentTarget }) => setBeforeComposition(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => {
        setBeforeComposition(null);
        onTyped?.(currentTarget.value);
      }}
      // Not onSearchChange, which also reports what the Select itself writes into the box.
      onInput={({ currentTarget }) => !isComposing && onTyped?.(currentTarget.value)}
      onDropdownOpen={() => !isComposing && onTyped?.(box.current?.value ?? '')}
    />
  );
}
