import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDayOf, linesOf, widthOf } from '#src/views/figures/charts/axis-names.ts';
import { ticksOf } from '#src/views/figures/charts/axis-ticks.ts';

test.for([
  ['自然教育基地', ['自然教育基地']],
  ['“两山”实践创新基地', ['“两山”实践创新基地']],
  ['十万大山国家级自然保护区儿童营地', ['十万大山国家级自', '然保护区儿童营地']],
  ['Base turística de flores y viveros', ['Base turística de', 'flores y viveros']],
  ['70 分及以上自然保护区国家公园', ['70 分及以上自然', '保护区国家公园']],
  ['元宝山自然保护区（森林公园）', ['元宝山自然保护区', '（森林公园）']],
  ['会仙湿地的四季：喀斯特之肾', ['会仙湿地的四季：', '喀斯特之肾']],
  ['甲'.repeat(30), ['甲'.repeat(10), `${'甲'.repeat(9)}…`]],
] as const)('W7.3: the name %s is split into the lines %j', ([name, lines]) => {
  expect(linesOf(name, 10)).toEqual(lines);
});

test('W7.3: no line is wider than its space; a name that fits two lines is complete', () => {
  const letters = fc.constantFrom('甲', '“', 'a', 'á', ' ', '-');
  fc.assert(
    fc.property(
      fc.string({ unit: letters, minLength: 1, maxLength: 60 }),
      fc.integer({ min: 4, max: 20 }),
      (name, longest) => {
        const lines = linesOf(name, longest);
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(lines.filter((line) => widthOf(line) > longest)).toEqual([]);
        if (widthOf(name) <= 2 * longest - 1) expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
      },
    ),
  );
});

test('W7.3: the label of a bar or point is its month, or the first day of its week', () => {
  expect(
    ['2026-06（自2026-06-10起）', '2026-11-02 – 11-08', '2026-11-24（未结束）', '不足60分'].map(firstDayOf),
  ).toEqual(['2026-06', '2026-11-02', '2026-11-24', '不足60分']);
});

const rowOf = (values: readonly number[], before: number | null = null) => ({
  name: '',
  values,
  before,
  look: null,
  isOpen: false,
  hrefs: [],
});
const both = { now: '', before: '' };

test.for([
  [[rowOf([0])], null, [0, 1]],
  [[rowOf([3])], null, [0, 1, 2, 3]],
  [[rowOf([2, 7, 3]), rowOf([1])], null, [0, 5, 10, 15]],
  [[rowOf([122]), rowOf([59])], null, [0, 25, 50, 75, 100, 125]],
  [[rowOf([3748])], null, [0, 1000, 2000, 3000, 4000]],
  [[rowOf([40], 3748)], null, [0, 10, 20, 30, 40]],
  [[rowOf([40], 3748)], both, [0, 1000, 2000, 3000, 4000]],
] as const)('the axis for %j, compared: %j, has the round numbers %j', ([rows, periods, ticks]) => {
  expect(ticksOf({ rows, periods })).toEqual(ticks);
});
