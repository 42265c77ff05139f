import { PlainSelect } from '#src/views/looks/plain-select.tsx';
import classes from './list-filters.module.css';

interface Props {
  label: string;
  /** The label of the empty choice, which lists everything. */
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  /** Empty for no choice. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter with a few choices, as wide as its text. */
export function FilterSelect({ label, placeholder, choices, value, onChange }: Props) {
  // The value of a mistyped address: it matches nothing, and the filter shows why.
  const unknown = choices.some((choice) => choice.value === value) ? [] : [{ value, label: value }];
  return (
    <PlainSelect
      className={classes.choice}
      aria-label={label}
      data-chosen={value !== '' || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {[{ value: '', label: placeholder }, ...choices, ...(value === '' ? [] : unknown)].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </PlainSelect>
  );
}
