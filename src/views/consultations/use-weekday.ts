import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The weekday of a day `YYYY-MM-DD` in the current language, whatever the browser’s time zone. */
export function useWeekday(): (day: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
    return (day) => {
      const instant = Date.parse(day);
      return Number.isNaN(instant) ? '' : format.format(instant);
    };
  }, [i18n.language]);
}
