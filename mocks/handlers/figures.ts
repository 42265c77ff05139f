import type { countedEndpoints, figureEndpoints } from '#src/api/endpoints/figures.ts';
import { statistics } from '#src/domain/figures/statistics.ts';
import { countedDimensions, countedRows, type CountedSource } from '#mocks/figures/counted.ts';
import { fits, isWithin } from '#mocks/figures/fact.ts';
import { figuresFor } from '#mocks/figures/figures.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { paginate } from './paginate.ts';

/** The figures of each statistic, computed from the records (decision 041). */
export const figureResolvers: ResolversOf<typeof figureEndpoints> = Object.fromEntries(
  statistics.map((statistic) => [
    statistic.path,
    ({ unit, ...query }, call: Call) => figuresFor(statistic, { ...query, unit: unit ?? null }, call),
  ]),
);

const recordsOf =
  (source: CountedSource): ResolversOf<typeof countedEndpoints>[CountedSource] =>
  async ({ pageNum, pageSize, from, to, except = '', ...filters }, call) => {
    const without = new Set(except === '' ? [] : except.split(','));
    const found = (await countedRows(source, call)).filter((row) => {
      const of = countedDimensions(row);
      return isWithin(row.time, from, to) && fits(of, filters) && !without.has(of.content ?? '');
    });
    const sum = found.reduce((all, { count }) => all + count, 0);
    return { ...paginate(found.toReversed(), { pageNum, pageSize }), sum };
  };

/** The records behind figures that have no other list, latest first. */
export const countedResolvers: ResolversOf<typeof countedEndpoints> = {
  browsing: recordsOf('browsing'),
  experiences: recordsOf('experiences'),
};
