import { expect, test } from 'vitest';
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
