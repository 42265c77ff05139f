import { Pill, TagsInput as MantineTagsInput } from '@mantine/core';
import { useState } from 'react';
import { termSeparators, termsOf } from '#src/domain/content/terms.ts';
import type { InputProps } from './input-props.ts';

/** Tags, stored as one text. Several tags typed at once with separators are split. */
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
      // Rendered here, so that the text of a tag is made legible.
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
