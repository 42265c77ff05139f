import type { Review, ReviewRow } from './review.ts';
import { type ResultRule, resultRule } from './result-rule.ts';
import { pointsIn, type ScoreSheet, totalOf } from './sheet.ts';
import { type Grade, gradeOf, type ScoreTemplate, sumOf } from './template.ts';
import { type TemplateVersion, vetoText } from './template-version.ts';

/** A sheet that its expert has submitted. */
export interface SubmittedSheet extends ScoreSheet {
  id: string;
}

/** Why a base fails regardless of its mean. */
type Failing = { kind: 'veto'; sheet: string; condition: string } | { kind: 'groupFloor'; group: string };

interface ScoredSheet {
  id: string;
  total: number;
  /** The highest or the lowest total, which does not count. */
  isDropped: boolean;
  /** The total is too far from the mean of all sheets. */
  isOutlier: boolean;
}

/** The result of a panel, with everything that it was computed from. A passed result is stored (`PassedResult`). */
export interface ScoreResult {
  rule: ResultRule;
  /** In the order of their totals. */
  sheets: ScoredSheet[];
  /** The mean of the sheets that count, rounded half up to two decimals; null if there are too few sheets. */
  mean: number | null;
  /** The grade of the rounded mean; null without a mean, and for a base that fails. */
  grade: Grade | null;
  failings: Failing[];
}

/** Computes the result of all submitted sheets (decision 036). Their order does not matter. */
export function resultOf(
  template: ScoreTemplate,
  submitted: readonly SubmittedSheet[],
  rule: ResultRule = resultRule,
): ScoreResult {
  const totals = submitted.map((sheet) => ({ id: sheet.id, total: totalOf(template, sheet) })).toSorted(byTotal);
  const sheets = scored(totals, rule);
  const counted = sheets.filter(({ isDropped }) => !isDropped);
  const isFinal = sheets.length >= rule.parameters.fewestForResult;
  const mean = isFinal ? meanOf(counted.map(({ total }) => total)) : null;
  const failings = [...vetoFailings(submitted), ...(isFinal ? floorFailings(template, submitted) : [])];
  return { rule, sheets, mean, grade: mean === null || failings.length > 0 ? null : gradeOf(template, mean), failings };
}

interface Total {
  id: string;
  total: number;
}

/** The veto conditions that one sheet found. */
export const vetoesOf = ({ failings }: ScoreResult, sheet: string): readonly string[] =>
  failings.flatMap((failing) => (failing.kind === 'veto' && failing.sheet === sheet ? [failing.condition] : []));

/** Equal totals are ordered by their ids, so that the same sheet is always dropped. */
const byTotal = (a: Total, b: Total): number => a.total - b.total || compare(a.id, b.id);

/** Independent of the locale, so that a result is the same wherever it is computed. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function scored(sorted: readonly Total[], { parameters }: ResultRule): ScoredSheet[] {
  const { fewestForDropping, outlierDistance } = parameters;
  const all = sorted.length;
  const sum = sumOf(sorted.map(({ total }) => total));
  return sorted.map(({ id, total }, index) => ({
    id,
    total,
    isDropped: all >= fewestForDropping && (index === 0 || index === all - 1),
    // Compares without a division, which would round.
    isOutlier: Math.abs(total * all - sum) > outlierDistance * all,
  }));
}

/** Whether the mean of the sheets that count is a rounded number. */
export function isRounded({ sheets, mean }: Pick<ScoreResult, 'sheets' | 'mean'>): boolean {
  const counted = sheets.filter(({ isDropped }) => !isDropped);
  // In hundredths, because 83.63 × 4 is not a whole number in binary.
  return Math.round((mean ?? 0) * 100) * counted.length !== sumOf(counted.map(({ total }) => total)) * 100;
}

/**
 * The mean of totals, rounded half up to two decimals. Totals are multiples of 0.5, so everything is computed in whole numbers
 * and exactly .005 is rounded up.
 */
export function meanOf(totals: readonly number[]): number {
  const halves = sumOf(totals.map((total) => total * 2));
  const parts = totals.length * 2;
  const rounded = halves * 100 + parts / 2;
  return (rounded - (rounded % parts)) / parts / 100;
}

const vetoFailings = (submitted: readonly SubmittedSheet[]): Failing[] =>
  submitted
    .flatMap(({ id, vetoes }) => vetoes.map((condition) => ({ kind: 'veto', sheet: id, condition }) as const))
    .toSorted((a, b) => compare(a.sheet, b.sheet) || compare(a.condition, b.condition));

/**
 * The groups that got too few points. All sheets count, also the dropped ones: otherwise one point more could change which sheet
 * is dropped, and fail the base.
 */
const floorFailings = (
  { groups, groupFloorPercent: floor }: ScoreTemplate,
  sheets: readonly SubmittedSheet[],
): Failing[] =>
  groups
    .filter(
      ({ criteria, points }) =>
        floor !== null &&
        sumOf(sheets.map((sheet) => pointsIn(sheet, criteria))) * 100 < points * floor * sheets.length,
    )
    .map(({ code }) => ({ kind: 'groupFloor', group: code }));

/** The result that counts: the stored one of a passed review (W1.9), else that of the sheets submitted so far. */
export const resultThatCounts = ({
  template,
  passed,
  sheets,
}: Pick<Review, 'passed' | 'sheets'> & { template: ScoreTemplate }): ScoreResult =>
  passed?.result ?? resultOf(template, sheets ?? []);

/** Mean, grade and veto of a review. */
export type ShownResult = Pick<ReviewRow, 'mean' | 'grade' | 'fails' | 'isVetoed'>;

/** Mean, grade and veto as desk, page, paper and file show them (A6). */
export const shownResult = (
  { grades }: Pick<TemplateVersion, 'grades'>,
  { mean, grade, failings }: Pick<ScoreResult, 'mean' | 'grade' | 'failings'>,
): ShownResult => ({
  mean,
  grade: grade && (grades.find(({ code }) => code === grade.code)?.name ?? grade.code),
  fails: mean !== null && grade === null,
  isVetoed: failings.some(({ kind }) => kind === 'veto'),
});

/** The values of the texts `reviews:fail.…`. */
type NamedFailing =
  { kind: 'veto'; name: string; text: string } | { kind: 'groupFloor'; group: string; percent: number };

/** The reasons why a base fails: vetoes with their experts, and groups with too few points. */
export const namedFailings = (
  { failings }: Pick<ScoreResult, 'failings'>,
  template: TemplateVersion,
  nameOf: (sheet: string) => string,
): readonly NamedFailing[] =>
  failings.map((failing) =>
    failing.kind === 'veto'
      ? { kind: 'veto', name: nameOf(failing.sheet), text: vetoText(template, failing.condition) }
      : {
          kind: 'groupFloor',
          group: template.groups.find(({ code }) => code === failing.group)?.name ?? failing.group,
          percent: template.groupFloorPercent ?? 0,
        },
  );
