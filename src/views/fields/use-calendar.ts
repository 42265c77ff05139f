import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#src/i18n/languages.ts';
import { calendarWords } from './calendar-words.ts';
import classes from './date-time-input.module.css';

/** The shared props of all calendars: the current language, and a dialog that works with keyboard and screen reader. */
export function useCalendar(readOnly: boolean | undefined) {
  const { t, i18n } = useTranslation('content');
  const words = useMemo(() => calendarWords(i18n.language as Language), [i18n.language]);
  const id = useId();
  return {
    ...words,
    // The calendar is a dialog named after the field. It has the focus, so it stays open while the field scrolls away.
    id,
    popoverProps: { id, returnFocus: true, hideDetached: false },
    // The focused control disappears with its level; outside of the dialog Escape would not close it.
    onLevelChange: () => document.getElementById(`${id}-dropdown`)?.focus(),
    classNames: { day: classes['day'] ?? '' },
    // Mantine shows weekends in red, which means an error here.
    weekendDays: [],
    clearable: !readOnly,
    clearButtonProps: { 'aria-label': t('btn.clear') },
    ariaLabels: {
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      previousYear: t('calendar.previousYear'),
      nextYear: t('calendar.nextYear'),
      previousDecade: t('calendar.previousDecade'),
      nextDecade: t('calendar.nextDecade'),
    },
  };
}
