import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import events from '#src/views/styles/events.module.css';
import { nameOf } from './consultation-words.ts';
import classes from './consultation.module.css';
import { RecordPart } from './record-part.tsx';

/** The history of a consultation, newest first: time, person, event, target and reason. */
export function RecordEvents({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('consultations');
  return (
    <RecordPart title={t('event.title')}>
      <ol className={clsx(events.events, classes.events)} reversed>
        {consultation.events
          .map((event, index) => ({ ...event, index }))
          .toReversed()
          .map(({ time, by, what, about, reason, index }) => (
            <li key={index}>
              <time dateTime={time.replace(' ', 'T')}>{formatTime(time)}</time>
              <p>
                <bdi>{nameOf(consultation, by)}</bdi>{' '}
                <span>
                  {about && about !== by
                    ? t('event.about', { what: t(`event.${what}`), name: nameOf(consultation, about) })
                    : t(`event.${what}`)}
                </span>
              </p>
              {reason && <p className={classes.reason}>{t('event.reason', { reason })}</p>}
            </li>
          ))}
      </ol>
    </RecordPart>
  );
}
