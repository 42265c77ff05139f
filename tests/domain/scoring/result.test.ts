import { assert, constantFrom, property, record, array, integer, shuffledSubarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultRule } from '#src/domain/scoring/result-rule.ts';
import { isRounded, meanOf, resultOf, type SubmittedSheet } from '#src/domain/scoring/result.ts';
import { totalOf } from '#src/domain/scoring/sheet.ts';
import { criteriaOf } from '#src/domain/scoring/template.ts';
import { sheetOf, sheetOfTotal, template } from './sample.ts';

const panel = (...totals: number[]) => totals.map((total, index) => sheetOfTotal(`e${index + 1}`, total));

/** One line for a result: mean, grade, dropped and flagged sheets. */
function line(sheets: readonly SubmittedSheet[]) {
  const result = resultOf(template, sheets);
  const named = (which: 'isDropped' | 'isOutlier') => result.sheets.filter((one) => one[which]).map(({ id }) => id);
  return [result.mean, result.grade?.code ?? null, named('isDropped'), named('isOutlier')];
}

describe('worked examples of results (decision 036)', () => {
  test.each([
    ['no sheet', [], [null, null, [], []]],
    ['one', [90], [null, null, [], []]],
    ['two are not final', [90, 80], [null, null, [], []]],
    ['three: the mean of all', [90, 80, 85], [85, 'B', [], []]],
    ['four: the mean of all', [90, 80, 85, 70.5], [81.38, 'B', [], []]],
    ['five: highest and lowest dropped', [70, 80, 85, 90, 95], [85, 'B', ['e1', 'e5'], []]],
    ['seven', [91, 92, 93.5, 94, 95, 96, 99], [94.1, 'A', ['e1', 'e7'], []]],
    ['all equal', [88, 88, 88, 88, 88], [88, 'B', ['e1', 'e5'], []]],
    ['a mean of exactly .005 goes up', [80, 80, 80.5, 80], [80.13, 'B', [], []]],
    ['just a grade', [90, 90, 90], [90, 'A', [], []]],
    ['just under a grade', [90, 90, 89.5], [89.83, 'B', [], []]],
    [
      'an outlier is flagged against the mean of all, and dropped as well',
      [88, 90, 89, 91, 62],
      [89, 'B', ['e5', 'e4'], ['e5']],
    ],
    ['full points', [100, 100, 100], [100, 'A', [], []]],
    ['no points at all', [0, 0, 0], [0, null, [], []]],
  ] as const)('%s', (_, totals, expected) => {
    expect(line(panel(...totals))).toEqual(expected);
  });

  test('another rule sets the number of sheets for a final result, the dropped and the flagged ones, and is stored with the result', () => {
    const parameters = { fewestForResult: 2, fewestForDropping: 3, outlierDistance: 5 };
    const rule = { name: 'trimmedMean', parameters } as const;
    expect(resultOf(template, panel(90, 80), rule)).toMatchObject({ rule, mean: 85, grade: { code: 'B' } });
    expect(resultOf(template, panel(70, 84, 88), rule)).toMatchObject({
      mean: 84,
      sheets: [
        { id: 'e1', isDropped: true, isOutlier: true },
        { id: 'e2', isDropped: false, isOutlier: false },
        { id: 'e3', isDropped: true, isOutlier: true },
      ],
    });
    expect(resultOf(template, [])).toMatchObject({ rule: resultRule, mean: null });
  });

  test('decision 036: a distance of 15 points from the mean of all is accepted, half a point more is flagged', () => {
    expect(line(panel(60, 80, 85))).toEqual([75, 'C', [], []]);
    expect(line(panel(59, 80, 86))).toEqual([75, 'C', [], ['e1']]);
  });

  test('B21: a mean is rounded if the sum of the counted totals has no such quotient', () => {
    const isRoundedOf = (...totals: number[]) =>
      isRounded(
        resultOf(
          template,
          totals.map((total, index) => sheetOfTotal(`e${index}`, total)),
        ),
      );
    expect([
      isRoundedOf(84, 83, 83.5, 84),
      isRoundedOf(83.5, 83.5, 84, 84),
      isRoundedOf(81, 81, 81.5),
      isRoundedOf(80, 81, 82),
      // The highest and the lowest do not count.
      isRoundedOf(70, 80, 81, 82, 90.5),
      isRoundedOf(70, 80, 81, 82.5, 90),
    ]).toEqual([true, false, true, false, false, true]);
  });

  test('a veto fails a base with full points, and is listed with its sheet', () => {
    const { mean, grade, failings } = resultOf(template, [
      ...panel(100, 100),
      sheetOfTotal('e3', 100, ['fire', 'border']),
    ]);
    expect({ mean, grade, failings }).toEqual({
      mean: 100,
      grade: null,
      failings: [
        { kind: 'veto', sheet: 'e3', condition: 'border' },
        { kind: 'veto', sheet: 'e3', condition: 'fire' },
      ],
    });
  });

  test('a group under 60 % of its points fails the base if the template requires it', () => {
    const sheets = ['e1', 'e2', 'e3'].map((id) => sheetOf(id, [20, 40, id === 'e3' ? 23.5 : 24]));
    expect(resultOf(template, sheets).failings).toEqual([{ kind: 'groupFloor', group: 'B' }]);
    expect(resultOf({ ...template, groupFloorPercent: null }, sheets).failings).toEqual([]);
    const enough = ['e1', 'e2', 'e3'].map((id) => sheetOf(id, [20, 40, 24]));
    expect(resultOf(template, enough)).toMatchObject({ mean: 84, grade: { code: 'B' }, failings: [] });
  });
});

