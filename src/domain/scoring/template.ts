import { isInSteps } from './points.ts';

/** A criterion, with points in steps of 0.5 from 0 to `max` (decision 036). */
export interface Criterion {
  code: string;
  max: number;
}

/** A group of criteria. `points` is the sum of their maxima. */
export interface CriterionGroup {
  code: string;
  points: number;
  criteria: readonly Criterion[];
}

/** A grade applies from `min` points on. Each template has one that applies from 0. */
export interface Grade {
  code: string;
  min: number;
}

/** The part of a scoring template that decides a result (decision 036). */
export interface ScoreTemplate {
  groups: readonly CriterionGroup[];
  grades: readonly Grade[];
  /** A base fails if the experts together give a group less than this percentage of its points; null: no minimum. */
  groupFloorPercent: number | null;
}

/** Why a template cannot come into force, and where. */
export type TemplateFault =
  | { kind: 'empty'; group: string }
  | { kind: 'points'; criterion: string; max: number }
  | { kind: 'twice'; criterion: string }
  | { kind: 'noLowestGrade' }
  | { kind: 'groupSum'; group: string; sum: number; points: number }
  | { kind: 'total'; total: number };

/** The sum of the points of all criteria. */
const fullPoints = 100;

/** All faults that prevent a template from coming into force. */
export function templateFaults({ groups, grades }: ScoreTemplate): readonly TemplateFault[] {
  const all = criteriaOf({ groups });
  const codes = all.map(({ code }) => code);
  const wrong = all.filter(({ max }) => max <= 0 || !isInSteps(max));
  const total = sumOf(groups.map(({ points }) => points));
  return [
    ...wrong.map(({ code, max }) => ({ kind: 'points', criterion: code, max }) as const),
    ...codes
      .filter((code, index) => codes.indexOf(code) !== index)
      .map((criterion) => ({ kind: 'twice', criterion }) as const),
    ...groups.flatMap(({ code: group, points, criteria }): TemplateFault[] => {
      if (criteria.length === 0) return [{ kind: 'empty', group }];
      const sum = sumOf(criteria.map(({ max }) => max));
      return sum === points ? [] : [{ kind: 'groupSum', group, sum, points }];
    }),
    ...(total === fullPoints ? [] : [{ kind: 'total', total } as const]),
    ...(grades.some(({ min }) => min === 0) ? [] : [{ kind: 'noLowestGrade' } as const]),
  ];
}

export const criteriaOf = ({ groups }: Pick<ScoreTemplate, 'groups'>): readonly Criterion[] =>
  groups.flatMap(({ criteria }) => criteria);

/** The best grade that the points reach. */
export function gradeOf({ grades }: Pick<ScoreTemplate, 'grades'>, points: number): Grade | null {
  const reached = grades.filter(({ min }) => points >= min);
  return reached.toSorted((a, b) => b.min - a.min)[0] ?? null;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
