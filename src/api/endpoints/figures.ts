import { object, optional, picklist, record, string } from 'valibot';
import { units } from '#src/domain/figures/buckets.ts';
import { CountedPage, Figures } from '#src/domain/figures/figures.ts';
import { statisticPath } from '#src/domain/figures/paths.ts';
import { comparisons, periodNames } from '#src/domain/figures/period.ts';
import { type Statistic, statistics } from '#src/domain/figures/statistics.ts';
import { count } from './count.ts';
import { read } from './endpoint.ts';

/** The figures of a statistic (decision 041). The server knows which days a period means today. */
const queryEndpoint = ({ path }: Statistic) =>
  read({
    path: `${path}/query`,
    request: object({
      period: picklist(periodNames),
      from: string(),
      to: string(),
      compare: picklist(comparisons),
      unit: optional(picklist(units)),
      /** By dimension; `none` for records without a value. */
      filters: record(string(), string()),
    }),
    response: Figures,
    right: path,
  });

/**
 * The records behind figures that have no list elsewhere, the latest first. Filters as in the query; `from` and `to` are days,
 * `except` contents that are left out, `path:id` with commas between.
 */
const recordsEndpoint = (path: string) =>
  read({
    path: `${path}/records`,
    request: object({
      pageNum: count,
      pageSize: count,
      from: optional(string()),
      to: optional(string()),
      city: optional(string()),
      kind: optional(string()),
      type: optional(string()),
      group: optional(string()),
      content: optional(string()),
      except: optional(string()),
    }),
    response: CountedPage,
    right: path,
  });

/** By the path of the statistic. */
export const figureEndpoints: Readonly<Record<string, ReturnType<typeof queryEndpoint>>> = Object.fromEntries(
  statistics.map((statistic) => [statistic.path, queryEndpoint(statistic)]),
);

export const countedEndpoints = {
  browsing: recordsEndpoint(statisticPath('saView')),
  experiences: recordsEndpoint(statisticPath('saExperienceUser')),
};
