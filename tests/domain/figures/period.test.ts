import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparedWith,
  type Comparison,
  comparisons,
  countDays,
  type PeriodName,
  periodNames,
  periodOf,
} from '#src/domain/figures/period.ts';
import { addDays } from '#src/domain/working-days/days.ts';

const today = '2026-11-22';
const first = '2025-03-10';
const whole = { from: '2026-07-01', to: '2026-09-30' };
const some = { from: '2026-09-10', to: '2026-09-23' };

/** Name, given days, from, to, number of days, whether it is open, whole months. */
test.each<[PeriodName, { from: string; to: string }, string, string, number, boolean, number | null]>([
  ['thisMonth', some, '2026-11-01', '2026-11-22', 22, true, null],
  ['lastMonth', some, '2026-10-01', '2026-10-31', 31, false, 1],
  ['last30', some, '2026-10-24', '2026-11-22', 30, true, null],
  ['thisYear', some, '2026-01-01', '2026-11-22', 326, true, null],
  ['lastYear', some, '2025-01-01', '2025-12-31', 365, false, 12],
  ['all', some, '2025-03-10', '2026-11-22', 623, true, null],
  ['days', some, '2026-09-10', '2026-09-23', 14, false, null],
  ['days', whole, '2026-07-01', '2026-09-30', 92, false, 3],
  ['days', { from: '2026-11-10', to: '2026-12-31' }, '2026-11-10', '2026-11-22', 13, true, null],
  ['days', { from: '2027-01-01', to: '2027-01-31' }, '2027-01-01', '2027-01-01', 1, true, null],
])('W4.3: %s of %o begins %s and ends %s', (name, given, from, to, days, isOpen, months) => {
  expect(periodOf(name, today, first, given)).toEqual({ from, to, days, isOpen, months });
});

/** Name, given days, comparison, expected comparison period. */
test.each<[PeriodName, { from: string; to: string }, Comparison, string | null]>([
  ['thisMonth', some, 'previous', '2026-10-01 – 2026-10-21: 21'],
  ['thisMonth', some, 'year', '2025-11-01 – 2025-11-21: 21'],
  ['lastMonth', some, 'previous', '2026-09-01 – 2026-09-30: 30'],
  ['lastMonth', some, 'year', '2025-10-01 – 2025-10-31: 31'],
  ['last30', some, 'previous', '2026-09-25 – 2026-10-23: 29'],
  ['last30', some, 'year', '2025-10-24 – 2025-11-21: 29'],
  ['thisYear', some, 'previous', '2025-01-01 – 2025-11-21: 325'],
  ['thisYear', some, 'year', '2025-01-01 – 2025-11-21: 325'],
  ['lastYear', some, 'previous', '2024-01-01 – 2024-12-31: 366'],
  ['days', whole, 'previous', '2026-04-01 – 2026-06-30: 91'],
  ['days', whole, 'year', '2025-07-01 – 2025-09-30: 92'],
  ['days', some, 'previous', '2026-08-27 – 2026-09-09: 14'],
  ['days', some, 'year', '2025-09-10 – 2025-09-23: 14'],
  ['days', { from: '2024-02-29', to: '2024-02-29' }, 'year', '2023-02-28 – 2023-02-28: 1'],
  ['all', some, 'previous', null],
  // Today alone has no finished day that could be compared.
  ['days', { from: '2026-11-22', to: '2026-11-22' }, 'previous', null],
  ['thisMonth', some, 'none', null],
])('W4.4: %s of %o, compared with %s, meets %s', (name, given, comparison, expected) => {
  const met = comparedWith(name, periodOf(name, today, first, given), comparison);
  expect(met && `${met.from} – ${met.to}: ${met.days}`).toBe(expected);
});

test('W4.4: 30 days of March meet the 28 of February, never a day of March itself', () => {
  const march = periodOf('thisMonth', '2026-03-30', first, some);
  expect(comparedWith('thisMonth', march, 'previous')).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-28',
    days: 28,
  });
});

const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count));
const asked = fc.record({
  name: fc.constantFrom(...periodNames),
  now: days,
  earliest: days,
  given: fc.tuple(days, days).map((two) => {
    const [from = '', to = ''] = two.toSorted();
    return { from, to };
  }),
  comparison: fc.constantFrom(...comparisons),
});

describe('laws of periods (decision 041)', () => {
  test('a period counts its days and ends today at the latest, unless it is in the future', () => {
    fc.assert(
      fc.property(asked, ({ name, now, earliest, given }) => {
        const { from, to, days: count, isOpen } = periodOf(name, now, earliest, given);
        expect([countDays({ from, to }), from <= to, to <= now || from === to]).toEqual([count, true, true]);
        if (to < now) expect(isOpen).toBe(false);
      }),
    );
  });

  test('W4.4: a leap year is compared with no day of its own year', () => {
    const year = periodOf('days', '2029-01-01', '2020-01-01', { from: '2028-01-01', to: '2028-12-31' });
    expect([year, comparedWith('days', year, 'previous')]).toMatchObject([
      { from: '2028-01-01', to: '2028-12-31', days: 366 },
      { from: '2027-01-01', to: '2027-12-31', days: 365 },
    ]);
  });

  test('W4.4: a comparison ends before its period and has as many days, or as many whole months', () => {
    fc.assert(
      fc.property(asked, ({ name, now, earliest, given, comparison }) => {
        const period = periodOf(name, now, earliest, given);
        const met = comparedWith(name, period, comparison);
        if (!met) return;
        expect(met.from < period.from).toBe(true);
        if (comparison === 'previous' || period.days < 365) expect(met.to < period.from).toBe(true);
        if (period.months === null) expect(Math.abs(met.days - period.days)).toBeLessThanOrEqual(3);
        else expect(met.months).toBe(period.months);
      }),
    );
  });
});
