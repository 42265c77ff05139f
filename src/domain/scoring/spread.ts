import { meanOf } from './result.ts';
import type { ScoreSheet } from './sheet.ts';
import { type Criterion, criteriaOf, type ScoreTemplate } from './template.ts';

/** The range of the points that the experts gave for one criterion. */
export interface Spread {
  criterion: Criterion;
  least: number;
  mean: number;
  most: number;
}

/** The spread of each criterion over all submitted sheets, including dropped ones, in the order of the template. */
export const spreadOf = (
  template: Pick<ScoreTemplate, 'groups'>,
  sheets: readonly Pick<ScoreSheet, 'marks'>[],
): readonly Spread[] =>
  criteriaOf(template).flatMap((criterion) => {
    const points = sheets.map(({ marks }) => marks[criterion.code]?.points ?? 0);
    if (points.length === 0) return [];
    return [{ criterion, least: Math.min(...points), mean: meanOf(points), most: Math.max(...points) }];
  });
