import { useTranslation } from 'react-i18next';
import { nameIn, type Review, type ReviewEvent } from '#src/domain/scoring/review.ts';
import { Timeline } from '#src/views/timeline/timeline.tsx';
import { ReviewPart } from './review-part.tsx';

/** The history of a review: when, who, what, about whom and why, the newest first. */
export function ReviewEvents({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  /** The reason of a changed due day is the new day. */
  const whatOf = ({ what, about, by, reason }: ReviewEvent) => {
    const name = what === 'dueChanged' ? reason : about && about !== by && nameIn(review, about);
    return name ? t('event.about', { what: t(`event.${what}`), name }) : t(`event.${what}`);
  };
  return (
    <ReviewPart title={t('events.title')}>
      <Timeline
        items={review.events
          .map((event, index) => ({
            key: index,
            what: whatOf(event),
            detail: event.reason && event.what !== 'dueChanged' && t('events.reason', { reason: event.reason }),
            who: { account: event.by, name: nameIn(review, event.by) },
            time: event.time,
          }))
          .reverse()}
      />
    </ReviewPart>
  );
}
