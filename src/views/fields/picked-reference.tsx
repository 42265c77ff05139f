import { useState } from 'react';
import { ReferencePicker, type ReferencePickerProps } from './reference-picker.tsx';

type Props = Omit<ReferencePickerProps, 'value' | 'defaultValue'> & { defaultValue?: string | undefined };

/** A reference in an uncontrolled form: it begins with the form's value and tells the form what is picked. */
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
