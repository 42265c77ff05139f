import { besideBuckets, bucketsOf, type Unit } from '#src/domain/figures/buckets.ts';
import { noValue } from '#src/domain/content/list-query.ts';
import { type FigureRow, type FigureTable, mostContents, otherKey } from '#src/domain/figures/figures.ts';
import type { Days, Period } from '#src/domain/figures/period.ts';
import { type Breakdown, type Dimension, knownValues, type Source } from '#src/domain/figures/statistics.ts';
import { type Dimensions, type Fact, isWithin } from './fact.ts';

/** The input of a table: the records of the period and of the comparison. */
export interface Counted {
  source: Source;
  filters: Dimensions;
  period: Period;
  compared: Period | null;
  unit: Unit;
  today: string;
  facts: readonly Fact[];
  before: readonly Fact[] | null;
  compareGrades: (one: string, other: string) => number;
}

/** Computes the table of a breakdown. Its rows add up to the total, and the columns of each row to its value. */
export function tableOf(breakdown: Breakdown, counted: Counted): FigureTable {
  const { by, split } = breakdown;
  const columns = split ? columnsOf(split, counted) : [];
  const rowOf = (
    named: Pick<FigureRow, 'key' | 'name' | 'days' | 'was'>,
    facts: readonly Fact[],
    before: readonly Fact[] | null,
  ) => ({
    ...named,
    value: sumOf(facts),
    running: runningOf(facts, counted),
    parts: split ? columns.map((column) => sumOf(facts.filter(({ of }) => (of[split] ?? '') === column))) : [],
    before: before && sumOf(before),
    mean: meanOf(facts),
  });
  if (by === 'time') return { by, columns, rows: timeRows(counted, rowOf) };
  const { facts, before } = counted;
  const rows = keysOf(by, counted).map((key) =>
    rowOf(
      { key, name: titleOf(by, key, [...facts, ...(before ?? [])]), days: null, was: null },
      having(facts, by, key),
      before && having(before, by, key),
    ),
  );
  if (by !== 'content') return { by, columns, rows };
  const top = new Set(rows.map(({ key }) => key));
  const isOther = ({ of }: Fact) => !top.has(of[by] ?? '');
  const other = rowOf(
    { key: otherKey, name: null, days: null, was: null },
    facts.filter(isOther),
    before && before.filter(isOther),
  );
  return { by, columns, rows: other.value > 0 || (other.before ?? 0) > 0 ? [...rows, other] : rows };
}

type RowOf = (
  named: Pick<FigureRow, 'key' | 'name' | 'days' | 'was'>,
  facts: readonly Fact[],
  before: readonly Fact[] | null,
) => FigureRow;

/** One row for each day, week or month, with the corresponding days of the comparison. */
function timeRows({ period, compared, unit, today, facts, before }: Counted, rowOf: RowOf): FigureRow[] {
  const buckets = bucketsOf(period, unit, today);
  const earlier = compared ? besideBuckets(buckets, compared, unit) : [];
  return buckets.map((bucket, index) => {
    const was = earlier[index] ?? null;
    return rowOf(
      { key: bucket.from, name: null, days: bucket, was },
      during(facts, bucket),
      before && was ? during(before, was) : null,
    );
  });
}

const during = (facts: readonly Fact[], { from, to }: Days) => facts.filter(({ day }) => isWithin(day, from, to));

const having = (facts: readonly Fact[], by: Dimension, key: string) => facts.filter(({ of }) => (of[by] ?? '') === key);

/**
 * The values that have rows: the known ones in their order, then all others of the records, grades in their order and other
 * values by size. Records without a value come last.
 */
function keysOf(by: Dimension, { source, filters, facts, before, compareGrades }: Counted): string[] {
  const chosen = filters[by];
  if (chosen) return [chosen === noValue ? '' : chosen];
  const found = new Map<string, number>();
  for (const { of, weight } of [...facts, ...(before ?? []).map((fact) => ({ ...fact, weight: 0 }))])
    found.set(of[by] ?? '', (found.get(of[by] ?? '') ?? 0) + weight);
  const known = knownValues(by, source) ?? [];
  const others = [...found.keys()].filter((key) => key !== '' && !known.includes(key));
  const ordered = others.toSorted(
    by === 'grade' ? compareGrades : (a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0) || compareNames(a, b),
  );
  const listed = by === 'content' ? ordered.slice(0, mostContents) : ordered;
  return [...known, ...listed, ...(found.has('') ? [''] : [])];
}

const { compare: compareNames } = new Intl.Collator('zh-CN');

/** Only values with records: a table of all values would be wider than a screen. */
const columnsOf = (split: Dimension, counted: Counted): string[] =>
  keysOf(split, counted).filter((key) => counted.facts.some(({ of }) => (of[split] ?? '') === key));

const titleOf = (by: Dimension, key: string, facts: readonly Fact[]): string | null =>
  by === 'content' ? (facts.find(({ of }) => of.content === key)?.title ?? null) : null;

export const sumOf = (facts: readonly Fact[]): number => facts.reduce((sum, { weight }) => sum + weight, 0);

/** The part of a sum that the unfinished day contributes. */
export const runningOf = (facts: readonly Fact[], { period, today }: Pick<Counted, 'period' | 'today'>): number =>
  period.isOpen ? sumOf(during(facts, { from: today, to: today })) : 0;

/** The mean of the reviews’ means, rounded half up to two decimals. Computed with integers, in hundredths. */
export function meanOf(facts: readonly Fact[]): number | null {
  const points = facts.flatMap((fact) => fact.points ?? []);
  if (points.length === 0) return null;
  const hundredths = points.reduce((sum, one) => sum + Math.round(one * 100), 0);
  return Math.floor((2 * hundredths + points.length) / (2 * points.length)) / 100;
}
