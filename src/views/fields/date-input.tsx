import { DatePickerInput, type DatePickerInputProps } from './calendars.ts';
import { useCalendar } from './use-calendar.ts';

interface Props extends Omit<DatePickerInputProps, 'onBlur' | 'onChange'> {
  onChange: (value: string) => void;
  /** Called on blur of the field and its calendar. */
  onBlur?: (() => void) | undefined;
}

/** Picks a day in the current language. */
export function DateInput({ onChange, onBlur, ...props }: Props) {
  const calendar = useCalendar(props.readOnly);
  return (
    <DatePickerInput
      {...props}
      {...calendar}
      onChange={(value) => onChange(value ?? '')}
      // An open calendar takes the focus from the field.
      onBlur={(event) => event.currentTarget.getAttribute('aria-expanded') !== 'true' && onBlur?.()}
      popoverProps={{ ...calendar.popoverProps, onClose: () => onBlur?.() }}
      valueFormat="YYYY-MM-DD"
    />
  );
}
