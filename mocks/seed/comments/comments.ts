import type { WatchWord } from '#src/domain/comments/watch-word.ts';
import { day, isWorkday, midnight, workedBefore } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { CommentRow } from '#mocks/store/collections.ts';
import { type Ago, commentDrafts, type OnDay } from './drafts.ts';
import { watchWords } from './watch-words.ts';

export { commentDrafts };

/**
 * The seeded comments at a given moment: the latest is a few minutes old. The office works on working days, last on the one
 * before the given moment; what it would do on a free day it does on the next working day.
 */
export const commentRowsAt = (now: number): readonly CommentRow[] => {
  let today = midnight(now);
  while (!isWorkday(today - day)) today -= day;
  return commentDrafts.map(({ at, handledAt, ...draft }) => {
    const handledTime = handledAt && workTime(handledAt, today);
    return {
      ...draft,
      time: 'minutes' in at ? visitTime(at, now) : (draft.isOffice ? workTime : timeOfDay)(at, today),
      handledTime,
      version: handledTime === null ? 1 : 2,
      changed:
        handledTime === null || draft.handledBy === null || draft.isOffice || draft.status === 'pending'
          ? null
          : { by: draft.handledBy, time: handledTime, what: doneBy[draft.status] },
      state: '',
    };
  });
};

const doneBy = { shown: 'show', hidden: 'hide', deleted: 'delete' } as const;

/** The watch words, last added first. */
export const watchWordRowsAt = (now: number): readonly WatchWord[] =>
  watchWords.map((word, index) => ({
    ...word,
    exceptions: [...word.exceptions],
    id: String(index + 1),
    updatedBy: 'admin',
    updatedTime: toShanghaiTime(workedBefore(now, 14 + index * 2.13)),
    version: 1,
  }));

const visitTime = ({ minutes }: Ago, now: number): string =>
  toShanghaiTime(outsideNight(now - minutes * 60_000, minutes));

const timeOfDay = ({ days, second }: OnDay, today: number): string =>
  toShanghaiTime(today - days * day + second * 1000);

function workTime({ days, second }: OnDay, today: number): string {
  let from = today - days * day;
  while (!isWorkday(from)) from += day;
  return toShanghaiTime(from + second * 1000);
}

/** Moves comments out of the night to the previous evening, except for those of the last two hours. */
function outsideNight(moment: number, minutes: number): number {
  const hours = (moment - midnight(moment)) / (60 * 60 * 1000);
  if (minutes < 120 || (hours >= 7 && hours < 23)) return moment;
  const evening = midnight(moment) + (hours < 7 ? -day : 0) + 20 * 60 * 60 * 1000;
  return evening + (minutes % 150) * 60_000;
}
