import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import { type CountedRow, otherKey } from '#src/domain/figures/figures.ts';
import { units } from '#src/domain/figures/buckets.ts';
import { comparisons, periodNames } from '#src/domain/figures/period.ts';
import { type Dimension, knownValues, type Statistic, statistics } from '#src/domain/figures/statistics.ts';
import { noValue } from '#src/domain/content/list-query.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import type * as Browsing from '#mocks/seed/figures/browsing.ts';
import type * as Experiences from '#mocks/seed/figures/experiences.ts';
import { classesOf } from '#tests/support/by-class.ts';
import { isDeep } from '#tests/support/deep.ts';
import { createBench, type Drill, drillsOf, usualQuery } from './bench.ts';
import { generated, putGenerated } from './generated.ts';

const day = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2025-01-01', count));

/** Periods, comparisons and filters of all sorts. */
const queries = ({ filters, source }: Statistic): fc.Arbitrary<FigureQuery> =>
  fc
    .record({
      period: fc.constantFrom(...periodNames),
      days: fc.tuple(day, day).map((two) => two.toSorted()),
      compare: fc.constantFrom(...comparisons),
      unit: fc.constantFrom(null, ...units),
      filters: fc.oneof(
        fc.constant({}),
        fc.record(
          Object.fromEntries(
            filters.map((name: Dimension) => [
              name,
              fc.constantFrom(...(knownValues(name, source)?.slice(0, 8) ?? ['/home/baseResources']), noValue),
            ]),
          ),
          { requiredKeys: [] },
        ),
      ),
    })
    .map(({ days: [from = '', to = ''], period, ...rest }) => ({
      period,
      from: period === 'days' ? from : '',
      to: period === 'days' ? to : '',
      ...rest,
    }));

/** The browsing and experiences that replace the seed’s; null keeps those of the seed. */
const { seeded, isPast } = vi.hoisted(() => ({
  seeded: { browsing: null, experiences: null } as Record<'browsing' | 'experiences', readonly CountedRow[] | null>,
  isPast:
    (now: number) =>
    ({ time }: { time: string }) =>
      Date.parse(`${time.replace(' ', 'T')}+08:00`) <= now,
}));
vi.mock('#mocks/seed/figures/browsing.ts', async (original) => {
  const { browsingUntil } = await original<typeof Browsing>();
  return {
    browsingUntil: (start: number, now: number) =>
      seeded.browsing?.filter(isPast(now)).map(({ count, ...row }) => ({ ...row, views: count })) ??
      browsingUntil(start, now),
  };
});
vi.mock('#mocks/seed/figures/experiences.ts', async (original) => {
  const { experiencesUntil } = await original<typeof Experiences>();
  return {
    experiencesUntil: (start: number, now: number) =>
      seeded.experiences?.filter(isPast(now)).map(({ count, ...row }) => ({ ...row, people: count })) ??
      experiencesUntil(start, now),
  };
});
afterEach(() => {
  Object.assign(seeded, { browsing: null, experiences: null });
});

/** Shared by tests that only read. */
const reader = createBench();
/** At a time that is still the previous day in UTC. Newly generated rows replace the previous ones. */
const bench = createBench('2026-11-22T00:30:00+08:00');

/** Figures of one sort have the same filters in their addresses, and either all or none of them are zero. */
const sortOf = ({ what, value, href }: Drill): string =>
  JSON.stringify([
    [...new URL(href, 'http://app.test').searchParams.keys()],
    what.endsWith(' before'),
    what.startsWith(`content ${otherKey}`),
    value > 0,
  ]);

/** At most eight, from the first to the last. */
const spread = (drills: readonly Drill[]): readonly Drill[] => {
  const step = Math.ceil(drills.length / 8);
  return drills.filter((_, index) => index % step === 0);
};

test('generated records replace the seed', async () => {
  const viewed = statistics.filter(({ name }) => name === 'saView');
  const areCounted = () =>
    Promise.all(viewed.map(async (one) => (await reader.figures(one, usualQuery(one))).total > 0));
  expect(await areCounted()).toEqual([true]);
  Object.assign(seeded, { browsing: [] });
  expect(await areCounted()).toEqual([false]);
});

describe.for(statistics)('$name', (statistic) => {
  test(
    'W4.1: every figure leads to a list with exactly its number, for generated records and filters',
    { timeout: 120_000 },
    async () => {
      await bench.call('admin', '/sys/auth/getUserInfo');
      await fc.assert(
        fc.asyncProperty(
          queries(statistic),
          generated,
          fc.infiniteStream(fc.nat()),
          async (query, { browsing, experiences, ...stored }, picks) => {
            Object.assign(seeded, { browsing, experiences });
            await putGenerated(bench.store, stored);
            const drills = drillsOf(statistic, query, await bench.figures(statistic, query));
            // Most days of a long period are zero: the test takes the others, one zero day, and the sum of the rest.
            const [counting, empty] = [
              drills.filter(({ value }) => value > 0),
              drills.filter(({ value }) => value === 0),
            ];
            const some = [
              ...drills.slice(0, 1),
              ...drills.filter(({ what }) => what.startsWith(`content ${otherKey}`)),
              ...[...picks.take(8)].flatMap((pick) => counting[pick % counting.length] ?? []),
              ...empty.slice(0, 1),
            ];
            for (const drill of some) expect({ ...drill, value: await bench.listed(drill.href) }).toEqual(drill);
            for (const drill of some.slice(0, 2))
              expect({ ...drill, value: await bench.addedUp(drill.href) }).toEqual(drill);
          },
        ),
        { numRuns: isDeep ? 10 : 4, endOnFailure: true },
      );
    },
  );

  test('W4.8: rows, columns and parts add up to the total', async () => {
    await fc.assert(
      fc.asyncProperty(queries(statistic), async (query) => {
        const { total, before, tables } = await reader.figures(statistic, query);
        for (const { by, rows, columns } of tables) {
          const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
          expect([by, sum(rows.map(({ value }) => value))]).toEqual([by, total]);
          if (columns.length > 0) expect(rows.map(({ parts }) => sum(parts))).toEqual(rows.map(({ value }) => value));
          if (by === 'content')
            expect(rows.filter(({ key, name }) => key !== '' && key !== otherKey && name === null)).toEqual([]);
          expect(before === null ? null : sum(rows.map((row) => row.before ?? 0))).toEqual(before);
        }
      }),
      { numRuns: isDeep ? 12 : 8 },
    );
  });

  test(
    'without filters there are records, and figures of each sort lead to their lists',
    { timeout: 120_000 },
    async () => {
      const query = { ...usualQuery(statistic), compare: 'year' as const };
      const figures = await reader.figures(statistic, query);
      expect(figures.total).toBeGreaterThan(0);
      const drills = drillsOf(statistic, query, figures);
      const some = isDeep ? drills : classesOf(drills, sortOf).flatMap(spread);
      for (const drill of some) expect({ ...drill, value: await reader.listed(drill.href) }).toEqual(drill);
    },
  );
});
