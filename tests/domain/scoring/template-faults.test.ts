import { expect, test } from 'vitest';
import { templateFaults, gradeOf } from '#src/domain/scoring/template.ts';
import { template } from './sample.ts';

const [first, second] = template.groups as [(typeof template.groups)[number], (typeof template.groups)[number]];

test('a valid template has no fault', () => {
  expect(templateFaults(template)).toEqual([]);
});

test.each([
  [
    'points that are zero, negative or in other steps',
    {
      ...first,
      criteria: [
        { code: 'A1', max: 0 },
        { code: 'A2', max: -1 },
        { code: 'A3', max: 0.3 },
        { code: 'A4', max: 60.7 },
      ],
    },
    [
      { kind: 'points', criterion: 'A1', max: 0 },
      { kind: 'points', criterion: 'A2', max: -1 },
      { kind: 'points', criterion: 'A3', max: 0.3 },
      { kind: 'points', criterion: 'A4', max: 60.7 },
    ],
  ],
  [
    'a code that occurs in two groups',
    { ...first, criteria: [{ code: 'B1', max: 60 }] },
    [{ kind: 'twice', criterion: 'B1' }],
  ],
  ['a group without criteria', { ...first, criteria: [] }, [{ kind: 'empty', group: 'A' }]],
  [
    'criteria that are worth less than their group',
    { ...first, criteria: [{ code: 'A1', max: 59.5 }] },
    [{ kind: 'groupSum', group: 'A', sum: 59.5, points: 60 }],
  ],
  [
    'groups that are worth more than 100 together',
    { ...first, points: 61, criteria: [{ code: 'A1', max: 61 }] },
    [{ kind: 'total', total: 101 }],
  ],
])('%s', (_, group, faults) => {
  expect(templateFaults({ ...template, groups: [group, second] })).toEqual(faults);
});

test('a template needs a grade from 0 on', () => {
  expect(templateFaults({ ...template, grades: [{ code: 'A', min: 60 }] })).toEqual([{ kind: 'noLowestGrade' }]);
});

test.each([
  [100, 'A'],
  [90, 'A'],
  [89.99, 'B'],
  [70, 'C'],
  [69.99, 'D'],
  [0, 'D'],
])('%s points are grade %s', (points, grade) => {
  expect(gradeOf(template, points)?.code).toBe(grade);
});

test('points below every threshold have no grade', () => {
  expect(gradeOf({ grades: [{ code: 'A', min: 60 }] }, 59.5)).toBeNull();
});
