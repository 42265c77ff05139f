import { describe, expect, test } from 'vitest';
import { hindrancesOf } from '#src/domain/scoring/hindrances.ts';
import { meanText, pointsText } from '#src/domain/scoring/points-text.ts';
import { resultOf } from '#src/domain/scoring/result.ts';
import type { ChairWord, SubmittedSheetRecord } from '#src/domain/scoring/review.ts';
import { spreadOf } from '#src/domain/scoring/spread.ts';
import { sheetOf, sheetOfTotal, template } from './sample.ts';

const submitted = '2026-11-20 09:00:00';
const recordOf = (id: string, total: number, vetoes: string[] = []): SubmittedSheetRecord => ({
  ...(sheetOfTotal(id, total, vetoes) as unknown as SubmittedSheetRecord),
  name: `专家${id}`,
  submittedTime: submitted,
  enteredBy: null,
});
const kept: ChairWord = {
  sheet: 'e3',
  word: 'kept',
  reason: '现场情况属实',
  by: 'auditor',
  time: '2026-11-21 09:00:00',
};
const hindrances = (sheets: readonly SubmittedSheetRecord[], words: readonly ChairWord[] = []) =>
  hindrancesOf(resultOf(template, sheets), sheets, words);

describe('what stands in the way of passing', () => {
  const outlying = [recordOf('e1', 90), recordOf('e2', 90), recordOf('e3', 62)];

  test('nothing, where all is well', () => {
    expect(hindrances([recordOf('e1', 90), recordOf('e2', 88), recordOf('e3', 86)])).toEqual([]);
  });

  test('fewer than three sheets', () => {
    expect(hindrances([recordOf('e1', 90), recordOf('e2', 90)])).toEqual([{ kind: 'tooFew' }]);
  });

  test('W1.11: a flagged sheet without the chair’s word', () => {
    expect(hindrances(outlying)).toEqual([{ kind: 'unanswered', names: ['专家e3'] }]);
    expect(hindrances(outlying, [kept])).toEqual([]);
  });

  test('a veto', () => {
    expect(hindrances([recordOf('e1', 100, ['V1']), recordOf('e2', 100), recordOf('e3', 100)])).toEqual([
      { kind: 'failing' },
    ]);
  });
});

test('the spread of a criterion counts every sheet', () => {
  expect(spreadOf(template, [sheetOf('e1', [20, 40, 10]), sheetOf('e2', [10, 40, 10.5])])).toEqual([
    { criterion: { code: 'A1', max: 20 }, least: 10, mean: 15, most: 20 },
    { criterion: { code: 'A2', max: 40 }, least: 40, mean: 40, most: 40 },
    { criterion: { code: 'B1', max: 40 }, least: 10, mean: 10.25, most: 10.5 },
  ]);
  expect(spreadOf(template, [])).toEqual([]);
});

test('W1.12: points without an idle zero, means with two decimals', () => {
  expect([pointsText(91), pointsText(8.5), meanText(85), meanText(81.38), meanText(94.1)]).toEqual([
    '91',
    '8.5',
    '85.00',
    '81.38',
    '94.10',
  ]);
});
