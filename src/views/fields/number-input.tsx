import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readNumber } from '#src/domain/content/read-number.ts';
import classes from '#src/views/forms/form.module.css';
import type { InputProps } from './input-props.ts';

interface Props extends InputProps {
  inputMode: 'numeric' | 'decimal';
  unit: string | undefined;
}

/** The form holds the number as it is stored; on blur the stored form replaces the typed text. */
export function NumberInput({ defaultValue = '', onChange, onBlur, unit, ...props }: Props) {
  const [typed, setTyped] = useState(defaultValue);
  return (
    <TextInput
      {...props}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(readNumber(value));
      }}
      onBlur={() => {
        const read = readNumber(typed);
        // A draft restores the text as it was typed.
        if (read !== typed) onChange(read);
        setTyped(read);
        onBlur();
      }}
      className={classes.figures}
      rightSection={unit}
      rightSectionWidth="auto"
    />
  );
}
