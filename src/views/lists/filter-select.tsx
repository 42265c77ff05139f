import { Select } from '@mantine/core';
import classes from './list-filters.module.css';

interface Props {
  label: string;
  /** Shown as long as nothing is chosen: it says that everything is listed. */
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  /** Empty for no choice. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter that is one of a few choices, as wide as its words. */
export function FilterSelect({ label, placeholder, choices, value, onChange }: Props) {
  return (
    <Select
      className={classes.choice ?? ''}
      aria-label={label}
      placeholder={placeholder}
      data={choices}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
    />
  );
}
