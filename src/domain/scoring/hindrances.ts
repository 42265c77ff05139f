import { unansweredOf } from './passing.ts';
import type { ScoreResult } from './result.ts';
import type { ChairWord, SubmittedSheetRecord } from './review.ts';

/** Why a result cannot be passed (decision 036). */
export type Hindrance = { kind: 'tooFew' } | { kind: 'unanswered'; names: readonly string[] } | { kind: 'failing' };

/** All that stands in the way of passing a result: too few sheets, flagged ones without the chair's word, a failing (W1.11). */
export function hindrancesOf(
  result: ScoreResult,
  submitted: readonly SubmittedSheetRecord[],
  words: readonly ChairWord[],
): readonly Hindrance[] {
  const names = unansweredOf(result, words).map((id) => submitted.find((sheet) => sheet.id === id)?.name ?? id);
  return [
    ...(result.mean === null ? [{ kind: 'tooFew' } as const] : []),
    ...(names.length > 0 ? [{ kind: 'unanswered', names } as const] : []),
    ...(result.failings.length > 0 ? [{ kind: 'failing' } as const] : []),
  ];
}
