import { resultOf, type ScoreResult } from './result.ts';
import type { ChairDecision, PassedResult, Review, SubmittedSheetRecord } from './review.ts';
import type { ScoreTemplate } from './template.ts';

/** Why a result cannot be passed. `sheets` are flagged and await the chair's decision, in the order of their totals. */
export type Hindrance =
  | { kind: 'ended' }
  | { kind: 'tooFew' | 'failing' | 'failingAgain' }
  | { kind: 'unanswered'; sheets: readonly string[] };

/** The parts of a review, besides its sheets, that decide whether it can be passed. */
interface Passing extends Pick<Review, 'status' | 'reopenedSince'> {
  decisions: readonly Pick<ChairDecision, 'sheet'>[];
}

/**
 * Everything that prevents passing a review (decision 036): it has ended, has too few sheets, fails, or a flagged sheet awaits the
 * chair's decision (W1.11). A passed review can be passed again after a sheet was reopened. The screen shows all hindrances, and
 * the server refuses with the first.
 */
export function hindrancesOf({ status, reopenedSince, decisions }: Passing, result: ScoreResult): readonly Hindrance[] {
  const isAgain = status === 'passed' && reopenedSince;
  const isOpen = status === 'scoring' || isAgain;
  const unanswered = result.sheets
    .filter(({ id, isOutlier }) => isOutlier && !decisions.some(({ sheet }) => sheet === id))
    .map(({ id }) => id);
  return [
    ...(isOpen ? [] : [{ kind: 'ended' } as const]),
    ...(result.mean === null ? [{ kind: 'tooFew' } as const] : []),
    ...(result.failings.length > 0 ? [{ kind: isAgain ? 'failingAgain' : 'failing' } as const] : []),
    ...(unanswered.length > 0 ? [{ kind: 'unanswered', sheets: unanswered } as const] : []),
  ];
}

/** The person, time and decisions of a pass. */
interface Decided extends Pick<PassedResult, 'by' | 'time'> {
  template: ScoreTemplate & PassedResult['template'];
  sheets: readonly SubmittedSheetRecord[];
  decisions: readonly ChairDecision[];
}

/** Computes a result by the rule for new results and takes the snapshot that is stored when it is passed (W1.9). */
export const passedResult = ({ template, sheets, decisions, by, time }: Decided): PassedResult => ({
  sheets: [...sheets],
  decisions: [...decisions],
  result: resultOf(template, sheets),
  template: { id: template.id, number: template.number },
  by,
  time,
});
