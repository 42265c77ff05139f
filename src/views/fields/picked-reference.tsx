import { useState } from 'react';
import { ReferencePicker, type ReferencePickerProps } from './reference-picker.tsx';

type Props = Omit<ReferencePickerProps, 'value' | 'defaultValue'> & { defaultValue?: string | undefined };

/** A reference in an uncontrolled form: it starts with the form's value and reports the picked record. */
export function PickedReference({ defaultValue = '', onChange, ...props }: Props) {
  const [value, setValue] = useState(defaultValue);
  return (
    <ReferencePicker
      {...props}
      value={value}
      onChange={(picked) => {
        setValue(picked);
        onChange(picked);
      }}
    />
  );
}
