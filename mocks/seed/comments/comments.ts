import type { WatchWord } from '#src/domain/comments/watch-word.ts';
import { day, midnight } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { CommentRow } from '#mocks/store/collections.ts';
import { commentDrafts, type Moment } from './drafts.ts';
import { watchWords } from './watch-words.ts';

export { commentDrafts };

/** The seeded comments at a given moment: the latest is a few minutes old. */
export const commentRowsAt = (now: number): readonly CommentRow[] =>
  commentDrafts.map(({ at, handledAt, ...draft }) => {
    const handledTime = handledAt && timeOf(handledAt, now);
    return {
      ...draft,
      time: timeOf(at, now),
      handledTime,
      version: handledTime === null ? 1 : 2,
      changed:
        handledTime === null || draft.handledBy === null || draft.isOffice || draft.status === 'pending'
          ? null
          : { by: draft.handledBy, time: handledTime, what: doneBy[draft.status] },
      state: '',
    };
  });

const doneBy = { shown: 'show', hidden: 'hide', deleted: 'delete' } as const;

/** The watch words, last added first. */
export const watchWordRowsAt = (now: number): readonly WatchWord[] =>
  watchWords.map((word, index) => ({
    ...word,
    exceptions: [...word.exceptions],
    id: String(index + 1),
    updatedBy: 'admin',
    updatedTime: timeOf({ days: 20 + index * 3, second: 10 * 60 * 60 + index * 61 }, now),
    version: 1,
  }));

function timeOf(moment: Moment, now: number): string {
  if ('minutes' in moment) return toShanghaiTime(outsideNight(now - moment.minutes * 60_000, moment.minutes));
  return toShanghaiTime(midnight(now) - moment.days * day + moment.second * 1000);
}

/** Moves comments out of the night to the previous evening, except for those of the last two hours. */
function outsideNight(moment: number, minutes: number): number {
  const hours = (moment - midnight(moment)) / (60 * 60 * 1000);
  if (minutes < 120 || (hours >= 7 && hours < 23)) return moment;
  const evening = midnight(moment) + (hours < 7 ? -day : 0) + 20 * 60 * 60 * 1000;
  return evening + (minutes % 150) * 60_000;
}
