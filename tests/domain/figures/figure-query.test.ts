import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FigureQuery, readFigureQuery, writeFigureQuery } from '#src/domain/figures/figure-query.ts';
import { units } from '#src/domain/figures/buckets.ts';
import { comparisons, periodNames } from '#src/domain/figures/period.ts';
import { type Statistic, statistics } from '#src/domain/figures/statistics.ts';
import { noValue } from '#src/domain/content/list-query.ts';

const count = statistics.find(({ name }) => name === 'saBaseCount') as Statistic;
const usual: FigureQuery = { period: 'all', from: '', to: '', compare: 'previous', unit: null, filters: {} };

describe('the address of a statistic', () => {
  test.each([
    ['', usual, []],
    ['?period=lastYear&compare=year&unit=week', { ...usual, period: 'lastYear', compare: 'year', unit: 'week' }, []],
    ['?from=2026-01-01&to=2026-02-28', { ...usual, period: 'days', from: '2026-01-01', to: '2026-02-28' }, []],
    ['?from=2026-02-30&to=2026-03-01', usual, ['days']],
    ['?from=2026-03-02&to=2026-03-01', usual, ['days']],
    ['?period=days', usual, ['days']],
    [
      '?period=days&from=2026-01-01&to=2026-02-28',
      { ...usual, period: 'days', from: '2026-01-01', to: '2026-02-28' },
      [],
    ],
    ['?from=2026-01-01&to=2026-01-01', { ...usual, period: 'days', from: '2026-01-01', to: '2026-01-01' }, []],
    ['?from=1990-01-01&to=2099-12-31', { ...usual, period: 'days', from: '1990-01-01', to: '2099-12-31' }, []],
    ['?from=1989-12-31&to=2026-01-01', usual, ['days']],
    ['?from=2026-01-01&to=2100-01-01', usual, ['days']],
    ['?from=2026-01-01', usual, ['days']],
    ['?to=2026-01-01', usual, ['days']],
    ['?period=&compare=&unit=&city=', usual, []],
    ['?period=lastYear&from=2026-01-01&to=2026-02-28', { ...usual, period: 'lastYear' }, ['days']],
    ['?period=century&compare=all&unit=hour', usual, ['period', 'compare', 'unit']],
    ['?city=南宁市&kind=none', { ...usual, filters: { city: '南宁市', kind: noValue } }, []],
    ['?city=上海市&kind=natureEducation', { ...usual, filters: { kind: 'natureEducation' } }, ['city']],
    ['?group=school&utm=1', usual, []],
  ])('W4.12: %s', (search, query, dropped) => {
    expect(readFigureQuery(search, count)).toEqual({ query, dropped });
  });

  test('W4.12: a filter by type accepts existing types, and reports others', () => {
    const typed = statistics.find(({ filters }) => filters.includes('type')) as Statistic;
    expect(readFigureQuery('?type=/home/scienceKnowledge', typed)).toMatchObject({
      query: { filters: { type: '/home/scienceKnowledge' } },
      dropped: [],
    });
    expect(readFigureQuery('?type=/home/nonsense', typed)).toMatchObject({ query: { filters: {} }, dropped: ['type'] });
  });

  test.each([
    ['', usual],
    ['?period=lastYear', { ...usual, period: 'lastYear' }],
    ['?compare=none', { ...usual, compare: 'none' }],
    ['?from=2026-01-01&to=2026-02-28', { ...usual, period: 'days', from: '2026-01-01', to: '2026-02-28' }],
    ['?compare=year&unit=week&city=none', { ...usual, compare: 'year', unit: 'week', filters: { city: noValue } }],
  ] as const)('W4.12: defaults are left out: %s', (search, query) => {
    expect(writeFigureQuery(query, count)).toEqual(search);
  });

  test('W4.12: a written query is read back', () => {
    const days = fc.tuple(fc.constantFrom('1990-01-01', '2026-01-01'), fc.constantFrom('2026-01-01', '2099-12-31'));
    const periods = fc.oneof(
      fc.record({ period: fc.constantFrom(...periodNames.filter((name) => name !== 'days')) }),
      days.map(([from, to]) => ({ period: 'days' as const, from, to })),
    );
    const others = fc.record({
      compare: fc.constantFrom(...comparisons),
      unit: fc.constantFrom(null, ...units),
      filters: fc.record(
        { city: fc.constantFrom('南宁市', noValue), kind: fc.constant('other') },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(periods, others, (period, asked) => {
        const query = { ...usual, ...period, ...asked };
        expect(readFigureQuery(writeFigureQuery(query, count), count)).toEqual({ query, dropped: [] });
      }),
    );
  });
});
