import { type Language, languageInfo } from '#src/i18n/languages.ts';
import type { DayOfWeek } from './calendars.ts';

/** The first day of the week; 0 is Sunday. Not all browsers can tell. */
const firstDays: Readonly<Record<Language, DayOfWeek>> = { zh: 1, en: 0, es: 1, ja: 0 };

/**
 * The formats of days, months and years in a language, as props of Mantine's calendars. The browser knows the names and
 * the order of year and month, which dayjs's locales do not, and needs nothing to load.
 */
export function calendarWords(language: Language) {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    // A day is the same everywhere, so it is parsed and formatted without a time zone.
    const format = new Intl.DateTimeFormat(languageInfo[language].tag, { ...options, timeZone: 'UTC' });
    const dayOf = (date: string) => Date.parse(date.slice(0, 10));
    return {
      one: (date: string) => format.format(dayOf(date)),
      span: (first: string, last: string) => format.formatRange(dayOf(first), dayOf(last)),
    };
  };
  const year = writer({ year: 'numeric' });
  return {
    firstDayOfWeek: firstDays[language],
    weekdayFormat: writer({ weekday: 'short' }).one,
    getDayAriaLabel: writer({ dateStyle: 'full' }).one,
    monthLabelFormat: writer({ year: 'numeric', month: 'long' }).one,
    monthsListFormat: writer({ month: 'short' }).one,
    yearLabelFormat: year.one,
    yearsListFormat: year.one,
    decadeLabelFormat: year.span,
  };
}
