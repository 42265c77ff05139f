import { DateTimePicker, type DateTimePickerProps } from '@mantine/dates';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#src/i18n/languages.ts';
import { calendarWords } from './calendar-words.ts';
import classes from './date-time-input.module.css';

interface Props extends Omit<DateTimePickerProps, 'onBlur' | 'onChange'> {
  onChange: (value: string) => void;
  /** The field was left: neither it nor its calendar is in use any more. */
  onBlur?: (() => void) | undefined;
}

/** Picks a day and a time, in the language in use. */
export function DateTimeInput({ onChange, onBlur, ...props }: Props) {
  const { t, i18n } = useTranslation('content');
  const words = useMemo(() => calendarWords(i18n.language as Language), [i18n.language]);
  const id = useId();
  return (
    <DateTimePicker
      {...props}
      {...words}
      onChange={(value) => onChange(value ?? '')}
      // An open calendar has taken the focus from the field.
      onBlur={(event) => event.currentTarget.getAttribute('aria-expanded') !== 'true' && onBlur?.()}
      onDropdownClose={onBlur}
      // The calendar is a dialog, named after the field.
      id={id}
      popoverProps={{ id, returnFocus: true }}
      // The control with the focus goes with its level; outside of the dialog Escape would not close it.
      onLevelChange={() => document.getElementById(`${id}-dropdown`)?.focus()}
      valueFormat="YYYY-MM-DD HH:mm"
      classNames={{ day: classes.day }}
      // Mantine writes weekends in red, which means an error here.
      weekendDays={[]}
      clearable={!props.readOnly}
      clearButtonProps={{ 'aria-label': t('btn.clear') }}
      ariaLabels={{
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
        previousDecade: t('calendar.previousDecade'),
        nextDecade: t('calendar.nextDecade'),
      }}
      timePickerProps={{ hoursInputLabel: t('calendar.hour'), minutesInputLabel: t('calendar.minute') }}
      submitButtonProps={{ 'aria-label': t('calendar.done') }}
    />
  );
}
