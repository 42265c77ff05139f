import { expect, test } from 'vitest';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { lookOf } from '#src/domain/figures/colours.ts';
import { progresses, visitors } from '#src/domain/figures/statistics.ts';
import { visitorGroups } from '#src/domain/figures/visitor-groups.ts';
import { baseKinds } from '#src/domain/scoring/kinds.ts';

test('W4.7: each value has its own look, independent of others; values of a dimension differ, neighbours also in greyscale', () => {
  const orders = [
    ['kind', baseKinds],
    ['group', visitorGroups],
    ['visitor', visitors],
    ['progress', progresses],
    ['status', consultationStatuses],
  ] as const;
  for (const [dimension, keys] of orders) {
    const looks = keys.map((key) => JSON.stringify(lookOf(dimension, key)));
    expect([dimension, new Set(looks).size]).toEqual([dimension, keys.length]);
    const hatched = keys.map((key) => lookOf(dimension, key)?.isHatched);
    expect([dimension, hatched.every((one, index) => index === 0 || one !== hatched[index - 1])]).toEqual([
      dimension,
      true,
    ]);
  }
  const usual = recordStatuses.map((status) => JSON.stringify(lookOf('status', status)));
  expect(usual.every((look) => look !== 'null')).toEqual(true);
});

test('W4.7: the name of a grade determines its look, distinct within its scale; unknown is grey', () => {
  const scales = [
    '优秀 良好 合格 不合格',
    '优 良 中 差',
    '一级 二级 三级 四级 五级',
    '五星级 四星级 三星级',
    'A B C D',
  ];
  for (const scale of [...scales, '国家级 省级 市级 县级']) {
    const looks = scale.split(' ').map((word) => lookOf('grade', word));
    expect([scale, new Set(looks.map((look) => JSON.stringify(look))).size]).toEqual([scale, looks.length]);
    expect(looks.filter((look) => look?.colour === '#7f7f7f')).toEqual([]);
  }
  expect(lookOf('grade', '')).toEqual({ colour: '#7f7f7f', isHatched: true });
  expect(lookOf('city', '南宁市')).toBeNull();
});
