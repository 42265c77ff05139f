import { expect, test } from 'vitest';
import { passBarrier, unansweredOf } from '#src/domain/scoring/passing.ts';
import type { ScoreResult } from '#src/domain/scoring/result.ts';

const sheet = (id: string, isOutlier = false) => ({ id, total: 80, isDropped: false, isOutlier });
const final: ScoreResult = {
  sheets: [sheet('a'), sheet('b'), sheet('c')],
  mean: 80,
  grade: { code: 'B', min: 80 },
  failings: [],
};
const flagged: ScoreResult = { ...final, sheets: [sheet('a', true), sheet('b'), sheet('c', true)] };
const scoring = { status: 'scoring', reopenedSince: false, words: [] } as const;

test.each([
  ['a final result', scoring, final, null],
  ['too few sheets', scoring, { ...final, mean: null }, 'notFinal'],
  ['a veto', scoring, { ...final, failings: [{ kind: 'veto', sheet: 'a', condition: 'V1' }] }, 'fails'],
  ['a weak group', scoring, { ...final, failings: [{ kind: 'groupFloor', group: 'A' }] }, 'fails'],
  ['flagged sheets', scoring, flagged, 'unanswered'],
  ['one of two flagged sheets answered', { ...scoring, words: [{ sheet: 'a' }] }, flagged, 'unanswered'],
  ['all flagged sheets answered', { ...scoring, words: [{ sheet: 'a' }, { sheet: 'c' }] }, flagged, null],
  ['a result that was passed', { ...scoring, status: 'passed' }, final, 'ended'],
  [
    'one that was passed, with a sheet reopened since',
    { ...scoring, status: 'passed', reopenedSince: true },
    final,
    null,
  ],
  ['a review that was returned', { ...scoring, status: 'returned', reopenedSince: true }, final, 'ended'],
] as const)('W1.11: what stands between %s and passing', (_, review, result, barrier) => {
  expect(passBarrier(review, result)).toBe(barrier);
});

test('W1.11: the flagged sheets without a word are named', () => {
  expect(unansweredOf(flagged, [{ sheet: 'c' }])).toEqual(['a']);
});
