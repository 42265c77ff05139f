import { useTranslation } from 'react-i18next';
import { DateTimePicker, type DateTimePickerProps } from './calendars.ts';
import { useCalendar } from './use-calendar.ts';

interface Props extends Omit<DateTimePickerProps, 'onBlur' | 'onChange'> {
  onChange: (value: string) => void;
  /** The field was left: neither it nor its calendar is in use any more. */
  onBlur?: (() => void) | undefined;
}

/** Picks a day and a time, in the language in use. */
export function DateTimeInput({ onChange, onBlur, ...props }: Props) {
  const { t } = useTranslation('content');
  const calendar = useCalendar(props.readOnly);
  return (
    <DateTimePicker
      {...props}
      {...calendar}
      onChange={(value) => onChange(value ?? '')}
      // An open calendar has taken the focus from the field.
      onBlur={(event) => event.currentTarget.getAttribute('aria-expanded') !== 'true' && onBlur?.()}
      onDropdownClose={onBlur}
      valueFormat="YYYY-MM-DD HH:mm"
      timePickerProps={{ hoursInputLabel: t('calendar.hour'), minutesInputLabel: t('calendar.minute') }}
      submitButtonProps={{ 'aria-label': t('calendar.done') }}
    />
  );
}
