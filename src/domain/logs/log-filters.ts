import type { ListQuery } from '#src/domain/content/list-query.ts';
import { type LogResult, logResults, type LogType, logTypes } from './log-entry.ts';

/** The filters of the log. `from` and `to` are days, `keyword` is searched in the object. */
export interface LogFilters {
  account?: string;
  type?: LogType;
  keyword?: string;
  result?: LogResult;
  from?: string;
  to?: string;
}

/** Reads the filters from the query. Unknown filters and invalid values count as absent. */
export function logFiltersOf({ filters }: Pick<ListQuery, 'filters'>): LogFilters {
  const { account, keyword, from, to } = filters;
  const type = logTypes.find((one) => one === filters['type']);
  const result = logResults.find((one) => one === filters['result']);
  const given = { account, type, keyword, result, from: dayOf(from), to: dayOf(to) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

const dayOf = (text: string | undefined): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;

/** A filter in use. Removing it removes all its `names` from the query. */
export interface ActiveLogFilter {
  kind: 'account' | 'type' | 'keyword' | 'result' | 'period';
  names: readonly (keyof LogFilters)[];
  value: string;
}

/** The filters in use, in the order of the filter bar. */
export function activeLogFilters({ from = '', to = '', ...filters }: LogFilters): readonly ActiveLogFilter[] {
  const single = (['keyword', 'account', 'type', 'result'] as const).flatMap((name): ActiveLogFilter[] => {
    const value = filters[name];
    return value ? [{ kind: name, names: [name], value }] : [];
  });
  const period: ActiveLogFilter[] =
    from || to ? [{ kind: 'period', names: ['from', 'to'], value: `${from} – ${to}`.trim() }] : [];
  return [...single, ...period];
}
