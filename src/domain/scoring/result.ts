import { pointsIn, type ScoreSheet, totalOf } from './sheet.ts';
import { type CriterionGroup, type Grade, gradeOf, type ScoreTemplate, sumOf } from './template.ts';

/** A sheet that its expert has submitted. */
export interface SubmittedSheet extends ScoreSheet {
  id: string;
}

/**
 * By which rule results are computed (decision 036): they are final from `fewestForResult` sheets on; from `fewestForDropping` on the
 * highest and the lowest total are dropped; a total `outlierDistance` from the mean of all is flagged. A result that is passed
 * keeps the rule with it.
 */
export const resultRule = {
  name: 'trimmedMean',
  parameters: { fewestForResult: 3, fewestForDropping: 5, outlierDistance: 15 },
};
const { fewestForResult, fewestForDropping, outlierDistance } = resultRule.parameters;

/** Why a base fails whatever its mean. */
type Failing = { kind: 'veto'; sheet: string; condition: string } | { kind: 'groupFloor'; group: string };

interface ScoredSheet {
  id: string;
  total: number;
  /** The highest and the lowest total of five or more sheets do not count. */
  isDropped: boolean;
  /** The total differs from the mean of all sheets by more than 15 points. */
  isOutlier: boolean;
}

/** The result of a panel, with all that it was computed from. One that was passed is stored (`PassedResult`). */
export interface ScoreResult {
  /** In the order of their totals. */
  sheets: ScoredSheet[];
  /** The mean of the sheets that count, two decimals, half up; null as long as there are too few. */
  mean: number | null;
  /** The grade of the mean as it is shown; null without a mean, and for a base that fails. */
  grade: Grade | null;
  failings: Failing[];
}

/** Computes the result of all submitted sheets (decision 036). Their order does not matter. */
export function resultOf(template: ScoreTemplate, submitted: readonly SubmittedSheet[]): ScoreResult {
  const sheets = scored(
    submitted.map((sheet) => ({ id: sheet.id, total: totalOf(template, sheet) })).toSorted(byTotal),
  );
  const counted = sheets.filter(({ isDropped }) => !isDropped);
  const mean = sheets.length < fewestForResult ? null : meanOf(counted.map(({ total }) => total));
  const failings = failingsOf(template, submitted);
  return { sheets, mean, grade: mean === null || failings.length > 0 ? null : gradeOf(template, mean), failings };
}

interface Total {
  id: string;
  total: number;
}

/** Whether the base fails whatever its mean: a result that is final and fails has no grade. */
export const isFailing = ({ mean, failings }: ScoreResult): boolean => mean !== null && failings.length > 0;

/** The veto conditions that one sheet found. */
export const vetoesOf = ({ failings }: ScoreResult, sheet: string): readonly string[] =>
  failings.flatMap((failing) => (failing.kind === 'veto' && failing.sheet === sheet ? [failing.condition] : []));

/** Of equal totals the ids decide which is dropped, so that it is always the same one. */
const byTotal = (a: Total, b: Total): number => a.total - b.total || compare(a.id, b.id);

/** The same in each language, so that a result stays the same wherever it is computed. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function scored(sorted: readonly Total[]): ScoredSheet[] {
  const all = sorted.length;
  const sum = sumOf(sorted.map(({ total }) => total));
  return sorted.map(({ id, total }, index) => ({
    id,
    total,
    isDropped: all >= fewestForDropping && (index === 0 || index === all - 1),
    // Without a division, which would round.
    isOutlier: Math.abs(total * all - sum) > outlierDistance * all,
  }));
}

/**
 * The mean of totals, rounded half up to two decimals. Totals are halves, so all is computed in whole numbers: exactly .005 goes
 * up.
 */
export function meanOf(totals: readonly number[]): number {
  const halves = sumOf(totals.map((total) => total * 2));
  const parts = totals.length * 2;
  const rounded = halves * 100 + parts / 2;
  return (rounded - (rounded % parts)) / parts / 100;
}

function failingsOf(template: ScoreTemplate, submitted: readonly SubmittedSheet[]): Failing[] {
  const found = submitted.flatMap(({ id, vetoes }) => vetoes.map((condition) => ({ sheet: id, condition })));
  const weak = template.groups.filter((group) => isBelowFloor(group, template.groupFloorPercent, submitted));
  return [
    ...found
      .toSorted((a, b) => compare(a.sheet, b.sheet) || compare(a.condition, b.condition))
      .map((veto) => ({ kind: 'veto', ...veto }) as const),
    ...weak.map(({ code }) => ({ kind: 'groupFloor', group: code }) as const),
  ];
}

/**
 * Whether the experts give a group too little. All sheets count for it, also those whose total is dropped: otherwise one point
 * more could drop another sheet, and fail a base.
 */
const isBelowFloor = (group: CriterionGroup, floor: number | null, sheets: readonly SubmittedSheet[]): boolean =>
  floor !== null &&
  sheets.length >= fewestForResult &&
  sumOf(sheets.map((sheet) => pointsIn(sheet, group.criteria))) * 100 < group.points * floor * sheets.length;
