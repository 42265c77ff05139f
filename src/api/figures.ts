import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { CountedPage, Figures } from '#src/domain/figures/figures.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import type { RequestOf } from '#src/api/endpoints/endpoint.ts';
import { countedEndpoints, figureEndpoints } from '#src/api/endpoints/figures.ts';
import type { Http } from './http.ts';

/** The figures of a statistic (decision 041). */
export function fetchFigures(
  http: Http,
  { path }: Statistic,
  { unit, filters, ...query }: FigureQuery,
  signal: AbortSignal,
): Promise<Result<Figures>> {
  const endpoint = figureEndpoints[path];
  if (!endpoint) throw new Error(`${path} has no figures: add it to src/domain/figures/statistics.ts`);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  return http.call(endpoint, { ...query, filters: given, ...(unit === null ? {} : { unit }) }, { signal });
}

type CountedRequest = RequestOf<(typeof countedEndpoints)['browsing']>;

const filterNames = ['from', 'to', 'city', 'kind', 'type', 'group', 'content', 'except'] as const;

/** A page of the records behind the figures of browsing or of experiences. Unknown filters are left out. */
export function queryCounted(
  http: Http,
  source: keyof typeof countedEndpoints,
  { filters, pageNum, pageSize }: ListQuery,
  signal: AbortSignal,
): Promise<Result<CountedPage>> {
  const request: CountedRequest = { pageNum, pageSize };
  for (const name of filterNames) if (filters[name]) request[name] = filters[name];
  return http.call(countedEndpoints[source], request, { signal });
}
