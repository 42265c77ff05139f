import type { ScoreResult } from './result.ts';
import type { ChairWord, SubmittedSheetRecord } from './review.ts';

/** The chair's word about a sheet as it was submitted last; null while there is none. */
export const wordOn = (
  { id, submittedTime }: Pick<SubmittedSheetRecord, 'id' | 'submittedTime'>,
  words: readonly ChairWord[],
): ChairWord | null => words.findLast((word) => word.sheet === id && word.time >= submittedTime) ?? null;

/** Why a result cannot be passed (decision 036). */
export type Hindrance = { kind: 'tooFew' } | { kind: 'unanswered'; names: readonly string[] } | { kind: 'failing' };

/** All that stands in the way of passing a result: too few sheets, flagged ones without the chair's word, a failing (W1.11). */
export function hindrancesOf(
  { mean, failings, sheets }: ScoreResult,
  submitted: readonly SubmittedSheetRecord[],
  words: readonly ChairWord[],
): readonly Hindrance[] {
  const unanswered = submitted.filter(
    (sheet) => sheets.some(({ id, isOutlier }) => id === sheet.id && isOutlier) && !wordOn(sheet, words),
  );
  return [
    ...(mean === null ? [{ kind: 'tooFew' } as const] : []),
    ...(unanswered.length > 0 ? [{ kind: 'unanswered', names: unanswered.map(({ name }) => name) } as const] : []),
    ...(failings.length > 0 ? [{ kind: 'failing' } as const] : []),
  ];
}
