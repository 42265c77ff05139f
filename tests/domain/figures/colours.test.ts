import { expect, test } from 'vitest';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { lookOf } from '#src/domain/figures/colours.ts';
import { progresses, visitors } from '#src/domain/figures/statistics.ts';
import { visitorGroups } from '#src/domain/figures/visitor-groups.ts';
import { baseKinds } from '#src/domain/scoring/kinds.ts';

test('W4.7: each value has its own colour, independent of others; neighbours also differ in greyscale', () => {
  const orders = [
    ['kind', baseKinds],
    ['group', visitorGroups],
    ['visitor', visitors],
    ['progress', progresses],
    ['status', consultationStatuses],
  ] as const;
  for (const [dimension, keys] of orders) {
    const colours = keys.map((key) => lookOf(dimension, key)?.colour);
    expect([dimension, new Set(colours).size]).toEqual([dimension, keys.length]);
    const hatched = keys.map((key) => lookOf(dimension, key)?.isHatched);
    expect([dimension, hatched.every((one, index) => index === 0 || one !== hatched[index - 1])]).toEqual([
      dimension,
      true,
    ]);
  }
  const usual = recordStatuses.map((status) => JSON.stringify(lookOf('status', status)));
  expect(usual.every((look) => look !== 'null')).toEqual(true);
});

test('issue 29: grades share one colour, because their order is their rank; without a grade it is grey', () => {
  expect(['优秀', '四星级', ''].map((grade) => lookOf('grade', grade))).toEqual([
    null,
    null,
    { colour: '#7f7f7f', isHatched: true },
  ]);
  expect(lookOf('city', '南宁市')).toBeNull();
});
