import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDayOf, linesOf, widthOf } from '#src/views/figures/charts/axis-names.ts';

test.for([
  ['自然教育基地', ['自然教育基地']],
  ['“两山”实践创新基地', ['“两山”实践创新基地']],
  ['十万大山国家级自然保护区儿童营地', ['十万大山国家级自然保', '护区儿童营地']],
  ['Base turística de flores y viveros', ['Base turística de', 'flores y viveros']],
  ['70 分及以上自然保护区国家公园', ['70 分及以上自然保护', '区国家公园']],
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
