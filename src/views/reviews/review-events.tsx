import { useTranslation } from 'react-i18next';
import { nameIn, type Review, type ReviewEvent } from '#src/domain/scoring/review.ts';
import { Timeline } from '#src/views/timeline/timeline.tsx';
import { andIn } from '#src/views/words/list-words.ts';
import { ReviewPart } from './review-part.tsx';

/** Experts who were appointed together are one entry of the history. */
function entriesOf(events: readonly ReviewEvent[]): readonly (readonly [ReviewEvent, ...ReviewEvent[]])[] {
  const entries: [ReviewEvent, ...ReviewEvent[]][] = [];
  for (const event of events) {
    const entry = entries.at(-1);
    const isTogether =
      event.what === 'appointed' &&
      entry?.[0].what === 'appointed' &&
      entry[0].by === event.by &&
      entry[0].time === event.time;
    if (isTogether) entry.push(event);
    else entries.push([event]);
  }
  return entries;
}

/** The history of a review: when, who, what, about whom and why, the newest first. */
export function ReviewEvents({ review }: { review: Review }) {
  const { t, i18n } = useTranslation('reviews');
  const and = andIn(i18n.language);
  /** The reason of a changed due day is the new day. */
  const whatOf = (entry: readonly ReviewEvent[], { what, reason }: ReviewEvent) => {
    const others = entry.flatMap(({ about, by }) => (about && about !== by ? [nameIn(review, about)] : []));
    const name = what === 'dueChanged' ? reason : and.format(others);
    return name ? t('event.about', { what: t(`event.${what}`), name }) : t(`event.${what}`);
  };
  return (
    <ReviewPart title={t('events.title')}>
      <Timeline
        items={entriesOf(review.events)
          .map((entry, key) => {
            const [event] = entry;
            return {
              key,
              what: whatOf(entry, event),
              detail: event.reason && event.what !== 'dueChanged' && t('events.reason', { reason: event.reason }),
              who: { account: event.by, name: nameIn(review, event.by) },
              time: event.time,
            };
          })
          .reverse()}
      />
    </ReviewPart>
  );
}
