import { useTranslation } from 'react-i18next';
import { type Consultation, isAnsweredLate } from '#src/domain/consultations/consultation.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { lateText } from './consultation-words.ts';
import classes from './consultation.module.css';
import { RecordPart } from './record-part.tsx';

/**
 * The periods from receipt or reopening to the answer, each with its own lateness, which is kept (W3.6, W3.7). The first one is
 * shown when it ends: until then the head and the due day say the same.
 */
export function PeriodsPart({ consultation: { periods } }: { consultation: Consultation }) {
  const { t } = useTranslation('consultations');
  if (periods.length === 1 && periods[0]?.answeredTime === null) return null;
  return (
    <RecordPart title={t('period.title')}>
      <ol className={classes.periods}>
        {periods.map(({ from, due, answeredTime, lateDays }, index) => (
          <li key={from}>
            <strong>{t('period.number', { count: index + 1 })}</strong>
            <dl>
              <dt>{t('period.from')}</dt>
              <dd>{formatTime(from)}</dd>
              <dt>{t('period.due')}</dt>
              <dd>{due}</dd>
              <dt>{t('period.answered')}</dt>
              <dd>{answeredTime === null ? t('period.running') : formatTime(answeredTime)}</dd>
              {(lateDays > 0 || answeredTime !== null) && (
                <>
                  <dt>{t('period.late')}</dt>
                  <dd>
                    {lateText(t, { lateDays, isOverdue: isAnsweredLate(due, answeredTime) }) ?? t('period.inTime')}
                  </dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </RecordPart>
  );
}
