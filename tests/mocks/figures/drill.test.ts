import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import { otherKey } from '#src/domain/figures/figures.ts';
import { units } from '#src/domain/figures/buckets.ts';
import { comparisons, periodNames } from '#src/domain/figures/period.ts';
import { type Dimension, knownValues, type Statistic, statistics } from '#src/domain/figures/statistics.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { noValue } from '#src/domain/content/list-query.ts';
import { baseKinds, basesPath } from '#src/domain/scoring/kinds.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { putRecord } from '#mocks/server/records.ts';
import { seedRecords } from '#mocks/seed/content/all-types.ts';
import { createBench, drillsOf, usualQuery } from './bench.ts';

const day = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2025-01-01', count));

/** Periods, comparisons and filters of all sorts. */
const queries = ({ filters, source }: Statistic): fc.Arbitrary<FigureQuery> =>
  fc
    .record({
      period: fc.constantFrom(...periodNames),
      days: fc.tuple(day, day).map((two) => two.toSorted()),
      compare: fc.constantFrom(...comparisons),
      unit: fc.constantFrom(null, ...units),
      filters: fc.record(
        Object.fromEntries(
          filters.map((name: Dimension) => [
            name,
            fc.constantFrom(...(knownValues(name, source) ?? ['/home/baseResources']), noValue),
          ]),
        ),
        { requiredKeys: [] },
      ),
    })
    .map(({ days: [from = '', to = ''], period, ...rest }) => ({
      period,
      from: period === 'days' ? from : '',
      to: period === 'days' ? to : '',
      ...rest,
    }));

/** Bases as the seed has none: without a city, with a kind that nobody knows, of the last night of a year. */
const [seeded] = seedRecords[basesPath];
const bases = fc.array(
  fc.record({
    area: fc.constantFrom('', '南宁市', '北海市', '柳州市城中区'),
    type: fc.constantFrom(...baseKinds, ''),
    createdTime: fc.constantFrom(
      '2025-12-31 23:59:59',
      '2026-01-01 00:00:00',
      '2026-02-28 08:00:00',
      '2026-11-22 09:00:00',
    ),
    status: fc.constantFrom('draft', 'online', 'offline'),
  }),
  { maxLength: 5 },
);

describe.for(statistics)('$name', (statistic) => {
  test(
    'W4.1: every figure leads to a list with exactly its number, for generated records and filters',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(queries(statistic), bases, fc.infiniteStream(fc.nat()), async (query, added, picks) => {
          const bench = createBench();
          await bench.call('admin', '/sys/auth/getUserInfo');
          await bench.store.transaction(async (tx) => {
            for (const [index, base] of added.entries())
              await putRecord(tx, basesPath, { ...seeded, ...base, id: `G${index}` } as ContentRecord);
          });
          const drills = drillsOf(statistic, query, await bench.figures(statistic, query));
          const some = [...picks.take(12)].map((pick) => drills[pick % drills.length]);
          for (const drill of [drills[0], ...some])
            expect({ ...drill, value: await bench.listed(drill?.href ?? '') }).toEqual(drill);
        }),
        { numRuns: 12 },
      );
    },
  );

  test('W4.8: rows, columns and parts add up to the total', async () => {
    await fc.assert(
      fc.asyncProperty(queries(statistic), async (query) => {
        const bench = createBench();
        const { total, before, tables } = await bench.figures(statistic, query);
        for (const { by, rows, columns } of tables) {
          const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
          expect([by, sum(rows.map(({ value }) => value))]).toEqual([by, total]);
          if (columns.length > 0) expect(rows.map(({ parts }) => sum(parts))).toEqual(rows.map(({ value }) => value));
          if (by === 'content')
            expect(rows.filter(({ key, name }) => key !== '' && key !== otherKey && name === null)).toEqual([]);
          expect(before === null ? null : sum(rows.map((row) => row.before ?? 0))).toEqual(before);
        }
      }),
      { numRuns: 12 },
    );
  });

  test(
    'something is there to see without any filter, and each figure of it leads to its list',
    { timeout: 120_000 },
    async () => {
      const bench = createBench();
      const query = { ...usualQuery(statistic), compare: 'year' as const };
      const figures = await bench.figures(statistic, query);
      expect(figures.total).toBeGreaterThan(0);
      const drills = drillsOf(statistic, query, figures);
      for (const drill of drills) expect({ ...drill, value: await bench.listed(drill.href) }).toEqual(drill);
    },
  );
});
