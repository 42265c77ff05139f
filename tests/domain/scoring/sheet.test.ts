import { describe, expect, test } from 'vitest';
import { needsComment, readPoints } from '#src/domain/scoring/points.ts';
import { missingMarks, pointsLeft, progressOf, totalOf } from '#src/domain/scoring/sheet.ts';
import { type CriterionGroup, gradeOf, templateFaults } from '#src/domain/scoring/template.ts';
import { template } from './sample.ts';

describe('typed points (decision 036)', () => {
  test.each([
    ['', { points: null }],
    ['  ', { points: null }],
    ['0', { points: 0 }],
    ['7', { points: 7 }],
    ['7.5', { points: 7.5 }],
    ['.5', { points: 0.5 }],
    ['7.', { points: 7 }],
    ['007.50', { points: 7.5 }],
    ['+7', { points: 7 }],
    ['-0', { points: 0 }],
    ['７．５', { points: 7.5 }],
    ['20', { points: 20 }],
    ['20.5', { fault: 'range' }],
    ['-1', { fault: 'range' }],
    ['7.25', { fault: 'step' }],
    ['7.00000000000000000001', { fault: 'step' }],
    ['①', { fault: 'letters' }],
    ['1²', { fault: 'letters' }],
    ['7.4999999999', { fault: 'step' }],
    ['7,5', { fault: 'decimalComma' }],
    ['seven', { fault: 'letters' }],
    ['1e1', { fault: 'letters' }],
    ['7 5', { fault: 'letters' }],
    ['.', { fault: 'letters' }],
  ] as const)('%j of 20', (typed, expected) => {
    expect(readPoints(typed, 20)).toEqual(expected);
  });

  test('low points (under 60 %) and full points need a comment', () => {
    expect([0, 11.5, 12, 19.5, 20].map((points) => needsComment(points, 20))).toEqual([true, true, false, false, true]);
  });
});

describe('a sheet', () => {
  const marks = { A1: { points: 15, comment: '' }, A2: { points: 40, comment: ' ' } };

  test('an empty score is not 0: it counts as open and is listed as missing', () => {
    const sheet = { marks };
    expect({
      total: totalOf(template, sheet),
      progress: progressOf(template, sheet),
      left: template.groups.map((group) => pointsLeft(sheet, group)),
      missing: missingMarks(template, sheet),
      impossible: [20.5, -1, 7.3].map(
        (points) => missingMarks(template, { marks: { ...marks, A1: { points, comment: '?' } } })[0],
      ),
      withZero: missingMarks(template, { marks: { ...marks, B1: { points: 0, comment: '无内容' } } }),
    }).toEqual({
      total: 55,
      progress: { marked: 2, all: 3 },
      left: [0, 40],
      missing: [
        { code: 'A2', lacks: 'comment' },
        { code: 'B1', lacks: 'points' },
      ],
      impossible: [1, 2, 3].map(() => ({ code: 'A1', lacks: 'validPoints' })),
      withZero: [{ code: 'A2', lacks: 'comment' }],
    });
  });
});

describe('a template', () => {
  const group = (code: string, points: number, ...max: number[]): CriterionGroup => ({
    code,
    points,
    criteria: max.map((one, index) => ({ code: `${code}${index + 1}`, max: one })),
  });

  test.each([
    ['whole', template.groups, []],
    ['without groups', [], [{ kind: 'total', total: 0 }]],
    ['an empty group', [group('A', 100, 100), group('B', 0)], [{ kind: 'empty', group: 'B' }]],
    ['not 100', [group('A', 60, 60), group('B', 39.5, 39.5)], [{ kind: 'total', total: 99.5 }]],
    [
      'a group that is not the sum of its criteria',
      [group('A', 60, 20, 30), group('B', 40, 40)],
      [{ kind: 'groupSum', group: 'A', sum: 50, points: 60 }],
    ],
    [
      'points that cannot be given',
      [group('A', 66.5, 33.3, 33.2), group('B', 33.5, 33.5, 0)],
      [
        { kind: 'points', criterion: 'A1', max: 33.3 },
        { kind: 'points', criterion: 'A2', max: 33.2 },
        { kind: 'points', criterion: 'B2', max: 0 },
      ],
    ],
    ['a duplicate criterion', [group('A', 50, 50), group('A', 50, 50)], [{ kind: 'twice', criterion: 'A1' }]],
  ])('%s must be fixed before activation', (_, groups, expected) => {
    expect(templateFaults({ ...template, groups })).toEqual(expected);
  });

  test('cannot be activated without a grade from 0 on', () => {
    expect(templateFaults({ ...template, grades: [{ code: 'A', min: 90 }] })).toEqual([{ kind: 'noLowestGrade' }]);
  });

  test('the grade is the best one reached, in any order of the grades', () => {
    expect([100, 90, 89.99, 80, 70, 69.99, 0].map((points) => gradeOf(template, points)?.code)).toEqual([
      'A',
      'A',
      'B',
      'B',
      'C',
      'D',
      'D',
    ]);
    expect(gradeOf({ grades: [] }, 100)).toBe(null);
  });
});
