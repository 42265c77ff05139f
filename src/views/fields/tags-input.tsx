import { Pill, TagsInput as MantineTagsInput } from '@mantine/core';
import { useState } from 'react';
import { termSeparators, termsOf } from '#src/domain/content/terms.ts';
import type { InputProps } from './input-props.ts';

/** Tags, stored as one text. When somebody types several at once, with separators, each becomes a tag of its own. */
export function TagsInput({ defaultValue = '', onChange, ...props }: InputProps & { placeholder: string }) {
  const [terms, setTerms] = useState(() => termsOf(defaultValue));
  return (
    <MantineTagsInput
      {...props}
      value={terms}
      onChange={(entered) => {
        const parted = termsOf(entered.join(','));
        setTerms(parted);
        onChange(parted.join(','));
      }}
      // Drawn by us, so that the text of a tag is made legible.
      renderPill={({ value, onRemove = () => undefined }) => (
        <Pill withRemoveButton={!props.readOnly} onRemove={onRemove}>
          {value}
        </Pill>
      )}
      splitChars={[...termSeparators]}
      acceptValueOnBlur
    />
  );
}
