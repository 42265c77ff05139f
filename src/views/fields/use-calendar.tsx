import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import type { Language } from '#src/i18n/languages.ts';
import { calendarWords } from './calendar-words.ts';
import { useSpecialDays } from './use-special-days.ts';
import classes from './calendar.module.css';

/**
 * The shared props of all calendars: the current language, today, the holidays and the working weekend days, and the behaviour
 * in a dialog. `shown` is the value on which the calendar opens.
 */
export function useCalendar(shown: string | null) {
  const { t, i18n } = useTranslation('content');
  const words = useMemo(() => calendarWords(i18n.language as Language), [i18n.language]);
  const [today] = useState(() => dayAt(Date.now()));
  const [opening] = useState(shown?.slice(0, 10) ?? today);
  const [month, setMonth] = useState(opening.slice(0, 7));
  const specials = useSpecialDays(month);
  const labelOf = (day: string): string => {
    const special = specials.get(day);
    return [
      words.getDayAriaLabel(day),
      ...(day === today ? [t('calendar.today')] : []),
      ...(special ? [`${t(`calendar.${special.kind}`)} ${special.name}`] : []),
    ].join(' · ');
  };
  return {
    ...words,
    getDayAriaLabel: labelOf,
    highlightToday: true,
    /** Only special days have a mark; Mantine shows the number of the others. */
    renderDay: (day: string) => {
      const special = specials.get(day);
      return (
        special && (
          <span className={classes.date}>
            {Number(day.slice(8))}
            <small className={classes.mark} data-kind={special.kind} aria-hidden>
              {t(special.kind === 'free' ? 'calendar.shortFree' : 'calendar.shortWorked')}
            </small>
          </span>
        )
      );
    },
    defaultDate: opening,
    // The day gets the focus when the calendar opens.
    getDayProps: (day: string) => ({ ...(day === opening && { 'data-autofocus': true }) }),
    onDateChange: (date: string) => setMonth(date.slice(0, 7)),
    // The focused control disappears with its level; outside of the dialog Escape would not close it.
    onLevelChange: () => document.querySelector<HTMLElement>('[data-dates-dropdown]')?.focus(),
    // Escape closes the calendar, and not the dialog behind it.
    __stopPropagation: true,
    classNames: { day: classes['day'] ?? '', calendarHeaderLevel: classes['level'] ?? '' },
    // Mantine shows weekends in red, which means an error here.
    weekendDays: [],
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
