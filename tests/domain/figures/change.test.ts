import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, changeOfRow, changeOfTotal, shareOf } from '#src/domain/figures/change.ts';

test.each([
  [5, null, { kind: 'none' }],
  [0, 0, { kind: 'same' }],
  [7, 7, { kind: 'same' }],
  [5, 0, { kind: 'new' }],
  [0, 5, { kind: 'share', percent: -100 }],
  [12, 8, { kind: 'share', percent: 50 }],
  [1000, 3, { kind: 'share', percent: 33_233.3 }],
  [10_001, 10_000, { kind: 'bitMore' }],
  [9999, 10_000, { kind: 'bitLess' }],
  [10_006, 10_000, { kind: 'share', percent: 0.1 }],
])('W4.5: %s, and %s before', (value, before, expected) => {
  expect(changeOf(value, before)).toEqual(expected);
});

const row = { key: '', name: null, value: 3, running: 0, before: 2, mean: null, parts: [] };

test.each([
  // Whole months are compared as months, whatever their number of days.
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', 'share'],
  ['2026-03-05', '2026-03-20', '2025-03-05', '2025-03-20', 'share'],
  // The days of a leap year reach one day further in another.
  ['2028-03-01', '2028-03-31', '2027-03-01', '2027-04-01', 'none'],
])('W4.4: a row of %s – %s beside %s – %s', (from, to, wasFrom, wasTo, kind) => {
  const was = { from: wasFrom, to: wasTo };
  expect(changeOfRow({ ...row, days: { from, to, isOpen: false }, was }, { to, isOpen: false })).toMatchObject({
    kind,
  });
});

test('issue 29: the unfinished day is left out of the change of the total and of its row', () => {
  const open = { to: '2026-11-26', isOpen: true };
  const week = {
    ...row,
    value: 70,
    running: 10,
    before: 50,
    days: { from: '2026-11-23', to: '2026-11-26', isOpen: true },
  };
  expect([
    changeOfTotal({ total: 70, running: 10, before: 50 }),
    changeOfRow({ ...week, was: { from: '2026-10-26', to: '2026-10-28' } }, open),
    // The same number of days as the row, but the row has finished only three.
    changeOfRow({ ...week, was: { from: '2026-10-26', to: '2026-10-29' } }, open),
  ]).toEqual([{ kind: 'share', percent: 20 }, { kind: 'share', percent: 20 }, { kind: 'none' }]);
});

test('W4.5: a change is never infinite, and has no number only where there is none to show', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), (value, before) => {
      const change = changeOf(value, before);
      if (change.kind === 'share') expect(Number.isFinite(change.percent)).toBe(true);
    }),
  );
});

test.each([
  [0, 0, { kind: 'none' }],
  [0, 9, { kind: 'share', percent: 0 }],
  [1, 3000, { kind: 'tiny' }],
  [2999, 3000, { kind: 'almost' }],
  [3000, 3000, { kind: 'share', percent: 100 }],
  [1, 3, { kind: 'share', percent: 33.3 }],
])('W4.8: the share of %s in %s', (value, total, expected) => {
  expect(shareOf(value, total)).toEqual(expected);
});
