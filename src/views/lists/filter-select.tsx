import { Select } from '@mantine/core';
import classes from './list-filters.module.css';

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
