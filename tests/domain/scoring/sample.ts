import type { SubmittedSheet } from '#src/domain/scoring/result.ts';
import { criteriaOf, type ScoreTemplate } from '#src/domain/scoring/template.ts';

/** A small template of 100 points in two groups. */
export const template: ScoreTemplate = {
  groups: [
    {
      code: 'A',
      points: 60,
      criteria: [
        { code: 'A1', max: 20 },
        { code: 'A2', max: 40 },
      ],
    },
    { code: 'B', points: 40, criteria: [{ code: 'B1', max: 40 }] },
  ],
  grades: [
    { code: 'C', min: 70 },
    { code: 'A', min: 90 },
    { code: 'D', min: 0 },
    { code: 'B', min: 80 },
  ],
  groupFloorPercent: 60,
};

/** A sheet with these points for the criteria, in their order. */
export const sheetOf = (id: string, points: readonly number[], vetoes: readonly string[] = []): SubmittedSheet => ({
  id,
  marks: Object.fromEntries(
    criteriaOf(template).map(({ code }, index) => [code, { points: points[index] ?? null, comment: '' }]),
  ),
  vetoes,
});

/** A sheet with this total; group B has the same share of it as in the template. */
export const sheetOfTotal = (id: string, total: number, vetoes: readonly string[] = []): SubmittedSheet => {
  const inB = Math.floor(total * 0.8) / 2;
  const inA2 = Math.min(40, total - inB);
  return sheetOf(id, [total - inB - inA2, inA2, inB], vetoes);
};
