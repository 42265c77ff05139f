import { noValue } from '#src/domain/content/list-query.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import { comparisons, type Comparison, type PeriodName, periodNames, usualComparison } from './period.ts';
import { type Unit, units } from './buckets.ts';
import { type Dimension, knownValues, type Statistic } from './statistics.ts';

/** The query of a statistic, which is kept in the address (W4.12). `unit` null: the one that suits the period. */
export interface FigureQuery {
  period: PeriodName;
  /** The two days of the period `days`; empty otherwise. */
  from: string;
  to: string;
  compare: Comparison;
  unit: Unit | null;
  /** By dimension; `none` for records without a value. */
  filters: Partial<Record<Dimension, string>>;
}

/** A query, and the names of the parameters in the address that were invalid: the page reports that they were ignored. */
export interface ReadQuery {
  query: FigureQuery;
  dropped: readonly string[];
}

/** Reads the address of a statistic. An invalid value falls back to the default and is reported. */
export function readFigureQuery(search: string, { usual, filters, source }: Statistic): ReadQuery {
  const params = new URLSearchParams(search);
  const dropped: string[] = [];
  const pick = <Value extends string>(name: string, values: readonly Value[]): Value | null => {
    const given = params.get(name);
    if (given === null || given === '') return null;
    const value = values.find((one) => one === given);
    if (value === undefined) dropped.push(name);
    return value ?? null;
  };
  const days = daysIn(params);
  const named = pick('period', periodNames);
  const areWanted = named === 'days' || params.has('from') || params.has('to');
  // With another period they have no meaning.
  if (areWanted && (days === null || (named !== 'days' && named !== null))) dropped.push('days');
  const isOfDays = days !== null && (named === 'days' || named === null);
  const chosen = filters.flatMap((dimension) => {
    // Of the dimensions without known values only the type of a content is a filter.
    const values = knownValues(dimension, source) ?? contentTypes.map(({ path }) => path);
    const value = pick(dimension, [...values, noValue]);
    return value ? [[dimension, value] as const] : [];
  });
  return {
    query: {
      period: isOfDays ? 'days' : named === 'days' || named === null ? usual : named,
      from: isOfDays ? days.from : '',
      to: isOfDays ? days.to : '',
      compare: pick('compare', comparisons) ?? usualComparison,
      unit: pick('unit', units),
      filters: Object.fromEntries(chosen),
    },
    dropped,
  };
}

function daysIn(params: URLSearchParams): { from: string; to: string } | null {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return isDay(from) && isDay(to) && from <= to && from >= '1990-01-01' && to <= '2099-12-31' ? { from, to } : null;
}

/** Writes a query into the address. Defaults are left out. */
export function writeFigureQuery(query: FigureQuery, { usual, filters }: Pick<Statistic, 'usual' | 'filters'>): string {
  const params = new URLSearchParams();
  if (query.period === 'days') {
    params.set('from', query.from);
    params.set('to', query.to);
  } else if (query.period !== usual) params.set('period', query.period);
  if (query.compare !== usualComparison) params.set('compare', query.compare);
  if (query.unit !== null) params.set('unit', query.unit);
  for (const dimension of filters) {
    const value = query.filters[dimension];
    if (value) params.set(dimension, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}
