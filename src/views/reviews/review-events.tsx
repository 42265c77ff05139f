import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { nameIn, type Review, type ReviewEvent } from '#src/domain/scoring/review.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import events from '#src/views/styles/events.module.css';
import { ReviewPart } from './review-part.tsx';
import classes from './review.module.css';

/** The history of a review: when, who, what, about whom and why, the newest first. */
export function ReviewEvents({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  /** The reason of a changed due day is the new day. */
  const whatOf = ({ what, about, reason }: Pick<ReviewEvent, 'what' | 'about' | 'reason'>) => {
    const name = what === 'dueChanged' ? reason : about && nameIn(review, about);
    return name ? t('event.about', { what: t(`event.${what}`), name }) : t(`event.${what}`);
  };
  return (
    <ReviewPart title={t('events.title')}>
      <ol className={clsx(events.events, classes.events)} reversed>
        {review.events
          .map((event, index) => ({ ...event, index }))
          .toReversed()
          .map(({ time, by, what, about, reason, index }) => (
            <li key={index}>
              <time dateTime={time.replace(' ', 'T')}>{formatTime(time)}</time>
              <div>
                <p>
                  <bdi>{nameIn(review, by)}</bdi>{' '}
                  <span>{whatOf({ what, about: about === by ? null : about, reason })}</span>
                </p>
                {reason && what !== 'dueChanged' && <p className={classes.reason}>{t('events.reason', { reason })}</p>}
              </div>
            </li>
          ))}
      </ol>
    </ReviewPart>
  );
}
