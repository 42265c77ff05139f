import { useTranslation } from 'react-i18next';
import { readTypedTime } from '#src/domain/tables/typed-day.ts';
import { isDateTime } from '#src/domain/content/rules.ts';
import { InlineDateTimePicker } from './calendars.ts';
import { TypedDate, type TypedDateProps } from './typed-date.tsx';
import { useCalendar } from './use-calendar.tsx';

const form = {
  example: '2026-11-30 09:30',
  show: (value: string) => value.slice(0, 16),
  read: readTypedTime,
  isStored: isDateTime,
};

/** A day and a time, typed or picked in the current language. */
export const DateTimeInput = (props: TypedDateProps) => (
  <TypedDate {...props} form={form}>
    {({ value, onChange, close }) => <DaysAndTime value={value} onChange={onChange} onDone={close} />}
  </TypedDate>
);

interface DaysAndTimeProps {
  value: string | null;
  onChange: (value: string | null) => void;
  onDone: () => void;
}

function DaysAndTime({ value, onChange, onDone }: DaysAndTimeProps) {
  const { t } = useTranslation('content');
  const calendar = useCalendar(value);
  return (
    <InlineDateTimePicker
      {...calendar}
      // With Mantine's full width, the popover would be as wide as the page.
      fullWidth={false}
      value={value}
      onChange={onChange}
      onSubmit={onDone}
      __onEnter={onDone}
      timePickerProps={{ hoursInputLabel: t('calendar.hour'), minutesInputLabel: t('calendar.minute') }}
      submitButtonProps={{ 'aria-label': t('calendar.done') }}
    />
  );
}
