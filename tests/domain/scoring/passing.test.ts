import { expect, test } from 'vitest';
import { hindrancesOf } from '#src/domain/scoring/passing.ts';
import { resultRule } from '#src/domain/scoring/result-rule.ts';
import type { ScoreResult } from '#src/domain/scoring/result.ts';

const sheet = (id: string, isOutlier = false) => ({ id, total: 80, isDropped: false, isOutlier });
const final: ScoreResult = {
  rule: resultRule,
  sheets: [sheet('a'), sheet('b'), sheet('c')],
  mean: 80,
  grade: { code: 'B', min: 80 },
  failings: [],
};
const flagged: ScoreResult = { ...final, sheets: [sheet('a', true), sheet('b'), sheet('c', true)] };
const scoring = { status: 'scoring', reopenedSince: false, decisions: [] } as const;

const vetoed: ScoreResult = { ...final, failings: [{ kind: 'veto', sheet: 'a', condition: 'V1' }] };
const weak: ScoreResult = { ...final, failings: [{ kind: 'groupFloor', group: 'A' }] };
const reopened = { ...scoring, status: 'passed', reopenedSince: true } as const;

test.each([
  ['a final result', scoring, final, []],
  ['too few sheets', scoring, { ...final, mean: null }, [{ kind: 'tooFew' }]],
  ['a veto', scoring, vetoed, [{ kind: 'failing' }]],
  ['a weak group', scoring, weak, [{ kind: 'failing' }]],
  ['flagged sheets', scoring, flagged, [{ kind: 'unanswered', sheets: ['a', 'c'] }]],
  [
    'one of two flagged sheets answered',
    { ...scoring, decisions: [{ sheet: 'a' }] },
    flagged,
    [{ kind: 'unanswered', sheets: ['c'] }],
  ],
  ['all flagged sheets answered', { ...scoring, decisions: [{ sheet: 'a' }, { sheet: 'c' }] }, flagged, []],
  ['a passed result', { ...scoring, status: 'passed' }, final, [{ kind: 'ended' }]],
  ['a passed result with a reopened sheet', reopened, final, []],
  ['a returned review', { ...reopened, status: 'returned' }, final, [{ kind: 'ended' }]],
  [
    'all at once',
    { ...scoring, status: 'passed' },
    { ...vetoed, mean: null, sheets: flagged.sheets },
    [{ kind: 'ended' }, { kind: 'tooFew' }, { kind: 'failing' }, { kind: 'unanswered', sheets: ['a', 'c'] }],
  ],
] as const)('W1.11: obstacles to passing %s', (_, review, result, hindrances) => {
  expect(hindrancesOf(review, result)).toEqual(hindrances);
});
