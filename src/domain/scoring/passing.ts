import type { ChairWord, Review } from './review.ts';
import type { ScoreResult } from './result.ts';

/** Why a review cannot be passed: it has ended, has too few sheets, fails, or a flagged sheet lacks the chair's word. */
export type PassBarrier = 'ended' | 'notFinal' | 'fails' | 'unanswered';

/** The flagged sheets about which the chair has said nothing yet (W1.11), in the order of their totals. */
export const unansweredOf = (result: ScoreResult, words: readonly Pick<ChairWord, 'sheet'>[]): readonly string[] =>
  result.sheets
    .filter(({ id, isOutlier }) => isOutlier && !words.some(({ sheet }) => sheet === id))
    .map(({ id }) => id);

/** What stands between a review and passing it (decision 036); null when nothing does. A passed one is passed anew after a reopening. */
export function passBarrier(
  {
    status,
    reopenedSince,
    words,
  }: Pick<Review, 'status' | 'reopenedSince'> & { words: readonly Pick<ChairWord, 'sheet'>[] },
  result: ScoreResult,
): PassBarrier | null {
  if (status !== 'scoring' && !(status === 'passed' && reopenedSince)) return 'ended';
  if (result.mean === null) return 'notFinal';
  if (result.failings.length > 0) return 'fails';
  return unansweredOf(result, words).length > 0 ? 'unanswered' : null;
}
