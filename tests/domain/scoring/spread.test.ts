import { expect, test } from 'vitest';
import { meanText, pointsFigure, pointsText } from '#src/domain/scoring/points-text.ts';
import { spreadOf } from '#src/domain/scoring/spread.ts';
import { sheetOf, template } from './sample.ts';

test('the spread of a criterion counts every sheet', () => {
  expect(spreadOf(template, [sheetOf('e1', [20, 40, 10]), sheetOf('e2', [10, 40, 10.5])])).toEqual([
    { criterion: { code: 'A1', max: 20 }, least: 10, mean: 15, most: 20 },
    { criterion: { code: 'A2', max: 40 }, least: 40, mean: 40, most: 40 },
    { criterion: { code: 'B1', max: 40 }, least: 10, mean: 10.25, most: 10.5 },
  ]);
  expect(spreadOf(template, [])).toEqual([]);
});

test('B21: points in a column have one decimal', () => {
  expect([pointsFigure(91), pointsFigure(8.5), pointsFigure(0)]).toEqual(['91.0', '8.5', '0.0']);
});

test('W1.12: points in a sentence have no trailing zero, means have two decimals', () => {
  expect([pointsText(91), pointsText(8.5), meanText(85), meanText(81.38), meanText(94.1)]).toEqual([
    '91',
    '8.5',
    '85.00',
    '81.38',
    '94.10',
  ]);
});