describe('laws of results', () => {
  const criteria = criteriaOf(template);
  const marks = record(Object.fromEntries(criteria.map(({ code, max }) => [code, integer({ min: 0, max: max * 2 })])));
  const vetoes = constantFrom<readonly string[]>([], [], [], ['fire']);
  const panels = array(record({ marks, vetoes }), { minLength: 0, maxLength: 9 }).map((sheets) =>
    sheets.map(({ marks: halves, vetoes: found }, index) =>
      sheetOf(
        `e${index}`,
        criteria.map(({ code }) => (halves[code] ?? 0) / 2),
        found,
      ),
    ),
  );

  test('the order of sheets does not matter', () => {
    const shuffled = panels.chain((sheets) =>
      shuffledSubarray(sheets, { minLength: sheets.length, maxLength: sheets.length }).map(
        (other) => [sheets, other] as const,
      ),
    );
    assert(
      property(shuffled, ([sheets, other]) => {
        expect(resultOf(template, other)).toEqual(resultOf(template, sheets));
      }),
    );
  });

  test('an additional point never lowers the mean or the grade, and never fails a base', () => {
    const raised = panels
      .filter((sheets) => sheets.length > 0)
      .chain((sheets) =>
        record({
          sheets: constantFrom(sheets),
          at: integer({ min: 0, max: sheets.length - 1 }),
          in: constantFrom(...criteria),
        }),
      );
    const heightOf = ({ grade }: ReturnType<typeof resultOf>) => grade?.min ?? -1;
    assert(
      property(raised, ({ sheets, at, in: { code, max } }) => {
        const more = sheets.map((sheet, index) => {
          const points = Math.min(max, (sheet.marks[code]?.points ?? 0) + 0.5);
          return index === at ? { ...sheet, marks: { ...sheet.marks, [code]: { points, comment: '' } } } : sheet;
        });
        const [before, after] = [resultOf(template, sheets), resultOf(template, more)];
        expect(after.mean ?? 0).toBeGreaterThanOrEqual(before.mean ?? 0);
        expect(heightOf(after)).toBeGreaterThanOrEqual(heightOf(before));
        expect(after.failings.length).toBeLessThanOrEqual(before.failings.length);
      }),
    );
  });

  test('the mean of equal sheets is their total', () => {
    const equal = record({ marks, size: integer({ min: 3, max: 9 }) });
    assert(
      property(equal, ({ marks: halves, size }) => {
        const points = criteria.map(({ code }) => (halves[code] ?? 0) / 2);
        const sheets = Array.from({ length: size }, (_, index) => sheetOf(`e${index}`, points));
        expect(resultOf(template, sheets).mean).toBe(totalOf(template, sheets[0] as SubmittedSheet));
      }),
    );
  });

  test('the mean is rounded to hundredths, half up', () => {
    const totals = array(integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 15 });
    assert(
      property(totals, (halves) => {
        const hundredths = Math.round(meanOf(halves.map((half) => half / 2)) * 100);
        // In whole numbers: 2n · mean = sum of halves.
        const excess = hundredths * 2 * halves.length - halves.reduce((sum, one) => sum + one, 0) * 100;
        expect(excess).toBeGreaterThan(-halves.length);
        expect(excess).toBeLessThanOrEqual(halves.length);
      }),
    );
  });
});
