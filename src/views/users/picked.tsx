import type { SelectProps } from '@mantine/core';
import { useState } from 'react';
import type { PickerActor } from '#src/machines/picker.ts';
import { ReferencePicker } from '#src/views/fields/reference-picker.tsx';

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'name'> {
  picker: PickerActor;
  to: string;
  /** The name of what is picked at first, where it is known already. */
  known: string | null;
  onChange: (value: string) => void;
  name: string;
}

/** A picker in an uncontrolled form: it begins with the form's value and tells the form what is picked. */
export function Picked({ picker, to, known, defaultValue, onChange, name, ...props }: Props) {
  const [value, setValue] = useState(defaultValue ?? '');
  return (
    <ReferencePicker
      {...props}
      data-field={name}
      picker={picker}
      to={to}
      value={value}
      name={known}
      onChange={(picked) => {
        setValue(picked);
        onChange(picked);
      }}
    />
  );
}
