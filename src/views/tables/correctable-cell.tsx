import { NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { Field } from '#src/domain/content/content-type.ts';
import { legible } from '#src/i18n/legible.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './import.module.css';

interface Props {
  field: Field;
  /** The text of the file or the last correction. */
  text: string;
  /** Names the field with its row. */
  label: string;
  isWrong: boolean;
  onCorrect: (text: string) => void;
}

/** A wrong cell as a field: a list for a choice, a text otherwise, which Enter or leaving the field applies. */
export function CorrectableCell({ field, text, label, isWrong, onCorrect }: Props) {
  const words = useDomainText(['content']);
  const [typed, setTyped] = useState(text);
  const common = { className: classes.correction ?? '', size: 'xs', 'aria-label': label, 'aria-invalid': isWrong };
  if (field.choices) {
    const known = field.choices.map((choice) => words(choice.label));
    return (
      <NativeSelect
        {...common}
        value={text}
        data={[...(known.includes(text) ? [] : [{ value: text, label: legible(text) }]), ...known]}
        onChange={({ currentTarget: { value } }) => onCorrect(value)}
      />
    );
  }
  const apply = () => {
    if (typed !== text) onCorrect(typed);
  };
  return (
    <TextInput
      {...common}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={apply}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply();
      }}
    />
  );
}
