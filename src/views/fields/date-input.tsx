import { DatePickerInput, type DatePickerInputProps } from './calendars.ts';
import { useCalendar } from './use-calendar.ts';

interface Props extends Omit<DatePickerInputProps, 'onBlur' | 'onChange'> {
  onChange: (value: string) => void;
  /** The field was left: neither it nor its calendar is in use any more. */
  onBlur?: (() => void) | undefined;
}

/** Picks a day, in the language in use. */
export function DateInput({ onChange, onBlur, ...props }: Props) {
  const calendar = useCalendar(props.readOnly);
  return (
    <DatePickerInput
      {...props}
      {...calendar}
      onChange={(value) => onChange(value ?? '')}
      // An open calendar has taken the focus from the field.
      onBlur={(event) => event.currentTarget.getAttribute('aria-expanded') !== 'true' && onBlur?.()}
      popoverProps={{ ...calendar.popoverProps, onClose: () => onBlur?.() }}
      valueFormat="YYYY-MM-DD"
    />
  );
}
