import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besideBuckets, bucketsOf, fittingUnit, units } from '#src/domain/figures/buckets.ts';
import { countDays } from '#src/domain/figures/period.ts';
import { addDays } from '#src/domain/working-days/days.ts';

const today = '2026-11-22';
const texts = (from: string, to: string, unit: (typeof units)[number]) =>
  bucketsOf({ from, to }, unit, today).map((one) => `${one.from} – ${one.to}${one.isOpen ? ' open' : ''}`);

const beside = (period: readonly [string, string], compared: readonly [string, string], unit: (typeof units)[number]) =>
  besideBuckets(
    bucketsOf({ from: period[0], to: period[1] }, unit, today),
    { from: compared[0], to: compared[1] },
    unit,
  ).map((days) => days && `${days.from.slice(5)} – ${days.to.slice(5)}`);

test('W4.4: parts of time are compared with as many days, months with months, and no day is lost', () => {
  expect(beside(['2026-11-01', '2026-11-22'], ['2026-10-01', '2026-10-22'], 'week')).toEqual([
    '10-01 – 10-01',
    '10-02 – 10-08',
    '10-09 – 10-15',
    '10-16 – 10-22',
  ]);
  expect(beside(['2026-09-28', '2026-09-30'], ['2026-08-28', '2026-08-31'], 'day')).toEqual([
    '08-28 – 08-28',
    '08-29 – 08-29',
    '08-30 – 08-31',
  ]);
  expect(beside(['2026-03-26', '2026-03-31'], ['2026-02-25', '2026-02-28'], 'week')).toEqual(['02-25 – 02-28', null]);
  expect(beside(['2026-01-01', '2026-03-10'], ['2025-01-01', '2025-03-10'], 'month')).toEqual([
    '01-01 – 01-31',
    '02-01 – 02-28',
    '03-01 – 03-10',
  ]);
  expect(beside(['2026-01-31', '2026-03-02'], ['2025-12-31', '2026-01-30'], 'month')).toEqual([
    '12-31 – 12-31',
    '01-01 – 01-28',
    '01-29 – 01-30',
  ]);
});

test('W4.6: every day, week and month is included; cut or unfinished ones are open', () => {
  expect(texts('2026-11-19', '2026-11-22', 'day')).toEqual([
    '2026-11-19 – 2026-11-19',
    '2026-11-20 – 2026-11-20',
    '2026-11-21 – 2026-11-21',
    '2026-11-22 – 2026-11-22 open',
  ]);
  expect(texts('2026-11-05', '2026-11-22', 'week')).toEqual([
    '2026-11-05 – 2026-11-08 open',
    '2026-11-09 – 2026-11-15',
    '2026-11-16 – 2026-11-22 open',
  ]);
  expect(texts('2026-01-31', '2026-04-10', 'month')).toEqual([
    '2026-01-31 – 2026-01-31 open',
    '2026-02-01 – 2026-02-28',
    '2026-03-01 – 2026-03-31',
    '2026-04-01 – 2026-04-10 open',
  ]);
});

test('parts of a period are contiguous and contain all its days', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2019-12-01', count));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 800 }), fc.constantFrom(...units), (from, more, unit) => {
      const to = addDays(from, more);
      const parts = bucketsOf({ from, to }, unit, today);
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
      expect(parts.slice(1).map((one) => one.from)).toEqual(parts.slice(0, -1).map((one) => addDays(one.to, 1)));
      expect(parts.reduce((sum, one) => sum + countDays(one), 0)).toBe(more + 1);
    }),
  );
});

test('W7.8: a chart never gets more than 400 points', () => {
  expect([62, 63, 184, 185].map((days) => fittingUnit(null, { days }))).toEqual(['day', 'week', 'week', 'month']);
  expect(fittingUnit('day', { days: 400 })).toBe('day');
  expect(fittingUnit('day', { days: 401 })).toBe('week');
  expect(fittingUnit('day', { days: 2801 })).toBe('month');
});
