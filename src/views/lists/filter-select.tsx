import { NativeSelect } from '@mantine/core';
import classes from './list-filters.module.css';

interface Props {
  label: string;
  /** What stands for no choice: it says that everything is listed. */
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  /** Empty for no choice. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter that is one of a few choices, as wide as its words. The browser's own, because every list has several. */
export function FilterSelect({ label, placeholder, choices, value, onChange }: Props) {
  // A mistyped address: it finds nothing, and the filter says why.
  const unknown = choices.some((choice) => choice.value === value) ? [] : [{ value, label: value }];
  return (
    <NativeSelect
      className={classes.choice ?? ''}
      aria-label={label}
      data-chosen={value !== '' || undefined}
      data={[{ value: '', label: placeholder }, ...choices, ...(value === '' ? [] : unknown)]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
