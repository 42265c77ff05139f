import { useTranslation } from 'react-i18next';
import { DateTimePicker, type DateTimePickerProps } from './calendars.ts';
import { useCalendar } from './use-calendar.ts';

interface Props extends Omit<DateTimePickerProps, 'onBlur' | 'onChange'> {
  onChange: (value: string) => void;
  /** Called on blur of the field and its calendar. */
  onBlur?: (() => void) | undefined;
}

/** Picks a day and a time in the current language. */
export function DateTimeInput({ onChange, onBlur, ...props }: Props) {
  const { t } = useTranslation('content');
  const calendar = useCalendar(props.readOnly);
  return (
    <DateTimePicker
      {...props}
      {...calendar}
      onChange={(value) => onChange(value ?? '')}
      // An open calendar takes the focus from the field.
      onBlur={(event) => event.currentTarget.getAttribute('aria-expanded') !== 'true' && onBlur?.()}
      onDropdownClose={onBlur}
      valueFormat="YYYY-MM-DD HH:mm"
      timePickerProps={{ hoursInputLabel: t('calendar.hour'), minutesInputLabel: t('calendar.minute') }}
      submitButtonProps={{ 'aria-label': t('calendar.done') }}
    />
  );
}
