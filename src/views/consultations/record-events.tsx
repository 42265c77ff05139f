import { useTranslation } from 'react-i18next';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import { Timeline } from '#src/views/timeline/timeline.tsx';
import { nameOf } from './consultation-words.ts';
import { RecordPart } from './record-part.tsx';

/** The history of a consultation, newest first: time, person, event, target and reason. */
export function RecordEvents({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('consultations');
  return (
    <RecordPart title={t('event.title')}>
      <Timeline
        items={consultation.events
          .map(({ time, by, what, about, reason }, index) => ({
            key: index,
            what:
              about && about !== by
                ? t('event.about', { what: t(`event.${what}`), name: nameOf(consultation, about) })
                : t(`event.${what}`),
            detail: reason && t('event.reason', { reason }),
            who: { account: by, name: nameOf(consultation, by) },
            time,
          }))
          .reverse()}
      />
    </RecordPart>
  );
}
