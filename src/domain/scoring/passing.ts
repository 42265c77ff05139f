import type { ChairWord, Review } from './review.ts';
import type { ScoreResult } from './result.ts';

/** Why a result cannot be passed. `sheets` are the flagged ones that lack the chair's word, in the order of their totals. */
export type Hindrance =
  | { kind: 'ended' }
  | { kind: 'tooFew' | 'failing' | 'failingAgain' }
  | { kind: 'unanswered'; sheets: readonly string[] };

/** What passing depends on besides the sheets. */
interface Passing extends Pick<Review, 'status' | 'reopenedSince'> {
  words: readonly Pick<ChairWord, 'sheet'>[];
}

/**
 * All that stands between a review and passing it (decision 036): it has ended, has too few sheets, fails, or a flagged sheet
 * lacks the chair's word (W1.11). A passed one is passed anew after a reopening. The screen says all of it, and the server
 * refuses with the first.
 */
export function hindrancesOf({ status, reopenedSince, words }: Passing, result: ScoreResult): readonly Hindrance[] {
  const isAgain = status === 'passed' && reopenedSince;
  const isOpen = status === 'scoring' || isAgain;
  const unanswered = result.sheets
    .filter(({ id, isOutlier }) => isOutlier && !words.some(({ sheet }) => sheet === id))
    .map(({ id }) => id);
  return [
    ...(isOpen ? [] : [{ kind: 'ended' } as const]),
    ...(result.mean === null ? [{ kind: 'tooFew' } as const] : []),
    ...(result.failings.length > 0 ? [{ kind: isAgain ? 'failingAgain' : 'failing' } as const] : []),
    ...(unanswered.length > 0 ? [{ kind: 'unanswered', sheets: unanswered } as const] : []),
  ];
}
