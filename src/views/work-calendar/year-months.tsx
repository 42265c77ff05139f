import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import { isWeekend, type Month, monthsOf, spansOf } from '#src/domain/consultations/year-months.ts';
import { dayAt } from '#src/domain/platform-time.ts';
import type { SpecialDay } from '#src/domain/working-days/due-day.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import classes from './work-calendar.module.css';

/** A Monday, from which the seven column headers are computed. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

/** A year as twelve small months. The special days of each month are listed below it. On a phone it opens at today. */
export const YearMonths = memo(function YearMonths({ calendar }: { calendar: WorkCalendar }) {
  const { t, i18n } = useTranslation('consultations');
  const heads = useMemo(() => {
    const format = (weekday: 'narrow' | 'long') => new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, index) => {
      const day = someMonday + index * dayMilliseconds;
      return { short: format('narrow').format(day), long: format('long').format(day) };
    });
  }, [i18n.language]);
  const monthNames = useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(calendar.year, index, 1)));
  }, [calendar.year, i18n.language]);
  const byDay = useMemo(() => new Map(calendar.days.map((day) => [day.day, day])), [calendar.days]);
  const isPhone = useIsPhone();
  const months = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isPhone && todayNow().startsWith(String(calendar.year)))
      months.current?.querySelector('[aria-current=date]')?.scrollIntoView({ block: 'center' });
  }, [isPhone, calendar.year]);
  return (
    <>
      <ul className={classes.legend} aria-label={t('calendar.legend')}>
        {(['weekend', 'free', 'worked', 'office'] as const).map((kind) => (
          <li key={kind}>
            <span className={classes.sample} data-kind={kind} aria-hidden="true">
              {kind === 'free' && t('calendar.shortFree')}
              {kind === 'worked' && t('calendar.shortWorked')}
              {kind === 'office' && '*'}
            </span>
            {t(`calendar.${kind}`)}
          </li>
        ))}
      </ul>
      <div ref={months} className={classes.months}>
        {monthsOf(calendar.year).map((month) => (
          <MonthTable
            key={month.number}
            month={month}
            name={monthNames[month.number - 1] ?? ''}
            heads={heads}
            byDay={byDay}
          />
        ))}
      </div>
    </>
  );
});

interface MonthProps {
  month: Month;
  name: string;
  heads: readonly { short: string; long: string }[];
  byDay: ReadonlyMap<string, SpecialDay>;
}

function MonthTable({ month, name, heads, byDay }: MonthProps) {
  const { t } = useTranslation('consultations');
  const today = todayNow();
  const special = month.weeks.flatMap(({ days }) => days).flatMap((day) => byDay.get(day) ?? []);
  return (
    <div className={classes.month}>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {heads.map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map(({ blanks, days }) => (
            <tr key={days[0]}>
              {blanks > 0 && <td colSpan={blanks}>{'\u00A0'}</td>}
              {days.map(cellOf)}
            </tr>
          ))}
        </tbody>
      </table>
      {special.length > 0 && (
        <ul className={classes.names}>
          {spansOf(special).map(({ first, last, kind, name: reason, by }) => (
            <li key={first}>
              <span>{first === last ? short(first) : `${short(first)}–${short(last)}`}</span>{' '}
              <span>
                {reason} · {t(`calendar.${kind}`)}
                {by !== 'published' && ` · ${t('calendar.office')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function cellOf(day: string) {
    const found = byDay.get(day);
    const kind = found?.kind ?? (isWeekend(day) ? 'weekend' : undefined);
    const mark = found && t(found.kind === 'free' ? 'calendar.shortFree' : 'calendar.shortWorked');
    return (
      <td
        key={day}
        data-kind={kind}
        data-office={(found && found.by !== 'published') || undefined}
        aria-current={day === today ? 'date' : undefined}
        title={found && `${day} ${found.name} · ${t(`calendar.${found.kind}`)}`}
      >
        {Number(day.slice(8))}
        {found && (
          <small>
            {mark}
            {found.by !== 'published' && '*'}
          </small>
        )}
      </td>
    );
  }
}

const todayNow = () => dayAt(Date.now());

/** `10-01` of `2026-10-01`. */
const short = (day: string) => day.slice(5);
