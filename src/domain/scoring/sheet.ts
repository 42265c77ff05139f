import { isInSteps, needsComment } from './points.ts';
import { type Criterion, type CriterionGroup, criteriaOf, type ScoreTemplate, sumOf } from './template.ts';

/** The mark of one expert for one criterion. Null: no points yet, which differs from 0. */
export interface Mark {
  points: number | null;
  comment: string;
}

/** The marks of an expert by criterion code, and the veto conditions that the expert found (decision 036). */
export interface ScoreSheet {
  marks: Readonly<Record<string, Mark>>;
  vetoes: readonly string[];
}

const unmarked: Mark = { points: null, comment: '' };

const markOf = ({ marks }: Pick<ScoreSheet, 'marks'>, { code }: Criterion): Mark => marks[code] ?? unmarked;

/** The sum of the points given so far, in a group or in the whole template. */
export const pointsIn = (sheet: Pick<ScoreSheet, 'marks'>, criteria: readonly Criterion[]): number =>
  sumOf(criteria.map((criterion) => markOf(sheet, criterion).points ?? 0));

export const totalOf = (template: ScoreTemplate, sheet: Pick<ScoreSheet, 'marks'>): number =>
  pointsIn(sheet, criteriaOf(template));

/** How many criteria have points, of how many: “begun, 7 of 29”. */
export function progressOf(template: ScoreTemplate, sheet: Pick<ScoreSheet, 'marks'>): { marked: number; all: number } {
  const criteria = criteriaOf(template);
  return { marked: criteria.filter((one) => markOf(sheet, one).points !== null).length, all: criteria.length };
}

/** The points that can still be given in a group: the maxima of its criteria without points. */
export const pointsLeft = (sheet: Pick<ScoreSheet, 'marks'>, { criteria }: CriterionGroup): number =>
  sumOf(criteria.filter((one) => markOf(sheet, one).points === null).map(({ max }) => max));

/** What a criterion lacks for the submission of the sheet. */
export interface MissingMark {
  code: string;
  lacks: 'points' | 'comment' | 'validPoints';
}

/** Everything that a sheet lacks for its submission, in the order of the template. */
export const missingMarks = (template: ScoreTemplate, sheet: Pick<ScoreSheet, 'marks'>): readonly MissingMark[] =>
  criteriaOf(template).flatMap((criterion): MissingMark[] => {
    const { points, comment } = markOf(sheet, criterion);
    if (points === null) return [{ code: criterion.code, lacks: 'points' }];
    // Drafts and servers may contain values that no field accepts.
    if (points < 0 || points > criterion.max || !isInSteps(points))
      return [{ code: criterion.code, lacks: 'validPoints' }];
    const isExplained = comment.trim() !== '' || !needsComment(points, criterion.max);
    return isExplained ? [] : [{ code: criterion.code, lacks: 'comment' }];
  });
