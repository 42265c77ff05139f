import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Consultation, isRunning } from '#src/domain/consultations/consultation.ts';
import type { DueDay } from '#src/domain/working-days/due-day.ts';
import classes from './consultation.module.css';
import { RecordPart } from './record-part.tsx';
import { useWeekday } from './use-weekday.ts';

/** The due day and its calculation: each day since receipt, with the reason if it is not counted (W3.2, W3.4). */
export function DueDayPart({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('consultations');
  const weekday = useWeekday();
  const { dueDay, status } = consultation;
  return (
    <RecordPart title={t('day.title')}>
      <strong className={classes.due}>{`${dueDay.due} ${weekday(dueDay.due)}`}</strong>
      {!isRunning(status) && (
        <Text size="sm" c="dimmed">
          {t('day.stopped')}
        </Text>
      )}
      {dueDay.missingYears.map((year) => (
        <Alert key={year} color="yellow" variant="light" py="xs">
          {t('day.missing', { year })}
        </Alert>
      ))}
      <details className={classes.explain}>
        <summary>{t('day.explain')}</summary>
        <p>{t('day.received', { day: `${dueDay.received} ${weekday(dueDay.received)}` })}</p>
        <p>
          {t('day.counted', { count: dueDay.counted.length })}
          {dueDay.skipped.length > 0 && ` · ${t('day.skipped', { count: dueDay.skipped.length })}`}
        </p>
        <Days dueDay={dueDay} />
      </details>
    </RecordPart>
  );
}

function Days({ dueDay: { counted, skipped, worked } }: { dueDay: DueDay }) {
  const { t } = useTranslation('consultations');
  const weekday = useWeekday();
  const days = [
    ...counted.map((day, index) => ({ day, number: index + 1, why: workedWhy(day) })),
    ...skipped.map(({ day, why, name }) => ({
      day,
      number: null,
      why: name && why !== 'weekend' ? `${t(`day.why.${why}`)} · ${name}` : t(`day.why.${why}`),
    })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return (
    <ol className={classes.days}>
      {days.map(({ day, number, why }) => (
        <li key={day} data-skipped={number === null || undefined}>
          <span className={classes.dayNumber}>{number ?? '—'}</span>
          <span>{`${day} ${weekday(day)}`}</span>
          <span>{why}</span>
        </li>
      ))}
    </ol>
  );

  function workedWhy(day: string): string {
    const found = worked.find((one) => one.day === day);
    if (!found) return '';
    return found.name ? t('day.workedNamed', { name: found.name }) : t('day.worked');
  }
}
